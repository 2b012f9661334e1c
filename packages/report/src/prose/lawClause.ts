import type { Atlas } from '@global-fit/atlas/atlas';
import type { CrossBorderRule } from '@global-fit/atlas/law/rules';
import { parentLaws } from '@global-fit/matching/gates/way/parentAlong';
import { tokensIn } from '../figures/numbers.ts';
import { opening } from './english.ts';
import { given, type Said, sayAs, words } from './said.ts';

/** The words of a law; ages, years and shares in them are quoted from it. */
export const lawWords = (law: string): Said => ({
  ...words(law),
  figures: tokensIn(law).map(({ text: shown, value }) => ({
    shown,
    from: { constant: value, why: 'the law itself' },
  })),
});

/** What a rule says, as a clause resting on its record; null where it has no clause, or may not be printed. */
export function lawClause(rule: CrossBorderRule | null): Said | null {
  return rule?.from.shown && rule.clause !== null ? given(lawWords(rule.clause), `rule:${rule.id}`) : null;
}

/** What several laws say, the first as a clause and each further one as a sentence behind it; null for none. */
export function lawClauses(laws: readonly CrossBorderRule[]): Said | null {
  const [first, ...more] = laws.flatMap((law) => lawClause(law) ?? []);
  if (!first) return null;
  const parts = [first, ...more.map(opening)];
  return sayAs(parts.map(({ text }) => text).join('. '), parts);
}

/** What the law on record offers the parents of residents; null without a record. */
export const parentsAlongSaid = (atlas: Atlas, iso3: string): Said | null =>
  lawClauses(parentLaws(atlas, iso3));
