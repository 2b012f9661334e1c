import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';
import { BROUGHT_WORK } from './broughtWork.ts';

const atlas = realAtlas();

describe('going on with the work that somebody has', () => {
  it.each<[string, string | null]>([
    ['A country where I cannot keep my US job', BROUGHT_WORK],
    ['Having to give up my remote job', BROUGHT_WORK],
    ['Losing my job', BROUGHT_WORK],
    ['Not being able to continue my work for my employer in Oslo', BROUGHT_WORK],
    ['No remote work allowed', BROUGHT_WORK],
    ['I cannot find a job', null],
    ['Nobody keeps a job there', null],
  ])('is read from "%s" as %s', (line, id) => {
    const read = readDealBreakers(atlas, line).dealBreakers.map((one) => one.id);
    expect(read.includes(BROUGHT_WORK) ? BROUGHT_WORK : null).toBe(id);
  });

  const statusIn = (iso3: string, more: WrittenAnswers = {}) => {
    const { gates } = standingOf({
      citizenship: ['USA'],
      'work-arrangement': 'remote-employee',
      'income-sources': ['remote-work'],
      'expected-annual-income': '100k-150k',
      'visa-preference': ['digital-nomad', 'work', 'permanent-residency'],
      'deal-breakers': 'A country where I cannot keep my US job',
      ...more,
    });
    return gates.find(({ id }) => id === `deal-breaker:${BROUGHT_WORK}`)?.check(atlas.indexOf(iso3)).status;
  };

  it('is met by a permit for it or by a passport, and at risk elsewhere', () => {
    expect(statusIn('PRT')).toBe('met');
    expect(statusIn('NOR')).toBe('at_risk');
    expect(statusIn('NOR', { citizenship: ['DEU'] })).toBe('met');
    expect(statusIn('PRT', { 'expected-annual-income': 'under-30k' })).toBe('at_risk');
  });
});
