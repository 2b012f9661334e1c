import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { AUSTRALIAN_FIRE } from '@global-fit/matching/testing/personas/australianFire';
import { describe, expect, it } from 'vitest';
import { SOCIETY } from '../../../parts/clauses/societyClauses.ts';
import { ENGINEER, FREELANCER, viewFor, viewOf } from '../../../testing/lawHouseholds.ts';
import { permanence } from './naturalise.ts';

const atlas = realAtlas();

describe('permanent residence and citizenship', () => {
  it('speak for a place only within the usual years and the intended stay', () => {
    const reason = (iso3: string, duration: string): string | undefined =>
      SOCIETY['path_to_citizenship']?.good(viewFor(iso3, { ...FREELANCER, 'relocation-duration': duration }))
        ?.text;
    expect(reason('COL', 'permanent')).toMatch(/after 3 years/);
    expect(reason('COL', 'temporary')).toBeUndefined();
    expect(reason('CHL', 'permanent')).toMatch(/after 5 years/);
    expect(reason('CHL', 'medium')).toBeUndefined();
    expect(reason('ITA', 'permanent')).toBeUndefined();
  });

  it('are left open on a visa whose record does not say', () => {
    const nomad = { ...FREELANCER, citizenship: ['GBR'], 'expected-annual-income': 'over-200k' };
    expect(permanence(viewFor('MUS', nomad))?.said.text).toMatch(
      /records do not tell whether permanent residence or citizenship follows on this permit/,
    );
    expect(permanence(viewFor('ESP', nomad))?.said.text).not.toMatch(/do not tell/);
    const means = permanence(viewOf('USA', AUSTRALIAN_FIRE.answers))?.said.text;
    expect(means).toMatch(/permanent residence can follow after 2 years\./);
    expect(means).not.toMatch(/leads? there/);
  });

  it('follow the shortest way that a passport opens, described once', () => {
    expect(permanence(viewFor('ESP', FREELANCER))?.said.text).toMatch(/citizens of Argentina .* 2 years/);
    expect(permanence(viewFor('ESP', ENGINEER))?.said.text).toMatch(/10 years/);
    for (const { iso3 } of atlas.countries) {
      const text = permanence(viewFor(iso3, ENGINEER))?.said.text ?? '';
      expect(text.match(/citizenship can follow|naturalisation is/gi)?.length ?? 0, iso3).toBeLessThanOrEqual(
        1,
      );
      expect(text, iso3).not.toMatch(/another record/);
    }
  });

  it('come by another permit in words that tell why that one is named', () => {
    const clerk = {
      'work-arrangement': 'local-job',
      'career-field': 'finance',
      'education-level': 'bachelor',
      'expected-annual-income': 'under-30k',
      'visa-preference': ['work', 'permanent-residency'],
    };
    expect(permanence(viewFor('PRT', { ...clerk, citizenship: ['PER'] }))?.said.text).toMatch(
      /^Our record of the D3 .* names no years to permanent residence; by that of another way in for you, the D1 .*, it can follow after 5 years\./,
    );
    const retired = {
      ...clerk,
      'work-arrangement': 'not-working',
      'retirement-timeline': 'already-retired',
      'visa-preference': ['retirement', 'permanent-residency'],
    };
    expect(permanence(viewFor('COL', { ...retired, citizenship: ['VEN'] }))?.said.text).toMatch(
      /^The Visa R .* is permanent itself, and can follow after 5 years on another permit\./,
    );
  });
});
