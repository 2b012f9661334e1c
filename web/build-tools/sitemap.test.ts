import { expect, it } from 'vitest';
import { robots, sitemap } from './sitemap.ts';

it('lists public pages and countries, with the origin to be filled in', () => {
  const xml = sitemap([{ slug: 'portugal' }, { slug: 'myanmar_(formerly_burma)' }], '2026-11-21');
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain('https://origin.invalid/');
  expect(places).toContain('https://origin.invalid/resources/free-survey');
  expect(xml).toContain('country-guide/portugal</loc><lastmod>2026-11-21</lastmod>');
  expect(new Set(places).size).toBe(places.length);
  for (const place of places)
    expect(place).not.toMatch(/onboarding|account|payments|profile-assessment|:slug/);
});

it('keeps crawlers out of private pages and names the sitemap', () => {
  const text = robots();
  for (const closed of ['/onboarding', '/account', '/payments/', '/api/'])
    expect(text).toContain(`Disallow: ${closed}\n`);
  expect(text).not.toMatch(/Disallow: \/(resources|)\n/);
  expect(text).toContain('Sitemap: https://origin.invalid/sitemap.xml');
});
