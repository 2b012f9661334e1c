import type { Theme } from '../profile/cares.ts';
import { careIds, careWeight } from '../profile/profile.ts';
import type { Stage } from '../profile/stage.ts';
import { because, type Said } from '../prose/said.ts';
import type { PlaceView } from './view.ts';

/** One thing worth saying about a place to this household. */
export interface Passage {
  readonly topic: string;
  readonly said: Said;
  /** How notable the fact is and how much the household cares; the heaviest passages are printed. */
  readonly weight: number;
}

export type Writer = (view: PlaceView) => Passage | null;

/** A passage, or null when there is nothing to say. */
export function passage(topic: string, weight: number, said: Said | null): Passage | null {
  return said === null || said.text === '' ? null : { topic, weight, said };
}

/** Weight 0 to 1 for how far a percentile lies from the middle. */
export function notable(percentile: number | null | undefined): number {
  return percentile == null ? 0 : Math.abs(percentile - 50) / 50;
}

/** Adds what the household cares about: the weight rises, and the answers join the basis. */
export function cared(view: PlaceView, found: Passage | null, ...themes: readonly Theme[]): Passage | null {
  if (!found) return null;
  const named = themes.filter((theme) => careWeight(view.profile, theme) > 0);
  if (named.length === 0) return found;
  return { ...found, weight: found.weight + 0.35 * Math.min(3, careWeight(view.profile, ...named)) };
}

/** Marks words whose choice rests on the household naming a theme. */
export function caredSaid(view: PlaceView, said: Said, theme: Theme): Said {
  return because(said, ...careIds(view.profile, theme));
}

const STAGES: readonly Stage[] = [
  'retired',
  'remote',
  'student',
  'employee',
  'founder',
  'freelance',
  'owner',
  'transfer',
  'means',
  'open',
];

/** One of several ways to say the same, never twice the same in one report while others are left; the first depends on the customer's stage. */
export function wayOf(view: PlaceView, topic: string, ways: readonly (() => Said | null)[]): Said | null {
  const start = STAGES.indexOf(view.profile.stage);
  for (let tries = 0; tries < ways.length; tries += 1) {
    const form = view.ledger.nextForm(topic, ways.length, start);
    const said = ways[form]?.();
    if (said) return said;
  }
  return null;
}
