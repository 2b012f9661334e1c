import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { hivToldIn } from '../../profile/weights/hivTold.ts';
import { answersOf, type WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();
const CITIZEN = { citizenship: ['ZAF'], 'visa-preference': ['work'], 'work-arrangement': 'local-job' };

/** How countries stand to the must-have for somebody who answered so. */
function statusOf(answers: WrittenAnswers, ...places: readonly string[]) {
  const gate = standingOf({ ...CITIZEN, ...answers }).gates.find(({ id }) =>
    id.endsWith('residence-with-hiv'),
  );
  return places.map((iso3) => gate?.check(atlas.indexOf(iso3)).status ?? null);
}

describe('residence with HIV', () => {
  const TOLD = {
    'medical-conditions': ['chronic-illness'],
    'medical-conditions-details': 'HIV, undetectable',
  };

  it('is refused in some countries, tested in others, and no matter where no list names one', () => {
    expect(statusOf(TOLD, 'SGP', 'MYS', 'AUS', 'NZL', 'PRT')).toEqual([
      'failed',
      'failed',
      'at_risk',
      'met',
      'met',
    ]);
  });

  it('is no matter where somebody settles by right, nor to anybody else', () => {
    expect(statusOf({ ...TOLD, citizenship: ['CYP'] }, 'CYP')).toEqual(['met']);
    expect(statusOf({}, 'SGP', 'PRT')).toEqual([null, null]);
  });

  it('follows from a companion’s illness, and from a line in its place', () => {
    const family = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
      'family-member-1-special-needs': 'seropositive since 2011',
    };
    expect(statusOf(family, 'SGP')).toEqual(['failed']);
    expect(statusOf({ ...TOLD, 'deal-breakers': 'No HIV travel ban' }, 'SGP')).toEqual(['failed']);
  });

  it.each([
    'Nowhere that refuses people with HIV',
    'no HIV test for residence',
    'must accept HIV positive immigrants',
    'any country that can refuse us because of HIV',
  ])('is asked for by “%s”', (line) =>
    expect(readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id)).toEqual(['residence-with-hiv']),
  );

  it.each(['good HIV clinics', 'must have HIV medication for free', 'low HIV rates'])(
    'is not asked for by “%s”',
    (line) =>
      expect(readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id)).not.toContain(
        'residence-with-hiv',
      ),
  );
});

describe('HIV told of', () => {
  const told = (text: string) => hivToldIn(answersOf({ 'medical-conditions-details': text })).length > 0;

  it.each(['HIV positive, on Biktarvy', 'I have lived with HIV for ten years', 'takes dolutegravir'])(
    'is read from “%s”',
    (text) => expect(told(text)).toBe(true),
  );

  it.each(['HIV negative', 'no HIV, no hepatitis', 'I take PrEP against HIV', 'My late brother had HIV.'])(
    'is not read from “%s”',
    (text) => expect(told(text)).toBe(false),
  );
});
