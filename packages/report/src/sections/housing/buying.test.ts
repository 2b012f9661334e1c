import { answersOf, place } from '@global-fit/matching/testing/persona';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { checkFigures } from '../../checks/figures.ts';
import { checkGrammar } from '../../checks/grammar.ts';
import type { TextAt } from '../../checks/passages.ts';
import type { ReportDocument } from '../../model.ts';
import { basisOf } from '../../prose/said.ts';
import { placeView, viewsOf } from '../../testing/views.ts';
import { buying, buyingRules } from './setting.ts';

const US = { citizenship: ['USA'], 'current-location': place('Austin', 'United States', 'us') };
const ITALIAN = { citizenship: ['ITA'], 'current-location': place('Turin', 'Italy', 'it') };
const BUYS = { 'housing-preference': ['buy-house'] };

function told(household: object, iso3: string): string {
  const view = placeView(iso3, answersOf({ age: 40, ...household }));
  return buyingRules(view)?.said.text ?? '';
}

describe('the rules on buying a home', () => {
  it('tell a foreigner how far a home may be bought, with the condition and the year of the text', () => {
    expect(told({ ...US, ...BUYS }, 'THA')).toMatch(
      /^In Thailand a house is closed to foreigners, and a flat may be bought by them within limits\. .*49%.*\(text of 2008\)\./,
    );
    expect(told({ ...US, ...BUYS }, 'CAN')).toMatch(/within limits\. .*until 1 January 2027/);
    expect(told({ ...US, ...BUYS }, 'AUT')).toMatch(/bought by foreigners only with permission/);
  });

  it('name passports treated like its own, and mention no foreigners to a citizen or at home', () => {
    expect(told({ ...ITALIAN, ...BUYS }, 'AUT')).toMatch(
      /^As a citizen of Italy you buy a home in Austria much as/,
    );
    expect(told({ ...ITALIAN, ...BUYS, citizenship: ['ITA', 'AUT'] }, 'AUT')).not.toMatch(/foreigners/);
    expect(told({ ...ITALIAN, ...BUYS, citizenship: ['USA'] }, 'ITA')).not.toMatch(/foreigners/);
  });

  it('name the taxes on this household, and surcharges on foreigners or further homes only for those', () => {
    expect(told({ ...US, ...BUYS }, 'GBR')).toMatch(
      /In the United Kingdom the Stamp Duty Land Tax of up to 12% falls on any home \(text of 2025\): .*\. The surcharge for buyers who are not resident of 2% falls on a buyer from abroad/,
    );
    expect(told({ ...US, ...BUYS }, 'GBR')).not.toMatch(/further home/);
    expect(told({ ...US, ...BUYS, 'property-ownership': 'yes-keeping' }, 'GBR')).toMatch(
      /The surcharge for a further home of 5%/,
    );
    expect(told({ ...ITALIAN, ...BUYS }, 'SGP')).toMatch(/additional buyer’s stamp duty of 60%/);
    expect(told({ ...US, ...BUYS }, 'SGP')).not.toMatch(/60%/);
    expect(told({ ...US, ...BUYS }, 'FRA')).toMatch(/the transfer duties of 5\.1% to 6\.3% fall on a home/);
    expect(told({ ...US, ...BUYS }, 'CZE')).toMatch(/In Czechia no transfer tax falls on any home/);
  });

  it('say what is not on record, and nothing to tenants', () => {
    expect(told({ ...US, ...BUYS }, 'MEX')).toMatch(
      /Not on our records: the taxes on a purchase, and what notary/,
    );
    expect(told({ ...US, ...BUYS }, 'NOR')).toMatch(
      /Not on our records: whether a foreigner may buy, and what/,
    );
    expect(told({ ...US, ...BUYS }, 'ARG')).toBe('');
    expect(told({ ...US, 'housing-preference': ['rent-house'] }, 'THA')).toBe('');
  });

  it('leave the advice to rent first without claiming that nothing is on record', () => {
    const text = (iso3: string): string => {
      const view = placeView(iso3, answersOf({ age: 40, ...US, ...BUYS }));
      return buying(view)?.said.text ?? '';
    };
    expect(text('ARG')).toMatch(/our records hold none of them/);
    expect(text('THA')).not.toMatch(/our records hold none of them/);
  });

  it('contain no figure beyond their record, and no grammatical error, for any country', () => {
    const atlas = realAtlas();
    const answers = answersOf({ age: 40, ...US, ...BUYS, 'property-ownership': 'yes-keeping' });
    const texts = viewsOf(answers).flatMap((view): TextAt[] => {
      const said = buyingRules(view)?.said;
      return said
        ? [
            {
              where: view.iso3,
              section: 'Housing',
              text: said.text,
              basis: basisOf(said),
              kind: 'paragraph',
              iso3: view.iso3,
            },
          ]
        : [];
    });
    expect(texts.length).toBeGreaterThan(30);
    const truth = { atlas, answers, document: {} as ReportDocument, previous: null };
    expect(checkFigures(texts, truth, new Set())).toEqual([]);
    expect(checkGrammar(texts)).toEqual([]);
  });
});
