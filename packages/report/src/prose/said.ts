import type { Basis, Claim, Figure } from '../model.ts';
import { capitalised, endsSentence } from './capitals.ts';

/** Words together with what they follow from. Prose is only ever built from these, so no sentence loses its basis. */
export interface Said extends Basis {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly claims: readonly Claim[];
  /** What stands inside alternatives that are not settled yet, in the order of its marks in the text. */
  readonly within?: readonly Said[];
}

/** Stands in a text behind what was put into an alternative, so that what is not chosen takes its basis along. */
const MARK = '\uE000';
const FIRST_NUMBER = 0xe001;
const NUMBERED = /[\uE001-\uF8FF]/g;

const NOTHING: readonly never[] = [];

/** Words that follow from nothing in particular: names and connecting text. */
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

/** Puts a text over several bases joined into one. */
export function sayAs(text: string, parts: readonly Said[]): Said {
  const within = parts.flatMap((part) => part.within ?? NOTHING);
  return within.length === marksIn(text)
    ? restingOn(text, parts, within)
    : restingOn(text.replaceAll(MARK, ''), [...parts, ...within], NOTHING);
}

function restsOnNothing({ answers, facts, figures, claims }: Said): boolean {
  return answers.length + facts.length + figures.length + claims.length === 0;
}

/** How many brackets of alternatives a text opens more than it closes. */
function opened(text: string): number {
  return text.split('[').length - text.split(']').length;
}

/**
 * Template tag: plain strings are connecting words, everything measured or answered must come in as `Said`. What is put
 * into an alternative counts once that is chosen (`prose/alternatives.ts`).
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

/** The same with other words, made of its own by taking some out; what stood in those no longer counts. */
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

/** A text whose alternatives are all settled: what is left inside them counts. */
export function withoutMarks(said: Said): Said {
  return said.within === undefined ? said : sayAs(plain(said.text), [said]);
}

/** A text as a reader sees it. */
export function plain(text: string): string {
  return text.replaceAll(MARK, '').replace(NUMBERED, '');
}

/** The same words, resting on further facts wherever they name something: in an alternative only if that is chosen. */
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

/** The same words, resting on further answers (for choices of wording that an answer made). */
export function because(said: Said, ...answers: readonly string[]): Said {
  return { ...said, answers: union([said.answers, answers]) };
}

/** The same words, resting on further facts. */
export function given(said: Said, ...facts: readonly string[]): Said {
  return { ...said, facts: union([said.facts, facts]) };
}

/** The same words, asserting something that the checks verify. */
export function claiming(said: Said, ...claims: readonly Claim[]): Said {
  return { ...said, claims: union([said.claims, claims]) };
}

/** Sentences one after the other, each behind another in upper case; nulls are left out. */
export function flow(...sentences: readonly (Said | null | undefined)[]): Said {
  const kept = sentences.filter((sentence): sentence is Said => sentence != null && sentence.text !== '');
  const texts = kept.map(({ text }, i) =>
    i > 0 && endsSentence(kept[i - 1]?.text ?? '') ? capitalised(text) : text,
  );
  return sayAs(texts.join(' '), kept);
}

/** What the first of several rules has to say of something, each null where it does not apply; null where none does. */
export function firstOf<T>(rules: readonly ((of: T) => Said | null)[], of: T): Said | null {
  for (const rule of rules) {
    const said = rule(of);
    if (said) return said;
  }
  return null;
}

/** The basis alone, as blocks carry it; empty lists of figures and claims are left away. */
export function basisOf(...saids: readonly Said[]): Basis {
  const { answers, facts, figures, claims } = sayAs('', saids);
  return {
    answers,
    facts,
    ...(figures.length > 0 ? { figures } : {}),
    ...(claims.length > 0 ? { claims } : {}),
  };
}
