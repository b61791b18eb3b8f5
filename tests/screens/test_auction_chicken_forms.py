"""Auction Chicken's forms as plain values: piles tapped card by card, tokens that can matter, ties that all break."""

import pytest

from companion.games.auction_chicken.facts import SUITS, Suit
from companion.tracker import RefusedError
from companion.ui.drafts import Form, read_form, write_form
from companion.ui.seating import Seating
from companion.ui.setups.auction_chicken import NothingMore, ready, setup_of
from companion.ui.tallies.auction_chicken import final_piles as finals
from companion.ui.tallies.auction_chicken.final_piles import AuctionChickenTally, FinalPiles
from tests.games.auction_chicken.table import c, cards

PLAYERS = ("Ada", "Ben", "Cy")


def blank(*options: str) -> AuctionChickenTally:
    return finals.begun(Form(own=FinalPiles(), seating=Seating(players=PLAYERS, options=options)))


def counted(form: AuctionChickenTally, **piles: str) -> AuctionChickenTally:
    """The form after these piles were tapped and everybody was gone through."""
    for player, text in piles.items():
        form = finals.gone_to(form, player)
        for own in cards(text):
            form = finals.tapped(form, own)
    return finals.gone_to(form, "Ada")


def test_a_card_is_put_into_the_pile_by_a_tap_and_taken_out_by_another() -> None:
    form = finals.tapped(finals.tapped(blank(), c("6mw")), c("Am"))
    assert finals.cards_of(form, "Ada") == cards("6mw Am")
    assert finals.cards_of(finals.tapped(form, c("6mw")), "Ada") == cards("Am")


def test_a_card_in_another_pile_is_refused_at_the_tap() -> None:
    form = finals.gone_to(finals.tapped(blank(), c("6mw")), "Ben")
    assert finals.owner_of(form, c("6mw")) == "Ada"
    with pytest.raises(RefusedError) as caught:
        finals.tapped(form, c("6mw"))
    assert (caught.value.ruling.rule, str(caught.value)) == (
        "AC-23",
        "The 6 of moons and waves is in Ada’s pile (AC-23).",
    )


def test_only_tokens_of_suits_with_an_ace_or_a_crown_are_asked_for() -> None:
    form = counted(blank(), Ada="9ms 6lk")
    assert finals.suits_asked(form) == ()
    form = finals.tapped(finals.tapped(form, c("Ck")), c("As"))
    assert finals.suits_asked(form) == (Suit.SUNS, Suit.KNOTS)


def test_the_table_has_two_tokens_of_a_suit_for_each_player() -> None:
    form = finals.told_tokens(blank(), Suit.SUNS, 4)
    assert (finals.tokens_of(form, "Ada", Suit.SUNS), finals.most_tokens(form, Suit.SUNS)) == (4, 6)
    assert finals.most_tokens(finals.gone_to(form, "Ben"), Suit.SUNS) == 2


def test_piles_are_counted_clockwise_and_nobody_is_left_out() -> None:
    form = blank()
    assert (finals.asked(form), finals.next_player(form)) == (("Ada", False), "Ben")
    form = finals.gone_to(finals.gone_to(form, "Cy"), "Ben")
    assert finals.next_player(form) is None


def test_without_a_tie_no_more_tokens_are_asked_for() -> None:
    form = counted(blank(), Ada="9ms", Ben="7wy", Cy="2mk")
    assert (finals.tied(form), finals.next_tied(form)) == ((), None)


def test_in_a_tie_all_tokens_of_the_tied_players_are_asked_for_one_after_the_other() -> None:
    form = counted(blank(), Ada="9ms", Ben="7wy", Cy="9lk")
    assert finals.tied(form) == ("Ada", "Cy")
    assert finals.next_tied(form) == "Cy"
    form = finals.broken(form, "Cy")
    assert (finals.asked(form), finals.suits_asked(form), finals.next_tied(form)) == (("Cy", True), SUITS, "Ada")
    form = finals.broken(finals.told_tokens(form, Suit.WYRMS, 3), "Ada")
    assert (finals.asked(form), finals.next_tied(form)) == (("Ada", True), None)
    form = finals.told_tokens(form, Suit.WAVES, 2)
    holdings = finals.final_of(form).holdings
    assert {name: dict(own.tokens) for name, own in holdings.items()} == {
        "Ada": {Suit.WAVES: 2},
        "Ben": {},
        "Cy": {Suit.WYRMS: 3},
    }


def test_a_card_put_right_may_end_a_tie() -> None:
    form = finals.broken(counted(blank(), Ada="9ms", Ben="7wy", Cy="9lk"), "Cy")
    form = finals.tapped(finals.gone_to(form, "Ada"), c("2mk"))
    assert (finals.asked(form), finals.next_tied(form)) == (("Ada", False), None)


def test_a_tally_in_the_making_is_kept_as_it_is() -> None:
    form = finals.told_tokens(counted(blank("lone_ace_counts_tokens"), Ada="9ms Am", Ben="7wy"), Suit.MOONS, 2)
    assert read_form(write_form(form), Form[FinalPiles], blank()) == form
    assert finals.final_of(form).table.options == {"lone_ace_counts_tokens"}


def test_what_an_older_app_kept_and_no_deck_has_is_left_out() -> None:
    kept = write_form(counted(blank(), Ada="9ms"))
    assert isinstance(kept, dict)
    kept["own"]["piles"]["Ada"]["cards"].append("10-moons")  # type: ignore[index, union-attr, call-overload]
    assert finals.cards_of(read_form(kept, Form[FinalPiles], blank()), "Ada") == cards("9ms")


def test_a_game_needs_nothing_but_who_holds_the_excuse() -> None:
    form = Form(own=NothingMore(), seating=Seating(players=PLAYERS, first="Cy"))
    assert setup_of(form).start_player == "Cy"
    assert str(ready(form)) == "Cy holds the Excuse and has the first turn"
