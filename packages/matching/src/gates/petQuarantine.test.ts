import { describe, expect, it } from 'vitest';
import { place } from '../testing/persona.ts';
import { ownVerdicts } from '../testing/standingOf.ts';

describe('a quarantine for animals', () => {
  const verdictsOn = (
    line: string,
    pets: readonly string[] = ['dog'],
    home = place('Kraków', 'Poland', 'pl'),
  ) => ownVerdicts(line, { 'current-location': home, 'relocating-pets': 'yes', 'pets-details': pets });

  it('fails where one is on record, and is met by the pet passport within the European Union', () => {
    const verdict = verdictsOn('My dog must be allowed in without quarantine');
    expect(verdict('DEU')?.status).toBe('met');
    expect(verdict('NZL')?.status).toBe('failed');
    expect(verdict('ISL')?.status).toBe('failed');
    // Nothing on record either way.
    expect(verdict('CAN')?.reason()).toEqual({ kind: 'no record' });
  });

  it('compares a recorded length with the days named, and warns where no length is recorded', () => {
    const verdict = verdictsOn('More than 10 days of quarantine for our dog');
    expect(['DEU', 'ISL', 'AUS', 'CAN'].map((iso3) => verdict(iso3)?.status)).toEqual([
      'met',
      'failed',
      'at_risk',
      'at_risk',
    ]);
    expect(verdict('AUS')?.reason()).toMatchObject({ kind: 'pet entry', unsaid: true });
    expect(verdictsOn('More than 30 days of quarantine for our dog')('ISL')?.status).toBe('met');
  });

  it('only warns people from a country free of rabies, or where the record is of low confidence', () => {
    expect(verdictsOn('dog quarantine', ['dog'], place('Perth', 'Australia', 'au'))('NZL')?.status).toBe(
      'at_risk',
    );
    expect(verdictsOn('dog quarantine')('SGP')?.status).toBe('at_risk');
  });

  it('is none for animals that go from New Zealand to Australia, by the groups that Australia tells apart', () => {
    const fromAuckland = place('Auckland', 'New Zealand', 'nz');
    const said = verdictsOn('no quarantine for my dog', ['dog'], fromAuckland)('AUS');
    expect(said?.status).toBe('met');
    expect(said?.reason()).toMatchObject({
      entry: { titre: false, rule: { permit: false, quarantine: false } },
    });
    // From its second group there are some days, and the test of antibodies is spared.
    expect(
      verdictsOn('no quarantine for my dog', ['dog'], place('Osaka', 'Japan', 'jp'))('AUS')?.status,
    ).toBe('at_risk');
  });

  it('is met under the scheme of the European Union from anywhere, with a test where one is required', () => {
    const verdict = verdictsOn('no quarantine for my dog', ['dog'], place('Lagos', 'Nigeria', 'ng'));
    for (const iso3 of ['ESP', 'MLT', 'NOR']) expect(verdict(iso3)?.status, iso3).toBe('met');
    expect(verdict('ESP')?.reason()).toMatchObject({
      kind: 'pet entry',
      entry: { kind: 'rule', titre: true },
    });
    expect(verdict('ISL')?.status).toBe('failed');
    expect(verdict('MEX')?.status).toBe('at_risk');
  });

  it('is unknown for animals without a record', () => {
    expect(verdictsOn('no quarantine for my pets', ['bird', 'cat'])('DEU')?.status).toBe('at_risk');
    expect(verdictsOn('no quarantine for my pets', ['cat'])('DEU')?.status).toBe('met');
  });
});
