import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { AUSTRALIAN_FIRE } from '@global-fit/matching/testing/personas/australianFire';
import { GERMAN_COUPLE } from '@global-fit/matching/testing/personas/germanCouple';
import type { Persona } from '@global-fit/matching/testing/persona';
import type { AnswerValue } from '@global-fit/questionnaire/model';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it, vi } from 'vitest';
import { numberAt, shownFact } from '../figures/world.ts';
import type { Block, PlaceHeading, ReportDocument, TableBlock } from '../model.ts';
import { readStage } from '../profile/stage.ts';
import { readAnswers } from '../profile/answers.ts';
import { reportFor } from '../testing/reports.ts';

/** Loaded machines are slow; what is tested is not speed. */
vi.setConfig({ testTimeout: 60_000 });

const atlas = realAtlas();
const gold = { tier: 'gold', additionalCountries: 2 } as const;
const reports = PERSONAS.map((persona) => ({ persona, document: reportFor(persona, gold) }));

function changed(persona: Persona, answers: Readonly<Record<string, AnswerValue>>): ReportDocument {
  const given = Object.entries(answers).map(([id, value]) => [id, { value, touched: true }]);
  return reportFor(persona, { ...gold, answers: { ...persona.answers, ...Object.fromEntries(given) } });
}

interface Line {
  readonly iso3: string;
  readonly nth: number;
  readonly block: Block & { readonly text: string };
}

function lines(document: ReportDocument, heading?: PlaceHeading): readonly Line[] {
  return document.places.flatMap(({ iso3, sections }, nth) =>
    sections
      .filter((section) => heading === undefined || section.heading === heading)
      .flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [{ iso3, nth, block }] : []))),
  );
}

function tables(document: ReportDocument, heading: PlaceHeading): readonly TableBlock[] {
  return document.places.flatMap(({ sections }) =>
    sections
      .filter((section) => section.heading === heading)
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))),
  );
}

const textOf = (document: ReportDocument, heading?: PlaceHeading): string =>
  lines(document, heading)
    .map(({ block }) => block.text)
    .join('\n');

const dollarsIn = (cell: string | undefined): number =>
  Number(/US\$([\d,]+)/.exec(cell ?? '')?.[1]?.replaceAll(',', ''));

describe('the cost of a month', () => {
  const budgeted = [
    ...reports.filter(({ persona }) => persona.answers['monthly-budget']),
    { persona: AMERICAN_FAMILY, document: changed(AMERICAN_FAMILY, { 'monthly-budget': 6500 }) },
  ];

  it('never equates the budget with present spending', () => {
    for (const { document } of budgeted)
      expect(textOf(document, 'Financial')).not.toMatch(
        /the life (?:that|you lead)|same life|pays for today|would be missing|over a year the (?:lower|higher)/i,
      );
  });

  it('names the rent before it says what is left, and adds up as printed', () => {
    let sums = 0;
    for (const { persona, document } of budgeted) {
      for (const place of document.places) {
        const section = place.sections.find(({ heading }) => heading === 'Financial');
        const lead = section?.blocks[0];
        expect(lead && 'text' in lead ? lead.text : '', persona.id).toMatch(/flat|rent|home|wage/);
        const month = section?.blocks.find(
          (block): block is TableBlock => block.kind === 'table' && block.caption.startsWith('A month in'),
        );
        const row = (start: string) => month?.rows.find(([item]) => item?.startsWith(start));
        const together = row('Together');
        if (!together) continue;
        const city = / in (.+)$/.exec(together[0] ?? '')?.[1] ?? '';
        const flat = month?.rows.find(
          ([item]) => item?.endsWith(`flat in ${city}`) && !item.startsWith('Together'),
        );
        // A flat in the survey's currency has its dollars beside it; a home without a survey is reckoned in dollars.
        const home = flat?.[2] ?? row('A home in')?.[1];
        const items = [home, row('More bedrooms')?.[1], row('Everything')?.[1], row('Tuition')?.[1]];
        expect(items.reduce((sum, item) => sum + (item ? dollarsIn(item) : 0), 0)).toBe(
          dollarsIn(together[1]),
        );
        sums += 1;
      }
    }
    expect(sums).toBeGreaterThan(2);
  });

  it('promises nothing to a tight budget, and calls no rent above a third easy', () => {
    for (const budget of [900, 1500, 2500, 4000]) {
      const document = changed(AUSTRALIAN_FIRE, {
        'monthly-budget': budget,
        'cost-of-living-priority': 'same-more-comfort',
      });
      const text = textOf(document, 'Financial');
      expect(text).not.toMatch(/becomes comfort|more meals out|room to breathe/);
      for (const { iso3 } of document.places) {
        const own = lines(document, 'Financial')
          .filter((line) => line.iso3 === iso3)
          .map(({ block }) => block.text)
          .join(' ');
        if (/more than you can spend|no room for surprises/.test(own))
          expect(own).not.toMatch(/more comfort for the same money/);
      }
      for (const [, share, verdict] of text.matchAll(
        /about ([\d.]+)% (?:of your month|of your monthly budget|would go)[^.]*?(?:: |, )([^.]+)\./g,
      ))
        if (Number(share) > 35) expect(verdict).not.toMatch(/within|less than/);
    }
  });

  it('mentions comfort for the same money only where eating out costs no more than at home', () => {
    const australia = { additionalCountries: 2, chosenCountryCodes: ['AUS', 'PRT'] };
    const document = reportFor(AMERICAN_FAMILY, {
      ...gold,
      ...australia,
      answers: {
        ...AMERICAN_FAMILY.answers,
        'cost-of-living-priority': { value: 'same-more-comfort', touched: true },
      },
    });
    const there = numberAt(atlas, 'price_level_restaurants', 'USA') ?? 0;
    const comforted = lines(document, 'Financial').filter(({ block }) =>
      /more comfort for the same money/.test(block.text),
    );
    for (const { iso3 } of comforted)
      expect(numberAt(atlas, 'price_level_restaurants', iso3) ?? 0, iso3).toBeLessThanOrEqual(there * 1.02);
    expect(document.places.map(({ iso3 }) => iso3)).toContain('AUS');
  });

  it('names application and first rent in every account of the move, and judges no budget by a part of the costs', () => {
    for (const { document } of reports)
      for (const table of tables(document, 'Financial').filter(({ caption }) =>
        caption.startsWith('The move'),
      )) {
        expect(table.rows.slice(0, 2).map(([item]) => item)).toEqual([
          expect.stringMatching(/^Application fee/),
          'First rent and deposit',
        ]);
        expect(JSON.stringify(table.rows)).not.toMatch(/Leaves room|with little left/);
      }
  });

  it('gives monthly sums in the home currency as well', () => {
    const own = tables(changed(GERMAN_COUPLE, { 'monthly-budget': 4000 }), 'Financial')
      .filter(({ caption }) => caption.startsWith('A month'))
      .flatMap(({ rows }) => rows.filter(([item]) => item === 'What you can spend'));
    expect(own.length).toBeGreaterThan(0);
    for (const [, amount] of own) expect(amount).toMatch(/^US\$4,000 \(about €[\d,]+\)$/);
  });
});

describe('taxes', () => {
  it('use one salary in prose, table and contrast but where it is not on record, and none for people without pay', () => {
    for (const { persona, document } of reports) {
      const { stage } = readStage(readAnswers(persona.answers));
      const earns = !['retired', 'student', 'means', 'open'].includes(stage);
      const used = document.places.map(({ iso3, sections }) => {
        const financial = sections.find(({ heading }) => heading === 'Financial');
        const facts = financial?.blocks.flatMap((block) => block.facts) ?? [];
        const salaries = new Set(facts.flatMap((fact) => /^deductions_pct_\d+k_usd/.exec(fact)?.[0] ?? []));
        expect(salaries.size, `${persona.id} ${iso3}`).toBeLessThanOrEqual(earns ? 1 : 0);
        return { iso3, salary: [...salaries][0] };
      });
      const [own] = used.flatMap(({ salary }) => salary ?? []);
      for (const { iso3, salary } of used)
        if (own && salary && salary !== own)
          expect([own, salary].map((id) => atlas.fact(iso3, id) === null)).toContain(true);
    }
    const low = tables(changed(AMERICAN_FAMILY, { 'expected-annual-income': '30k-50k' }), 'Financial');
    expect(JSON.stringify(low)).toMatch(/US\$30,000 salary \(estimate; single, no children\)/);
    expect(JSON.stringify(low)).not.toMatch(/US\$(?:60|100),000 salary/);
  });

  it('report a missing social security agreement only where the home country’s list is complete', () => {
    for (const { persona, document } of reports) {
      const home = persona.answers['current-location']?.countryCode?.toUpperCase();
      if (['US', 'CA', 'AU', 'GB'].includes(home ?? '')) continue;
      expect(textOf(document, 'Financial'), persona.id).not.toMatch(
        /agreements? .*(?:does not name|No social)/,
      );
    }
  });
});

describe('years and medians in tables', () => {
  it('give the year at home where it differs, and the number of countries where a median is not the world’s', () => {
    let other = 0;
    for (const { persona, document } of reports) {
      const home = persona.answers['current-location']?.countryCode;
      const country = home ? atlas.countryByIso2(home) : null;
      for (const place of document.places)
        for (const { blocks } of place.sections)
          for (const block of blocks) {
            if (block.kind !== 'table' || !block.caption.endsWith(' in figures')) continue;
            const rates = block.facts.filter((fact) => fact === `inflation_rate:${place.iso3}`);
            const row = block.rows.find(([name]) => name?.startsWith('Consumer price inflation'));
            const there = country && shownFact(atlas, 'inflation_rate', country.iso3);
            const here = shownFact(atlas, 'inflation_rate', place.iso3);
            if (
              rates.length > 0 &&
              there &&
              here &&
              row &&
              block.columns.length === 5 &&
              there.year !== here.year
            ) {
              expect(row[2]).toContain(`(${there.year})`);
              other += 1;
            }
            for (const [name, , , middle] of block.rows)
              if (name?.startsWith('Rent of') && block.columns.length === 5)
                expect(middle).toMatch(/of \d+ countries on record/);
          }
    }
    expect(other).toBeGreaterThan(0);
  });

  it('explain a gross rate, and give none above 100% in prose', () => {
    for (const { document } of reports) {
      for (const { block } of lines(document))
        for (const [, share] of block.text.matchAll(/[Ee]nrolment[^.;]*? (?:at|is) ([\d.]+)%/g))
          expect(Number(share), block.text).toBeLessThanOrEqual(100);
      for (const table of tables(document, 'Education'))
        for (const [name] of table.rows) expect(name).not.toMatch(/\(gross\)$/);
    }
  });

  it('hold no old prices against a country with high inflation since', () => {
    const heldAgainst = (city: string, country: string, iso3: string): readonly string[] => {
      const countryCode = atlas.country(iso3)?.iso2.toLowerCase() ?? '';
      const home = { value: `${city}, ${country}`, city, country, countryCode, touched: true };
      const answers = { ...AMERICAN_FAMILY.answers, 'current-location': home };
      return lines(reportFor(AMERICAN_FAMILY, { ...gold, answers }))
        .filter(({ block }) =>
          block.facts.some((fact) => /^price_level_\w+:/.test(fact) && fact.endsWith(iso3)),
        )
        .map(({ block }) => block.text)
        .filter((text) => new RegExp(`(?:less than|more than|level|times) in ${country}`).test(text));
    };
    expect(heldAgainst('Montevideo', 'Uruguay', 'URY')).not.toEqual([]);
    expect(heldAgainst('Buenos Aires', 'Argentina', 'ARG')).toEqual([]);
  });
});

describe('safety', () => {
  it('infers no ease of living without a car from road deaths', () => {
    for (const { document } of reports)
      expect(textOf(document, 'Safety')).not.toMatch(
        /feet are enough|a choice, not a need|bicycle will do|means of transport|without a car/,
      );
  });

  it('makes no ratio of two rates that are both small', () => {
    let small = 0;
    for (const { persona, document } of reports) {
      const iso2 = persona.answers['current-location']?.countryCode;
      const home = iso2 ? atlas.countryByIso2(iso2) : null;
      const there = home ? numberAt(atlas, 'homicide_rate', home.iso3) : null;
      for (const { iso3, block } of lines(document, 'Safety')) {
        const here = numberAt(atlas, 'homicide_rate', iso3);
        if (here === null || there === null || Math.max(here, there) >= 2) continue;
        small += 1;
        expect(block.text).not.toMatch(/times as frequent|For each homicide|homicides, .* counts one/);
      }
    }
    expect(small).toBeGreaterThan(10);
  });

  it('gives homicides with two significant digits at most, and infers no crime from them', () => {
    let told = 0;
    for (const { document } of reports) {
      const text = textOf(document, 'Safety');
      expect(text).not.toMatch(/\bCrime is rare\b/);
      for (const [, times] of text.matchAll(
        /(?:counts about|is about|there are about) ([\d.,]+) (?:homicides|times as frequent|in )/g,
      )) {
        told += 1;
        expect(times?.replace(/[.,]/g, '').replace(/0+$/, '').length).toBeLessThanOrEqual(2);
      }
    }
    expect(told).toBeGreaterThan(3);
  });

  it('gives the index of LGBTQ+ laws with scale, year and home, once per place', () => {
    let told = 0;
    for (const { persona, document } of reports)
      for (const place of document.places) {
        const about = lines(document).filter(
          ({ iso3, block }) => iso3 === place.iso3 && /index of laws/.test(block.text),
        );
        expect(about.length, `${persona.id} ${place.iso3}`).toBeLessThanOrEqual(1);
        for (const { block } of about) {
          told += 1;
          expect(block.text).toMatch(/−7 to 13.* in 20\d\d, against [−\d.]+ in /);
        }
      }
    expect(told).toBeGreaterThan(0);
  });
});

describe('a later place compared with the first', () => {
  it('is compared at most once per place, in other words in each of up to five', () => {
    let compared = 0;
    for (const { persona, document } of reports) {
      const contrasts = lines(document).filter(
        ({ block, nth }) =>
          nth > 0 &&
          block.kind === 'paragraph' &&
          /^(?:Set beside|What tells|Choosing|\S.* differ most in this)/.test(block.text),
      );
      const places = contrasts.map(({ iso3 }) => iso3);
      expect(new Set(places).size, persona.id).toBe(places.length);
      const openings = contrasts.map(({ block }) => block.text.split(' ')[0]);
      expect(new Set(openings).size, persona.id).toBe(openings.length);
      compared += contrasts.length;
    }
    expect(compared).toBeGreaterThan(0);
  });
});
