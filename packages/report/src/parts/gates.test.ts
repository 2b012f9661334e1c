import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { GateResult } from '@global-fit/matching/model';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { atRiskSaid, findingSaid, gateSaid } from './gates.ts';

const atlas = realAtlas();
const study = atlas.countries.map(({ iso3 }) => iso3);

/** Every must-have of every country, by country. */
function gatesOf(answers: Answers): ReadonlyMap<string, readonly GateResult[]> {
  const { matches, excluded } = rankCountries(atlas, profilePreferences(atlas, answers), {
    withCities: 0,
    study,
  });
  return new Map([
    ...matches.map(({ iso3, gates }) => [iso3, gates] as const),
    ...excluded.map(({ iso3, studied }) => [iso3, studied?.gates ?? []] as const),
  ]);
}

function gateOf(iso3: string, id: string, written: Readonly<Record<string, Written>>): GateResult {
  const found = gatesOf(answersOf(written))
    .get(iso3)
    ?.find((gate) => gate.id === id);
  if (!found) throw new Error(`no ${id} for ${iso3}`);
  return found;
}

describe('a must-have in words', () => {
  it.each(PERSONAS)('is a clause for every country: $title', ({ answers }) => {
    for (const gate of [...gatesOf(answers).values()].flat()) {
      const { text } = gateSaid(gate);
      expect(text).toMatch(/^(?:[a-z“]|LGBTQ)/);
      expect(text).not.toMatch(/NaN|undefined|null|[.:]$|"/);
    }
  });

  it('prints the fact it turned on, and rests on it', () => {
    const said = gateSaid(gateOf('NOR', 'deal-breaker:cold', { 'deal-breakers': 'cold climate' }));
    expect(said.text).toMatch(/^“no cold climate” \(\d+(?:\.\d)?°C on average over the year\)$/);
    expect(said.facts).toContain('temperature_annual_mean:NOR');
    expect(said.answers).toEqual(['deal-breakers']);
    expect(said.figures).toHaveLength(1);
  });

  it('prints no figure of a measure of ours', () => {
    const said = findingSaid(
      gateOf('AFG', 'deal-breaker:internet', { 'deal-breakers': 'must have internet' }),
    );
    expect(said.text).toBe('not met by our measure');
  });

  it('says in words what a table holds in words, whichever way the condition is put', () => {
    const told = (iso3: string, line: string, id: string): string =>
      findingSaid(gateOf(iso3, id, { 'deal-breakers': line })).text;
    expect(told('AUT', 'landlocked', 'deal-breaker:landlocked')).toBe('our tables say otherwise');
    expect(told('PRT', 'landlocked', 'deal-breaker:landlocked')).toBe('our tables say so');
  });

  it('says which government advises against going there', () => {
    expect(gateSaid(gateOf('AFG', 'danger', {})).text).toBe(
      'the governments of the United States and Australia advise against any travel there',
    );
  });

  it('treats a route that may not be told as no record, for every country and household', () => {
    const households = [
      { 'visa-preference': ['retirement'], 'income-sources': ['retirement-pension'] },
      { 'visa-preference': ['investor', 'entrepreneur'], 'liquid-assets-available': 'over-2m' },
      { 'visa-preference': ['digital-nomad'], 'expected-annual-income': '150k-200k' },
    ];
    for (const answers of households) {
      for (const { reason } of [...gatesOf(answersOf({ citizenship: ['USA'], ...answers })).values()].flat())
        if (reason.kind === 'way in' && 'route' in reason.way)
          expect(reason.way.route.shown, reason.way.route.id).toBe(true);
    }
  });

  it('names a route that is shown, and rests on its record', () => {
    const gate = gateOf('ESP', 'entry', {
      citizenship: ['NGA'],
      'expected-annual-income': '75k-100k',
      'work-arrangement': 'remote-employee',
      'income-sources': ['remote-work'],
      'visa-preference': ['digital-nomad'],
    });
    const said = gateSaid(gate);
    expect(said.text).toMatch(
      /^the .+ asks for an income of about US\$[\d,]+ a month \(record of \d{4}\), which you reach$/,
    );
    expect(said.facts.some((id) => id.startsWith('route:'))).toBe(true);
  });
});

describe('a must-have that is only just met', () => {
  it('is named, unless it is the budget', () => {
    const damp = gateOf('TWN', 'deal-breaker:humidity', { 'deal-breakers': 'humid' });
    expect(atRiskSaid(damp, 'Taiwan').text).toMatch(
      /^Your condition “no very humid climate” is only just met \([\d.]+% humidity\)\.$/,
    );
    const budget = {
      ...damp,
      group: 'budget',
      reason: { kind: 'cost', budgetUsd: 1, costUsd: 2, rent: null },
    } as const;
    expect(atRiskSaid(budget, 'Taiwan').text).toBe('Your budget is tight for the prices of Taiwan.');
  });
});
