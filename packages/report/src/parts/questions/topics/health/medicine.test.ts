import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

describe('a question about a medicine', () => {
  const ask = (question: string, change: object = {}) =>
    answered({ ...FAMILY, ...change }, ['FRA'], question)['medicine'];

  it('is answered in the aspects asked about, and about payment only where asked', () => {
    const brought = ask('Can I bring Adderall, and what is taken instead?');
    expect(brought?.said?.text).toContain('is a controlled substance in most countries');
    expect(brought?.said?.text).toContain('covers 30 days of it (Schengen Convention, article 75)');
    expect(brought?.lacks).toBe(
      'whether Adderall may be brought in and with which paper, or has a substitute there',
    );
    expect(JSON.stringify(brought)).not.toMatch(/public system|uhc_index/);
    expect(ask('Does the public system pay for insulin?')?.lacks).toContain('paid for by the public system');
  });

  it('says where a prescription from home is valid by law', () => {
    const held = 'Can I keep getting my inhaler there?';
    expect(ask(held)?.said?.text).toMatch(
      /^In France a prescription from Germany that names the substance is valid/,
    );
    const american = { 'current-location': place('Tulsa', 'United States', 'us') };
    expect(ask(held, american)?.said?.text ?? '').not.toContain('is valid');
  });

  it('does not name it under discretion', () => {
    const quiet = { 'additional-comments': 'Please be discreet.' };
    expect(JSON.stringify(ask('Can I bring Adderall?', quiet))).not.toMatch(/adderall/i);
  });
});

describe('a question about illness and the visa', () => {
  it('names the places whose law considers health, and leaves the others open', () => {
    const found = answered(FAMILY, ['AUS', 'NZL', 'URY'], 'Can a visa be refused over my son’s epilepsy?');
    expect(found['health-admission']?.said?.text).toMatch(
      /^By their law Australia and New Zealand may refuse/,
    );
    expect(found['health-admission']?.lacks).toContain('whether Uruguay does the same');
  });
});

it('names a medicine from the form as the question writes it', () => {
  const told = {
    citizenship: ['USA'],
    'medication-dependencies': 'yes',
    'medication-details': 'belimumab (Benlysta) weekly',
  };
  const found = answered(told, ['PRT'], 'Will I be able to get Benlysta there?')['medicine'];
  expect(found?.lacks).toContain('whether Benlysta is authorised');
});

describe('a question about form S1', () => {
  const PENSIONER = {
    age: 71,
    citizenship: ['GBR'],
    'current-location': place('Macclesfield', 'United Kingdom', 'gb'),
    'work-arrangement': 'not-working',
    'retirement-timeline': 'already-retired',
    'income-sources': ['retirement-pension'],
  };

  it('is referred to the office that issues it, and to no insurer at home', () => {
    const asked = answered(PENSIONER, ['ESP'], 'Who pays my care, does the S1 form still work?')['insurance'];
    expect(asked?.whom).toContain('the office at home that issues the form');
    expect(asked?.lacks).not.toContain('an insurer at home');
    const kept = answered(PENSIONER, ['ESP'], 'Do I keep my health insurance from home?')['insurance'];
    expect(kept?.whom).toContain('the health insurer at home');
  });

  it('says first of a single operation that the form covers it', () => {
    const of = (question: string) => answered(PENSIONER, ['ESP'], question)['insurance']?.said?.text;
    expect(of('Does form S1 pay for one operation?')).toMatch(/^One operation is part of it.*in Spain/);
    expect(of('Does form S1 pay for my care?')).not.toContain('operation');
  });
});
