import { capitalised } from '@global-fit/atlas/letters';
import type { Basis, Claim, Figure } from '../model.ts';
import { endsSentence } from './endsSentence.ts';

/**
 * A text with its basis: the answers and facts it rests on. All prose is made of these, so no sentence can lose its
 * basis on the way into a report.
 */
export interface Said extends Basis {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly claims: readonly Claim[];
  /**
   * Parts within unresolved alternatives. The nth part belongs to the nth `MARK` of the text, and joins the basis
   * only if its alternative is chosen.
   */
  readonly within?: readonly Said[];
}

/**
 * A private-use character that follows each part of `within`. An alternative that is dropped takes its marks with it,
 * which shows whose basis goes too. While a text is edited, marks are numbered from `FIRST_NUMBER`.
 */
const MARK = '\uE000';
const FIRST_NUMBER = 0xe001;
const NUMBERED = /[\uE001-\uF8FF]/g;

const NOTHING: readonly never[] = [];

/** Text that needs no basis: names and connecting words. */
export function words(text: string): Said {
  return { text, answers: NOTHING, facts: NOTHING, figures: NOTHING, claims: NOTHING };
}

function union<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length === 0) return NOTHING;
  if (filled.length === 1) return filled[0] as readonly T[];
  return [...new Set(filled.flat())];
}

function marksIn(text: string): number {
  return text.split(MARK).length - 1;
}

function restingOn(text: string, sure: readonly Said[], within: readonly Said[]): Said {
  const said = {
    text,
    answers: union(sure.map((part) => part.answers)),
    facts: union(sure.map((part) => part.facts)),
    figures: union(sure.map((part) => part.figures)),
    claims: union(sure.map((part) => part.claims)),
  };
  return within.length > 0 ? { ...said, within } : said;
}

/** A text that rests on all of these parts. Parts whose marks it lacks count as chosen. */
export function sayAs(text: string, parts: readonly Said[]): Said {
  const within = parts.flatMap((part) => part.within ?? NOTHING);
  return within.length === marksIn(text)
    ? restingOn(text, parts, within)
    : restingOn(text.replaceAll(MARK, ''), [...parts, ...within], NOTHING);
}

function restsOnNothing({ answers, facts, figures, claims }: Said): boolean {
  return answers.length + facts.length + figures.length + claims.length === 0;
}

/** How many brackets are open at the end of a text. */
function opened(text: string): number {
  return text.split('[').length - text.split(']').length;
}

/**
 * Template tag that makes a `Said`. Plain strings are connecting words; anything measured or answered must be passed
 * as a `Said`. A part inside an alternative (`[rarely|seldom]`) joins the basis only if that alternative is chosen
 * (`prose/alternatives.ts`).
 */
export function say(strings: TemplateStringsArray, ...parts: readonly (Said | string)[]): Said {
  let text = strings[0] ?? '';
  const sure: Said[] = [];
  const within: Said[] = [];
  parts.forEach((part, i) => {
    if (typeof part === 'string') text += part;
    else {
      const inside = opened(text) > 0 && !restsOnNothing(part);
      text += inside ? part.text + MARK : part.text;
      within.push(...(part.within ?? NOTHING));
      (inside ? within : sure).push(part);
    }
    text += strings[i + 1] ?? '';
  });
  return restingOn(text, sure, within);
}

/**
 * Applies `change` to the text. It may remove words and change case, but not add anything. Parts inside removed
 * alternatives leave the basis.
 */
export function reworded(said: Said, change: (text: string) => string): Said {
  const within = said.within ?? NOTHING;
  let marks = 0;
  const numbered = said.text.replaceAll(MARK, () => String.fromCharCode(FIRST_NUMBER + marks++));
  const text = change(numbered);
  const left = (text.match(NUMBERED) ?? []).flatMap(
    (mark) => within[mark.charCodeAt(0) - FIRST_NUMBER] ?? [],
  );
  return restingOn(text.replace(NUMBERED, MARK), [{ ...said, within: NOTHING }], left);
}

/** Removes the marks from a text whose alternatives are all resolved; the remaining parts join the basis. */
export function withoutMarks(said: Said): Said {
  return said.within === undefined ? said : sayAs(plain(said.text), [said]);
}

/** The text without marks, as readers see it. */
export function plain(text: string): string {
  return text.replaceAll(MARK, '').replace(NUMBERED, '');
}

/**
 * The same text, resting on further facts wherever it contains `name`. A name inside an alternative counts only if
 * that alternative is chosen.
 */
export function givenWhere(said: Said, name: string, ...facts: readonly string[]): Said {
  const named = given(words(name), ...facts);
  const pieces = said.text.split(name);
  const rest = [...(said.within ?? NOTHING)];
  const joined = pieces.map((piece, i) => {
    const within = rest.splice(0, marksIn(piece));
    const part = restingOn(piece, NOTHING, within);
    return i === 0 ? [part] : [named, part];
  });
  return joined
    .flat()
    .reduce((before, part) => say`${before}${part}`, { ...said, text: '', within: NOTHING });
}

/** The same text, resting on further answers by question id, because they decided the wording. */
export function because(said: Said, ...answers: readonly string[]): Said {
  return { ...said, answers: union([said.answers, answers]) };
}

/** The same text, resting on further facts (`indicator:ISO3`) or records (`kind:key`). */
export function given(said: Said, ...facts: readonly string[]): Said {
  return { ...said, facts: union([said.facts, facts]) };
}

/** The same text with claims about facts ("high", "less than"), which the checks verify against the atlas. */
export function claiming(said: Said, ...claims: readonly Claim[]): Said {
  return { ...said, claims: union([said.claims, claims]) };
}

/** Joins texts by spaces and capitalises after each sentence; null and empty texts are skipped. */
export function flow(...sentences: readonly (Said | null | undefined)[]): Said {
  const kept = sentences.filter((sentence): sentence is Said => sentence != null && sentence.text !== '');
  const texts = kept.map(({ text }, i) =>
    i > 0 && endsSentence(kept[i - 1]?.text ?? '') ? capitalised(text) : text,
  );
  return sayAs(texts.join(' '), kept);
}

/** The result of the first rule that returns one; null where none does. */
export function firstOf<T>(rules: readonly ((of: T) => Said | null)[], of: T): Said | null {
  for (const rule of rules) {
    const said = rule(of);
    if (said) return said;
  }
  return null;
}

/** The combined basis of several texts, as document blocks carry it. */
export function basisOf(...saids: readonly Said[]): Basis {
  const { answers, facts, figures, claims } = sayAs('', saids);
  return {
    answers,
    facts,
    ...(figures.length > 0 ? { figures } : {}),
    ...(claims.length > 0 ? { claims } : {}),
  };
}
