import { SECTIONS } from '@global-fit/questionnaire/definition';
import { sectionMinutes } from '@global-fit/questionnaire/answers/minutes';
import { describe, expect, it } from 'vitest';
import site from '../../content/site.json';
import { withCounts } from './counts.ts';
import { silhouettesSvg } from '#maps/silhouette.ts';
import { readTestimonials } from './site.ts';

describe('the operator’s content', () => {
  it('has seven testimonials whose countries can be drawn, and nine questions', () => {
    const codes = readTestimonials().map(({ iso3 }) => iso3);
    expect(codes).toHaveLength(7);
    const drawn = silhouettesSvg(codes);
    for (const iso3 of codes) expect(drawn).toContain(`<path id="${iso3}" d="M`);
    expect(site.faq).toHaveLength(9);
  });
  it('makes the promises of the specification', () => {
    const answers = site.faq.map(({ answer }) => answer).join(' ');
    for (const promise of ['72 hours', '14 days', 'up to 3 times', '$100 per country', '$50.00', 'pseudonym'])
      expect(answers).toContain(promise);
  });
  it('states the duration of the assessment that its sections add up to', () => {
    const minutes = SECTIONS.reduce((sum, { questions }) => sum + sectionMinutes(questions.length), 0);
    expect(minutes).toBeGreaterThanOrEqual(25);
    expect(minutes).toBeLessThanOrEqual(40);
    expect(site.faq.map(({ answer }) => answer).join(' ')).toContain('takes about half an hour');
  });
});

describe('counts in texts', () => {
  const counts = { countries: 198, facts: 79_751 } as Parameters<typeof withCounts>[1];
  it('are written with thousands separators', () => {
    expect(withCounts('{countries} countries, {facts} figures', counts)).toBe(
      '198 countries, 79,751 figures',
    );
  });
  it('throw for an unknown name', () => {
    expect(() => withCounts('{planets}', counts)).toThrow('planets');
  });
});
