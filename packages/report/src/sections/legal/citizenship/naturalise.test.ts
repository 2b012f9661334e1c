import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { clauseFor } from '../../../parts/clauses/reasons.ts';
import type { PlaceView } from '../../../place/view.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { placeView, viewsOf } from '../../../testing/views.ts';
import { commonRules, permanence } from './naturalise.ts';
import { secondPassportSaid } from './secondPassport.ts';
import { yearsToCitizenship } from '../../../place/entry/naturalisation.ts';
import { routeTable } from '../permit/routeTable.ts';

const atlas = realAtlas();

describe('years to citizenship', () => {
  let inBoth = 0;

  it.each(PERSONAS)('are the same in text and table, or given in the text only: $title', ({ answers }) => {
    const both = viewsOf(answers).flatMap((view) => {
      const told = /(?:naturalisation is|Ordinary naturalisation is) on record after (\d+) year/.exec(
        permanence(view)?.said.text ?? '',
      )?.[1];
      const years = commonRules(view).includes('naturalisation_years')
        ? atlas.fact(view.iso3, 'naturalisation_years')?.value
        : undefined;
      return told && years !== undefined ? [{ iso3: view.iso3, told: Number(told), years }] : [];
    });
    inBoth += both.length;
    expect(both.filter(({ told, years }) => told !== years)).toEqual([]);
  });

  it('are given in both for some personas', () => {
    expect(inBoth).toBeGreaterThan(0);
  });

  it('are left out of the table where our sources differ on home, or another rule applies to the passport', () => {
    const rowsOf = (home: ReturnType<typeof place>, citizenship: string) => {
      const answers = answersOf({ citizenship: [citizenship], 'current-location': home });
      return viewsOf(answers)
        .filter(({ iso3 }) => iso3 === 'DEU')
        .flatMap(commonRules);
    };
    expect(rowsOf(place('Kraków', 'Poland', 'pl'), 'UKR')).not.toContain('naturalisation_years');
    expect(rowsOf(place('Madrid', 'Spain', 'es'), 'BRA')).not.toContain('naturalisation_years');
    expect(rowsOf(place('Paris', 'France', 'fr'), 'UKR')).toContain('naturalisation_years');
  });

  it.each(PERSONAS)('are called long or short correctly: $title', ({ answers }) => {
    const contribution = {
      factor: 'path_to_citizenship',
      label: 'path to citizenship',
      weight: 0.1,
      utility: 0.5,
      points: 1,
      because: { questionIds: [], factIds: [] },
    } as never;
    for (const view of viewsOf(answers)) {
      const years = yearsToCitizenship(view)?.years ?? null;
      const good = clauseFor(view, contribution, 'good');
      const bad = clauseFor(view, contribution, 'bad');
      expect(good !== null && bad !== null, view.iso3).toBe(false);
      if (bad) expect(years, view.iso3).toBeGreaterThan(8);
      if (good) expect(years, view.iso3).toBeLessThanOrEqual(8);
      // Home is compared with the figure printed.
      const better = /even if .* does better with (\d+) year/.exec(good?.text ?? '')?.[1];
      if (better) expect(Number(better), view.iso3).toBeLessThan(years ?? 0);
    }
  });
});

describe('a passport that shortens the years', () => {
  const spain = atlas.countries.filter(({ iso3 }) => iso3 === 'ESP');
  const view = (answers: WrittenAnswers) =>
    viewsOf(answersOf({ 'expected-annual-income': '50k-75k', ...answers }), spain)[0] as PlaceView;
  const years = (of: PlaceView): readonly string[] => {
    const [table] = routeTable(of);
    return table?.kind === 'table' ? table.rows.map((row) => String(row[5]).replace(/^.* \/ /, '')) : [];
  };

  it('is counted beside one that does not', () => {
    const founder = view({
      citizenship: ['COL', 'USA'],
      'work-arrangement': 'start-business',
      'visa-preference': ['entrepreneur'],
      'liquid-assets-available': '50k-100k',
    });
    expect(secondPassportSaid(founder).text).toMatch(/^(?!Both).*Colombia and the United States allow/);
    expect(years(founder).length).toBeGreaterThan(1);
    for (const cell of years(founder)) expect(cell).toMatch(/^(\(2\)|–)$/);
  });

  it('applies to permits that lead to no other status too, where their record counts the years', () => {
    const remote = { 'work-arrangement': 'remote', 'visa-preference': ['digital-nomad', 'work'] };
    const brazilian = years(view({ citizenship: ['BRA'], ...remote }));
    expect(brazilian).toContain('(2)');
    expect(brazilian.join()).not.toContain('10');
    expect(years(view({ citizenship: ['USA'], ...remote }))).toContain('10');
  });
});

describe('the present passport', () => {
  it('is described with the year of the record that limits it', () => {
    let limited = 0;
    for (const passport of atlas.countries) {
      if (atlas.fact(passport.iso3, 'dual_citizenship')?.value !== 'limited') continue;
      for (const view of viewsOf(answersOf({ citizenship: [passport.iso3] }), atlas.countries.slice(0, 30))) {
        const { text } = secondPassportSaid(view);
        if (!text.includes('in which cases you keep that passport')) continue;
        limited += 1;
        expect(text.toLowerCase()).toContain(nameOf(passport).toLowerCase());
        const year = /record of (\d{4})/.exec(text)?.[1];
        expect(Number(year)).toBe(atlas.fact(passport.iso3, 'dual_citizenship')?.year);
      }
    }
    expect(limited).toBeGreaterThan(20);
  });

  it('that ends by law has the law named wherever that is repeated', () => {
    const views = viewsOf(answersOf({ citizenship: ['IND'] }), atlas.countries.slice(0, 3));
    views[0]?.ledger.use('permanence');
    const last = views.at(-1);
    expect(last && secondPassportSaid(last).text).toBe(
      'The passport of India would end by the law of India.',
    );
  });
});

describe('permanent residence', () => {
  const WORKER = {
    citizenship: ['UKR'],
    'work-arrangement': 'local-job',
    'visa-preference': ['work', 'permanent-residency'],
    'relocation-duration': 'long-term',
  };
  const told = (iso3: string, more: WrittenAnswers = {}): string => {
    const view = placeView(iso3, answersOf({ ...WORKER, ...more }));
    return permanence(view)?.said.text ?? '';
  };

  it('follows the general rule where the permit’s record has no years, for people who ticked it or stay for good', () => {
    for (const iso3 of ['CZE', 'HRV', 'SVN'])
      expect(told(iso3), iso3).toMatch(/Permanent residence can follow after 5 years by the general rule/);
    const work = { 'visa-preference': ['work'] };
    expect(told('HRV', { ...work, 'relocation-duration': 'permanent' })).toMatch(/by the general rule/);
    expect(told('HRV', work)).not.toMatch(/by the general rule/);
  });

  it('is said to be unrecorded where no rule has it either', () => {
    const nomad = { 'work-arrangement': 'remote-employee', 'expected-annual-income': '75k-100k' };
    expect(told('MUS', { ...nomad, 'visa-preference': ['digital-nomad', 'permanent-residency'] })).toMatch(
      /do not tell whether permanent residence or citizenship follows on this permit/,
    );
  });

  it('needs no waiting under free movement', () => {
    expect(told('HRV', { citizenship: ['PRT'] })).not.toMatch(/do not tell whether/);
  });
});

describe('passports that a country lets new citizens of some others keep', () => {
  const told = (...citizenship: readonly string[]): string => {
    const [spain] = viewsOf(
      answersOf({ citizenship: [...citizenship], 'current-location': place('Nairobi', 'Kenya', 'ke') }),
    ).filter(({ iso3 }) => iso3 === 'ESP');
    return (spain && permanence(spain)?.said.text) ?? '';
  };

  it('are described in the right number', () => {
    expect(told('KEN')).toContain('Kenya is not among these');
    expect(told('KEN', 'GBR')).toContain('Kenya and the United Kingdom are not among these');
  });
});

describe('a permit outside the general rule', () => {
  it('is distinguished from the kind within it', () => {
    const said = (visa: readonly string[]) =>
      viewsOf(
        answersOf({
          citizenship: ['CAN'],
          'work-arrangement': 'freelance',
          'expected-annual-income': '75k-100k',
          'visa-preference': visa,
          'relocation-duration': 'permanent',
        }),
        atlas.countries.filter(({ iso3 }) => iso3 === 'HRV'),
      ).map((view) => permanence(view)?.said.text)[0];
    expect(said(['work', 'digital-nomad'])).toMatch(/by the general rule, on a permit of another kind\./);
  });
});

describe('a permit that leads nowhere', () => {
  it('is said to count for no citizenship, beside the years that lead to one', () => {
    const malta = placeView(
      'MLT',
      answersOf({
        citizenship: ['TUR'],
        'work-arrangement': 'remote-employee',
        'expected-annual-income': '50k-75k',
        'visa-preference': ['digital-nomad', 'citizenship'],
        'relocation-duration': 'long-term',
      }),
    );
    const said = malta ? permanence(malta)?.said.text : undefined;
    expect(said).toMatch(
      /on record after 5 years .*The Nomad Residence Permit does not lead there, by its record/,
    );
  });
});
