import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import type { Block } from '../model.ts';
import { reportFor } from '../testing/reports.ts';

const reports = PERSONAS.map((persona) => ({
  id: persona.id,
  title: persona.title,
  document: reportFor(persona, { tier: 'gold', additionalCountries: 2 }),
}));

interface Line {
  readonly place: string;
  readonly nth: number;
  readonly heading: string;
  readonly block: Block & { readonly text: string };
}

function linesOf(document: (typeof reports)[number]['document']): readonly Line[] {
  return document.places.flatMap((place, nth) =>
    place.sections.flatMap(({ heading, blocks }) =>
      blocks.flatMap((block) => ('text' in block ? [{ place: place.country, nth, heading, block }] : [])),
    ),
  );
}

/** A clause that sends the customer off to ask. */
const SENDS_OFF =
  /(?:^|[.:;,] (?:and |so |then )?)(?:ask|find out|look up|enquire|check|price|compare|write down|count)\b/i;
/** Papers and offices that an insight may name instead of a figure. */
const PAPER_OR_OFFICE =
  /\b(?:permit|route|contract|embassy|authority|lease|notary|registration|visa|power of attorney|certificate|number that is not yours)\b/i;
/** A figure in words: hours of a clock, months of mild weather. */
const COUNTED =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|hours?|clocks)\b/;
/** Work and law have rules of their own for what an insight is. */
const ELSEWHERE: ReadonlySet<string> = new Set(['Career', 'Legal']);

const own = (document: (typeof reports)[number]['document']): readonly Line[] =>
  linesOf(document).filter(({ heading }) => !ELSEWHERE.has(heading));

describe('what a customer reads about a place', () => {
  it.each(reports)(
    'is mostly statements, with few paragraphs that only say whom to ask ($title)',
    ({ document }) => {
      const paragraphs = own(document).filter(({ block }) => block.kind === 'paragraph');
      const sending = paragraphs.filter(({ block }) => SENDS_OFF.test(block.text));
      expect(
        sending.length / paragraphs.length,
        sending.map(({ block }) => block.text).join('\n'),
      ).toBeLessThan(0.04);
    },
  );

  it.each(reports)('has findings for insights, not questions ($title)', ({ document }) => {
    const insights = linesOf(document).filter(
      ({ heading, block }) => block.kind === 'insight' && heading !== 'Legal',
    );
    expect(insights.length).toBeGreaterThan(30);
    const empty = insights.filter(
      ({ block }) =>
        SENDS_OFF.test(block.text) ||
        (!/\d/.test(block.text) &&
          !(COUNTED.test(block.text) && block.facts.length > 0) &&
          !block.claims?.some((claim) => 'than' in claim) &&
          !PAPER_OR_OFFICE.test(block.text)),
    );
    expect(empty.map(({ place, heading, block }) => `${place} ${heading}: ${block.text}`)).toEqual([]);
  });

  it.each(reports)(
    'names no month before an action, which one line dates together ($title)',
    ({ document }) => {
      const actions = linesOf(document).filter(({ block }) => block.kind === 'action');
      const dated = actions.filter(({ block }) => /\b(?:By|in) [A-Z][a-z]+ 20\d\d\b/.test(block.text));
      expect(dated.map(({ block }) => block.text)).toEqual([]);
    },
  );

  it.each(reports)('is not thin in a later place ($title)', ({ document }) => {
    const thin = document.places.flatMap(({ country, sections }) =>
      sections
        .filter(({ heading }) => !ELSEWHERE.has(heading))
        .filter(({ blocks }) => blocks.filter(({ kind }) => kind === 'paragraph').length < 2)
        .map(({ heading }) => `${country} ${heading}`),
    );
    expect(thin.length, thin.join(', ')).toBeLessThanOrEqual(2);
  });
});
