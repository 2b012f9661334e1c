import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { Gate, Verdict } from '../gates/gate.ts';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../engine/engine.ts';
import { type Standing, standing } from '../rank.ts';
import { answersOf, type WrittenAnswers } from './persona.ts';

/** How the countries of the real atlas stand for somebody who answered so. */
export const standingOf = (written: WrittenAnswers): Standing =>
  standing(engineOf(realAtlas()), profilePreferences(realAtlas(), answersOf(written)));

/** The must-haves that lines of the customer's own set, beside other answers. */
export const ownGates = (lines: string, beside: WrittenAnswers = {}): readonly Gate[] =>
  standingOf({ ...beside, 'deal-breakers': lines }).gates.filter(({ group }) => group === 'deal-breaker');

/** What the first of them says of one country; undefined where the lines set none. */
export function ownVerdicts(
  lines: string,
  beside: WrittenAnswers = {},
): (iso3: string) => Verdict | undefined {
  const [gate] = ownGates(lines, beside);
  return (iso3) => gate?.check(realAtlas().indexOf(iso3));
}
