import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { mustsTold } from './mustsTold.ts';

const told = (vision: string, more: Record<string, string> = {}): string | null => {
  const [view] = viewsOf(answersOf({ citizenship: ['AUS'], 'ideal-life-vision': vision, ...more }));
  return view ? (mustsTold(realAtlas(), view.profile)?.text ?? null) : null;
};

describe('a condition in the story of a good day', () => {
  it('is said to have ruled nothing out, with how to check it', () => {
    const said = told(
      'We swim. What I could not bear is to be utterly dependent upon a car again; I never liked it.',
    );
    expect(said).toContain(
      'it ruled none out. “What I could not bear is to be utterly dependent upon a car again.”',
    );
    expect(said).toContain('check it by reading the timetable');
  });

  it('is referred to the deal-breakers where we have figures, and not mentioned if it is there already', () => {
    const vision = 'We walk a lot. So first, a place with no big earthquake, this is absolute.';
    expect(told(vision)).toContain('add it to your deal-breakers');
    expect(told(vision, { 'deal-breakers': 'big earthquakes' })).toBeNull();
  });

  it.each([
    'A mosque near is good but it is not a must.',
    'I wake up by the sea and have coffee.',
    'The hospital must be near, she was operated.',
    'It must be possible to be safe from him.',
    'My inhaler must be in reach, this is essential. My asthma is bad.',
  ])('is not found, or not repeated, in “%s”', (vision) => {
    expect(told(vision)).toBeNull();
  });

  it('is not repeated under discretion', () => {
    expect(told('Clean air is a must.')).not.toBeNull();
    expect(told('Clean air is a must.', { 'additional-comments': 'Please be discreet.' })).toBeNull();
  });
});
