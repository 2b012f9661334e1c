import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { newborn } from './expectedChild.ts';
import { householdOf } from '../people/household.ts';

const born = (text: string, timeline: string, ticked = true) =>
  newborn(
    answersOf({
      'relocation-timeline': timeline,
      ...(ticked ? { 'medical-conditions': ['pregnancy'] } : {}),
      'unique-family-situation': text,
    }),
  );

describe('a child expected', () => {
  it.each([
    ['Camila is pregnant, fourth month, due April 2027.', '6-12-months', 5 / 12],
    ['My wife is in the 7th month of her pregnancy', '0-6-months', 3 / 12],
    ['She is 20 weeks pregnant', '1-2-years', 13 / 12],
    ['we are expecting a baby, due in 3 months', '6-12-months', 7 / 12],
    ['I am pregnant', '1-2-years', 9 / 12],
  ])('is born before the move where there is time: %s', (text, timeline, ageThen) => {
    for (const ticked of [true, false]) expect(born(text, timeline, ticked)?.ageThen).toBeCloseTo(ageThen);
  });

  it.each([
    ['Camila is pregnant, second month', '0-6-months'],
    ['I am pregnant', '0-6-months'],
    ['I am pregnant', 'exploring'],
    ['We plan to have a child by IVF', '2-5-years'],
    ['I was pregnant twice', '2-5-years'],
    ['We want IVF with a donor and hope that Elin is pregnant next year', '2-5-years'],
    ['If Elin is pregnant by IVF before the move we wait', '2-5-years'],
    ['', '2-5-years'],
  ])('is not yet in the household where there is not: %s, %s', (text, timeline) => {
    expect(born(text, timeline)).toBeNull();
  });

  const family = {
    'medical-conditions': ['pregnancy'],
    'relocation-timeline': '6-12-months',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
  };

  it.each([
    ['medical-conditions-details', 'My wife is in month 4, birth in April 2027. We would like a midwife.'],
    ['medical-conditions-details', 'Month 6; no complications'],
    ['medical-conditions-details', 'I expect our second child in May'],
    ['medical-conditions-details', 'Pregnancy of my wife, due next spring'],
    ['unique-family-situation', 'Our fourth child will be born in April 2027.'],
    ['unique-family-situation', 'A baby is on the way.'],
    ['family-member-1-special-needs', 'Pregnant, baby due in April 2027. Midwife by profession.'],
    ['family-member-1-special-needs', 'month 4 of her pregnancy'],
    [
      'family-member-1-special-needs',
      'Pregnant, due in April 2027 (IVF with donor in Sweden). Midwife herself.',
    ],
    [
      'unique-family-situation',
      'Elin is pregnant. She carries our first child, conceived with a donor at a clinic.',
    ],
    ['unique-family-situation', 'Our IVF worked, I am pregnant.'],
    ['additional-comments', 'The baby comes in May, so we need a paediatrician.'],
    ['additional-comments', 'We want to leave in summer 2027, when the baby is about three months old.'],
  ])('is read from other words too once pregnancy is ticked, by %s: %s', (id, text) => {
    expect(newborn(answersOf({ ...family, [id]: text }))).not.toBeNull();
  });

  it.each([
    [
      'medical-conditions-details',
      'Our first baby was born in April 2021 by caesarean, I had diabetes then.',
    ],
    ['medical-conditions-details', 'Gestational diabetes at the birth of our son'],
    ['unique-family-situation', 'Our daughter was born in June 2019. My wife lost a baby in month 4.'],
    ['additional-comments', 'The first month there we live with friends; the loan is due in March 2027.'],
    ['additional-comments', 'Our son comes in summer to visit. Does a child born there become a citizen?'],
  ])('is not read from the past or from another date, by %s: %s', (id, text) => {
    expect(newborn(answersOf({ ...family, [id]: text }))).toBeNull();
  });

  it.each([
    ['We are expecting twins.', 2],
    ['We are expecting triplets', 3],
    ['We are expecting a baby and need twin beds.', 1],
  ])('counts every child of a multiple birth: %s', (text, count) => {
    expect(born(text, '1-2-years')?.count).toBe(count);
  });

  it.each([
    ['Our second child will be born in April 2027.', true],
    ['A baby is on the way', true],
    ['The twins arrive in March', true],
    ['I want a village where every child will be born free.', false],
    ['A moving lorry is on its way', false],
    ['We are in month 4 of our notice', false],
  ])('is read without the tick only from unambiguous words: %s', (text, told) => {
    expect(born(text, '1-2-years', false) !== null).toBe(told);
  });

  it('moves along where the move is planned for after the birth, at the age stated', () => {
    const early = (text: string) => born(`My wife is pregnant. ${text}`, '0-6-months');
    expect(early('We move after the birth.')?.ageThen).toBe(0);
    expect(early('Once the baby is born we want to leave.')?.ageThen).toBe(0);
    expect(early('We go when the baby is about three months old.')?.ageThen).toBe(3 / 12);
    expect(early('We stay with my mother after the birth of our niece.')).toBeNull();
    expect(early('')).toBeNull();
  });

  it('is not read from “expecting” alone where pregnancy was not ticked', () => {
    expect(born('We are expecting an answer; rent is due in 2 months', '1-2-years', false)).toBeNull();
  });

  it('belongs to the household, at its age at the move', () => {
    const couple = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
      'relocation-timeline': '6-12-months',
      'unique-family-situation': 'My wife is pregnant, fourth month.',
    };
    const { adults, children } = householdOf(answersOf(couple));
    expect({ adults, children }).toEqual({ adults: 2, children: [{ age: 5 / 12 }] });
  });
});
