import { sameFigures } from './figureMarks.ts';
import { sameNames, type WorldNames } from './nameMarks.ts';
import { isEnglish, sameSense, soundForm, soundLength, soundTone } from './wording.ts';

const OBJECTIONS = ['form', 'length', 'language', 'figures', 'names', 'tone', 'sense'] as const;
export type Objection = (typeof OBJECTIONS)[number];

/**
 * What speaks against a rewriting of one of our passages; empty when it may stand. Rules err on our own prose: every
 * figure, with unit and order, every name, every reservation and every "not" must be there again, and nothing may be
 * there that the passage did not say. `names` are the names of the world (`worldNames`).
 */
export function objectionsTo(own: string, rewritten: string, names: WorldNames): readonly Objection[] {
  const sound: Readonly<Record<Objection, () => boolean>> = {
    form: () => soundForm(own, rewritten),
    length: () => soundLength(own, rewritten),
    language: () => isEnglish(own, rewritten),
    figures: () => sameFigures(own, rewritten),
    names: () => sameNames(own, rewritten, names),
    tone: () => soundTone(own, rewritten),
    sense: () => sameSense(own, rewritten),
  };
  return OBJECTIONS.filter((objection) => !sound[objection]());
}
