import type { Basis, Claim, Figure } from '../model.ts';
import { capitalised, endsSentence } from './capitals.ts';

/** Words together with what they follow from. Prose is only ever built from these, so no sentence loses its basis. */
export interface Said extends Basis {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly claims: readonly Claim[];
}

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

/** Puts a text over several bases joined into one. */
export function sayAs(text: string, parts: readonly Said[]): Said {
  return {
    text,
    answers: union(parts.map((part) => part.answers)),
    facts: union(parts.map((part) => part.facts)),
    figures: union(parts.map((part) => part.figures)),
    claims: union(parts.map((part) => part.claims)),
  };
}

/** Template tag: plain strings are connecting words, everything measured or answered must come in as `Said`. */
export function say(strings: TemplateStringsArray, ...parts: readonly (Said | string)[]): Said {
  let text = strings[0] ?? '';
  const said: Said[] = [];
  parts.forEach((part, i) => {
    if (typeof part === 'string') text += part;
    else {
      text += part.text;
      said.push(part);
    }
    text += strings[i + 1] ?? '';
  });
  return sayAs(text, said);
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
