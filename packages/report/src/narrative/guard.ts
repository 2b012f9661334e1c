import { sameFigures } from './figureMarks.ts';
import { sameNames, type WorldNames } from './nameMarks.ts';
import { isEnglish, sameSense, soundForm, soundLength, soundTone } from './wording.ts';

const OBJECTIONS = ['form', 'length', 'language', 'figures', 'names', 'tone', 'sense'] as const;
export type Objection = (typeof OBJECTIONS)[number];

/**
 * Objections to a rewording of one of our passages; empty where it may be used. Every figure with its unit and order,
 * every name, every reservation and every "not" must recur, and nothing may be added. The rules are strict enough to
 * reject some harmless rewordings. `names` are the names of the world (`worldNames`).
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
