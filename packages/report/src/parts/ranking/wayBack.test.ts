import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../../testing/reports.ts';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { viewsOf } from '../../testing/views.ts';
import { backSaid, wayBack } from './wayBack.ts';

const countries = realAtlas().countries.filter(({ iso3 }) => iso3 === 'AUS');

function told(written: WrittenAnswers): string {
  const answers = answersOf({
    citizenship: ['IND'],
    'current-location': place('San Jose', 'United States', 'us'),
    ...written,
  });
  return wayBack(inputFor(INDIAN_NURSE), viewsOf(answers, countries))
    .map(({ text }) => text)
    .join();
}

describe('the way back to the present status', () => {
  it.each<WrittenAnswers>([
    { 'additional-comments': 'My H-1B runs until October 2027.' },
    { 'missed-information': 'My work permit expires in June 2027.' },
    { 'relocation-inspiration': 'If I am laid off I have 60 days to leave.' },
  ])('is described to people whose status ends: %o', (written) => {
    const text = told(written);
    expect(text).toContain('in India, as its citizen, you need no permission');
    expect(text).toMatch(/In your ranking it stands|It would have scored/);
    expect(text).toContain('where the United States is 100');
  });

  it.each<WrittenAnswers>([
    { 'additional-comments': 'We love hiking.' },
    { 'additional-comments': 'My H-1B runs until October 2027.', citizenship: ['USA'] },
    { 'additional-comments': 'My H-1B runs until October 2027.', citizenship: ['AUS'] },
    { 'additional-comments': 'Our temporary protection ends in March 2027.', citizenship: ['UKR'] },
    { 'missed-information': 'The lease ends in June 2027.' },
    { 'additional-comments': 'Within 60 days of notice we must be out of the flat.' },
  ])('is not described to others: %o', (written) => {
    expect(told(written)).toBe('');
  });
});

describe('a remark about the way back', () => {
  const said = (text: string, status = 'My H-1B runs until October 2027.'): string | undefined =>
    backSaid(
      viewsOf(
        answersOf({
          citizenship: ['IND'],
          'current-location': place('San Jose', 'United States', 'us'),
          'additional-comments': status,
        }),
        countries,
      ),
      text,
    )?.text;

  it.each(['Going back to India (Bengaluru) is also an option.', 'We might return to India.'])(
    'is answered by referring to it: "%s"',
    (text) => {
      expect(said(text)).toContain('How India serves as the way back');
    },
  );

  it('is not answered so where it means something else, or where no status ends', () => {
    expect(said('My parents live in India. We go back and forth.')).toBeUndefined();
    expect(said('We might return to India.', 'We love hiking.')).toBeUndefined();
  });
});
