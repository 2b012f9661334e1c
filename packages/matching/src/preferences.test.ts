import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from './preferences.ts';
import { BASE_WEIGHTS } from './scoring/weights.ts';
import { answersOf, place, wish, type WrittenAnswers } from './testing/persona.ts';

const atlas = realAtlas();
const read = (written: WrittenAnswers) => profilePreferences(atlas, answersOf(written));
const weightOf = (written: WrittenAnswers, factor: string) =>
  read(written).weights.find((one) => one.factor === factor)?.weight ?? 0;

describe('profilePreferences', () => {
  it('treats an untouched slider as neutral', () => {
    const untouched = profilePreferences(atlas, { safety: { value: 5, touched: false } });
    expect(untouched.weights).toEqual(
      expect.arrayContaining([expect.objectContaining({ factor: 'safety', weight: BASE_WEIGHTS['safety'] })]),
    );
    const climate = profilePreferences(atlas, {
      'climate-preference': { value: 3, importanceValue: 3, touched: false },
    });
    expect(climate.targets).toEqual([]);
  });

  it('uses the age of children at the planned move', () => {
    const child = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 11,
    };
    const then = (timeline: string) =>
      read({ ...child, 'relocation-timeline': timeline }).household.children.map(({ age }) => age);
    expect(then('exploring')).toEqual([11]);
    expect(then('1-2-years')).toEqual([12.5]);
  });

  it('multiplies a weight by two and a half with each step of a slider, and drops a factor at the lowest', () => {
    const steps = [1, 2, 3, 4, 5].map(
      (value) => weightOf({ safety: value }, 'safety') / (BASE_WEIGHTS['safety'] as number),
    );
    for (const [at, worth] of [0, 0.4, 1, 2.5, 6.25].entries()) expect(steps[at]).toBeCloseTo(worth, 12);
  });

  it('at most doubles what other answers add to a priority, and drops it at the lowest step of its slider', () => {
    const told = { 'relocation-drivers': ['safety'], 'new-location-priorities': ['safety'] };
    const added = (value: number) =>
      weightOf({ safety: value, ...told }, 'safety') - weightOf({ safety: value }, 'safety');
    expect(added(3)).toBeGreaterThan(1);
    expect(added(4)).toBeCloseTo(2 * added(3), 12);
    expect(added(5)).toBeCloseTo(2 * added(3), 12);
    expect(added(2)).toBeCloseTo(0.4 * added(3), 12);
    expect(weightOf({ safety: 1, ...told }, 'safety')).toBe(0);
  });

  it('assumes nothing where nothing was answered', () => {
    const empty = read({});
    expect(empty).toMatchObject({
      targets: [],
      budget: null,
      home: null,
      scope: null,
      needs: [],
      dealBreakers: [],
    });
  });

  it('ignores answers to hidden questions', () => {
    const hidden = read({ 'ancestry-claim': 'no', 'ancestry-countries': ['ITA'] });
    expect(hidden).toMatchObject({ ancestry: [], ancestryClaim: null });
  });

  it('finds the present country by code and in the text', () => {
    expect(read({ 'current-location': place('Osaka', 'Japan', 'jp') }).home).toBe('JPN');
    expect(read({ 'current-location': 'Lyon, France' }).home).toBe('FRA');
    expect(read({ 'current-location': 'somewhere' }).home).toBeNull();
  });

  it('includes work permits where neither work nor permit is decided and the means may run out', () => {
    const open = { 'work-arrangement': 'undecided', 'visa-preference': ['undecided'] };
    const wanted = (more: WrittenAnswers) => read({ ...open, ...more }).routesWanted;
    expect(wanted({ 'financial-independence-level': 'mostly-independent' })).toEqual(
      expect.arrayContaining(['work', 'retirement']),
    );
    expect(wanted({ 'financial-independence-level': 'fully-independent' })).not.toContain('work');
    expect(wanted({ 'expected-annual-income': 'retired-fixed' })).not.toContain('work');
    expect(
      wanted({ 'visa-preference': ['retirement'], 'financial-independence-level': 'mostly-independent' }),
    ).not.toContain('work');
  });

  it('includes the permits that fit the income where the kind of work is open', () => {
    const wanted = (...sources: readonly string[]) =>
      read({ 'visa-preference': ['undecided'], 'income-sources': sources }).routesWanted;
    expect(wanted('remote-work', 'savings')).toEqual(['digital-nomad', 'undecided']);
    expect(wanted('retirement-pension', 'passive-income')).toEqual(['retirement', 'undecided']);
    expect(wanted('business-income')).toEqual(['entrepreneur', 'undecided']);
    expect(wanted('local-income')).toEqual(['work', 'undecided']);
    expect(wanted('savings')).toEqual(['retirement', 'work', 'undecided']);
    expect(wanted('undecided')).toEqual(['work', 'undecided']);
    const nomad = { 'visa-preference': ['digital-nomad'], 'income-sources': ['local-income'] };
    expect(read(nomad).routesWanted).toEqual(['digital-nomad']);
    const study = { 'work-arrangement': 'study', 'income-sources': ['remote-work'] };
    expect(read(study).routesWanted).toEqual(['study']);
  });

  it('asks the income how to live there where only a residence or a citizenship was ticked', () => {
    const wanted = (ticked: readonly string[], more: Parameters<typeof answersOf>[0]) =>
      read({ 'visa-preference': ticked, ...more }).routesWanted;
    const lasting = ['permanent-residency', 'citizenship'];
    expect(wanted(lasting, { 'income-sources': ['local-income'] })).toEqual([...lasting, 'work']);
    expect(wanted(['citizenship'], { 'income-sources': ['retirement-pension'] })).toEqual([
      'citizenship',
      'retirement',
    ]);
    const decided = { 'income-sources': ['local-income'], 'work-arrangement': 'freelance' };
    expect(wanted(lasting, decided)).not.toContain('work');
    expect(wanted([...lasting, 'retirement'], { 'income-sources': ['local-income'] })).not.toContain('work');
  });

  it('turns climate wishes into targets, with their importance', () => {
    const { targets } = read({ 'climate-preference': wish(5, 4) });
    expect(targets).toEqual([expect.objectContaining({ factor: 'warmth', ideal: 26, importance: 4 })]);
  });

  it('uses the budget given, else income that moves along, never a local job', () => {
    expect(
      read({ 'retirement-timeline': 'already-retired', 'monthly-budget': 2000 }).budget?.monthlyUsd,
    ).toBe(2000);
    const income = { 'expected-annual-income': '50k-75k' };
    const remote = read({ ...income, 'income-sources': ['remote-work'] }).budget;
    expect(remote?.monthlyUsd).toBeCloseTo(3000, 6);
    expect(remote).toMatchObject({ portable: true, expected: { lowUsd: 50_000 / 12, highUsd: 6250 } });
    expect(read({ ...income, 'income-sources': ['local-income'] }).budget).toMatchObject({
      monthlyUsd: null,
      portable: false,
    });
  });

  it('weighs taxes and pay at the level of income that applies', () => {
    expect(weightOf({ 'expected-annual-income': '100k-150k' }, 'taxes_high')).toBeGreaterThan(0);
    expect(weightOf({ 'expected-annual-income': 'under-30k' }, 'taxes_modest')).toBeGreaterThan(0);
    const owner = { 'work-arrangement': 'not-working', 'income-sources': ['investments', 'savings'] };
    expect(weightOf(owner, 'taxes_unearned')).toBeGreaterThan(0);
    const pensioner = { ...owner, 'income-sources': ['investments', 'retirement-pension'] };
    expect(weightOf(pensioner, 'taxes_unearned')).toBe(0);
    const nurse = {
      'work-arrangement': 'local-job',
      'career-field': 'healthcare',
      'education-level': 'bachelor',
    };
    expect(weightOf(nurse, 'pay_professionals')).toBeGreaterThan(0);
    expect(weightOf({ ...nurse, 'work-arrangement': 'not-working' }, 'pay_professionals')).toBe(0);
  });

  it('counts adults, children and older relatives', () => {
    const household = read({
      'relocating-family-members': 'yes',
      'number-of-family-members': 3,
      'family-member-1-relationship': 'spouse',
      'family-member-1-family-member-age': 67,
      'family-member-2-relationship': 'child',
      'family-member-2-family-member-age': 9,
      'family-member-3-relationship': 'parent',
    }).household;
    expect(household).toMatchObject({ adults: 2, children: [{ age: 9 }], elders: 1 });
  });

  it('weighs recognition of the couple as much as other wishes of couples, and infers nothing on LGBTQ+ from it', () => {
    for (const status of ['married', 'domestic-partnership']) {
      const couple = {
        'relationship-status': status,
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-relationship': 'spouse',
        'family-composition-type': 'couple',
      };
      const wish = { ...couple, 'couple-lifestyle-priorities': ['recognised-relationship'] };
      const other = { ...couple, 'couple-lifestyle-priorities': ['starting-family'] };
      expect(weightOf(wish, 'union_law')).toBeGreaterThan(0);
      expect(weightOf(wish, 'union_law') - weightOf(couple, 'union_law')).toBeGreaterThanOrEqual(
        weightOf(other, 'family') - weightOf(couple, 'family') - 1e-9,
      );
      expect(weightOf(wish, 'lgbt_rights')).toBe(weightOf(couple, 'lgbt_rights'));
    }
  });
});
