import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

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
  expect(whom('My passport expires in May, where do I renew it?')).toMatch(/^your own consulate/);
});
