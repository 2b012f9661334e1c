import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const RETIRED = {
  age: 71,
  citizenship: ['IRL'],
  'current-location': place('Cork', 'Ireland', 'ie'),
  'retirement-timeline': 'already-retired',
  'work-arrangement': 'not-working',
  'income-sources': ['retirement-pension'],
};
const ask = (question: string) => answered(RETIRED, ['ESP'], question)['elder-care'];

describe('a carer at home', () => {
  it('is answered with the form that pays for illness where that is asked too', () => {
    const answer = ask('Does the S1 form cover it, and also a carer at home later on?');
    expect(answer?.said?.text).toContain('form S1');
    expect(answer?.lacks).toContain('whether the cover for illness pays any of it');
  });

  it('has nothing to do with that form where nobody mentions it', () => {
    expect(ask('What does a nursing home cost?')?.said).toBeNull();
  });
});
