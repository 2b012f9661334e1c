import { expect, it } from 'vitest';
import { readMatches } from './readMatches.ts';

const figures = {
  gdp_per_capita_usd: 16_942,
  temperature_celsius: 24.9,
  healthcare_rating: 3.9,
  education_rating: 3.1,
  safety_rating: 2.8,
  quality_of_life_rating: 3.6,
  immigration_friendliness: 4.1,
};

it('reads what the specification promises, and leaves the rest empty', () => {
  const match = { country_name: 'Costa Rica', match_percentage: 88.2, country_data: figures };
  expect(readMatches({ matches: [match] })).toEqual([
    {
      iso3: 'Costa Rica',
      name: 'Costa Rica',
      slug: 'costa-rica',
      file: 'costa_rica_profile',
      rank: 1,
      score: 88.2,
      strong: null,
      weak: null,
      figures,
    },
  ]);
});

it('reads ranks and reasons where present, and ignores unknown factors', () => {
  const told = {
    country_name: 'Timor-Leste',
    country_profile_file: 'timor-leste_profile',
    rank: 3,
    strong: ['safety_rating', 'luck'],
    country_data: { safety_rating: 'high' },
  };
  const [match] = readMatches({ matches: [told] });
  expect(match).toMatchObject({ slug: 'timor-leste', rank: 3, strong: ['safety_rating'] });
  expect(match?.figures.safety_rating).toBeNull();
});

it('refuses a response without matches', () => {
  for (const body of [null, {}, { matches: [] }, { matches: 'all' }, { matches: [{}] }])
    expect(() => readMatches(body)).toThrow('Unexpected response format');
});
