import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { standing } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const readings = (line: string) => readDealBreakers(atlas, line).dealBreakers;
const read = (line: string) => readings(line).map(({ id }) => id);
const labels = (line: string) => readings(line).map(({ label }) => label);

/** How countries stand by the one condition that a line sets. */
function standings(line: string, ...iso3s: readonly string[]) {
  const { gates } = standing(
    engineOf(atlas),
    profilePreferences(atlas, answersOf({ 'deal-breakers': line })),
  );
  const [gate, ...more] = gates.filter(({ group }) => group === 'deal-breaker');
  expect(more).toEqual([]);
  return iso3s.map((iso3) => gate?.check(atlas.indexOf(iso3)).status);
}

describe('lines on what figures of countries tell', () => {
  it.each([
    ['A place that floods every year', 'floods'],
    ['Landslides', 'landslides'],
    ['Malaria', 'malaria'],
    ['Below sea level', 'low-land'],
    ['On the Ring of Fire', 'earthquakes'],
    ['Tap water undrinkable', 'water'],
    ['must have drinking water from the tap', 'water'],
    ["I can't drink the tap water", 'water'],
    ['No clean drinking water', 'water'],
    ['High unemployment', 'unemployment'],
    ['Long working hours', 'long-hours'],
    ['60-hour work weeks', 'long-hours'],
    ['No work-life balance', 'long-hours'],
    ['Crazy drivers', 'roads'],
    ['Dangerous roads', 'roads'],
    ['Slums', 'poverty'],
    ['A third-world country', 'poverty'],
    ['A huge gap between rich and poor', 'inequality'],
    ['People smoke everywhere', 'smoking'],
    ['No four seasons', 'seasons'],
    ['No summer all year round', 'no-seasons'],
    ['No rule of law', 'rule-of-law'],
    ['Kangaroo courts', 'rule-of-law'],
    ['Torture', 'state-violence'],
    ['Opponents who disappear', 'state-violence'],
    ['The government can seize my house', 'expropriation'],
    ['Must be in NATO', 'inside-nato'],
    ['No eurozone country', 'outside-euro'],
    ['No parental leave', 'family-leave'],
    ['at least one year of parental leave', 'family-leave'],
    ['must have paid maternity leave of 16 weeks', 'family-leave'],
    ['VAT above 20%', 'sales-tax'],
    ['high sales tax', 'sales-tax'],
    ['Too windy', 'windy'],
    ['a weak passport', 'strong-passport'],
    ['strong passport after 5 years', 'strong-passport'],
    ['human rights violations', 'human-rights'],
    ['Presidents for life', 'autocracy'],
    ['ethnic conflict', 'instability'],
    ['living at 3000m', 'high-altitude'],
    ['light going off every day', 'power-cuts'],
    ['no digital nomad visa', 'brought-work'],
  ])('“%s” is read as %s', (line, id) => expect(read(line)).toEqual([id]));

  it.each(['Gender inequality', 'Countries where women cannot drive'])('“%s” is about women', (line) =>
    expect(read(line)).toEqual(['misogyny', 'womens-liberties']),
  );

  it.each([
    'No unemployment benefits',
    'wind farms',
    'no wind for kitesurfing',
    'my husband is a human rights lawyer',
    'I have a weak passport',
    'paternity leave',
    'only for a year so no permanent residency required',
    'no green card needed',
    'where my little pension of 1400 pounds is not taxed to death',
    'no party islands',
    'child care too expensive',
    'Tourists on vacation everywhere',
    'No public holidays',
    'I must leave my dog behind',
    'Water pollution',
    'A 40-hour flight',
    'No smoking ban',
    'Traffic jams',
    'I work for NATO',
    'Animal torture',
    'Flooded with tourists',
    'An avalanche of paperwork',
    'Warm all year round is a must',
    'My mother died in a car accident',
    'Poor country roads',
    'Townships',
    'Salaries under 50k in the city',
    'A visa with a limit of 40 hours a week',
    'No kindergarten for 40 hours a week',
    'Rising sea temperatures',
    '2 million tourists a year in the city',
    'House prices over 500k in cities',
    'A NATO front line',
    'Must be near a city of 1 million',
    'Less than 5 hours of sun in winter',
  ])('“%s” is none of them', (line) => expect(read(line)).toEqual([null]));

  it('in the customer’s own numbers', () => {
    expect(
      [
        'Unemployment above 10%',
        'Working more than 45 hours a week',
        'Only 10 days of vacation',
        'Less than five weeks of holiday',
        'No paid leave',
        'Less than 2000 sunshine hours',
        'Cities bigger than 5 million',
        'Towns under 50,000 inhabitants',
        'Must be a city of at least 200k',
      ].flatMap(labels),
    ).toEqual([
      'no unemployment above 10%',
      'no working weeks of more than 45 hours',
      'paid leave by law of more than 10 days',
      'paid leave by law of at least 5 weeks',
      'paid leave by law of at least a week',
      'at least 2,000 hours of sunshine a year',
      'no town of more than 5 million people',
      'a town of at least 50,000 people',
      'a town of at least 200,000 people',
    ]);
  });
});

describe('how countries stand by them', () => {
  it.each([
    ['Unemployment above 5%', ['MEX', 'met'], ['DEU', 'at_risk'], ['ESP', 'failed']],
    ['Working more than 45 hours a week', ['DEU', 'met'], ['MEX', 'at_risk'], ['IND', 'failed']],
    ['No paid leave', ['DEU', 'met'], ['USA', 'failed']],
    ['Only 10 days of vacation', ['DEU', 'met'], ['JPN', 'failed']],
    ['Tap water undrinkable', ['DEU', 'met'], ['MEX', 'failed']],
    ['No malaria', ['PRT', 'met'], ['LKA', 'met'], ['THA', 'at_risk'], ['NGA', 'failed']],
    ['Dangerous roads', ['DEU', 'met'], ['MEX', 'at_risk'], ['THA', 'failed']],
    ['A third-world country', ['PRT', 'met'], ['BRA', 'at_risk'], ['IND', 'failed']],
    ['No four seasons', ['DEU', 'met'], ['CRI', 'failed']],
    ['Torture', ['PRT', 'met'], ['MEX', 'failed']],
    ['Must be in NATO', ['PRT', 'met'], ['IRL', 'failed']],
    ['No eurozone country', ['POL', 'met'], ['PRT', 'failed']],
    ['Must be a city of at least 3 million', ['DEU', 'met'], ['NLD', 'failed']],
    ['At least 2,500 hours of sun a year', ['PRT', 'met'], ['NLD', 'failed']],
  ] as const)('“%s”', (line, ...expected) => {
    expect(
      standings(line, ...expected.map(([iso3]) => String(iso3))).map((status, n) => [
        expected[n]?.[0],
        status,
      ]),
    ).toEqual(expected);
  });

  it('warns of floods where the record names them, and calls no place free of them', () => {
    const [dry, wet] = ['MEX', 'DEU'].map((iso3) => atlas.fact(iso3, 'hazard_floods')?.value);
    expect([dry, wet]).toEqual(['no', 'yes']);
    expect(standings('Floods', 'DEU')).toEqual(['at_risk']);
    const { gates } = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': 'Floods' })),
    );
    const verdict = gates.find(({ id }) => id === 'deal-breaker:floods')?.check(atlas.indexOf('MEX'));
    expect(verdict?.reason()).toMatchObject({ kind: 'no record' });
  });

  it('leaves other fevers to people', () => {
    expect(readings('Tropical diseases: malaria, dengue')).toMatchObject([{ id: 'malaria', partly: true }]);
  });

  it('rules no country out for towns too large, since ours are the largest alone', () => {
    expect(standings('No town of more than 2,000 people', 'DEU', 'NLD')).not.toContain('failed');
  });
});
