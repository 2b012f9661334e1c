import { describe, expect, it } from 'vitest';
import { NEED_LIMITS } from '../conditions/needLimits.ts';
import { profilePreferences } from '../preferences.ts';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '../testing/persona.ts';
import { ownVerdicts } from '../testing/standingOf.ts';

const status = (line: string, iso3: string, more = {}) => ownVerdicts(line, more)(iso3)?.status;

describe('what a line asks of a place', () => {
  it('on doctors is judged by the official language, never by the quality of care', () => {
    const line = 'No doctors who speak English';
    for (const iso3 of ['BLZ', 'GBR', 'PHL']) expect(status(line, iso3), iso3).toBe('met');
    for (const iso3 of ['PER', 'THA', 'DEU']) expect(status(line, iso3), iso3).toBe('at_risk');
    expect(ownVerdicts(line)('PER')?.reason()).toMatchObject({ kind: 'spoken', languageFor: 'doctors' });
  });

  it('on work for a wife is met where the law of free movement lets her work, and unknown elsewhere', () => {
    const line = 'My wife may not work';
    expect(status(line, 'ESP', { citizenship: ['ITA'] })).toBe('met');
    expect(status(line, 'POL', { citizenship: ['ARG'] })).toBe('at_risk');
    expect(status(line, 'JPN', { citizenship: ['ITA'] })).toBe('at_risk');
  });

  it('on communist states is judged by the form of government', () => {
    const line = 'I do not want a communist country';
    for (const iso3 of ['CHN', 'VNM', 'LAO', 'CUB', 'PRK']) expect(status(line, iso3), iso3).toBe('failed');
    for (const iso3 of ['THA', 'PRT']) expect(status(line, iso3), iso3).toBe('met');
  });

  it('on tax on a pension is met where income from abroad is untaxed, and fails nowhere', () => {
    const line = 'They tax my Social Security';
    expect(status(line, 'PAN')).toBe('met');
    for (const iso3 of ['THA', 'ESP', 'PHL']) expect(status(line, iso3), iso3).toBe('at_risk');
  });

  it('on tax on what a husband or wife inherits is met by a law that exempts them, and fails nowhere', () => {
    const line = 'Inheritance tax for my wife';
    for (const iso3 of ['FRA', 'IRL', 'HRV', 'DNK', 'CHE', 'PRT'])
      expect(status(line, iso3), iso3).toBe('met');
    for (const iso3 of ['BEL', 'ESP', 'DEU']) {
      expect(status(line, iso3), iso3).toBe('at_risk');
      expect(ownVerdicts(line)(iso3)?.reason(), iso3).toEqual({ kind: 'spouse inherits', iso3, free: false });
    }
    expect(status('Inheritance tax', 'FRA')).toBe('failed');
  });

  it('on a share of believers does not read a missing figure as zero', () => {
    expect(ownVerdicts('No mosque')('ROU')?.reason()).toEqual({ kind: 'no record' });
    expect(status('No mosque', 'MYS')).toBe('met');
  });

  it('on least pay is compared with mean pay, with a margin on both sides', () => {
    const verdict = ownVerdicts('A job that pays less than 1,200 dollars a month');
    expect(verdict('CHE')?.status).toBe('met');
    expect(verdict('CHE')?.reason()).toMatchObject({ kind: 'indicator' });
    const all = realAtlas().countries.map(({ iso3 }) => verdict(iso3)?.status);
    expect(all).toContain('at_risk');
    expect(all).not.toContain('failed');
    const line = 'A job that pays less than 1,200 dollars a month';
    const trained = ownVerdicts(line, { 'career-field': 'technology' });
    expect(realAtlas().countries.map(({ iso3 }) => trained(iso3)?.status)).toContain('failed');
    const remote = { 'career-field': 'technology', 'work-arrangement': 'remote-employee' };
    expect(ownVerdicts(line, remote)('PER')?.reason()).toEqual({ kind: 'no record' });
  });

  it('on lessons in an own language fails at a public school where none of theirs is official', () => {
    const line = 'School only in a language that my children do not speak';
    const family = {
      'relocating-family-members': 'yes',
      'family-composition-type': 'couple-school-children',
      'languages-spoken': ['es', 'it'],
      'children-education-preference': 'local-public',
    };
    const reason = (iso3: string, more = {}) => ownVerdicts(line, { ...family, ...more })(iso3)?.reason();
    expect(status(line, 'ESP', family)).toBe('met');
    expect(reason('SVN')).toMatchObject({ kind: 'school language', foreign: true });
    const fees = { 'children-education-preference': 'international' };
    expect(reason('SVN', fees)).toMatchObject({ foreign: false });
  });
});

describe('needs told on health', () => {
  const needs = (written: WrittenAnswers) =>
    profilePreferences(realAtlas(), answersOf(written)).needs.map(({ need }) => need);

  it('only warn for a common medicine where no illness is told', () => {
    const medicine = { 'medical-conditions': ['none'], 'medication-dependencies': 'yes' };
    expect(needs({ ...medicine, 'medication-details': 'levothyroxine' })).toEqual(['medicine']);
    expect(needs({ ...medicine, 'medication-details': 'insulin' })).toEqual(['regular-care']);
    expect(needs({ 'medical-conditions': ['chronic-illness'], 'medication-dependencies': 'yes' })).toEqual([
      'regular-care',
    ]);
  });

  it('include care at birth for a pregnancy alone, and care only once beside an illness that needs it', () => {
    expect(needs({ 'medical-conditions': ['pregnancy'] })).toEqual(['maternity-care']);
    expect(needs({ 'medical-conditions': ['pregnancy', 'chronic-illness'] })).toEqual(['regular-care']);
    expect(NEED_LIMITS['maternity-care']?.label).toBe('Healthcare for pregnancy and birth');
  });

  it('keep people whom heat harms away from it, by words or by the name of the illness', () => {
    const told = (text: string) =>
      needs({ 'medical-conditions': ['other'], 'medical-conditions-details': text });
    for (const text of [
      'Heat makes it worse',
      'She has MS',
      'He is sensitive to heat',
      'Great heat tires her badly',
    ])
      expect(told(text), text).toEqual(['no-extreme-heat']);
    for (const text of ['A master (MS in biology)', 'A heat pump would be nice', 'I love the heat'])
      expect(told(text), text).toEqual([]);
    const member = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-special-needs': 'Multiple sclerosis. Heat makes it worse.',
    };
    expect(needs(member)).toContain('no-extreme-heat');
  });
});
