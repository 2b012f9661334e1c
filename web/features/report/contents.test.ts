import type { ReportDocument } from '@global-fit/report/model';
import { expect, it } from 'vitest';
import { contentsOf, hasLiveWeights } from './contents.ts';

const section = (id: string, heading: string) => ({ id, heading, blocks: [] });
const place = (iso3: string, country: string) => ({
  iso3,
  country,
  sections: [section(`${country.toLowerCase()}-housing`, 'Housing')],
});

const whole = {
  tier: 'gold',
  whatChanged: null,
  profileSummary: section('profile-summary', 'Profile summary'),
  atAGlance: section('at-a-glance', 'At a glance'),
  places: [place('PRT', 'Portugal'), place('ESP', 'Spain')],
  comparison: [{ theme: 'Climate', rows: [] }],
  ruledOut: section('ruled-out', 'Ruled out, and why'),
  timeline: [],
  questionsAnswered: null,
  whatWouldChange: section('what-would-change', 'What would change this'),
  nextSteps: section('next-steps', 'Next steps'),
  method: section('method', 'Method in plain words'),
  sources: [],
  disclaimer: section('disclaimer', 'Disclaimer'),
} as unknown as ReportDocument;

it('lists what the report has, in its order, and leaves out what it has not', () => {
  expect(contentsOf(whole).map(({ label }) => label)).toEqual([
    'Profile summary',
    'At a glance',
    'Try other weights',
    'Portugal',
    'Spain',
    'Comparison',
    'Ruled out, and why',
    'What would change this',
    'Next steps',
    'Method in plain words',
    'Disclaimer',
  ]);
  expect(contentsOf(whole)[3]).toEqual({
    id: 'place-PRT',
    label: 'Portugal',
    under: [{ id: 'portugal-housing', label: 'Housing' }],
  });
});

it('offers live weights with the Gold tier, where there is an order to change', () => {
  expect(hasLiveWeights(whole)).toBe(true);
  expect(hasLiveWeights({ ...whole, tier: 'silver' })).toBe(false);
  expect(hasLiveWeights({ ...whole, places: whole.places.slice(0, 1) })).toBe(false);
});
