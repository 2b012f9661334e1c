import { answersOf, place } from '@global-fit/matching/testing/persona';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { viewsOf } from '../../../../testing/views.ts';
import { protectionSaid } from './protection.ts';

it('temporary protection is described with the day on which it ends, and with where it does not apply', () => {
  const answers = answersOf({ citizenship: ['UKR'], 'current-location': place('Kraków', 'Poland', 'pl') });
  const places = realAtlas().countries.filter(({ iso3 }) => ['DEU', 'DNK'].includes(iso3));
  expect(protectionSaid(viewsOf(answers, places))?.text).toMatch(
    /prolonged until 4 March 2027; the directive binds Germany, not Denmark\.$/,
  );
});
