import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../../place/view.ts';
import { placeView } from '../../testing/views.ts';
import { rentLimitInsight } from '../housing/insights.ts';
import { besideRent } from '../../place/money/month.ts';
import { budgetLead } from './budgetLead.ts';
import { incomeLead } from './prices.ts';
import { moveTable } from './tables.ts';

const CAIRO = { value: 'Cairo', city: 'Cairo', country: 'Egypt', countryCode: 'eg' };

const atlas = realAtlas();
const STUDENT = { age: 22, citizenship: ['MAR'], 'monthly-budget': 810 };

function viewIn(iso3: string, written: WrittenAnswers): PlaceView {
  const view = placeView(iso3, answersOf(written));
  return { ...view, cities: atlas.cities.of(iso3).filter(({ isCapital }) => isCapital) };
}

const studying = (iso3: string, more: WrittenAnswers = {}): PlaceView =>
  viewIn(iso3, { ...STUDENT, 'work-arrangement': 'study', ...more });

describe('a student’s month', () => {
  it('is calculated with a room, so that what is left of a small budget pays for one', () => {
    for (const iso3 of ['CZE', 'POL']) {
      const text = budgetLead(studying(iso3))?.said.text ?? '';
      expect(text, iso3).toMatch(iso3 === 'CZE' ? /room in a student residence/ : /room/);
      expect(text, iso3).not.toMatch(/nothing is left|not enough for a room/);
    }
  });

  it('is that of a household for students who do not move alone', () => {
    const couple = { 'relocating-family-members': 'yes', 'family-composition-type': 'couple' };
    const [alone, two] = [besideRent(studying('DEU')), besideRent(studying('DEU', couple))];
    expect(two?.value).toBeGreaterThan(2 * (alone?.value ?? Number.NaN));
  });

  it('compares no flat with the budget or the move', () => {
    const view = studying('CZE');
    expect(rentLimitInsight(view)).toBeNull();
    expect(JSON.stringify(moveTable(view)?.rows)).not.toMatch(/flat/);
    expect(rentLimitInsight(viewIn('CZE', { ...STUDENT, 'work-arrangement': 'remote' }))).not.toBeNull();
  });
});

describe('the cost of the move', () => {
  const rowsIn = (iso3: string, more: WrittenAnswers): readonly (readonly string[])[] =>
    moveTable(viewIn(iso3, { age: 40, 'work-arrangement': 'remote', 'budget-relocation': '5k-10k', ...more }))
      ?.rows ?? [];
  const row = (rows: readonly (readonly string[])[], item: string) => rows.find(([one]) => one === item);

  it('says what no record holds, and includes a rent within the budget', () => {
    const rows = rowsIn('CHL', { citizenship: ['DEU'], 'monthly-budget': 2100 });
    expect(row(rows, 'First rent and deposit')?.[1]).toContain('US$2,100');
    expect(row(rows, 'First rent and deposit')?.[2]).toContain('US$700 that your budget allows');
    expect(row(rows, 'What you have set aside')?.[1]).toBe('$5,000 to $10,000');
    const barcelona = atlas.cities.of('ESP').filter(({ name }) => name === 'Barcelona');
    const near = moveTable({
      ...viewIn('ESP', { age: 40, citizenship: ['USA'], 'budget-relocation': '5k-10k' }),
      cities: barcelona,
    });
    expect(row(near?.rows ?? [], 'First rent and deposit')?.[2]).toMatch(
      /^No survey reaches Barcelona: by a one-bedroom flat in Madrid/,
    );
    const open = rowsIn('CHL', { citizenship: ['DEU'] });
    expect(row(open, 'First rent and deposit')?.[1]).toBe('not on record');
  });

  it('mentions no fee to people who need no permit', () => {
    const rows = rowsIn('AUT', { citizenship: ['POL'], 'monthly-budget': 3800 });
    expect(row(rows, 'Application fee')?.slice(1)).toEqual([
      'none',
      'Your passport asks for no permit there',
    ]);
    expect(row(rows, 'Known so far')).toBeUndefined();
  });
});

describe('a rent compared with the budget', () => {
  it.each([
    [800, 'more than your whole budget'],
    [1700, 'more than two thirds of your budget'],
    [2600, 'more than two fifths of your budget'],
  ])('is described by its share of the budget: %i dollars', (budget, share) => {
    const view = viewIn('CZE', { age: 40, 'work-arrangement': 'remote', 'monthly-budget': budget });
    expect(rentLimitInsight(view)?.said.text).toContain(share);
  });
});

it('tells candidates for a doctorate to ask whether it is paid, and no other student', () => {
  const said = (level: string): string =>
    incomeLead(studying('DEU', { 'study-level': level, 'current-location': CAIRO }))?.said.text ?? '';
  expect(said('doctorate')).toMatch(/paid post|wage, a scholarship|whether you are paid/);
  expect(said('doctorate')).not.toMatch(/little comes in|student budget/);
  expect(said('master')).toMatch(/While you study, money goes out/);
});
