import type { Theme } from '../profile/cares.ts';
import { BY_EAR, withoutHearing } from '../profile/health/hearing.ts';
import { BY_EYE, blindIds } from '../profile/health/sight.ts';
import { limitedMobility, withoutThose, withoutWalking } from '../profile/health/mobility.ts';
import { careIds, careWeight, type Profile } from '../profile/profile.ts';
import { anybody, type When } from '../profile/when.ts';
import { kindOf, settled, type Turns } from '../prose/alternatives.ts';
import { opening } from '../prose/english.ts';
import { because, givenWhere, reworded, type Said, words } from '../prose/said.ts';
import { fittingMove, forAcross } from './atHome.ts';
import type { PlaceView } from './view.ts';
import { startOf } from '../profile/move/startOf.ts';

/** One thing worth saying about a place to this household. */
export interface Passage {
  readonly topic: string;
  readonly said: Said;
  /** How notable the fact is and how much the household cares; the heaviest passages are printed. */
  readonly weight: number;
  /** True for what concerns the household rather than the place: it is said about one place and not again. */
  readonly once: boolean;
}

/** What a chapter may say of one thing at a place; null where there is nothing to say of it. */
export type Writer = (view: PlaceView) => Passage | null;

/** A passage, or null when there is nothing to say. */
export function passage(topic: string, weight: number, said: Said | null): Passage | null {
  return said === null || said.text === '' ? null : { topic, weight, said, once: false };
}

/** The same, to be said once in a report. */
export function oncePassage(topic: string, weight: number, said: Said | null): Passage | null {
  const found = passage(topic, weight, said);
  return found && { ...found, once: true };
}

/** Weight 0 to 1 for how far a percentile lies from the middle. */
export function notable(percentile: number | null | undefined): number {
  return percentile == null ? 0 : Math.abs(percentile - 50) / 50;
}

/** What the household cares about weighs more. */
export function cared(view: PlaceView, found: Passage | null, ...themes: readonly Theme[]): Passage | null {
  if (!found) return null;
  const weight = careWeight(view.profile, ...themes);
  return weight > 0 ? { ...found, weight: found.weight + 0.12 * Math.min(3, weight) } : found;
}

/** Marks words whose choice rests on the household naming a theme. */
export function caredSaid(view: PlaceView, said: Said, theme: Theme): Said {
  return because(said, ...careIds(view.profile, theme));
}

/**
 * One of several ways to say the same, never twice the same in one report while others are left. Which comes first
 * follows from the household: what it does, how many move, how old the customer is.
 */
export function wayOf(
  view: PlaceView,
  topic: string,
  ways: readonly (() => Said | null | undefined | false)[],
): Said | null {
  const start = startOf(view.profile, topic);
  for (let tries = 0; tries < ways.length; tries += 1) {
    const form = view.ledger.nextForm(topic, ways.length, start);
    const said = ways[form]?.();
    if (said) return said;
  }
  return null;
}

/** A line of a bank: for whom it is, and what it says. */
export type Line = readonly [when: When, text: (view: PlaceView) => Said | string | null];

/**
 * Words that follow from the place alone rest on its first city where they name it, else on what the household does.
 */
export function aboutCity(view: PlaceView, said: Said): Said {
  const city = view.cities[0];
  const rested = because(said, ...view.profile.stageIds);
  return city ? givenWhere(rested, city.name, `city:${city.id}`) : rested;
}

/** A line as this household can follow it: where somebody does not walk, none sends them out on foot. */
function withinReach(view: PlaceView, line: Said): Said | null {
  const ids = limitedMobility(view.profile);
  const text = ids === null ? line.text : withoutWalking(line.text);
  if (text === null || ids === null || text === line.text) return text === null ? null : line;
  return because(
    reworded(line, (offered) => withoutWalking(offered) ?? offered),
    ...ids,
  );
}

/**
 * Writers for a bank of lines, each said once. Lines for somebody in particular come before those for anybody; among
 * equals the household decides where the bank begins.
 */
export function bank(topic: string, lines: readonly Line[], weight = 0.9): readonly Writer[] {
  return lines.map(
    ([when, text], i): Writer =>
      (view) => {
        const ids = when(view.profile);
        const line = ids === null ? null : text(view);
        if (ids === null || line === null) return null;
        const made = withinReach(view, typeof line === 'string' ? words(line) : line);
        if (made === null) return null;
        const said = when === anybody ? aboutCity(view, made) : because(made, ...ids);
        const turn = (i + startOf(view.profile, topic)) % lines.length;
        return oncePassage(`${topic}-${i}`, weight - (when === anybody ? 0.2 : 0) - turn * 0.004, said);
      },
  );
}

/** A reader's name for the first city of a place, else the place. */
export function cityOf(view: PlaceView): string {
  return view.cities[0]?.name ?? view.name;
}

const turnsOf = ({ ledger, profile }: PlaceView): Turns => ({
  next: (key, count) => ledger.nextForm(key, count, startOf(profile, key)),
});

/** What a sense is needed for, and the answers by which the customer has it not. */
const SENSES: readonly (readonly [
  needed: RegExp,
  missing: (profile: Profile) => readonly string[] | null,
])[] = [
  [BY_EAR, withoutHearing],
  [BY_EYE, blindIds],
];

/**
 * A text without what assumes that the customer hears and sees, where they told that they do not; null where nothing
 * is left.
 */
function sensed({ profile }: PlaceView, said: Said): Said | null {
  return SENSES.reduce<Said | null>((kept, [needed, missing]) => {
    const ids = kept && needed.test(kept.text) ? missing(profile) : null;
    if (kept === null || ids === null) return kept;
    return withoutThose(kept.text, needed) === null
      ? null
      : because(
          reworded(kept, (offered) => withoutThose(offered, needed) ?? offered),
          ...ids,
        );
  }, said);
}

/** A text as it fits this household and its move; null where nothing is left of it. */
export function fitting(view: PlaceView, said: Said): Said | null {
  const within = fittingMove(view, said);
  return within && sensed(view, within);
}

/** The same where something has to be said: a text of which nothing would be left stays whole. */
const fittingOrWhole = (view: PlaceView, said: Said): Said =>
  fitting(view, said) ?? reworded(said, forAcross);

/** Settles the alternatives in a text for this household and this report; a passage begins in upper case. */
export function settle(view: PlaceView, said: Said): Said {
  return opening(settled(fittingOrWhole(view, said), turnsOf(view)));
}

/** The same for what is said of every place of a report: no two places get the same wording while another is left. */
export function settleInTurn(view: PlaceView, said: Said): Said {
  return opening(settled(fittingOrWhole(view, said), turnsOf(view), kindOf));
}
