import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../../../engine/engine.ts';
import { profilePreferences } from '../../../preferences.ts';
import { standing } from '../../../rank.ts';
import { answersOf } from '../../../testing/persona.ts';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();

function read(line: string) {
  const { dealBreakers, excluded } = readDealBreakers(atlas, line);
  return { label: dealBreakers[0]?.label, out: new Set(excluded.map(({ iso3 }) => iso3)) };
}

describe('places with exceptions', () => {
  it.each([
    ['No Asia except Japan and Singapore', 'not Asia except Japan or Singapore', 'JPN', 'THA'],
    ['Not in africa or asia but Japan is ok', 'not Africa or Asia except Japan', 'JPN', 'KEN'],
    ['Nothing in Africa, but Kenya is fine', 'not Africa except Kenya', 'KEN', 'GHA'],
    ['Never Asia, apart from Japan.', 'not Asia except Japan', 'JPN', 'IND'],
    ['Must be in Europe except the UK', 'only in Europe except United Kingdom', 'PRT', 'GBR'],
    ['Only in Europe but not Russia', 'only in Europe except Russia', 'PRT', 'RUS'],
    ['Anything outside Europe except Japan', 'only in Europe or Japan', 'JPN', 'BRA'],
    ['No Asia except: Japan', 'not Asia except Japan', 'JPN', 'THA'],
    ['Asia no, Japan yes', 'not Asia except Japan', 'JPN', 'THA'],
    [
      'Middle East no, except UAE and Oman',
      'not the Middle East except United Arab Emirates or Oman',
      'OMN',
      'QAT',
    ],
    ['anything but Asia, except Japan', 'not Asia except Japan', 'JPN', 'THA'],
    ['Anything but Asia', 'not any of 49 countries', 'PRT', 'JPN'],
    ['anything except: USA, Israel', 'not United States, Israel', 'PRT', 'USA'],
    ['Anywhere except Malta', 'not Malta', 'PRT', 'MLT'],
    ['Europe but no Germany', 'only in Europe except Germany', 'PRT', 'DEU'],
    ['in Europe but no Germany or France', 'only in Europe except Germany or France', 'PRT', 'BRA'],
    ['South America but definitely not Venezuela', 'only in South America except Venezuela', 'PER', 'VEN'],
  ])('are read: “%s”', (line, label, stays, goes) => {
    const found = read(line);
    expect(found.label).toBe(label);
    expect(found.out.has(stays)).toBe(false);
    expect(found.out.has(goes)).toBe(true);
  });

  it.each([
    'Anywhere in Europe except the UK',
    'Asia except Japan',
    'Asia but not Japan',
    'Europe but no snow',
    'Anything except tropical humidity',
    'No countries other than Spain',
    'Not the US except New York',
    'Everything in Asia except Japan',
  ])('are left open where they may be what is wished for: “%s”', (line) => {
    expect(read(line).label).toBe('not read as a condition');
    expect(read(line).out.size).toBe(0);
  });
});

describe('a part of the world and no other', () => {
  it.each([
    ['Europe only', 'only in Europe'],
    ['Nordic countries only.', 'only in the Nordic countries'],
    ['Europe and North America only', 'only in Europe or North America'],
  ])('is read with its “only” behind it: “%s”', (line, label) => {
    expect(read(line).label).toBe(label);
    expect(read(line).out.has('JPN')).toBe(true);
  });

  it.each(['Only Europe', 'Spain only', 'English only', 'Europe in summer only'])('is none in “%s”', (line) =>
    expect(read(line).out.size).toBe(0),
  );

  it.each([
    ['no Nordics', 'SWE'],
    ['LatAm', 'PER'],
    ['ex-USSR countries', 'GEO'],
    ['No post-Soviet states', 'LVA'],
    ['Benelux', 'BEL'],
  ])('is known by the names people use: “%s”', (line, iso3) => expect(read(line).out.has(iso3)).toBe(true));
});

describe('hours of flight with an exception', () => {
  it('rule out what lies as far and is not excepted', () => {
    const { gates } = standing(
      engineOf(atlas),
      profilePreferences(
        atlas,
        answersOf({ 'deal-breakers': 'No more than 6 hours of flight from London, except Australia' }),
      ),
    );
    const gate = gates.find(({ label }) => label.endsWith('of flight from London, except Australia'));
    expect(['NZL', 'AUS', 'ESP'].map((iso3) => gate?.check(atlas.indexOf(iso3)).status)).toEqual([
      'failed',
      'at_risk',
      'met',
    ]);
  });
});
