"""Sentences, names and languages: the words that everything else may use."""

from companion.words.names import LONGEST_NAME, Name, NameFault, tidy_name
from companion.words.sentence import ENGLISH, Listing, Sentence, Translation, Value, mark, say, say_many

__all__ = [
    "ENGLISH",
    "LONGEST_NAME",
    "Listing",
    "Name",
    "NameFault",
    "Sentence",
    "Translation",
    "Value",
    "mark",
    "say",
    "say_many",
    "tidy_name",
]
