import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../testing/views.ts';
import { partnersRecognition } from './career/recognition.ts';
import { monthsInsight } from './lifestyle/insights.ts';

const COUPLE = {
  age: 62,
  citizenship: ['NLD'],
  'current-location': place('Zwolle', 'Netherlands', 'nl'),
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Anja',
  'family-member-1-relationship': 'spouse',
  'special-skills': 'Carpenter. Anja is a district nurse.',
  'work-arrangement': 'not-working',
};
const HALF_YEARS = 'From October to April in the sun, from May to September in Zwolle.';

const viewWith = (vision: string) => placeView('ESP', answersOf({ ...COUPLE, 'ideal-life-vision': vision }));

describe('the chapters of people who come for part of each year', () => {
  it('speak of the months of the stay, and of no summer', () => {
    const said = monthsInsight(viewWith(HALF_YEARS))?.said;
    expect(said?.text).toMatch(/^In the months that you would be there, October to April, .* in January/);
    expect(said?.text).not.toMatch(/July|August/);
    expect(said?.answers).toContain('ideal-life-vision');
    expect(monthsInsight(viewWith('Sun.'))?.said.text).not.toContain('October to April, ');
  });

  it('tell a stay in summer of no winter and no heating', () => {
    const summers = 'From October to May in Zwolle, from June to September in the sun.';
    for (const iso3 of ['ESP', 'GRC', 'CYP', 'ITA']) {
      const view = placeView(iso3, answersOf({ ...COUPLE, 'ideal-life-vision': summers }));
      const said = monthsInsight(view)?.said.text ?? '';
      expect(said, iso3).toMatch(/before you sign for a season|ask what cools the flat|in power last year/);
      expect(said, iso3).not.toMatch(/winter|heats/);
    }
  });

  it('take the work of a partner for work at home', () => {
    expect(partnersRecognition(viewWith(HALF_YEARS))).toBeNull();
    expect(partnersRecognition(viewWith('Sun.'))?.said.text).toContain('Anja');
  });
});
