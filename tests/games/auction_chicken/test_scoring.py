import pytest

from companion.games.auction_chicken.scoring import ace_reasons, crown_reasons
from companion.words import Name
from tests.games.auction_chicken.table import final, points, reason, scored


@pytest.mark.ruling("AC-01", "AC-04", "AC-05")
def test_the_printed_example_gives_24() -> None:
    sheet = scored(Maire="Am 9ms Cm: mmmmmm", Evan=":", Ada=":")
    assert points(sheet, "Maire") == (9, 6, 9)
    assert sheet.seats[0].total == 24
    assert reason(sheet, "aces", "Maire") == "Ace of Moons: 6 tokens, highest moons card 9: the lower, 6"
    assert reason(sheet, "crowns", "Maire") == "Crown of Moons: 6 tokens, highest moons card 9: the higher, 9"


@pytest.mark.ruling("AC-01")
def test_aces_and_crowns_are_no_number_cards_for_each_other() -> None:
    """AC-S08."""
    assert points(scored(Ada="Al Cl: ll")) == (0, 0, 2)


@pytest.mark.ruling("AC-01")
def test_number_cards_are_worth_their_rank() -> None:
    sheet = scored(Ada="2mk 9ms 7wy:")
    assert points(sheet) == (18, 0, 0)
    assert reason(sheet, "numbers") == "9 of moons and suns, 7 of waves and wyrms and 2 of moons and knots"
    assert str(sheet.seats[0].line("numbers").arithmetic) == "9 + 7 + 2 = 18"


@pytest.mark.ruling("AC-02")
def test_an_ace_without_a_number_card_of_its_suit_is_worth_nothing() -> None:
    """AC-S02."""
    sheet = scored(Ada="Am 9wy: mmmmm")
    assert points(sheet) == (9, 0, 0)
    assert reason(sheet, "aces") == "Ace of Moons: 5 tokens, but no number card of the suit: 0"


@pytest.mark.ruling("AC-02")
def test_as_a_house_rule_a_lone_ace_counts_its_tokens_but_no_other_ace_changes() -> None:
    sheet = scored(lone=True, Ada="Am 9wy As 2sy: mmmmmsss")
    assert points(sheet) == (11, 5 + 2, 0)
    assert reason(sheet, "aces") == (
        "Ace of Moons: 5 tokens, no number card of the suit, so the tokens count: 5; "
        "Ace of Suns: 3 tokens, highest suns card 2: the lower, 2"
    )


@pytest.mark.ruling("AC-02")
def test_an_ace_without_tokens_is_worth_nothing_in_any_case() -> None:
    """AC-S03."""
    assert points(scored(Ada="Am 9ms:")) == (9, 0, 0)
    assert points(scored(lone=True, Ada="Am:")) == (0, 0, 0)


@pytest.mark.ruling("AC-02")
@pytest.mark.parametrize(("letters", "worth"), [("m", 1), ("mm", 2), ("mmm", 2)])
def test_an_ace_is_worth_the_lower_of_both(letters: str, worth: int) -> None:
    assert points(scored(Ada=f"Am 2mk: {letters}")) == (2, worth, 0)


@pytest.mark.ruling("AC-03")
def test_a_crown_without_a_number_card_is_worth_its_tokens_and_without_tokens_its_number_card() -> None:
    """AC-S04, AC-S05."""
    sheet = scored(Ada="Cw: wwww", Ben="Cm 9ms:", Cy="Ck:")
    assert [points(sheet, name) for name in ("Ada", "Ben", "Cy")] == [(0, 0, 4), (9, 0, 9), (0, 0, 0)]
    assert reason(sheet, "crowns", "Ada") == "Crown of Waves: 4 tokens, no number card of the suit: 4"
    assert reason(sheet, "crowns", "Ben") == "Crown of Moons: 0 tokens, highest moons card 9: the higher, 9"


@pytest.mark.ruling("AC-03")
@pytest.mark.parametrize(("letters", "worth"), [("k", 3), ("kkk", 3), ("kkkk", 4)])
def test_a_crown_is_worth_the_higher_of_both(letters: str, worth: int) -> None:
    assert points(scored(Ada=f"Ck 3sk: {letters}")) == (3, 0, worth)


@pytest.mark.ruling("AC-04")
def test_a_card_of_two_suits_feeds_two_aces_and_two_crowns_and_scores_itself() -> None:
    """AC-S07, AC-S12."""
    assert points(scored(Ada="Cl Cw 8wl Al Aw: lllwwwwwwwwww", Ben=":", Cy=":", Dora=":", Emil=":")) == (
        8,
        3 + 8,
        8 + 10,
    )


@pytest.mark.ruling("AC-04")
def test_the_highest_number_card_of_the_suit_counts() -> None:
    """AC-S10."""
    assert points(scored(Ada="2wl 7wy Aw: wwwwwwwww", Ben=":", Cy=":", Dora=":", Emil=":")) == (9, 7, 0)


@pytest.mark.ruling("AC-05")
def test_the_same_tokens_serve_ace_and_crown_and_are_no_points_themselves() -> None:
    """AC-S11, AC-S13."""
    assert points(scored(Ada="Am Cm 5ml: mmmmmm")) == (5, 5, 6)
    assert points(scored(Ada=": mmssww")) == (0, 0, 0)


@pytest.mark.ruling("AC-07")
def test_of_equal_totals_most_tokens_win_and_words_say_so() -> None:
    """AC-S15."""
    sheet = scored(Ada="9ms: m", Ben="9wy: kk", Cy="2sy: wwww")
    assert (sheet.winners, [seat.place for seat in sheet.seats]) == (("Ben",), [2, 1, 3])
    assert str(sheet.tie_break) == "Ben and Ada both 9. Ben has more tokens: 2 against 1."


@pytest.mark.ruling("AC-07")
def test_three_of_the_same_total_are_told_apart_in_words() -> None:
    sheet = scored(Ada="9ms: m", Ben="9wy: kkk", Cy="9lk: ww")
    assert str(sheet.tie_break) == "Ben, Cy and Ada all 9. Ben has most tokens: 3 against 2 and 1."
    sheet = scored(Ada="9ms: m", Ben="9wy: kkk", Cy="9lk: www")
    assert str(sheet.tie_break) == "Ben, Cy and Ada all 9. Ben and Cy have most tokens: 3 each, against 1."


@pytest.mark.ruling("AC-07")
def test_a_tie_further_down_is_broken_in_words_too_the_highest_first() -> None:
    sheet = scored(Ada="9ms: m", Ben="2sy:", Cy="9lk: ww", Dora="2wl: k")
    assert [seat.place for seat in sheet.seats] == [2, 4, 1, 3]
    first, second = "Cy and Ada both 9. Cy has more tokens: 2 against 1.", "Dora and Ben both 2."
    assert str(sheet.tie_break) == f"{first} {second} Dora has more tokens: 1 against 0."


@pytest.mark.ruling("AC-06")
def test_if_that_is_a_tie_too_the_tied_players_win() -> None:
    """AC-S16."""
    sheet = scored(X="9ms: mmm", Y="5yk 4ms: ykk", Z="2sy: wwwwwwlll")
    assert (sheet.winners, sheet.tie_break) == (("X", "Y"), None)
    assert [seat.place for seat in sheet.seats] == [1, 1, 3]


def test_empty_piles_give_nothing_with_reasons() -> None:
    sheet = scored()
    assert [points(sheet, name) for name in ("Ada", "Ben", "Cy")] == [(0, 0, 0)] * 3
    assert [reason(sheet, key) for key in sheet.keys] == ["no number cards", "no aces", "no crowns"]


def test_several_aces_add_up_with_the_arithmetic() -> None:
    sheet = scored(Ada="Am As 9ms: mmsss")
    assert str(sheet.seats[0].line("aces").arithmetic) == "2 + 3 = 5"
    assert sheet.seats[0].line("crowns").arithmetic is None


@pytest.mark.ruling("AC-02", "AC-03")
def test_every_ace_and_crown_has_its_own_reason() -> None:
    holding = final(Ada="Cm Cs As 2sy: mmsss").holdings[Name("Ada")]
    assert [str(one) for one in crown_reasons(holding)] == [
        "Crown of Moons: 2 tokens, no number card of the suit: 2",
        "Crown of Suns: 3 tokens, highest suns card 2: the higher, 3",
    ]
    assert [str(one) for one in ace_reasons(holding, lone=False)] == [
        "Ace of Suns: 3 tokens, highest suns card 2: the lower, 2"
    ]
