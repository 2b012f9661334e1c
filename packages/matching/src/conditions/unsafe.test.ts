import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { answersOf, place } from '../testing/persona.ts';
import { tellsUnsafe, unsafeCountries } from './unsafe.ts';

const found = (text: string, citizenships = ['IRN'], home = 'TUR'): readonly string[] =>
  unsafeCountries(realAtlas(), answersOf({ 'additional-comments': text }), { citizenships, home }).iso3;

describe('countries that somebody cannot go back to', () => {
  it.each([
    'I cannot go back to Iran and I cannot go to an Iranian consulate: I am in danger there.',
    'I can’t return to Iran.',
    'We could never go home again.',
    'I can never go back.',
    'I must not contact my embassy.',
    'The Iranian consulate refuses to renew my passport because of my politics.',
    'It is not safe for me to return because of my work for women.',
    'I am afraid to go back to my country.',
    'If I go back I will be arrested.',
    'I would be executed there.',
    'I was persecuted by the regime.',
    'I have refugee status in Turkey.',
    'I am no longer able to return to Iran.',
    'I won’t be able to go back.',
    'We will never be able to return.',
    'I keep away from the consulate.',
    'My wife cannot return to Iran.',
    'My friend and I cannot go back to Iran.',
    'My wife is a teacher who can’t go back to Iran.',
    'My husband is a refugee from Iran and cannot go back.',
    'A friend and my husband cannot go back to Iran.',
    'My employees and my wife cannot return to Iran.',
    'My wife’s a teacher and cannot return to Iran.',
    'Our flatmate and our son cannot go back to Iran.',
    'My teacher husband cannot return to Iran.',
    'My girl friend cannot return to Iran.',
    'My best friend and wife cannot go back to Iran.',
    'My refugee husband cannot return to Iran.',
    'Many friends and family cannot go back to Iran.',
    'I wasn’t able to return to Iran.',
    'My partner is a landlord and cannot return to Iran.',
    'My mother works with clients and can never go back to Iran.',
  ])('reads “%s”', (text) => expect(found(text)).toEqual(['IRN']));

  it.each([
    'My colleague can’t go back to Iran.',
    'A friend of ours has refugee status in Germany.',
    'My wife’s colleague cannot return to Iran.',
    'My parents’ neighbours cannot go back to Iran.',
    'My old Iranian flatmate cannot go back to Iran.',
    'My neighbour’s son cannot go back to Iran.',
    'My colleague and her husband cannot return to Iran.',
    'A friend of my wife cannot go back to Iran.',
    'My boss and his family cannot return to Iran.',
    'My family friend cannot go back to Iran.',
    'Our teacher, a refugee and mother of two, cannot return to Iran.',
    'Some refugees in our town cannot go back to Iran.',
    'I cannot go back to the office.',
    'I cannot go back to my old job.',
    'I could never go back to a cold winter.',
    'I can’t return to the UK because my visa has run out.',
    'We cannot go home every month, the flights are too expensive.',
    'I cannot go to the embassy, since the nearest is 900 km away.',
    'We cannot return the car before June.',
    'Ask the embassy for me.',
    'I am under temporary protection and cannot go back before it ends.',
    'A country where I would be arrested for my faith.',
    'I will never go back to renting.',
    'If I fall ill for long I want to be able to come back.',
    'We are able to return whenever we like.',
  ])('leaves “%s” alone', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('means the passport that is named, else every one but that of the country lived in', () => {
    expect(found('I cannot go to an Iranian consulate.', ['DNK', 'IRN'], 'DEU')).toEqual(['IRN']);
    expect(found('I cannot go back.', ['DNK', 'IRN'], 'DNK')).toEqual(['IRN']);
    expect(found('I cannot return to Iran.', ['DNK'], 'DNK')).toEqual(['IRN']);
    expect(found('If I am sent back I will be jailed.', ['RUS'], 'RUS')).toEqual(['RUS']);
  });

  it('is told by its words alone, whatever country is meant', () => {
    expect(tellsUnsafe('I live in Ankara. I cannot go back to Iran.')).toBe(true);
    expect(tellsUnsafe('I live in Ankara. I like the sea.')).toBe(false);
  });

  it('rules the country out, but for whoever looks within it', () => {
    const answers = {
      citizenship: ['TUR'],
      'current-location': place('Berlin', 'Germany', 'de'),
      'additional-comments': 'I cannot go back to Turkey.',
    };
    const excluded = (given: object) =>
      profilePreferences(realAtlas(), answersOf({ ...answers, ...given })).excludedCountries.map(
        ({ iso3 }) => iso3,
      );
    expect(excluded({})).toEqual(['TUR']);
    expect(
      excluded({
        'relocation-scope': 'domestic',
        'current-location': place('Ankara', 'Turkey', 'tr'),
      }),
    ).toEqual([]);
  });
});

describe('somebody who shares no home', () => {
  it.each([
    'My business partner cannot return to Russia.',
    'Our co-founder can’t go back to Iran.',
    'My friend cannot return to Belarus, we can.',
  ])('closes no country: “%s”', (text) => expect(found(text)).toEqual([]));

  it('is none of those who do', () => expect(found('My partner cannot return to Russia.')).toEqual(['RUS']));
});
