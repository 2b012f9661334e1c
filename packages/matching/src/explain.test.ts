import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { GateReason } from './gates/reason.ts';
import type { GateResult } from './ranking.ts';
import { profilePreferences } from './preferences.ts';
import { rankCountries } from './rank.ts';
import { PERSONAS } from './testing/personas/all.ts';
import { PORTUGUESE_RETIREE } from './testing/personas/portugueseRetiree.ts';

const atlas = realAtlas();
const study = atlas.countries.map(({ iso3 }) => iso3);
const rankingOf = (answers: (typeof PERSONAS)[number]['answers']) =>
  rankCountries(atlas, profilePreferences(atlas, answers), { study });

describe('a contribution', () => {
  it('carries the facts of its factor with their year, and the answers it follows from', () => {
    const [best] = rankingOf(PORTUGUESE_RETIREE.answers).matches;
    const healthcare = best?.contributions.find(({ factor }) => factor === 'healthcare');
    expect(healthcare?.because.questionIds).toContain('healthcare-quality');
    expect(healthcare?.facts.length).toBeGreaterThan(1);
    for (const fact of healthcare?.facts ?? []) {
      expect(fact.iso3).toBe(best?.iso3);
      expect(fact.year).toBeGreaterThan(1990);
    }
  });
});

/** Kinds of finding that no must-have can fail by. */
const HARMLESS: ReadonlySet<GateReason['kind']> = new Set(['abroad', 'mild summers', 'no record']);

function agrees({ status, reason }: GateResult): boolean {
  if (reason.kind === 'cost') {
    const within = reason.budgetUsd >= reason.costUsd;
    // A city without a survey of rents, fees of a school and tuition may cost what no figure of ours holds.
    const open = reason.oneCity || reason.fees || reason.tuition?.kind === 'open';
    return status === 'met' ? within : !within || (open && status === 'at_risk');
  }
  if (reason.kind === 'named') return (status === 'failed') === (reason.line !== null);
  if (reason.kind === 'home')
    return (status === 'met') === (reason.looks === 'within') || status === 'failed';
  return status !== 'failed' || !HARMLESS.has(reason.kind);
}

describe('the reason of a verdict', () => {
  it.each(PERSONAS)('agrees with its status, and contains only data: $title', ({ answers }) => {
    const { matches, excluded } = rankingOf(answers);
    const results = [
      ...matches.flatMap(({ gates }) => gates),
      ...excluded.flatMap(({ studied }) => studied?.gates ?? []),
    ];
    expect(results.filter((one) => !agrees(one))).toEqual([]);
    const values = results.flatMap(({ reason }) => Object.values(reason) as readonly unknown[]);
    expect(values.some((value) => Number.isNaN(value))).toBe(false);
  });
});
