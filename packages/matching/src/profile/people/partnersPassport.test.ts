import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answersOf, place, type WrittenAnswers } from '../../testing/persona.ts';
import { partnersPassports } from './partnersPassport.ts';

const told = (text: string, more: WrittenAnswers = {}) =>
  partnersPassports(
    realAtlas(),
    answersOf({
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Carine',
      'family-member-1-relationship': 'spouse',
      'additional-comments': text,
      ...more,
    }),
  );

describe('the partner’s passports, told in free text', () => {
  it.each([
    ['Carine has French nationality through her mother.', ['FRA']],
    ['My wife also holds an Irish passport.', ['IRL']],
    ['Carine’s Italian passport may matter.', ['ITA']],
    ['Carine has dual Lebanese and French citizenship.', ['LBN', 'FRA']],
    ['Carine holds both British and Italian passports.', ['GBR', 'ITA']],
    ['Carine is French and a translator.', ['FRA']],
    ['Carine and both children are German citizens.', ['DEU']],
    ['My wife, Ines and our son hold Irish passports.', ['IRL']],
    ['Is it open to Carine, who is Brazilian — and is it easier?', ['BRA']],
    ['My wife Carine is Jamaican-Canadian (two passports, like me).', ['JAM', 'CAN']],
    ['Carine (Brazillian citizen, green card since 2012) wants to go.', ['BRA']],
    ['Carine (a Brazilian teacher) wants to go.', []],
    ['Carine (Spanish) and I are not married.', ['ESP']],
    ['Carine also has the Spanish passport.', ['ESP']],
    ['My partner of eight years is Spanish.', ['ESP']],
    ['My girlfriend is Spanish; we want to move together.', ['ESP']],
    ['My daughter’s boyfriend is Spanish.', []],
    ['Carine and I think that our children are German.', []],
    ['Carine’s parents and sister are French citizens.', []],
    ['Carine is a French teacher.', []],
    ['Carine is German-speaking.', []],
    ['Carine’s French passport, if she gets it, may help.', []],
    ['Carine could apply for an Irish passport.', []],
    ['My mother is French.', []],
    ['My ex-husband is German.', []],
    ['My business partner is German.', []],
    ['My brother’s wife is German, and so is her husband.', []],
    ['My sister and her husband has a German passport.', []],
    ['My husband is German.', ['DEU']],
  ])('are read where the text says they are held: “%s”', (text, passports) => {
    expect(told(text)?.passports ?? []).toEqual(passports);
  });

  it('are read from the text on what made the couple think of moving', () => {
    expect(told('', { 'relocation-inspiration': 'Carine is Irish.' })?.passports).toEqual(['IRL']);
  });

  it('are read from a text about the partner alone', () => {
    const own = { 'family-member-1-special-needs': 'Portuguese citizen, midwife' };
    expect(told('', own)?.passports).toEqual(['PRT']);
    expect(told('', { 'family-member-1-special-needs': 'not an EU citizen' })).toBeNull();
  });

  it('depend on marriage where free movement does', () => {
    expect(told('My wife has a Dutch passport.')?.married).toBe(true);
    expect(told('My wife has a Dutch passport.', { 'relationship-status': 'engaged' })?.married).toBe(false);
  });

  it('are ignored where the partner stays behind', () => {
    expect(told('My wife has a Dutch passport.', { 'family-member-1-relationship': 'child' })).toBeNull();
  });
});

describe('the passport of a partner who waits in the new country', () => {
  const alone = (text: string, status: string, more: WrittenAnswers = {}) =>
    told('', {
      ...more,
      'relationship-status': status,
      'number-of-family-members': 0,
      'family-member-1-name': '',
      'family-member-1-relationship': '',
      'relocating-family-members': 'no',
      'unique-family-situation': text,
    });

  it('counts for a fiancé by name, and for a husband', () => {
    expect(alone('My fiancé Pablo lives in Valencia. Pablo is a Spanish citizen.', 'single')).toMatchObject({
      passports: ['ESP'],
      married: false,
      apart: true,
    });
    expect(alone('My husband is a French citizen and lives in Lyon.', 'married')).toMatchObject({
      passports: ['FRA'],
      married: true,
      apart: true,
    });
  });

  it.each([
    ['My fiancé Pablo lives in Valencia. He is a Spanish citizen.', 'single', 'ESP'],
    ['My wife is Canadian. She already lives in Toronto.', 'married', 'CAN'],
    ['My partner is Spanish and lives in Madrid.', 'domestic-partnership', 'ESP'],
    ['My girlfriend, a Spanish citizen, lives in Madrid.', 'single', 'ESP'],
  ])('counts by whatever name, and by “he” and “she”: %s', (text, status, iso3) => {
    expect(alone(text, status)).toMatchObject({ passports: [iso3], apart: true });
  });

  it.each([
    'My husband lives in Lyon, I live in Lagos. He is a French citizen.',
    'My husband is a French citizen. He lives in Lyon and we want to be together again.',
    'My husband moved from Lagos to Lyon and works there. He is a French citizen.',
    'My husband is a French citizen and works at home in Lyon.',
  ])('counts where it is somebody else who lives at home: %s', (text) => {
    const more = { 'current-location': place('Lagos', 'Nigeria', 'ng') };
    expect(alone(text, 'married', more)).toMatchObject({ passports: ['FRA'], apart: true });
  });

  it.each([
    'My husband is a French citizen and works in Lagos.',
    'My husband is a French citizen and we live together in Lagos.',
    'My husband is a French citizen and lives with me in Lagos.',
    'My husband lives in Berlin and has a German refugee passport.',
    'My husband’s boss lives in Lyon. He is a French citizen.',
  ])('counts for none who stays at home, holds a refugee’s passport or is somebody else: %s', (text) => {
    const more = { 'current-location': place('Lagos', 'Nigeria', 'ng') };
    expect(alone(text, 'married', more)).toBeNull();
  });

  it.each([
    ['My ex-husband is a French citizen.', 'married'],
    ['My late husband Jean was ill. Jean is a French citizen.', 'widowed'],
    ['My boss Jean is a French citizen.', 'single'],
    ['My fiancé could apply for a French passport.', 'single'],
  ])('counts for nobody else: %s', (text, status) => {
    expect(alone(text, status)).toBeNull();
  });
});
