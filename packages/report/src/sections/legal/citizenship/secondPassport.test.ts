import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { ENGINEER, FREELANCER, viewFor } from '../../../testing/lawHouseholds.ts';
import { secondPassportSaid } from './secondPassport.ts';

const atlas = realAtlas();

describe('a second passport', () => {
  it('is promised only where both states allow it', () => {
    for (const { iso3 } of atlas.countries) {
      if (iso3 === 'IND') continue;
      const text = secondPassportSaid(viewFor(iso3, ENGINEER)).text;
      expect(text, iso3).toMatch(
        /^The law of India ends its citizenship once you take another \(Citizenship Act, 1955, section 9\)/,
      );
      expect(text, iso3).not.toMatch(/allow a second|keep|ask its consulate/);
    }
    expect(secondPassportSaid(viewFor('PRT', FREELANCER)).text).toMatch(/^Both Portugal and Argentina allow/);
  });

  it('follows the record of both states where there is one', () => {
    const UKR = { ...ENGINEER, citizenship: ['UKR'] };
    expect(secondPassportSaid(viewFor('CAN', UKR)).text).toMatch(/^Both Canada and Ukraine allow/);
    expect(secondPassportSaid(viewFor('LUX', UKR)).text).toMatch(
      /^Ukraine lets its citizens hold, beside its own, the citizenships of Canada, Czechia, Germany, Poland and the United States \(Law 4502-IX .*\), and this one is not listed: ask its consulate/,
    );
  });
});
