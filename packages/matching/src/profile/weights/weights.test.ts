import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { rankCountries } from '../../rank.ts';
import { PRIORITIES } from '../../scoring/weights.ts';
import { answersOf, place, type WrittenAnswers } from '../../testing/persona.ts';

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
    'weighs nothing for people who bring what they live on: %s',
    (work) => {
      expect(jobsOf({ 'work-arrangement': work })).toBe(0);
    },
  );

  it('counts for people who look for work there', () => {
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

describe('the languages spoken', () => {
  const told = { 'languages-spoken': ['es'], 'language-preference': 'commonly-spoken' };
  const weighed = (work: string) =>
    profilePreferences(realAtlas(), answersOf({ ...told, 'work-arrangement': work })).weights.find(
      ({ factor }) => factor === 'language_fit',
    );

  it('weigh more for a local job, by as much whatever people are willing to learn', () => {
    expect(weighed('local-job')?.weight).toBeCloseTo(1.6 + (weighed('remote-employee')?.weight ?? 0));
    expect(weighed('local-job')?.questionIds).toContain('work-arrangement');
    expect(weighed('remote-employee')?.questionIds).not.toContain('work-arrangement');
  });

  it('bring an engineer who speaks Spanish alone to Spain before Iceland', () => {
    const { matches } = rankCountries(
      realAtlas(),
      profilePreferences(
        realAtlas(),
        answersOf({
          ...told,
          citizenship: ['ARG'],
          'current-location': place('Rosario', 'Argentina', 'ar'),
          'work-arrangement': 'local-job',
          'career-field': 'engineering',
          'education-level': 'bachelor',
          'relocation-drivers': ['career', 'safety'],
        }),
      ),
    );
    const rank = (iso3: string) => matches.findIndex((one) => one.iso3 === iso3);
    expect(rank('ESP')).toBeLessThan(rank('ISL'));
  });
});

describe('a theme named as a reason to move or as a priority', () => {
  const weightOf = (factor: string, written: WrittenAnswers): number =>
    profilePreferences(realAtlas(), answersOf(written)).weights.find((one) => one.factor === factor)
      ?.weight ?? 0;
  const gain = (factor: string, written: WrittenAnswers, beside: WrittenAnswers = {}): number =>
    weightOf(factor, { ...beside, ...written }) - weightOf(factor, beside);

  /** Reasons that add to none of the factors asked about below. */
  const OTHERS = ['career', 'education', 'healthcare', 'second-citizenship'];

  it('counts twice where no slider can raise it', () => {
    expect(gain('nature', { 'relocation-drivers': ['nature', ...OTHERS] })).toBeCloseTo(1.2, 9);
    const priorities = ['low-taxes', 'sea', 'food', 'schools', 'job-market', 'healthcare'];
    expect(gain('taxes_middle', { 'new-location-priorities': priorities })).toBeCloseTo(1.6, 9);
    expect(gain('mountains', { 'location-type': ['mountain', 'small-town', 'suburb'] })).toBeCloseTo(1, 9);
    expect(gain('snow', { 'outdoor-activities': ['skiing', 'golf', 'running'] })).toBeCloseTo(0.8, 9);
    expect(gain('nature', { 'community-preference': 'privacy' })).toBeCloseTo(0.2, 9);
  });

  it('includes the path to citizenship, at half the weight, where openness to foreigners is valued', () => {
    const open = { 'social-values-priority': ['openness-to-foreigners'] };
    expect(gain('path_to_citizenship', open)).toBeCloseTo(gain('openness', open) / 2, 9);
  });

  it('counts twice when it is named as a value, since no slider asks for values', () => {
    const values = ['gender-equality', 'religious-freedom', 'low-inequality'];
    expect(gain('gender_equality', { 'social-values-priority': values })).toBeCloseTo(1.2, 9);
    expect(gain('gender_equality', { 'social-values-priority': values.slice(0, 1) })).toBeCloseTo(
      1.2 * Math.sqrt(3),
      9,
    );
  });

  it('is raised by its slider where it has one, at most to twice as much', () => {
    const named = { 'new-location-priorities': ['safety', 'sea', 'food', 'schools', 'job-market'] };
    expect(gain('safety', named, { safety: 3 })).toBeCloseTo(0.6, 9);
    expect(gain('safety', named, { safety: 5 })).toBeCloseTo(1.2, 9);
    expect(gain('safety', named)).toBeCloseTo(1.2, 9);
  });

  it('weighs more with each step of its slider, and over three when essential', () => {
    const at = (question: string, step: number): number =>
      weightOf(PRIORITIES[question] ?? '', { [question]: step });
    for (const question of Object.keys(PRIORITIES)) {
      const steps = [1, 2, 3, 4, 5].map((step) => at(question, step));
      expect(steps, question).toEqual(steps.toSorted((a, b) => a - b));
      expect(steps[4], question).toBeGreaterThan(3);
      expect(at(question, 3), question).toBe(weightOf(PRIORITIES[question] ?? '', {}));
    }
    expect(at('healthcare-quality', 5)).toBeCloseTo(6.25 * at('healthcare-quality', 3), 9);
  });

  it('weighs more the fewer are named beside it, while all of them together weigh more than one', () => {
    const reasons = ['nature', ...OTHERS];
    const of = (many: number): number => gain('nature', { 'relocation-drivers': reasons.slice(0, many) });
    const gains = reasons.map((_, i) => of(i + 1));
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains[0]).toBeCloseTo(1.2 * Math.sqrt(3), 9);
    const together = gains.map((one, i) => one * (i + 1));
    expect(together).toEqual(together.toSorted((a, b) => a - b));
    expect(gain('safety', { 'relocation-drivers': ['safety'] })).toBeGreaterThan(
      gain('safety', { 'relocation-drivers': ['safety', 'career'] }),
    );
  });

  it('ranks places that are good at it before those that are good at all else', () => {
    const low = Object.fromEntries(Object.keys(PRIORITIES).map((question) => [question, 1]));
    const home = { citizenship: ['CAN'], 'current-location': place('Toronto', 'Canada', 'ca') };
    const first = (written: WrittenAnswers): readonly string[] => {
      const atlas = realAtlas();
      const preferences = profilePreferences(atlas, answersOf({ ...low, ...home, ...written }));
      return rankCountries(atlas, preferences, {})
        .matches.slice(0, 8)
        .map(({ iso3 }) => iso3);
    };
    const taxes = first({ 'relocation-drivers': ['lower-taxes'], 'new-location-priorities': ['low-taxes'] });
    expect(taxes).toEqual(expect.arrayContaining(['ARE', 'QAT', 'SGP']));
    expect(first({ 'new-location-priorities': ['affordable-housing'] })).not.toContain('LUX');
    const jobs = first({ 'relocation-drivers': ['career'], 'new-location-priorities': ['job-market'] });
    expect(jobs).toEqual(expect.arrayContaining(['DEU', 'NOR']));
  });
});

describe('low cost called very important, and nothing else asked for', () => {
  it('brings no expensive country into the first ten', () => {
    const atlas = realAtlas();
    const home = { citizenship: ['USA'], 'current-location': place('Chicago', 'United States', 'us') };
    const preferences = profilePreferences(atlas, answersOf({ ...home, 'cost-of-living': 5 }));
    const prices = atlas.column('price_level_vs_us');
    const first = rankCountries(atlas, preferences).matches.slice(0, 10);
    for (const { iso3 } of first) expect(prices[atlas.indexOf(iso3)], iso3).toBeLessThan(58);
  });
});
