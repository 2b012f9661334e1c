import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { answersOf, type WrittenAnswers } from '../testing/persona.ts';

const OWN_WORK = {
  'financial-independence-level': 'dependent-on-work',
  'life-purpose-motivation': ['career-growth'],
  'work-life-integration': 'career-first',
  'life-stage-feeling': 'building',
  'current-work-satisfaction': 2,
};

const jobsOf = (written: WrittenAnswers): number =>
  profilePreferences(realAtlas(), answersOf({ ...OWN_WORK, ...written })).weights.find(
    ({ factor }) => factor === 'jobs',
  )?.weight ?? 0;

describe('the job market of a place', () => {
  it.each(['remote-employee', 'freelance', 'not-working'])(
    'is nothing to whoever brings what they live on: %s',
    (work) => {
      expect(jobsOf({ 'work-arrangement': work })).toBe(0);
    },
  );

  it('counts for whoever looks for work there', () => {
    for (const work of ['local-job', 'undecided'])
      expect(jobsOf({ 'work-arrangement': work })).toBeGreaterThan(1);
    const remote = { 'work-arrangement': 'remote-employee' };
    expect(jobsOf({ ...remote, 'visa-preference': ['digital-nomad', 'work'] })).toBeGreaterThan(1);
    expect(jobsOf({ ...remote, 'income-sources': ['remote-work', 'local-income'] })).toBeGreaterThan(1);
  });

  it('counts where it is asked for by name, or for the work of a partner', () => {
    const remote = { 'work-arrangement': 'remote-employee' };
    expect(jobsOf({ ...remote, 'new-location-priorities': ['job-market'] })).toBeGreaterThan(0);
    expect(
      jobsOf({
        ...remote,
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-relationship': 'spouse',
        'family-member-1-occupation': 'unemployed',
      }),
    ).toBeGreaterThan(0);
  });
});
