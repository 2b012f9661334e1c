import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const PLUMBER = {
  age: 52,
  citizenship: ['GBR'],
  'current-location': place('Leicester', 'United Kingdom', 'gb'),
  'work-arrangement': 'local-job',
  'career-field': 'construction-trades',
};
const told = (question: string, household: object = PLUMBER) =>
  answered(household, ['AUS', 'NZL', 'CYP'], question)['age-limit']?.said?.text ?? '';

describe('a question whether somebody is too old', () => {
  it('is answered with every work permit that has a maximum age, for the named countries', () => {
    const text = told('Am I too old for a skilled visa to Australia or New Zealand?');
    expect(text).toMatch(
      /^For the Skilled Independent visa \(Subclass 189\) in Australia, yes: it admits people up to the age of 44, and you are 52\./,
    );
    expect(text).toContain('in New Zealand, no: it admits people up to the age of 55, and you are 52.');
    expect(text).toMatch(/No greatest age is on record for the way in that fits you: the .+ in Australia/);
    expect(text).not.toMatch(/Cyprus|Working Holiday/i);
  });

  it('names youth permits where they are asked about', () => {
    expect(told('Am I too old for a working holiday in Australia?', { ...PLUMBER, age: 33 })).toMatch(
      /Working Holiday visa \(Subclass 417\)[^.]*, no: it admits people up to the age of 35, and you are 33\./,
    );
  });

  it('tells for a working holiday where records hold one for the passport, and for which places they hold none', () => {
    const text = told('Am I too old for a working holiday visa?', {
      ...PLUMBER,
      age: 30,
      citizenship: ['KOR'],
    });
    expect(text).toMatch(
      /^With your passport our records hold a scheme of that kind in Australia \(up to the age of \d+\)/,
    );
    expect(text).toContain('For Cyprus they hold none; that does not mean there is none.');
    expect(text).not.toContain('No greatest age is on record');
  });

  it('misses no working holiday where no permit is needed', () => {
    const text = told('Am I too old for a working holiday visa?', {
      ...PLUMBER,
      age: 28,
      citizenship: ['DEU'],
    });
    expect(text).toContain('In Cyprus you need no permit, at any age.');
    expect(text).not.toContain('For Cyprus they hold none');
  });

  it('answers yes or no only where that is asked', () => {
    expect(told('Is there an age limit in Australia?')).toMatch(
      /^In Australia the Skilled Independent visa \(Subclass 189\) admits people up to the age of 44, which you are past\./,
    );
  });
});
