"""What keeps a site from being built, in one sentence."""

from companion.words import Sentence


class SiteError(Exception):
    """The site was not built, and what was there before is as it was."""

    def __init__(self, sentence: Sentence) -> None:
        """Keep the sentence that says why and what to do."""
        self.sentence = sentence
        super().__init__(str(sentence))
