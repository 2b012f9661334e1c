import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../checks/passages.ts';
import { reviewReport } from '../checks/review.ts';
import { isPrivate } from '../share/withheld.ts';
import { reportFor } from '../testing/reports.ts';
import { privateTerms, rewritablePassages } from './passages.ts';
import { rephrase } from './rephrase.ts';

const atlas = realAtlas();
const given = { atlas, answers: AMERICAN_FAMILY.answers, previous: null };
const document = reportFor(AMERICAN_FAMILY);
const offered = rewritablePassages(document, AMERICAN_FAMILY.answers);
const [first, second] = offered;
if (!first || !second) throw new Error('The report offers no passages.');

/** The same words with a harmless tail, which the guard lets stand. */
const harmless = (text: string): string => text.replace(/\.$/, ', as it stands.');

describe('what may leave', () => {
  it.each(PERSONAS)('contains no name, place of residence, own words, money or health: $title', (persona) => {
    const answers = {
      ...persona.answers,
      'full-name': { value: 'Zyxqua Vrbnlm', touched: true },
      'special-skills': { value: 'Portugal', touched: true },
    };
    const made = reportFor(persona, { answers, tier: 'gold' });
    const bases = new Map(textsOf(made).map(({ where, basis }) => [where, basis]));
    const terms = privateTerms(made, answers).map((term) => term.toLowerCase());
    expect(terms).toContain('zyxqua');
    const passages = rewritablePassages(made, answers);
    expect(passages.length).toBeGreaterThan(5);
    for (const { where, text } of passages) {
      expect(bases.get(where)?.answers.some(isPrivate), where).toBe(false);
      expect(text).not.toMatch(/[“”]/);
      expect(where.includes(' / Legal / ')).toBe(false);
      for (const term of terms)
        expect(
          ` ${text.toLowerCase()} `
            .split(/[^\p{L}\d]+/u)
            .join(' ')
            .includes(` ${term} `),
          term,
        ).toBe(false);
    }
  });
});

describe('rephrase', () => {
  it('uses rewordings that pass, leaves the rest unchanged, and says which is which', () => {
    const answers = new Map([
      [first.where, harmless(first.text)],
      [second.where, `${second.text} It has 987 steps.`],
      ['Atlantis / Housing / paragraph 1', 'Words for a passage that is not there.'],
    ]);
    const { document: made, rephrasings } = rephrase(document, answers, given);
    expect(rephrasings).toEqual([
      { where: first.where, refused: null },
      { where: second.where, refused: ['figures'] },
    ]);
    const now = new Map(textsOf(made).map(({ where, text }) => [where, text]));
    expect(now.get(first.where)).toBe(harmless(first.text));
    expect(now.get(second.where)).toBe(second.text);
    for (const { where, text } of textsOf(document))
      if (where !== first.where) expect(now.get(where), where).toBe(text);
  });

  it('marks the passage and tells the customer in the method', () => {
    const { document: made } = rephrase(document, new Map([[first.where, harmless(first.text)]]), given);
    expect(JSON.stringify(made).match(/"rephrased":true/g)).toHaveLength(1);
    const note = made.method.blocks.at(-1);
    expect(note?.kind === 'paragraph' && note.text).toContain('The wording of one passage of this report');
    expect(reviewReport(made, atlas, AMERICAN_FAMILY.answers)).toEqual([]);
  });

  it('returns the report unchanged when no rewording passes or arrives', () => {
    expect(rephrase(document, new Map(), given)).toEqual({ document, rephrasings: [] });
    const lies = new Map(offered.map(({ where, text }) => [where, `${text} See Atlantis.`]));
    const { document: made, rephrasings } = rephrase(document, lies, given);
    expect(made).toBe(document);
    expect(rephrasings).toHaveLength(offered.length);
    expect(rephrasings.every(({ refused }) => refused !== null)).toBe(true);
  });

  it('refuses a rewording that fails the review of the whole report', () => {
    const slip = first.text.replace(/\.$/, ' of of it.');
    const { rephrasings } = rephrase(document, new Map([[first.where, slip]]), given);
    expect(rephrasings).toEqual([{ where: first.where, refused: 'review' }]);
  });
});
