import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '../answers.ts';
import { readMovers } from '../household.ts';
import {
  noLeaveThen,
  noLeaveThenIds,
  otherParentCalled,
  otherParentIds,
  soleParentIds,
  unsettledCustodyIds,
} from './otherParent.ts';

function ids(
  id: string,
  text: string,
  partner = false,
  of: typeof otherParentIds = otherParentIds,
): readonly string[] | null {
  const read = readAnswers(
    answersOf({
      'relocating-family-members': 'yes',
      'number-of-family-members': partner ? 2 : 1,
      'family-member-1-name': 'Ellie',
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 9,
      ...(partner ? { 'family-member-2-relationship': 'spouse' } : {}),
      [id]: text,
    }),
  );
  return of({ read, movers: readMovers(read) });
}

describe('another parent of the children', () => {
  it.each([
    ['unique-family-situation', 'Divorced, shared custody; their father does not agree yet'],
    ['specific-questions', 'What do I need from their father in writing?'],
    ['additional-comments', 'My ex wants to see the kids every summer'],
    ['relationship-status', 'divorced'],
    ['unique-family-situation', 'The father of Alice lives in another city, he is on the birth certificate'],
    ['specific-questions', 'Does the father have to sign?'],
    ['additional-comments', 'The mother of my son moved to Chile'],
    ['unique-family-situation', 'Ellies dad and I were never married'],
  ])('is read from %s: %s', (id, text) => {
    expect(ids(id, text)).toEqual([id]);
  });

  it('is not assumed where the parents move together, or the other one has died', () => {
    expect(ids('additional-comments', 'Her father lives in Kenya and would visit', true)).toBeNull();
    expect(ids('unique-family-situation', 'Their father died in 2019')).toBeNull();
    expect(ids('unique-family-situation', 'The mother of my grandfather was Polish')).toBeNull();
    expect(ids('additional-comments', 'English is the mother tongue of us both')).toBeNull();
    expect(ids('specific-questions', 'Which court would decide on a divorce?', true)).toBeNull();
    expect(ids('relationship-status', 'widowed')).toBeNull();
  });
});

describe('the other parent by name', () => {
  const called = (text: string): string | null => {
    const read = readAnswers(
      answersOf({
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-name': 'Ellie',
        'family-member-1-relationship': 'child',
        'family-member-1-family-member-age': 5,
        'additional-comments': text,
      }),
    );
    return otherParentCalled({ read, movers: readMovers(read) });
  };

  it.each([
    ['Ellies dad Ryan sees her every second weekend', 'Ryan'],
    ['Her father, Tomás, pays 640 a month', 'Tomás'],
    ['my ex-husband Mark', 'Mark'],
    ['Ellie’s dad sees her in summer', null],
    ['Her dad He says he might agree', null],
    ['Her dad is Portuguese', null],
    ['Her dad, who is called Tomás, agrees', 'Tomás'],
  ])('is read from: %s', (text, name) => {
    expect(called(text)).toBe(name);
  });
});

describe('a parent who decides alone', () => {
  const alone = (text: string) => ids('unique-family-situation', text, false, soleParentIds);

  it.each([
    'Haru’s father never recognised him. I have sole parental authority.',
    'I have sole custody by a court order.',
    'The father is not on the birth certificate.',
    'I am a single mother by choice; the father is unknown.',
  ])('is read from “%s”', (text) => {
    expect(alone(text)).toEqual(['unique-family-situation']);
  });

  it.each([
    'Divorced, shared custody; their father does not agree yet',
    'I do not have sole custody.',
    'My ex has sole custody.',
    'I want to apply for sole custody.',
    'The father of Alice lives in another city, he is on the birth certificate',
  ])('is not read from “%s”', (text) => {
    expect(alone(text)).toBeNull();
  });
});

describe('custody that is not settled', () => {
  const open = (text: string) => ids('unique-family-situation', text, false, unsettledCustodyIds);

  it.each([
    'I have the kids but sole custody is in dispute, the mother lives in Valencia.',
    'I have sole custody for now; next hearing 14 april 2027.',
    'Sole custody, but my ex appealed and the case is open.',
    'I have sole custody. She has to sign for them to leave the country and she says no for now.',
    'Divorced, shared custody; their father does not agree yet',
    'The mother asks for them in the court of Cali.',
    'The custody case is still before the judge.',
  ])('is read from “%s”, and then nobody decides alone', (text) => {
    expect(open(text)).toEqual(['unique-family-situation']);
    expect(ids('unique-family-situation', text, false, soleParentIds)).toBeNull();
  });

  it.each([
    'I have sole custody by a court order of 2021.',
    'I have sole custody; my residence visa is pending.',
    'Shared custody, and their mother wants them to learn English.',
    'We are divorced, the children live with me, their father agrees.',
  ])('is not read from “%s”', (text) => {
    expect(open(text)).toBeNull();
  });
});

describe('another parent of children who come of age', () => {
  const moving = (age: number, timeline: string, younger?: number) => {
    const read = readAnswers(
      answersOf({
        'relocating-family-members': 'yes',
        'number-of-family-members': younger === undefined ? 1 : 2,
        'relocation-timeline': timeline,
        'family-member-1-name': 'Ida',
        'family-member-1-relationship': 'child',
        'family-member-1-family-member-age': age,
        'family-member-2-relationship': 'child',
        'family-member-2-family-member-age': younger ?? null,
        'unique-family-situation': 'Her dad has joint custody until she turns 18.',
      }),
    );
    return { read, movers: readMovers(read) };
  };

  it('has no say at the planned move, but has one before it', () => {
    for (const told of [moving(17, '1-2-years'), moving(16, '2-5-years')]) {
      expect(otherParentIds(told)).toBeNull();
      expect(noLeaveThenIds(told)).toEqual(['unique-family-situation']);
      expect(noLeaveThen(told).text).toMatch(
        /^At the planned move Ida is eighteen or over, .* if you go earlier\.$/,
      );
    }
  });

  it('keeps a say over younger children, and has none over anybody who is already of age', () => {
    for (const told of [moving(17, '6-12-months'), moving(17, '1-2-years', 9)]) {
      expect(otherParentIds(told)).toEqual(['unique-family-situation']);
      expect(noLeaveThenIds(told)).toBeNull();
    }
    expect(otherParentIds(moving(18, '0-6-months'))).toBeNull();
    expect(noLeaveThenIds(moving(18, '0-6-months'))).toBeNull();
  });
});

it('the other parent of one partner’s child has a say, whoever else moves along', () => {
  const couple = (words: string) => {
    const read = readAnswers(
      answersOf({
        'relationship-status': 'domestic-partnership',
        'relocating-family-members': 'yes',
        'number-of-family-members': 2,
        'family-member-1-name': 'Jess',
        'family-member-1-relationship': 'spouse',
        'family-member-2-name': 'Mia',
        'family-member-2-relationship': 'child',
        'family-member-2-family-member-age': 11,
        'unique-family-situation': words,
      }),
    );
    return otherParentIds({ read, movers: readMovers(read) });
  };
  for (const words of [
    'Mia is Jess’s from before, her dad is in Hamilton and hardly sees her.',
    'Mia is my stepdaughter.',
    'Mia is from her first marriage.',
    'Mia’s dad is on the birth certificate.',
  ])
    expect(couple(words), words).toEqual(['unique-family-situation']);
  for (const words of ['Her dad was born in Glasgow.', 'We know Spain from before.'])
    expect(couple(words), words).toBeNull();
});
