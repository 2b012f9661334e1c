import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { feeAndTime } from '../../../place/entry/words.ts';

const routes = realAtlas().countries.flatMap(({ iso3 }) =>
  realAtlas()
    .routes.open(iso3, 'work')
    .filter(({ notes }) => /fee of \d+ EUR in health and care/.test(notes ?? '')),
);
const told = (field: string): readonly (string | null)[] => {
  const [view] = viewsOf(answersOf({ age: 30, 'career-field': field }));
  return routes.map((route) => feeAndTime(route, view));
};

it('the recorded fee for health and care is given to a nurse, and to nobody else', () => {
  expect(routes.length).toBeGreaterThan(0);
  for (const text of told('healthcare')) expect(text).toContain('the application fee for such work is €150');
  for (const text of told('technology')) expect(text).toContain('the application fee is €600');
});
