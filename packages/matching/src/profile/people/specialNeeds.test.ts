import { describe, expect, it } from 'vitest';
import { needsLanguageAlone, tellsNeeds } from './specialNeeds.ts';

describe('a line on special needs', () => {
  it.each(['', 'None.', 'n/a', '-'])('may name none: %j', (line) => {
    expect(tellsNeeds(line)).toBe(false);
  });

  it.each([
    'Grade 10, IELTS 6.0, wants to study computer science at a top university',
    'Plays the piano and likes maths',
    'She is in the final year; hopes to go to medical school',
    'Very good at chess, top marks',
  ])('may tell what is told of any child: %s', (line) => {
    expect(tellsNeeds(line)).toBe(false);
  });

  it.each([
    'Grade 10, needs help with reading',
    'Type 1 diabetes, plays football',
    'Likes maths and has ADHD',
    'Fragile X',
    'cerebral palsy',
    'Wants to be assessed for dyslexia',
    'Speaks in short sentences',
    'Plays alone, strict routines',
  ])('names a need beside it, or one that we do not know: %s', (line) => {
    expect(tellsNeeds(line)).toBe(true);
  });

  it.each([
    'His English is about A2; he will need help in English lessons.',
    'Speaks no German yet',
    'Spanish A1, needs some help at first',
    'Does not speak the language',
  ])('may name a language alone: %s', (line) => {
    expect(needsLanguageAlone(line)).toBe(true);
  });

  it.each([
    'dyslexia',
    'asthma; his English is A2',
    'Swedish sign language',
    'speech therapy in English',
    'speaks in short sentences',
    'Walks with a frame, daily care',
    'English A2, wears a hearing aid',
  ])('is more than a language: %s', (line) => {
    expect(needsLanguageAlone(line)).toBe(false);
  });
});
