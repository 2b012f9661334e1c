import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../testing/reports.ts';

/** Words that begin a statement, not a request to do something. */
const STATES =
  /^(?:You|Your|We|Our|It|Its|They|There|Here|This|That|These|The|An?|One|No|Nothing|What|Which|Who|When|Where|If|Since|As|For|From|With|Without|Before|After|By|In|On|At|Of|To)\b/;

const style = (value: string): Answers => ({ 'communication-style-preference': { value } });

/** The advice of a report in a tone, under all headings but Legal, whose rules are put plainly. */
function adviceTo(persona: (typeof PERSONAS)[number], tone: string): readonly string[] {
  const document = reportFor(persona, { answers: { ...persona.answers, ...style(tone) } });
  return document.places
    .flatMap(({ sections }) => sections)
    .filter(({ heading }) => heading !== 'Legal')
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'action' ? [block.text] : []));
}

describe('advice', () => {
  it.each(PERSONAS)('begins with its verb, so that an opening fits before it: $title', (persona) => {
    const lines = adviceTo(persona, 'direct');
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => STATES.test(line) || !/^[A-Z][a-z]+ /.test(line))).toEqual([]);
  });

  it.each([
    ['polite-indirect', /^(?:You may wish to|It would be wise to|You might|It may help to) [a-z]/],
    [
      'warm-expressive',
      /^(?:You will be glad if you|For your peace of mind,|For a good start,|It will spare you worry to) [a-z]/,
    ],
    ['reserved', /^(?:It helps to|It is worth the effort to|It pays to|It does no harm to) [a-z]/],
  ])('sometimes has an opening in the customer’s tone, each at most once: %s', (tone, opening) => {
    for (const persona of PERSONAS.slice(0, 3)) {
      const lines = adviceTo(persona, tone);
      const opened = lines.flatMap((line) => opening.exec(line)?.[0].slice(0, -2) ?? []);
      expect(opened.length).toBeGreaterThan(2);
      expect(opened.length).toBeLessThan(lines.length / 2);
      expect(new Set(opened).size).toBe(opened.length);
      expect(lines.filter((line) => STATES.test(line) && !opening.test(line))).toEqual([]);
    }
  });
});
