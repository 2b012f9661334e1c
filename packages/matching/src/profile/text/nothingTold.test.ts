import { SECTIONS } from '@global-fit/questionnaire/definition';
import { describe, expect, it } from 'vitest';
import { OWN_WORDS, tellsNothing, wordsUnder } from './nothingTold.ts';

describe('a text that says there is nothing to tell', () => {
  it.each([
    'None',
    'none.',
    'n/a',
    'N/A',
    'NA',
    'No',
    'no thanks',
    'Nope, all good',
    'No, you covered everything!',
    'nothing else, thanks',
    'Nothing to add, thank you very much.',
    'not applicable',
    'idk',
    'I don’t know',
    'that’s all',
    'no further questions',
    'Nothing really, we’re flexible!',
    '-',
    '???',
    'x',
  ])('is recognised: “%s”', (text) => expect(tellsNothing(text)).toBe(true));

  it.each([
    'No snow',
    'None of my children speak English',
    'Nothing but rain',
    'No special needs school nearby',
    'not sure about taxes',
    'Thanks for looking at Malta',
    'No thanks to my employer I lost my job',
    'xenophobia',
    'all good hospitals',
    'nil by mouth at times',
  ])('is not recognised in “%s”', (text) => expect(tellsNothing(text)).toBe(false));

  it('counts as empty, but only in fields for free text', () => {
    expect(wordsUnder('medication-details', ' none ')).toBeNull();
    expect(wordsUnder('family-member-2-special-needs', 'None')).toBeNull();
    expect(wordsUnder('medical-conditions', 'none')).toBe('none');
    expect(wordsUnder('general-background-history', 'no')).toBe('no');
  });

  it('is recognised in every question with several lines', () => {
    const long = SECTIONS.flatMap(({ questions }) => questions).flatMap(({ id, type }) =>
      type === 'textarea' ? [id] : [],
    );
    expect([...OWN_WORDS].toSorted()).toEqual(long.toSorted());
  });
});
