"""Rubbish Auction's set-up and tally in the making: names of items, fame by digits, owners and ticks."""

import pytest

from companion.archive import Memory
from companion.games.rubbish_auction import RUBBISH_AUCTION
from companion.games.rubbish_auction.facts import ITEM_NAMES
from companion.tracker import RefusedError
from companion.ui.drafts import Form, read_form, write_form
from companion.ui.seating import Seating
from companion.ui.setups.rubbish_auction import item_names
from companion.ui.setups.rubbish_auction.item_names import GAME, RubbishForm, SetItems
from companion.ui.setups.rubbish_auction.typed_names import Fields
from companion.ui.tallies.rubbish_auction import final_fame as finals
from companion.ui.tallies.rubbish_auction.final_fame import FAME, GEEKS, ITEMS, FinalFame, RubbishTally
from tests.games.rubbish_auction.table import JUNK

NAMELESS = ("",) * 7


def form(*players: str) -> RubbishForm:
    return Form(own=SetItems(), seating=Seating(players=players))


def tally(*players: str) -> RubbishTally:
    return Form(own=FinalFame(), seating=Seating(players=players), begun=True)


def named(*labels: str) -> RubbishForm:
    return item_names.named(form("Ada", "Ben"), (*labels, *NAMELESS[len(labels) :]))


# Names of items


def test_items_are_numbered_until_somebody_names_them() -> None:
    start = item_names.setup_of(form("Ada", "Ben"))
    assert (start.auctioneer, start.items) == ("Ada", ITEM_NAMES)
    RUBBISH_AUCTION.start(form("Ada", "Ben").seating.table, start)


def test_an_empty_field_keeps_its_number_and_names_are_trimmed() -> None:
    assert item_names.items_of(named(" hat ", "", "lamp"))[:4] == ("hat", "item 2", "lamp", "item 4")
    assert not named("hat").own.asking


def test_two_items_of_one_name_are_refused() -> None:
    with pytest.raises(RefusedError) as caught:
        named("hat", "lamp", "hat")
    assert caught.value.ruling.rule == "RA-02"


def test_names_that_differ_in_capitals_alone_are_refused_too() -> None:
    with pytest.raises(RefusedError) as caught:
        named("Left boot", "lamp", "left boot")
    assert caught.value.ruling.rule == "RA-02"


def test_asking_for_names_and_going_back_changes_none() -> None:
    asking = item_names.asked(named("hat"))
    assert asking.own.asking
    assert item_names.closed(asking) == named("hat")


def test_what_stands_in_the_fields_is_kept_until_it_is_taken() -> None:
    typing = item_names.typing(item_names.asked(named("hat")), ("hat", "la", *NAMELESS[2:]))
    assert item_names.fields(typing)[:3] == ("hat", "la", "")
    assert item_names.items_of(typing)[:2] == ("hat", "item 2"), "nothing is named yet"
    assert item_names.fields(item_names.closed(typing)) == item_names.fields(typing)
    taken = item_names.named(typing, item_names.fields(typing))
    assert item_names.items_of(taken)[:2] == ("hat", "la")
    assert not taken.own.typed


def test_letters_stand_at_once_and_are_kept_together() -> None:
    fields = Fields(texts=NAMELESS)
    fields.type(0, "h")
    fields.type(0, "hat")
    fields.type(1, "lamp")
    assert fields.texts[:3] == ("hat", "lamp", "")
    assert fields.take() == fields.texts
    assert fields.take() is None


def test_a_set_of_names_is_kept_once_and_offered_newest_first() -> None:
    first = item_names.to_keep(named("hat"), Memory())
    assert first is not None
    memory = Memory(sets={GAME: {first[0]: first[1]}})
    assert item_names.to_keep(named("hat"), memory) is None
    assert item_names.to_keep(form("Ada", "Ben"), memory) is None
    second = item_names.to_keep(named("lamp"), memory)
    assert second is not None
    memory = Memory(sets={GAME: {first[0]: first[1], second[0]: second[1], "3": ("too", "few")}})
    assert list(item_names.kept_sets(memory).values()) == [second[1], first[1]]


def test_the_same_people_have_the_same_items_whatever_a_file_holds_besides() -> None:
    kept = item_names.kept_items(named(*JUNK))
    assert item_names.items_of(item_names.as_last_time(form("Ada", "Ben"), kept)) == JUNK
    alike = ["Hat", "hat", *JUNK[2:]]
    for odd in (None, ["hat"], ["hat"] * 7, {"Ada": "red"}, [1, 2], alike):
        assert item_names.items_of(item_names.as_last_time(named("hat"), odd)) == ITEM_NAMES


def test_a_form_that_holds_anything_else_falls_back_to_numbers() -> None:
    odd: RubbishForm = Form(own=SetItems(items=("hat", "hat")))
    assert item_names.items_of(odd) == ITEM_NAMES


# The tally


def typed(now: RubbishTally, player: str, digits: str) -> RubbishTally:
    for digit in digits:
        now = finals.digit_added(now, player, digit)
    return now


def test_fame_is_typed_by_digits_and_taken_back_by_digits() -> None:
    now = typed(tally("Ada", "Ben"), "Ada", "044")
    assert finals.fame_of(now, "Ada") == "44"
    assert finals.fame_of(finals.digit_taken(now, "Ada"), "Ada") == "4"
    assert finals.fame_of(typed(tally("Ada", "Ben"), "Ada", "0"), "Ada") == "0"
    assert finals.without_fame(now) == ("Ben",)


def test_nobody_has_a_fame_of_four_digits() -> None:
    with pytest.raises(RefusedError) as caught:
        typed(tally("Ada", "Ben"), "Ada", "1000")
    assert caught.value.ruling.rule == "RA-19"


def test_fame_is_asked_round_the_table() -> None:
    now = finals.gone_to(typed(tally("Ada", "Ben", "Cy"), "Ada", "30"), FAME, "Cy")
    assert (finals.asked(now), finals.next_player(now)) == ((FAME, "Cy"), "Ben")
    assert finals.next_player(typed(typed(now, "Ben", "1"), "Cy", "2")) is None


def test_an_item_has_one_owner_and_the_last_one_leads_to_the_geek_cards() -> None:
    now = finals.gone_to(tally("Ada", "Ben"), ITEMS, "Ada")
    for item in ITEM_NAMES[:-1]:
        now = finals.given(now, item, "Ada")
    now = finals.given(now, ITEM_NAMES[0], "Ben")
    assert (finals.items_of(now, "Ben"), len(finals.items_of(now, "Ada"))) == (("item 1",), 5)
    assert finals.asked(now)[0] == ITEMS
    now = finals.given(now, ITEM_NAMES[-1], "Ben")
    assert finals.asked(now)[0] == GEEKS
    again = finals.given(finals.gone_to(now, ITEMS, "Ada"), ITEM_NAMES[-1], "Ada")
    assert finals.asked(again)[0] == ITEMS, "whoever goes back to put an owner right stays there"
    assert finals.owner_of(finals.given(again, ITEM_NAMES[-1], "Ada"), ITEM_NAMES[-1]) is None


def test_a_geek_card_has_two_ticks() -> None:
    now = finals.ticked(finals.ticked(tally("Ada", "Ben"), "Ada", "item 3"), "Ada", "item 1")
    assert finals.wanted_by(now, "Ada") == ("item 1", "item 3")
    with pytest.raises(RefusedError) as caught:
        finals.ticked(now, "Ada", "item 2")
    assert caught.value.ruling.rule == "RA-21"
    half = finals.ticked(now, "Ada", "item 1")
    assert (finals.half_ticked(half), finals.half_ticked(now), finals.all_ticked(now)) == ("Ada", None, False)


def test_the_final_position_leaves_out_a_geek_card_that_nobody_ticked() -> None:
    now = typed(typed(tally("Ada", "Ben"), "Ada", "44"), "Ben", "30")
    now = finals.given(now, "item 2", "Ben")
    now = finals.ticked(finals.ticked(now, "Ben", "item 2"), "Ben", "item 7")
    sheet = RUBBISH_AUCTION.count(finals.final_of(now))
    assert [seat.total for seat in sheet.seats] == [44, 60]
    assert finals.final_of(now).holdings[now.seating.names[0]].destined is None


def test_numbered_items_are_named_later_and_keep_their_owners() -> None:
    now = finals.ticked(finals.given(tally("Ada", "Ben"), "item 2", "Ben"), "Ada", "item 7")
    now = finals.relabeled(now, JUNK)
    assert (finals.items_of(now, "Ben"), finals.wanted_by(now, "Ada")) == (("boot",), ("kite",))


def test_a_tally_in_the_making_is_kept_and_read_again() -> None:
    now = finals.ticked(typed(finals.given(tally("Ada", "Ben"), "item 2", "Ben"), "Ada", "44"), "Ada", "item 7")
    assert read_form(write_form(now), Form[FinalFame], tally()) == now


def test_who_no_longer_plays_owns_nothing() -> None:
    now = finals.given(tally("Ada", "Ben"), "item 2", "Cy")
    assert finals.owner_of(now, "item 2") is None
