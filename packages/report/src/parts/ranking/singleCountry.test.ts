import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { Match } from '@global-fit/matching/ranking';
import type { Persona } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import type { ReportDocument } from '../../model.ts';
import { rankingOf, reportFor } from '../../testing/reports.ts';
import { nounOf } from '../clauses/nouns.ts';

const atlas = realAtlas();
const analysisOf = (iso3: string, persona = PORTUGUESE_RETIREE): ReportDocument =>
  reportFor(persona, { tier: 'single-country', chosenCountryCodes: [iso3] });
const glance = (document: ReportDocument): string => JSON.stringify(document.atAGlance);

describe('a single-country analysis', () => {
  it.each(PERSONAS)('passes the checks for a ranked country and for one outside: $title', (persona) => {
    const { matches, excluded } = rankingOf(persona);
    for (const iso3 of [matches[7]?.iso3, excluded[0]?.iso3]) {
      const document = analysisOf(iso3 ?? '', persona);
      expect(document.places.map((place) => [place.iso3, place.origin])).toEqual([[iso3, 'chosen']]);
      expect(reviewReport(document, atlas, persona.answers)).toEqual([]);
    }
  });

  it('is about that one place with all nine sections, a roadmap, sources and the disclaimer', () => {
    const iso3 = rankingOf(PORTUGUESE_RETIREE).matches[7]?.iso3 ?? '';
    const document = analysisOf(iso3);
    const name = atlas.country(iso3)?.name ?? '';
    expect(document.title).toContain(`Single-Country Analysis: ${document.places[0]?.country}`);
    expect(document.places[0]?.country).toBe(name);
    expect(document.places[0]?.sections).toHaveLength(9);
    expect(document.timeline.length).toBeGreaterThan(0);
    expect(document.sources.length).toBeGreaterThan(20);
    expect(document.disclaimer.blocks.length).toBeGreaterThan(0);
    expect([document.ruledOut, document.whatWouldChange]).toEqual([null, null]);
  });

  it('says of no theme unknown for the country that the first is ahead in it', () => {
    const { matches } = rankingOf(INDIAN_NURSE);
    const unknown = (match: (typeof matches)[number]) =>
      match.contributions.filter(({ utility, weight }) => utility === null && weight > 0.01);
    const thin = matches.filter((match) => unknown(match).length > 0).slice(0, 6);
    expect(thin.length).toBeGreaterThan(0);
    for (const match of thin) {
      const ahead = /ahead above all in ([^.]*)\./.exec(
        JSON.stringify(analysisOf(match.iso3, INDIAN_NURSE)),
      )?.[1];
      for (const theme of unknown(match)) expect(ahead ?? '').not.toContain(nounOf(theme));
    }
  });

  it('explains why a lower score may rank before a higher one', () => {
    const { matches } = rankingOf(PORTUGUESE_RETIREE);
    const behind = matches.findIndex((match, i) => match.score > (matches[i - 1]?.score ?? 100));
    const told = (match: Match | undefined, persona: Persona): boolean =>
      /a must-have only just holds is moved down/.test(glance(analysisOf(match?.iso3 ?? '', persona)));
    expect(matches[behind]?.gates.some(({ past }) => past !== undefined)).toBe(true);
    expect(told(matches[behind], PORTUGUESE_RETIREE)).toBe(true);
    const { matches: others } = rankingOf(INDIAN_NURSE);
    const level = others.find((_, at) => {
      const around = others.slice(at - 2, at + 3).map(({ score }) => score);
      return at > 1 && around.every((score, i) => score <= (around[i - 1] ?? 100));
    });
    expect(level).toBeDefined();
    expect(told(level, INDIAN_NURSE)).toBe(false);
  });

  it('compares the place with home on all seven themes', () => {
    const document = analysisOf('URY');
    expect(document.comparison).toHaveLength(7);
    for (const { rows } of document.comparison) {
      expect(rows).toHaveLength(2);
      expect(rows[1]?.location).toMatch(/^Portugal \(home\)$/);
    }
  });

  it('compares home with nothing when home is the country', () => {
    const document = analysisOf('PRT');
    for (const { rows } of document.comparison) expect(rows).toHaveLength(1);
    expect(reviewReport(document, atlas, PORTUGUESE_RETIREE.answers)).toEqual([]);
  });

  it('gives score, place and rank band of a country that passes, and each condition', () => {
    const match = rankingOf(PORTUGUESE_RETIREE).matches[7];
    const text = glance(analysisOf(match?.iso3 ?? ''));
    expect(text).toContain(`scores ${Math.round(match?.score ?? 0)} of 100 and ranks 8th of the`);
    expect(text).toContain('Your conditions, one by one');
    expect(text).toContain('(this report)');
    // A condition that is met never carries the words for one that is not.
    expect(text).not.toMatch(/"Met","(Official advice|Our tables hold too little|Your budget is tight)/);
  });

  it('describes a country that fails a condition as fully as one that passes', () => {
    const document = analysisOf('FIN');
    const [place] = document.places;
    expect(place?.whyItFits.length).toBeGreaterThan(1);
    expect(place?.whatWillBeHard.length).toBeGreaterThan(1);
    expect(place?.strongestPointAgainst?.text).toContain('fails a condition of yours');
    expect([place?.interval, place?.rankBand]).toEqual([null, null]);
    // The condition is one of frost: the town that comes closest to it is named.
    expect(glance(document)).toMatch(/At best, winter nights of about −?\d+°C in /);
    expect(glance(document)).toContain('"Met"');
  });

  it('says what a failing country fails, and where it would rank by score alone', () => {
    const outside = rankingOf(PORTUGUESE_RETIREE).excluded.find(({ failed }) => failed.length === 1);
    const text = glance(analysisOf(outside?.iso3 ?? ''));
    expect(text).toContain('it does not pass one of your conditions');
    expect(text).toMatch(/it would rank \d+(st|nd|rd|th), beside/);
    expect(text).toContain('Not met');
  });
});
