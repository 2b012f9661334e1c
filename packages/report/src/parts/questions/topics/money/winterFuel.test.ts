import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

it.each([
  [['ESP', 'THA'], /^No: the winter fuel payment is not paid to people who live in Spain or Thailand\.$/],
  [
    ['IRL'],
    /^No, on our record, in Ireland for anybody who moves there now: it goes on there only for those who came before/,
  ],
  [['IRL', 'CYP'], /^No: .*in Cyprus\. Nor, on our record, in Ireland for anybody who moves there now/],
])('says in which of %s the winter fuel payment continues', (places, expected) => {
  const household = { citizenship: ['GBR'], 'current-location': place('Leeds', 'United Kingdom', 'gb') };
  const { 'winter-fuel': found } = answered(household, places, 'Will I still get the winter fuel payment?');
  expect(found?.said?.text).toMatch(expected);
});
