import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { secondPassport } from '@global-fit/matching/entry/settling/naturalisation';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../../model.ts';
import { readProfile } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';
import { onlyPlaces } from '../../share/onlyPlaces.ts';
import { reportFor } from '../../testing/reports.ts';
import { HOME_MARK } from './comparison.ts';

const atlas = realAtlas();
const reports = PERSONAS.map((persona) => ({
  persona,
  profile: readProfile(atlas, persona.answers, 'A'),
  document: reportFor(persona),
}));

const cellsOf = ({ comparison }: ReportDocument): readonly string[] =>
  comparison.flatMap(({ rows }) =>
    rows.flatMap(({ highlights, costIndicators }) => [highlights, costIndicators]),
  );

const piecesOf = (document: ReportDocument): readonly string[] =>
  cellsOf(document).flatMap((cell) => cell.split('; '));

describe('the comparison', () => {
  it('calls a rate of zero no tax', () => {
    const pieces = reports.flatMap(({ document }) => piecesOf(document));
    expect(pieces).toContain('no national VAT');
    expect(pieces.filter((piece) => piece.startsWith('VAT 0%'))).toEqual([]);
  });

  const babyless = reports.filter(
    ({ profile }) =>
      !profile.movers.children.some(({ age }) => age !== null && age < 3) &&
      !profile.read.has('couple-lifestyle-priorities', 'starting-family'),
  );
  it.each(babyless)(
    'mentions no leave for a birth where none is expected: $persona.title',
    ({ document }) => {
      expect(cellsOf(document).join('\n')).not.toContain('leave for a mother');
    },
  );

  const workless = reports.filter(({ profile }) => !works(profile.stage));
  it.each(workless)('mentions no pay to people who do not work: $persona.title', ({ document }) => {
    expect(cellsOf(document).join('\n')).not.toMatch(/average pay|of a salary|from a salary/);
  });

  it.each(reports)('adds the year to figures of different years: $persona.title', ({ document }) => {
    const shapes = Map.groupBy(piecesOf(document), (piece) =>
      piece.replace(/ \(\d{4}\)$/, '').replace(/[A-Z$€£]*\d[\d.,]*/g, '#'),
    );
    for (const [shape, pieces] of shapes) {
      const dated = pieces.filter((piece) => / \(\d{4}\)$/.test(piece)).length;
      expect([0, pieces.length], shape).toContain(dated);
    }
  });

  it('uses the salary nearest to the expected income', () => {
    const salaryAt = (income: Written): string[] => {
      const answers = {
        ...PORTUGUESE_RETIREE.answers,
        ...answersOf({
          'expected-annual-income': income,
          'work-arrangement': 'remote-employee',
          'retirement-timeline': 'more-than-20',
        }),
      };
      const text = cellsOf(reportFor(PORTUGUESE_RETIREE, { answers })).join('\n');
      return [...new Set([...text.matchAll(/from a salary of (US\$[\d,]+)/g)].map((one) => one[1] ?? ''))];
    };
    expect(salaryAt('under-30k')).toEqual(['US$30,000']);
    expect(salaryAt('50k-75k')).toEqual(['US$60,000']);
    expect(salaryAt('over-200k')).toEqual(['US$100,000']);
  });

  it.each(reports)('compares only pay from the same kind of survey: $persona.title', ({ document }) => {
    const work = document.comparison.find(({ theme }) => theme === 'Work and income');
    const surveys = (work?.rows ?? [])
      .filter(({ costIndicators }) => /average pay US\$/.test(costIndicators))
      .flatMap(({ facts }) => facts.find((fact) => fact.startsWith('earnings_monthly_usd:'))?.slice(-3) ?? [])
      .map((iso3) => atlas.earningsNote(iso3))
      .map((note) => `${note?.survey.slice(0, 3)} ${note?.concept === 'net'}`);
    expect(new Set(surveys).size).toBeLessThan(2);
  });

  const citizensAtHome = reports.filter(({ profile }) =>
    profile.citizenships.some(({ iso3 }) => iso3 === profile.home?.iso3),
  );
  it.each(citizensAtHome)('asks nobody to earn citizenship at home again: $persona.title', (one) => {
    const law = one.document.comparison.find(({ theme }) => theme.startsWith('Law'));
    const home = law?.rows.find(({ location }) => location.endsWith(HOME_MARK));
    expect(home?.highlights).not.toMatch(/naturalisation|second citizenship/);
  });

  it.each(reports)('says the same of a second passport as the chapter on law: $persona.title', (one) => {
    const law = one.document.comparison.find(({ theme }) => theme.startsWith('Law'));
    one.document.places.forEach(({ iso3, sections }, nth) => {
      const cell = law?.rows[nth]?.highlights ?? '';
      const chapter = JSON.stringify(sections.find(({ heading }) => heading === 'Legal'));
      const passports = one.profile.citizenships.map((country) => country.iso3);
      const { verdict } = secondPassport(atlas, passports, iso3);
      const years = /naturalisation after (\d+) years?/.exec(cell)?.[1];
      const told = /[Nn]aturalisation is on record after (\d+) years?/.exec(chapter)?.[1];
      if (told) expect(years, iso3).toBe(told);
      expect(cell.includes('second citizenship: allowed'), iso3).toBe(
        verdict === 'kept' && !passports.includes(iso3),
      );
      if (cell.includes('second citizenship: allowed'))
        expect(chapter).not.toMatch(/not recognise a second citizenship/);
      if (/allow a second citizenship by our records/.test(chapter)) expect(cell).not.toMatch(/not allowed/);
    });
  });

  it('mentions no passports to a reader of places only', () => {
    const answers = { ...PORTUGUESE_RETIREE.answers, ...answersOf({ citizenship: ['ARG'] }) };
    const document = reportFor(PORTUGUESE_RETIREE, { answers, tier: 'gold' });
    expect(JSON.stringify(document.comparison)).toMatch(/second citizenship/);
    expect(JSON.stringify(onlyPlaces(document).comparison)).not.toMatch(
      /second citizenship|citizens of|dual_citizenship|:ARG/,
    );
  });

  it('mentions no stage of life or income to a reader of places only', () => {
    const answers = {
      ...PORTUGUESE_RETIREE.answers,
      ...answersOf({
        'expected-annual-income': 'over-200k',
        'work-arrangement': 'remote-employee',
        'retirement-timeline': 'more-than-20',
      }),
    };
    const shown = (document: ReportDocument): unknown => onlyPlaces(document).comparison;
    expect(shown(reportFor(PORTUGUESE_RETIREE, { answers }))).toEqual(shown(reportFor(PORTUGUESE_RETIREE)));
  });
});
