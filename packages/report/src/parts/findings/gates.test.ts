import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { GateResult } from '@global-fit/matching/ranking';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { atRiskSaid } from './atRiskSaid.ts';
import { findingSaid } from './findingSaid.ts';
import { gateSaid, isOpen, keptName } from './gates.ts';

const atlas = realAtlas();
const study = atlas.countries.map(({ iso3 }) => iso3);

/** Every must-have of every country, by country. */
function gatesOf(answers: Answers): ReadonlyMap<string, readonly GateResult[]> {
  const { matches, excluded } = rankCountries(atlas, profilePreferences(atlas, answers), {
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

describe('a must-have put into words', () => {
  it('names the budget as what is kept or not', () => {
    expect(keptName(gateOf('MCO', 'budget', { citizenship: ['FRA'], 'monthly-budget': 1550 }))).toBe(
      'your budget',
    );
  });

  it.each(PERSONAS)('is a clause for every country: $title', ({ answers }) => {
    for (const gate of [...gatesOf(answers).values()].flat()) {
      const { text } = gateSaid(gate);
      expect(text).toMatch(/^(?:[a-z“]|LGBTQ)/);
      expect(text).not.toMatch(/NaN|undefined|null|[.:]$|"/);
    }
  });

  it('is called an unmet wish where it was asked for if possible', () => {
    const gate = gateOf('PRT', 'deal-breaker:earthquakes', { 'deal-breakers': 'no earthquakes if possible' });
    expect(atRiskSaid(gate, 'Portugal').text).toMatch(
      /^Your wish “no earthquake country, if possible” is not fully kept \(/,
    );
  });

  it('on keeping a passport is open only where nobody has decided it yet', () => {
    const of = (citizenship: string, iso3: string): string =>
      atRiskSaid(
        gateOf(iso3, 'deal-breaker:giving-up-passport', {
          citizenship: [citizenship],
          'deal-breakers': 'Giving up my passport',
        }),
        'Malta',
      ).text;
    expect(of('CHN', 'MLT')).toMatch(/holds only as long as you are not naturalised there: the law of China/);
    expect(of('CHN', 'MLT')).not.toContain('Ask whether you would keep');
  });

  it('prints the fact that decided it, and cites it', () => {
    const said = gateSaid(gateOf('NOR', 'deal-breaker:pollution', { 'deal-breakers': 'pollution' }));
    expect(said.text).toMatch(/^“no heavy air pollution” \(\d+(?:\.\d)? .+ of fine dust\)$/);
    expect(said.facts).toContain('pm25_air_pollution:NOR');
    expect(said.answers).toEqual(['deal-breakers']);
    expect(said.figures).toHaveLength(1);
  });

  it('names the towns judged by heat, cold and distance from the sea, and cites their records', () => {
    const lines = 'winter nights below 3 degrees\nMust be within 50 km of the sea';
    for (const gates of gatesOf(answersOf({ 'deal-breakers': lines })).values())
      for (const gate of gates) {
        if (gate.reason.kind !== 'towns') continue;
        const said = findingSaid(gate);
        expect(said.text).toMatch(
          /^(?:at best, )?(?:winter nights of about −?\d+°C in|the sea is (?:about \d+|over 300) km from) [^.]+/,
        );
        for (const { city } of gate.reason.towns) expect(said.text).toContain(city.name);
        expect(said.facts.length).toBeGreaterThanOrEqual(gate.reason.towns.length);
      }
  });

  it('prints no figure of our own measures', () => {
    const said = findingSaid(
      gateOf('AFG', 'deal-breaker:internet', { 'deal-breakers': 'must have internet' }),
    );
    expect(said.text).toBe('not met by our measure');
  });

  it('words what the table holds in words, for either direction of the condition', () => {
    const told = (iso3: string, line: string, id: string): string =>
      findingSaid(gateOf(iso3, id, { 'deal-breakers': line })).text;
    expect(told('AUT', 'landlocked', 'deal-breaker:landlocked')).toBe('it has no sea coast');
    expect(told('PRT', 'landlocked', 'deal-breaker:landlocked')).toBe('it has a sea coast');
  });

  it('words a yes or no from the record, without referring to our tables', () => {
    const lines = 'landlocked\nno sea\nvolcanoes\nmilitary service';
    const gates = [...gatesOf(answersOf({ 'deal-breakers': lines, age: 40 })).values()]
      .flat()
      .filter(({ group, facts }) => group === 'deal-breaker' && facts.length > 0);
    expect(gates.length).toBeGreaterThan(400);
    for (const gate of gates) expect(findingSaid(gate).text, gate.label).toMatch(/^(it has|[a-z ]+ are) /);
  });

  it('says of a hazard whether it is recorded, and how exposed people are to it', () => {
    const said = (iso3: string, id: string) =>
      findingSaid(gateOf(iso3, `deal-breaker:${id}`, { 'deal-breakers': 'earthquakes\ntyphoons' })).text;
    expect(said('JPN', 'earthquakes')).toBe(
      'earthquakes are a known hazard there, and the exposure of its people to them is 100 of 100',
    );
    expect(said('ESP', 'earthquakes')).toBe('the exposure of its people to earthquakes is 47 of 100');
    expect(said('TWN', 'earthquakes')).toBe('earthquakes are a known hazard there');
    expect(said('CRI', 'hurricanes')).toBe(
      'cyclones, hurricanes or typhoons are a known hazard there, and the exposure of its people to them is 7 of 100',
    );
    expect(said('IRL', 'hurricanes')).toBe('our record names no cyclones, hurricanes or typhoons there');
  });

  it('says to ask the consulate where military service may not affect the household', () => {
    const gate = gateOf('AUT', 'deal-breaker:conscription', { 'deal-breakers': 'military service', age: 40 });
    expect(atRiskSaid(gate, 'Austria').text).toBe(
      'Austria has compulsory military service. It binds citizens as a rule: ask its consulate whether it would apply to you or your children before or after naturalisation, and until which age.',
    );
  });

  it('calls a condition without a record neither met nor missed, in every country', () => {
    const lines =
      'No same-sex marriage\nRent over 700 US dollars a month\npower cuts\nIntolerance towards Muslims';
    const open = [...gatesOf(answersOf({ 'deal-breakers': lines })).values()].flat().filter(isOpen);
    expect(open.length).toBeGreaterThan(100);
    for (const gate of open) {
      expect(gate.status, gate.label).toBe('at_risk');
      expect(findingSaid(gate).text).toBe('our tables hold no figure for it');
    }
  });

  it('calls a language that only some speak a condition half met', () => {
    const written = { 'languages-spoken': ['en'], 'language-preference': 'must-speak' };
    const halves = [...gatesOf(answersOf(written)).values()]
      .flat()
      .filter(({ group, status }) => group === 'language' && status === 'at_risk')
      .filter(({ reason }) => reason.kind === 'speakers');
    expect(halves.length).toBeGreaterThan(10);
    for (const gate of halves)
      expect(atRiskSaid(gate, 'it').text).toBe(
        'Your condition on language is only half met: only some of its people speak a language of yours.',
      );
  });

  it('names the government that advises against travel', () => {
    expect(gateSaid(gateOf('AFG', 'danger', {})).text).toBe(
      'the governments of the United States and Australia advise against any travel there',
    );
  });

  it('marks as ours what we require for everybody', () => {
    const colombia = gateOf('COL', 'danger', {});
    expect(colombia.status).toBe('at_risk');
    expect(atRiskSaid(colombia, 'Colombia').text).toMatch(
      /^A condition that we set for everybody is only just met: the government of the United States advises/,
    );
  });

  it('treats a withheld route as no record, for every country and household', () => {
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

  it('names a route that is shown, and cites its record', () => {
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
  it('is mentioned, except for the budget, whose sum is given', () => {
    const damp = gateOf('TWN', 'deal-breaker:humidity', { 'deal-breakers': 'humid' });
    expect(atRiskSaid(damp, 'Taiwan').text).toMatch(
      /^Your condition “no very humid climate” is only just met \([\d.]+% humidity\)\.$/,
    );
    const budget = {
      ...damp,
      group: 'budget',
      reason: {
        kind: 'cost',
        budgetUsd: 1000,
        costUsd: 2480,
        rent: null,
        by: null,
        fees: false,
        oneCity: false,
        study: null,
      },
    } as const;
    expect(atRiskSaid(budget, 'Taiwan').text).toBe(
      'Your budget is below about US$2,480 a month by our planning figure for your household at the prices there.',
    );
  });

  it('gives what comes on top of a month that the budget covers', () => {
    const budget = {
      ...gateOf('TWN', 'deal-breaker:humidity', { 'deal-breakers': 'humid' }),
      group: 'budget',
      status: 'at_risk',
      reason: {
        kind: 'cost',
        budgetUsd: 9000,
        costUsd: 2480,
        rent: null,
        by: null,
        fees: true,
        oneCity: false,
        study: null,
      },
    } as const;
    expect(atRiskSaid(budget, 'Taiwan').text).toBe(
      'Your budget covers about US$2,480 a month by our planning figure for your household at the prices there, but that leaves out the fees of the school that you have in mind, for which our records hold no figure.',
    );
  });
});
