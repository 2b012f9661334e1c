import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { describe, expect, it } from 'vitest';

const atlas = realAtlas();

const shown = (iso3: string, kind: RouteKind): readonly VisaRoute[] =>
  atlas.routes.open(iso3, kind).filter((route) => route.shown);

const named = (iso3: string, kind: RouteKind, name: RegExp) => {
  const found = atlas.routes.of(iso3).find((route) => route.kind === kind && name.test(route.name));
  expect(found, `${iso3} ${name}`).toBeDefined();
  return found as VisaRoute;
};

describe('permits for work in the Gulf', () => {
  it('are those that an employer asks for, at any level of learning', () => {
    for (const iso3 of ['ARE', 'BHR', 'KWT', 'OMN', 'QAT', 'SAU']) {
      const ordinary = shown(iso3, 'work').filter(({ notes }) =>
        /the employer applies and pays/.test(notes ?? ''),
      );
      expect(ordinary, iso3).toHaveLength(1);
      expect(ordinary[0], iso3).toMatchObject({
        minIncome: null,
        yearsToPermanence: null,
        conditions: { qualification: 'any' },
      });
    }
  });
});

describe('permits for work that asks for no training', () => {
  it('are on record for the passports that a state gives them to', () => {
    const admitted = (iso3: string) =>
      shown(iso3, 'work').find(
        ({ conditions }) => conditions.qualification === 'any' && conditions.nationalities !== null,
      )?.conditions.nationalities ?? [];
    for (const [there, from] of [
      ['KOR', 'NPL'],
      ['MYS', 'BGD'],
      ['SGP', 'LKA'],
      ['TWN', 'IDN'],
      ['DEU', 'SRB'],
    ] as const)
      expect(admitted(there), there).toContain(from);
    expect(named('HKG', 'work', /Supplementary Labour/).conditions.closedTo).toContain('NPL');
    for (const iso3 of ['FIN', 'PRT'])
      expect(
        shown(iso3, 'work').some(({ conditions }) => conditions.qualification === 'any'),
        iso3,
      ).toBe(true);
  });
});

describe('a state that takes no applications from citizens of another', () => {
  it('is closed to them for every permit to live there', () => {
    for (const [kind, name] of [
      ['entrepreneur/startup', /Startup Visa/],
      ['study', /students/],
      ['work', /National D/],
    ] as const)
      expect(named('LTU', kind, name).conditions.closedTo).toEqual(['RUS']);
  });
});

describe('permits for founders', () => {
  it('are on record where a state gives them to people without a job there', () => {
    for (const iso3 of ['AUT', 'COL', 'DNK', 'FIN', 'HKG', 'IRL', 'LTU', 'MLT', 'MUS', 'SWE', 'TWN'])
      expect(shown(iso3, 'entrepreneur/startup').length, iso3).toBeGreaterThan(0);
    expect(named('SWE', 'entrepreneur/startup', /business/).minInvestment?.amount).toBe(200_000);
    expect(named('COL', 'entrepreneur/startup', /Socio/)).toMatchObject({ yearsToPermanence: 5 });
  });
});

describe('sums that a later law has changed', () => {
  it('are those in force', () => {
    const sum = (iso3: string, kind: RouteKind, name: RegExp) =>
      shown(iso3, kind).find((route) => name.test(route.name))?.minInvestment?.amount;
    expect(sum('JPN', 'entrepreneur/startup', /Business Manager/)).toBe(30_000_000);
    expect(sum('KOR', 'entrepreneur/startup', /D-8/)).toBe(100_000_000);
    expect(sum('CRI', 'investor', /Inversionista/)).toBe(150_000);
    expect(sum('PAN', 'investor', /Qualified Investor/)).toBe(500_000);
  });
});

describe('a permit of which only the longest stay is known', () => {
  it('tells of no first grant', () => {
    for (const [iso3, kind, name] of [
      ['JPN', 'entrepreneur/startup', /Business Manager/],
      ['JPN', 'work', /^Engineer/],
      ['VNM', 'investor', /DT3/],
    ] as const) {
      const route = shown(iso3, kind).find((one) => name.test(one.name));
      expect(route?.durationMonths, iso3).toBeNull();
      expect(route?.longestMonths, iso3).toBeGreaterThan(12);
    }
  });
});

describe('what a later law has changed', () => {
  it('counts the years of the law in force', () => {
    expect(named('DEU', 'family', /Spouse of German/)).toMatchObject({
      yearsToPermanence: 3,
      yearsToCitizenship: 3,
    });
    expect(named('DEU', 'entrepreneur/startup', /Freiberufler/).yearsToPermanence).toBe(5);
    expect(atlas.fact('CYP', 'naturalisation_years')?.value).toBe(8);
    expect(named('ITA', 'family', /Coesione/).yearsToCitizenship).toBeNull();
    for (const [iso3, passport, years] of [
      ['AUT', 'DEU', 6],
      ['ITA', 'FRA', 4],
      ['MEX', 'ARG', 2],
      ['BRA', 'PRT', 1],
    ] as const)
      expect(
        shown(iso3, 'citizenship').find(({ conditions }) => conditions.nationalities?.includes(passport))
          ?.yearsToCitizenship,
        iso3,
      ).toBe(years);
  });

  it('asks for the sums and fees in force, and for none where there is none', () => {
    expect(named('MLT', 'investor', /Permanent Residence/)).toMatchObject({
      minInvestment: { amount: 375_000 },
      fee: { amount: 60_000 },
    });
    expect(named('GBR', 'family', /Spouse/).minIncome?.amount).toBe(29_000);
    expect(named('IDN', 'retirement/passive-income', /Retirement/).minIncome?.monthlyUsd).toBe(3000);
    expect(named('NZL', 'work', /AEWV/).fee?.amount).toBe(1540);
    expect(named('AUS', 'family', /Partner/).fee?.amount).toBe(11_710);
    expect(named('CAN', 'permanent-residency', /Express/).fee?.amount).toBe(1590);
    expect(named('KOR', 'work', /E-7/).minIncome).toMatchObject({ amount: 31_120_000, year: 2026 });
    expect(named('DEU', 'citizenship-by-descent', /Restoration/).fee).toBeNull();
    expect(named('MUS', 'retirement/passive-income', /Retired/).minIncome?.monthlyUsd).toBe(2000);
    expect(named('MUS', 'entrepreneur/startup', /self-employed/).minInvestment?.usd).toBe(50_000);
  });

  it('asks founders for means where the state does, from an income or from savings', () => {
    for (const [iso3, monthly, saved] of [
      ['FIN', 1210, 14_520],
      ['LTU', 1153, 13_836],
    ] as const)
      expect(named(iso3, 'entrepreneur/startup', /start-?up/i), iso3).toMatchObject({
        minIncome: { amount: monthly },
        minInvestment: { amount: saved },
        conditions: { capitalInstead: true },
      });
    expect(named('DNK', 'entrepreneur/startup', /Start-up/).minInvestment?.amount).toBe(20_540);
  });

  it('lets the family wait in Portugal and Italy, and says whom it does not', () => {
    for (const [iso3, name] of [
      ['PRT', /Reagrupamento/],
      ['ITA', /Coesione/],
    ] as const)
      expect(named(iso3, 'family', name).notes, iso3).toMatch(/after two years .* minor children/);
    expect(named('PRT', 'work', /D3/).dependantsAllowed).toBe(true);
  });

  it('closes what takes no new applications', () => {
    expect(named('CAN', 'family', /Parent/).status).toBe('closed');
  });

  it('tells of a second citizenship what the law asks of those whom it naturalises', () => {
    expect(atlas.fact('HRV', 'dual_citizenship')?.value).toBe('limited');
    expect(atlas.secondCitizenship('HRV')[0]?.effect).toBe('kept');
    for (const iso3 of ['DEU', 'SWE', 'USA'])
      expect(named(iso3, 'citizenship', /Ordinary/).notes, iso3).toMatch(/^dual citizenship: yes/);
  });

  it('carries a line to Canada of any generation, and one to Sweden by either parent', () => {
    expect(named('CAN', 'citizenship-by-descent', /parentage/).notes).toMatch(/any generation/);
    expect(named('SWE', 'citizenship-by-descent', /parentage/).notes).not.toMatch(/restricted/);
  });
});

describe('a claim by descent', () => {
  const claim = (iso3: string, name: RegExp) => named(iso3, 'citizenship-by-descent', name);

  it('takes as long as the law or the authority of today says', () => {
    expect(claim('ITA', /Jure Sanguinis/)).toMatchObject({ processingDays: 3 * 365, asOf: '2026' });
    expect(claim('ROU', /regained/).processingDays).toBe(913);
    expect(claim('POL', /Confirmation/).fee).toMatchObject({ amount: 277, currency: 'PLN' });
  });

  it('is told of every generation where persecution drove a family out', () => {
    for (const iso3 of ['AUT', 'DEU'])
      expect(claim(iso3, /persecution/i).notes, iso3).toMatch(/^qualifying ancestor: any generation; who /);
    expect(claim('AUT', /persecution/i).fee?.amount).toBe(0);
  });
});

describe('permits that were on no record', () => {
  it('are for people without a degree in Ireland, for the retired, and for whoever works in Georgia', () => {
    expect(shown('IRL', 'work').map(({ conditions }) => conditions.qualification)).toContain('any');
    for (const iso3 of ['AUT', 'ARE', 'BRA'])
      expect(shown(iso3, 'retirement/passive-income'), iso3).not.toEqual([]);
    expect(shown('GEO', 'work')).toHaveLength(1);
    expect(shown('GEO', 'entrepreneur/startup')).toHaveLength(1);
  });

  it('are permanent from the start where the law gives them for good', () => {
    for (const [iso3, kind, name] of [
      ['PAN', 'retirement/passive-income', /Pensionado/],
      ['PER', 'retirement/passive-income', /Rentista/],
      ['CYP', 'retirement/passive-income', /Category F/],
      ['MLT', 'investor', /Permanent Residence/],
      ['MEX', 'permanent-residency', /Residente Permanente/],
    ] as const)
      expect(named(iso3, kind, name).yearsToPermanence, iso3).toBe(0);
  });

  it('are for whoever buys a home in Georgia or a business in New Zealand', () => {
    expect(shown('GEO', 'investor')[0]?.minInvestment?.usd).toBe(150_000);
    expect(named('NZL', 'entrepreneur/startup', /Business Investor/)).toMatchObject({
      minInvestment: { amount: 1_000_000 },
      yearsToPermanence: 3,
    });
  });
});

describe('youth mobility', () => {
  it('names the passports that it is agreed for, each with its greatest age', () => {
    for (const iso3 of ['AUS', 'CAN', 'GBR', 'NZL']) {
      const youth = shown(iso3, 'work').filter(({ conditions }) => conditions.forWhom === 'youth');
      const passports = youth.flatMap(({ conditions }) => conditions.nationalities ?? []);
      expect(youth.length, iso3).toBeGreaterThan(1);
      expect(new Set(passports).size, iso3).toBe(passports.length);
      expect(passports, iso3).not.toContain(iso3);
      for (const { conditions, id } of youth) expect([30, 35], id).toContain(conditions.greatestAge);
    }
  });
});

describe('a permit for own work', () => {
  it('asks for no sum where the law names none', () => {
    expect(named('CHE', 'entrepreneur/startup', /Self-Employed/).notes).toMatch(/no statutory floor/);
    expect(named('FRA', 'entrepreneur/startup', /Libérale/).minInvestment).toBeNull();
  });
});

describe('entry to the United States', () => {
  it('is closed by a proclamation, unless another passport is held', () => {
    const open = atlas.routes.of('USA').filter(({ kind }) => !kind.startsWith('citizenship'));
    for (const { id, conditions } of open) {
      expect(conditions.closedTo.includes('IRN'), id).toBe(conditions.nationalities === null);
      expect(conditions.secondPassport, id).toBe(conditions.closedTo.length > 0);
    }
    const student = open.find(({ name }) => name.startsWith('F-1'));
    const specialist = open.find(({ name }) => name.startsWith('H-1B'));
    expect(student?.conditions.closedTo).toContain('NGA');
    expect(specialist?.conditions.closedTo).not.toContain('NGA');
  });
});

describe('the family on a permit', () => {
  it('follows later in Singapore, and comes with parents to Malaysia', () => {
    expect(shown('SGP', 'entrepreneur/startup')[0]).toMatchObject({
      familyFollows: true,
      durationMonths: 12,
    });
    const along = (iso3: string, kind: RouteKind, name: RegExp) =>
      shown(iso3, kind).find((route) => name.test(route.name))?.dependantsAllowed;
    expect(along('JPN', 'entrepreneur/startup', /Business Manager/)).toBe(true);
    expect(along('JPN', 'work', /Specified Skilled/)).toBe(false);
    expect(along('AUS', 'work', /482/)).toBe(true);
    expect(along('GBR', 'work', /Health and Care/)).toBe(true);
    expect(shown('MYS', 'retirement/passive-income')[0]).toMatchObject({ parentsAllowed: true });
    const all = atlas.countries.flatMap(({ iso3 }) => atlas.routes.of(iso3));
    for (const route of all.filter(({ familyFollows }) => familyFollows)) {
      expect(route.dependantsAllowed, route.id).toBeNull();
      expect(route.notes, route.id).toMatch(/family (from|after)/);
    }
  });
});

describe('permits that were found later', () => {
  it('let people work in Iceland by what they learned, with permanence after four years', () => {
    const expert = named('ISL', 'work', /expert knowledge/);
    expect(expert).toMatchObject({ shown: true, yearsToPermanence: 4, durationMonths: 12 });
    expect(expert.conditions.qualification).toBe('training');
  });

  it('let remote workers stay in Slovenia, Bulgaria and Kenya, and lead nowhere', () => {
    for (const iso3 of ['SVN', 'BGR', 'KEN'] as const)
      expect(named(iso3, 'digital-nomad', /nomad/i), iso3).toMatchObject({
        shown: true,
        remoteWorkAllowed: true,
        yearsToPermanence: null,
      });
  });
});
