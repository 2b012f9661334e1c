import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { waysInto } from '../../testing/waysIn.ts';
import type { RouteEntry } from '../way.ts';

/** The status of a permit for somebody with these answers; undefined where it is not for them. */
const standing = (iso3: string, name: string, answers: WrittenAnswers): RouteEntry | undefined =>
  waysInto(iso3, answers).routes.find(({ way }) => way.route.name.startsWith(name));

describe('a permit in which an authority has to find an interest of the country', () => {
  const founder: WrittenAnswers = {
    age: 48,
    citizenship: ['CHN'],
    'work-arrangement': 'business-owner',
    'visa-preference': ['entrepreneur', 'permanent-residency'],
    'liquid-assets-available': 'over-2m',
  };

  it('is never promised, whatever the applicants have', () => {
    for (const [iso3, name] of [
      ['CHE', 'Self-Employed'],
      ['DEU', '§21'],
      ['NLD', 'Self-Employed'],
    ] as const)
      expect(standing(iso3, name, founder), iso3).toMatchObject({
        status: 'at_risk',
        way: { test: 'chosen', route: { conditions: { selection: 'interest' } } },
      });
  });

  it('is out of reach without its capital', () => {
    const poor = { ...founder, 'liquid-assets-available': '10k-25k' };
    expect(standing('CHE', 'Self-Employed', poor)?.way.kind).toBe('short');
    expect(standing('NLD', 'Self-Employed', poor)?.way.kind).toBe('route');
  });

  it('comes after a route that fits for people who bring their clients along', () => {
    const freelance = { ...founder, 'work-arrangement': 'freelance', 'visa-preference': ['undecided'] };
    expect(standing('DEU', '§21', freelance)).toMatchObject({ grade: 0.25, way: { apart: true } });
    expect(waysInto('DEU', freelance).routes[0]?.way.route.name).toMatch(/^Freiberufler/);
  });
});

describe('a permit for people of distinction', () => {
  const cook: WrittenAnswers = {
    age: 27,
    citizenship: ['IDN'],
    'work-arrangement': 'local-job',
    'visa-preference': ['work'],
    'career-field': 'hospitality-tourism',
    'education-level': 'vocational',
  };

  it('is out of reach for people who expect a fraction of the pay it measures them by', () => {
    const modest = { ...cook, 'expected-annual-income': 'under-30k' };
    expect(standing('SGP', 'Singapore ONE Pass', modest)?.way.kind).toBe('short');
    expect(waysInto('SGP', modest).entry.way).toMatchObject({
      route: { name: expect.stringMatching(/^S Pass/) },
    });
    // Missing answers rule nothing out.
    expect(standing('SGP', 'Singapore ONE Pass', cook)?.way).toMatchObject({ test: 'chosen' });
  });

  it('is no way in for people without a degree, except where the work makes them known', () => {
    const into = (more: WrittenAnswers) => standing('USA', 'O-1', { ...cook, ...more });
    expect(into({})).toMatchObject({ grade: 0.2, way: { unqualified: true } });
    expect(into({ 'education-level': 'master' })?.way).not.toHaveProperty('unqualified');
    expect(into({ 'career-field': 'creative-media' })?.way).not.toHaveProperty('unqualified');
  });

  it('is one by the pay it asks for, where that is expected, whatever was learned', () => {
    const pass = (income: string | null) =>
      standing('SGP', 'Singapore ONE Pass', { ...cook, 'expected-annual-income': income });
    expect(pass('over-200k')?.way).not.toHaveProperty('unqualified');
    expect(pass(null)?.way).toMatchObject({ unqualified: true });
  });
});

describe('a permit to look for work', () => {
  const nurse: WrittenAnswers = {
    age: 30,
    citizenship: ['VNM'],
    'work-arrangement': 'local-job',
    'visa-preference': ['work'],
    'career-field': 'healthcare',
    'education-level': 'vocational',
    'liquid-assets-available': '25k-50k',
  };
  const card = (answers: WrittenAnswers): RouteEntry | undefined => standing('DEU', 'Chancenkarte', answers);

  it('scores less where savings do not last for its duration', () => {
    expect(card(nurse)?.grade).toBeCloseTo(0.45);
    expect(card({ ...nurse, 'liquid-assets-available': 'under-10k' })?.grade).toBeCloseTo(0.25);
    // A band that contains the sum leaves it open.
    expect(card({ ...nurse, 'liquid-assets-available': '10k-25k' })?.grade).toBeCloseTo(0.45);
  });

  it('admits people who learned a trade or hold a degree', () => {
    expect(card({ ...nurse, 'education-level': 'secondary' })?.way).toMatchObject({ unqualified: true });
  });
});
