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

/** Writes what a chapter may say on one topic about a place; null where it has nothing to say to this household. */
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

/** How far a percentile lies from the middle of the world, from 0 to 1; 0 where it is unknown. */
export function notable(percentile: number | null | undefined): number {
  return percentile == null ? 0 : Math.abs(percentile - 50) / 50;
}

/** What each step of care for a theme adds to the weight of a passage on it, and how many steps count. */
const CARE_STEP = 0.12;
const MOST_CARE = 3;

/** A passage on themes that the household may care about: the more it does, the heavier the passage. */
export function cared(view: PlaceView, found: Passage | null, ...themes: readonly Theme[]): Passage | null {
  if (!found) return null;
  const weight = careWeight(view.profile, ...themes);
  return weight > 0 ? { ...found, weight: found.weight + CARE_STEP * Math.min(MOST_CARE, weight) } : found;
}

/** Words that are chosen because the household named a theme: they rest on the answers that name it. */
export function caredSaid(view: PlaceView, said: Said, theme: Theme): Said {
  return because(said, ...careIds(view.profile, theme));
}

/**
 * One of several wordings of the same sentence. A report uses each before it repeats one; which comes first follows
 * from the household (`startOf`). A wording that yields nothing is passed over; null where none yields anything.
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

/** A line of a bank of advice: for which households it is, and its text. */
export type Line = readonly [when: When, text: (view: PlaceView) => Said | string | null];

/**
 * Gives a basis to a line that is for any household: what the household does, and the first city where the line names
 * it.
 */
export function aboutCity(view: PlaceView, said: Said): Said {
  const city = view.cities[0];
  const rested = because(said, ...view.profile.stageIds);
  return city ? givenWhere(rested, city.name, `city:${city.id}`) : rested;
}

/** A line without what asks somebody to walk, where a member of the household cannot; null where nothing is left. */
function withinReach(view: PlaceView, line: Said): Said | null {
  const ids = limitedMobility(view.profile);
  const text = ids === null ? line.text : withoutWalking(line.text);
  if (text === null || ids === null || text === line.text) return text === null ? null : line;
  return because(
    reworded(line, (offered) => withoutWalking(offered) ?? offered),
    ...ids,
  );
}

/** What a line for any household weighs less than one for this household in particular. */
const FOR_ANYBODY = 0.2;
/** What each line of a bank weighs less than the one before: enough to order them, too little to outweigh anything. */
const NEXT_LINE = 0.004;

/**
 * A writer for each line of a bank; each line is said once in a report. Lines for particular households come before
 * those for any; among equals the household decides with which one the bank begins (`startOf`).
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
        return oncePassage(
          `${topic}-${i}`,
          weight - (when === anybody ? FOR_ANYBODY : 0) - turn * NEXT_LINE,
          said,
        );
      },
  );
}

/** The name of the first city of a place; of the place itself where no city was chosen. */
export function cityOf(view: PlaceView): string {
  return view.cities[0]?.name ?? view.name;
}

const turnsOf = ({ ledger, profile }: PlaceView): Turns => ({
  next: (key, count) => ledger.nextForm(key, count, startOf(profile, key)),
});

/**
 * Words that assume a sense, and the ids of the answers that tell that the customer lacks it (null where none does).
 */
const SENSES: readonly (readonly [
  needed: RegExp,
  missing: (profile: Profile) => readonly string[] | null,
])[] = [
  [BY_EAR, withoutHearing],
  [BY_EYE, blindIds],
];

/** A text without what assumes a sense that the customer told they lack; null where nothing is left. */
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

/**
 * A text without what does not fit: matters of a border in a move within a country, and what assumes a sense that the
 * customer lacks. Null where nothing is left.
 */
export function fitting(view: PlaceView, said: Said): Said | null {
  const within = fittingMove(view, said);
  return within && sensed(view, within);
}

/** The same, but a text of which nothing would be left stays whole. */
const fittingOrWhole = (view: PlaceView, said: Said): Said =>
  fitting(view, said) ?? reworded(said, forAcross);

/** Settles the alternatives of a text for this household and report, and begins it with a capital. */
export function settle(view: PlaceView, said: Said): Said {
  return opening(settled(fittingOrWhole(view, said), turnsOf(view)));
}

/**
 * The same for a sentence that is said of every place. Names and figures in it do not count when alternatives take
 * turns, so no two places get the same wording while another is left.
 */
export function settleInTurn(view: PlaceView, said: Said): Said {
  return opening(settled(fittingOrWhole(view, said), turnsOf(view), kindOf));
}
