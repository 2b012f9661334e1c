import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

function gateFor(id: string, line: string, told: object) {
  const gate = standingOf({ age: 61, citizenship: ['AUS'], ...told, 'deal-breakers': line }).gates.find(
    (one) => one.id === `deal-breaker:${id}`,
  );
  return (iso3: string) => gate?.check(atlas.indexOf(iso3));
}

describe('a permit that its holder has to work for', () => {
  const RETIRED = {
    'work-arrangement': 'not-working',
    'retirement-timeline': 'already-retired',
    'monthly-budget': 6000,
    'visa-preference': ['retirement', 'work'],
  };
  const statusOf = (iso3: string) =>
    gateFor('work-for-permit', 'Having to work for the visa', RETIRED)(iso3)?.status;

  it('fails where nothing else opens the country, neither a right nor own means', () => {
    expect(['NZL', 'ESP', 'NLD'].map(statusOf)).toEqual(['met', 'met', 'failed']);
  });

  it.each([
    'Having to work for the visa',
    'A visa that requires me to work',
    'Needing to keep working to hold the permit',
  ])('is read from "%s"', (line) => {
    expect(readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id)).toEqual(['work-for-permit']);
  });

  it.each(['Visa tied to one employer', 'My wife has to work for the visa', 'No work visa'])(
    'is not read from "%s"',
    (line) => {
      expect(readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id)).not.toContain('work-for-permit');
    },
  );
});

describe('a permit that falls with one job', () => {
  const ENGINEER = {
    age: 34,
    citizenship: ['IND'],
    'work-arrangement': 'local-job',
    'visa-preference': ['work', 'permanent-residency'],
  };

  it('warns where only a job opens the country, and is met by permanent residence for points', () => {
    const verdict = gateFor('tied-to-employer', 'No visa tied to one employer', ENGINEER);
    expect(['AUS', 'CAN', 'MLT'].map((iso3) => verdict(iso3)?.status)).toEqual(['met', 'met', 'at_risk']);
  });

  it('is met by any right to live there', () => {
    const verdict = gateFor('tied-to-employer', 'No visa tied to one employer', {
      ...ENGINEER,
      citizenship: ['MLT'],
    });
    expect(verdict('ESP')?.status).toBe('met');
  });
});

describe('a law that weighs what care would cost', () => {
  const LINE = 'Immigration rules that turn down disabled people ("excessive demand")';
  const USA = { citizenship: ['USA'], 'visa-preference': ['work'] };

  it('excludes its country, by its record, and no other', () => {
    const verdict = gateFor('care-weighed', LINE, USA);
    expect(['CAN', 'AUS', 'NZL', 'ESP'].map((iso3) => verdict(iso3)?.status)).toEqual([
      'failed',
      'failed',
      'failed',
      'at_risk',
    ]);
    expect(verdict('CAN')?.reason()).toEqual({ kind: 'care weighed', iso3: 'CAN' });
  });

  it('does not apply to people who settle by right', () => {
    expect(gateFor('care-weighed', LINE, { citizenship: ['AUS'] })('NZL')?.status).toBe('met');
  });

  it.each([
    'No excessive demand rule',
    'Countries that refuse visas over a chronic illness',
    'Any place that can refuse us because of Zayan’s autism',
    'A country that would turn our daughter away over her Down’s syndrome',
    'Immigration that rejects diabetics',
  ])('is read from "%s"', (line) => {
    expect(readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id)).toEqual(['care-weighed']);
  });

  it.each([
    'No permit without insurance for illness',
    'Discrimination of disabled people',
    'Schools that refuse our son because of his autism',
    'Insurers that refuse me because of my diabetes',
    'A place that refuses us because of our faith',
  ])('is not read from "%s"', (line) => {
    expect(readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id)).not.toContain('care-weighed');
  });
});
