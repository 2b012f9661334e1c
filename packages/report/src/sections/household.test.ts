import { answersOf, place } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import type { Answers } from '@global-fit/questionnaire/model';
import { renderMarkdown } from '../markdown.ts';
import { reportFor } from '../testing/reports.ts';

/** The text of a report with five places of many climates beside those recommended. */
function reportWith(persona: (typeof PERSONAS)[number], changed: Answers): string {
  return renderMarkdown(
    reportFor(persona, {
      tier: 'gold',
      chosenCountryCodes: ['SGP', 'MUS', 'CAN', 'ESP', 'BRN'],
      additionalCountries: 5,
      answers: { ...persona.answers, ...changed },
    }),
  );
}

/** Lines that hold the pattern; what the customer wrote does not count. */
const lines = (text: string, pattern: RegExp): readonly string[] =>
  text.split('\n').filter((line) => pattern.test(line) && !line.includes('“'));

const pupils = (...ages: readonly number[]): Answers =>
  answersOf({
    'relocating-family-members': 'yes',
    'number-of-family-members': ages.length,
    'family-composition-type': 'single-parent',
    ...Object.fromEntries(
      ages.flatMap((age, i) => [
        [`family-member-${i + 1}-name`, ['Zawadi', 'Yusuf'][i] ?? ''],
        [`family-member-${i + 1}-family-member-age`, age],
        [`family-member-${i + 1}-relationship`, 'child'],
      ]),
    ),
  });

describe('advice to a household', () => {
  it.each(PERSONAS)('fits its children’s ages, and sends nobody out after dark: $title', (persona) => {
    const text = reportWith(persona, pupils(14, 9));
    expect(text).toContain('Zawadi');
    expect(
      lines(text, /child seat|vaccination books|paediatric|playgroups?|\bprams?\b|way to a playground/i),
    ).toEqual([]);
    expect(lines(text, /At primary age|by heart/)).toEqual([]);
    expect(lines(text, /\bWalk from [^.,]*(?:after dark|last train)/)).toEqual([]);
  });

  it.each(PERSONAS)('mentions no winter or summer where the year has none: $title', (persona) => {
    const text = reportWith(persona, {
      ...pupils(14, 9),
      ...answersOf({ 'current-location': place('Nairobi', 'Kenya', 'ke') }),
    });
    expect(
      lines(
        text,
        /winter you know|harder than the one you know|summer is the test|before the summer|northern one/,
      ),
    ).toEqual([]);
  });
});
