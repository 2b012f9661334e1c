import { describe, expect, it } from 'vitest';
import { needsLanguageAlone, tellsNeeds } from './specialNeeds.ts';

describe('a line on special needs', () => {
  it.each(['', 'None.', 'n/a', '-'])('may name none: %j', (line) => {
    expect(tellsNeeds(line)).toBe(false);
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
