import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const PERSON = {
  age: 33,
  citizenship: ['VEN'],
  'current-location': place('Cúcuta', 'Colombia', 'co'),
};
const whom = (question: string) => answered(PERSON, ['ESP', 'CHL'], question)['travel-document']?.whom;

it('a passport that has ended is a matter for whoever lets its holder in, and not for a consulate that is silent', () => {
  expect(
    whom(
      'My passport expired in 2022 and there is no Venezuelan consulate that answers: which country lets us in with an expired one?',
    ),
  ).toMatch(/^the embassy of each country that you would go to, in writing/);
  expect(whom('My passport expires in May and our consulate does not answer: what then?')).toMatch(
    /^the immigration authority of each country/,
  );
  expect(whom('My passport expires in May, where do I renew it?')).toMatch(
    /^(?:your own consulate|the consulate of Venezuela)/,
  );
});

it('a consulate that is only far away, and an old passport handed in for a new one, are no refusal', () => {
  for (const question of [
    'There is no Venezuelan consulate in Málaga: where do I renew my passport when it expires?',
    'My passport expires next year and there is no embassy nearby, what do I do?',
    'My passport has run out: can I renew it with my expired one?',
    'The consulate is closed on Fridays: how do I renew my passport?',
    'Is my expired passport enough to renew it there?',
  ])
    expect(whom(question), question).toMatch(/^(?:your own consulate|the consulate of Venezuela)/);
  for (const question of [
    'My passport expires in May and the consulate has been closed for years: what then?',
    'No consulate will renew my passport: what then?',
    'My passport expires in May and our embassy was closed in 2019: what then?',
    'My passport expires in May and our consulate shut down years ago: what then?',
  ])
    expect(whom(question), question).toMatch(/^the immigration authority/);
  expect(
    whom('My passport expired and they do not renew it: which country takes us with an expired passport?'),
  ).toMatch(/^the embassy of each country/);
});

const EXPIRES = 'My passport expires in June. What do I do?';
const ask = (household: object, question: string) =>
  answered(household, ['ESP'], question)['travel-document'];

it('sends somebody who lives at home to the office that issues passports, not to a consulate', () => {
  const found = ask(FAMILY, EXPIRES);
  expect(found?.whom).toContain('the office at home that issues passports');
  expect(found?.said?.text).toContain('before you apply');
});

it('sends somebody who lives abroad to the consulate in charge of where they live now', () => {
  const found = ask(
    { ...FAMILY, citizenship: ['EGY'], 'current-location': place('Kuwait City', 'Kuwait', 'kw') },
    'My passport is expired in June and the consulate takes 5 months.',
  );
  expect(found?.whom).toContain('the consulate of Egypt in charge of Kuwait');
});

it('names the consulate near the new home only for a renewal after the move', () => {
  expect(ask(FAMILY, 'How do I renew my passport while I live there?')?.whom).toContain(
    'consulate nearest to the new home',
  );
});
