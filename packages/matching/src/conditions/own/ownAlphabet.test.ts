import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { standing } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { readDealBreakers } from '../dealBreakers.ts';
import { OWN_ALPHABET } from './ownAlphabet.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers;

describe('letters that one would have to learn', () => {
  it.each([
    'I will not learn another alphabet',
    'nothing but Latin letters',
    'I can only read the Latin alphabet',
    'No foreign alphabet',
    'language with a different alphabet',
    'No languages with another script',
    'A new alphabet at my age',
    'Must use the Latin alphabet',
    'No non-Latin script',
    'Too old to learn a new alphabet',
    'A place where I cannot read the signs',
    'a language with letters I can’t read',
    'Only Latin script please',
    'Countries that do not use the Latin alphabet',
    'Anywhere with a different alphabet',
    'Having to learn another alphabet',
  ])('are refused in: "%s"', (line) => {
    expect(read(line)).toMatchObject([{ id: OWN_ALPHABET, label: 'letters that you can read' }]);
  });

  it.each([
    ['no Cyrillic', 'no Cyrillic letters', ['Cyrl']],
    ['Not in Cyrillic or Greek letters', 'no Cyrillic letters or Greek letters', ['Cyrl', 'Grek']],
    ['I don’t want to have to read Chinese characters', 'no Chinese characters', ['Hani', 'Jpan']],
    ['Chinese characters everywhere', 'no Chinese characters', ['Hani', 'Jpan']],
    ['No Arabic script', 'no Arabic letters', ['Arab']],
    ['I refuse to learn kanji', 'no Japanese characters', ['Jpan']],
    ['No Russian letters', 'no Cyrillic letters', ['Cyrl']],
  ])('are refused by name in: "%s"', (line, label, scripts) => {
    expect(read(line)).toMatchObject([{ id: OWN_ALPHABET, label, scripts }]);
  });

  it.each([
    'I want to learn a new alphabet',
    'I would love to learn another alphabet',
    'No problem with another alphabet',
    'I don’t mind a new alphabet',
    'Cyrillic is no problem',
    'I already read Cyrillic',
    'no Arabic',
    'No Greek food',
    'No Latin America',
    'no letters from the tax office in another language',
    'No school with another alphabet for my kids',
    'No new signs',
    'another language',
    'Weird characters',
  ])('are not spoken of in: "%s"', (line) => {
    expect(read(line).map(({ id }) => id)).not.toContain(OWN_ALPHABET);
  });
});

describe('what the languages of the law are written in', () => {
  const gateOf = (line: string, spoken: readonly string[]) =>
    standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': line, 'languages-spoken': [...spoken] })),
    ).gates.find(({ id }) => id.startsWith(`deal-breaker:${OWN_ALPHABET}`));
  const statuses = (line: string, spoken: readonly string[], countries: readonly string[]) => {
    const gate = gateOf(line, spoken);
    return countries.map((iso3) => gate?.check(atlas.indexOf(iso3)).status);
  };

  it('rules out where nothing official can be read', () => {
    expect(statuses('No other alphabet', ['en'], ['GRC', 'BGR', 'JPN', 'EGY', 'PRT', 'VNM'])).toEqual([
      'failed',
      'failed',
      'failed',
      'failed',
      'met',
      'met',
    ]);
  });

  it('warns where a language is written in both, or another official one can be read', () => {
    expect(statuses('No other alphabet', ['en'], ['SRB', 'BIH', 'MAR', 'IND'])).toEqual(
      Array.from({ length: 4 }, () => 'at_risk'),
    );
    // A second way to write that few use is none, and where most speak English it carries daily life.
    expect(statuses('No other alphabet', ['en'], ['AZE', 'BRN', 'SGP'])).toEqual(['met', 'met', 'met']);
    expect(gateOf('No other alphabet', ['en'])?.check(atlas.indexOf('SRB')).reason()).toMatchObject({
      kind: 'alphabet',
      strange: { scripts: ['Cyrl', 'Latn'] },
      readable: null,
    });
  });

  it('takes letters of a language that is spoken already for known', () => {
    expect(statuses('No other alphabet', ['ru', 'en'], ['BGR', 'SRB', 'GRC'])).toEqual([
      'met',
      'met',
      'failed',
    ]);
  });

  it('keeps to the letters that are named', () => {
    expect(statuses('no Cyrillic', ['en'], ['BGR', 'SRB', 'GRC'])).toEqual(['failed', 'at_risk', 'met']);
  });
});
