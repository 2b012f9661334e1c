import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { moveTasks } from './moveTasks.ts';

const VIETNAM = realAtlas().countries.filter(({ iso3 }) => iso3 === 'VNM');

const yearLater = (drivers: readonly string[]): string =>
  viewsOf(answersOf({ citizenship: ['VNM'], 'relocation-drivers': drivers }), VIETNAM)
    .flatMap((view) => moveTasks(view, [], null))
    .map(({ title, said }) => (title === 'A year later' ? said.text : ''))
    .join('');

describe('a year after the move', () => {
  it('asks people who came for family whether they see each other, and suggests no other town', () => {
    expect(yearLater(['family-love', 'lower-cost'])).toMatch(/^You moved to be near people you love/);
    expect(yearLater(['lower-cost', 'family-love'])).toContain('a lower cost of living');
  });
});
