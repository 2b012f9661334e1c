import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { remoteVisa } from '../../place/entry/routes.ts';
import { FREELANCER, viewFor } from '../../testing/lawHouseholds.ts';
import { structure } from './setup.ts';

const atlas = realAtlas();

describe('the structure of a business', () => {
  it('is not suggested to people on a remote-work visa', () => {
    for (const { iso3 } of atlas.countries) {
      const view = viewFor(iso3, {
        ...FREELANCER,
        'expected-annual-income': 'over-200k',
        'remote-work-legal-structure': ['contractor'],
      });
      if (remoteVisa(view) === null) continue;
      const text = structure(view)?.said.text ?? '';
      expect(text, iso3).toMatch(/income from abroad/);
      expect(text, iso3).not.toMatch(/would register|second client/);
    }
  });
});
