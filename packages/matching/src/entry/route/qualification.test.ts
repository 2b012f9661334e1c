import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { waysInto } from '../../testing/waysIn.ts';
import { isBeyondLearning, isWithinReach } from '../way.ts';

/** The routes of a job seeker, best first. */
function routesInto(iso3: string, answers: WrittenAnswers) {
  const sought = { citizenship: ['PHL'], 'work-arrangement': 'local-job', 'visa-preference': ['work'] };
  return waysInto(iso3, { ...sought, ...answers }).routes;
}

describe('what a permit for work wants somebody to have learned', () => {
  it('puts a route for graduates out of reach, and last, for people who told of no degree', () => {
    const trained = { 'education-level': 'vocational', 'career-field': 'healthcare' };
    const names = routesInto('JPN', trained).map(({ way }) => way.route.name);
    expect(names[0]).toContain('Specified Skilled Worker');
    expect(routesInto('IRL', trained)[0]?.way.route.name).toBe('General Employment Permit');
    const graduates = routesInto('GBR', { ...trained, 'career-field': 'technology' });
    expect(graduates.map(({ way }) => way.route.name)).toContain('Skilled Worker visa');
    for (const { way, grade } of graduates) {
      expect(isWithinReach(way), way.route.id).toBe(false);
      expect(grade, way.route.id).toBeLessThan(0.25);
    }
  });

  it('changes nothing for people with a degree, or who said nothing about schooling', () => {
    for (const told of [{ 'education-level': 'master' }, {}])
      for (const iso3 of ['IRL', 'JPN', 'ARE', 'FIN'])
        for (const { way } of routesInto(iso3, told)) expect(isBeyondLearning(way), way.route.id).toBe(false);
  });

  it('counts vocational training for a permit for skilled workers', () => {
    const into = (level: string) =>
      routesInto('NOR', { 'education-level': level }).find(({ way }) => way.route.name.includes('Skilled'));
    expect(into('vocational')?.way).not.toHaveProperty('unqualified');
    expect(into('secondary')?.way).toMatchObject({ unqualified: true });
  });

  it('names the permit for people who learned more first, where several are as likely', () => {
    const first = (level: string) =>
      routesInto('SGP', { 'education-level': level, 'career-field': 'finance' })[0]?.way.route.name;
    expect(first('master')).toBe('Singapore Employment Pass');
    expect(first('vocational')).toMatch(/^S Pass/);
  });

  it('puts the permit for graduates in demand before one for any work, in the fields its lists name', () => {
    const first = (level: string, field: string) =>
      routesInto('IRL', { 'education-level': level, 'career-field': field })[0]?.way.route.name;
    expect(first('master', 'technology')).toBe('Critical Skills Employment Permit');
    expect(first('bachelor', 'healthcare')).toBe('Critical Skills Employment Permit');
    expect(first('master', 'retail')).toBe('General Employment Permit');
    expect(first('vocational', 'technology')).toBe('General Employment Permit');
  });
});
