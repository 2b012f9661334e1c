import type { ReportDocument } from '@global-fit/report/model';
import { expect, it } from 'vitest';
import { contentsOf, hasLiveWeights } from './contents.ts';

const section = (id: string, heading: string) => ({
  id,
  heading,
  blocks: [{ kind: 'paragraph', text: heading, answers: [], facts: [] }],
});
const place = (iso3: string, country: string) => ({
  iso3,
  country,
  interval: [70, 80],
  plots: [{ plot: { type: 'contributions', parts: [{ label: 'Safety', points: 1, possible: 2 }] } }],
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

it('lists the parts of a report in their order, without missing ones', () => {
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

it('leaves out what a shared report does not contain', () => {
  const bare = { ...whole.nextSteps, blocks: [] };
  expect(contentsOf({ ...whole, nextSteps: bare }).map(({ label }) => label)).not.toContain('Next steps');
  const places = whole.places.map((one) => ({ ...one, plots: [] }));
  expect(hasLiveWeights({ ...whole, places })).toBe(false);
});

it('includes live weights for Gold, where there are two places to reorder', () => {
  expect(hasLiveWeights(whole)).toBe(true);
  expect(hasLiveWeights({ ...whole, tier: 'silver' })).toBe(false);
  expect(hasLiveWeights({ ...whole, places: whole.places.slice(0, 1) })).toBe(false);
});
