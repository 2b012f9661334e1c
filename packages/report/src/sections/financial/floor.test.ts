import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../../place/view.ts';
import { placeView } from '../../testing/views.ts';
import { rentLimitInsight } from '../housing/insights.ts';
import { buying, cityChoice } from '../housing/setting.ts';
import { rain } from '../lifestyle/rain.ts';
import { monthOf } from '../../place/money/month.ts';
import { budgetLead } from './budgetLead.ts';
import { monthTable } from './monthTable.ts';

const atlas = realAtlas();
const base = PERSONAS[0]?.answers ?? {};

function viewIn(iso3: string, more: WrittenAnswers): PlaceView {
  return placeView(iso3, { ...base, ...answersOf(more) });
}

const SIX = {
  'monthly-budget': 4000,
  'relocating-family-members': 'yes',
  'number-of-family-members': 5,
  'family-composition-type': 'couple-school-children',
};

describe('a home too small', () => {
  it('adds the missing bedrooms to the month, and is never answered with fewer rooms', () => {
    for (const iso3 of ['PRT', 'ESP', 'DEU']) {
      const capital = atlas.cities.of(iso3).filter(({ isCapital }) => isCapital);
      const view = { ...viewIn(iso3, SIX), cities: capital };
      const { adults, elders, children } = view.profile.household;
      if (adults + elders + children.length <= 4) throw new Error('the household is too small for this test');
      expect(budgetLead(view)?.said.text).toMatch(
        /, US\$[\d,]+ more as we reckon for the further bedrooms? that you need/,
      );
      const month = monthOf(view);
      if (!month?.rent?.further) throw new Error('no further bedroom is reckoned with');
      expect(month.total.value).toBe(
        month.rent.dollars.value + month.rent.further.value + month.others.value,
      );
      const rows = monthTable(view)
        ?.rows.map(([item]) => item)
        .join('\n');
      expect(rows).toMatch(/More bedrooms, on top of the flat.*\n.*\nTogether, with the home/s);
      expect(rentLimitInsight(view)?.said.text ?? '').not.toMatch(/fewer rooms|smaller/);
    }
  });
});

describe('regular monthly payments', () => {
  it('appear beside the budget where a remark gives their sum', () => {
    const told = 'I pay $640 a month on student loans and Eli pays $210.';
    const rowsWith = (remark: string) =>
      monthTable(viewIn('PRT', { ...SIX, 'additional-comments': remark }))?.rows ?? [];
    expect(rowsWith(told)[1]).toEqual([
      'Loans, or money you send, that you told us of',
      expect.stringContaining('US$850'),
      expect.stringMatching(/comes off what you can spend/),
    ]);
    expect(rowsWith('I have student loans.').map(([item]) => item)).not.toContain(
      'Loans, or money you send, that you told us of',
    );
  });
});

describe('a room for a student', () => {
  it('is not promised where no room fits the money left, and tuition is said to come on top', () => {
    for (const budget of [1200, 1500, 2000, 6000]) {
      const text =
        budgetLead(viewIn('PRT', { 'work-arrangement': 'study', 'monthly-budget': budget }))?.said.text ?? '';
      expect(text).toMatch(/Tuition is not in this sum/);
      expect(text).not.toMatch(/may cost you/);
    }
  });
});

describe('outdated and withheld figures, and joined wording', () => {
  it('leaves out the price of credit where it is long out of date', () => {
    const buys = { 'housing-preference': ['buy-apartment'] };
    expect(buying(viewIn('SWE', buys))?.said.text).not.toMatch(/3\.7%/);
  });

  it('says that imprecise rainfall is withheld from people who asked for rain', () => {
    const rough = atlas.cities.of('MUS').filter(({ temperatureC, rainfallQuality }) => {
      return temperatureC !== null && rainfallQuality === 'low';
    });
    const view = { ...viewIn('MUS', { 'precipitation-preference': 1 }), cities: rough.slice(0, 1) };
    const text = rain(view)?.said.text;
    expect(text).toMatch(/too rough to quote|[Ww]e cannot say/);
  });

  it('puts the right preposition before each kind of place', () => {
    const view = viewIn('ESP', { 'location-type': ['large-city', 'mountain', 'suburb'] });
    const text = cityChoice(view)?.said.text ?? '';
    expect(text).not.toMatch(/in or in|suburb/);
  });

  it('names every kind of place that was ticked, since the towns are held against them all', () => {
    const ticked = ['mountain', 'mid-size-city', 'small-town', 'large-city'];
    const view = viewIn('ESP', { 'location-type': ticked });
    const texts = [0, 1, 2].map(() => cityChoice({ ...view, cities: atlas.cities.of('ESP').slice(0, 3) }));
    const wished = texts.flatMap((one) => one?.said.text ?? []).filter((text) => /mountains/.test(text));
    expect(wished).not.toEqual([]);
    for (const text of wished) expect(text).toMatch(/a mid-size city.*a small town.*a large city/);
  });
});
