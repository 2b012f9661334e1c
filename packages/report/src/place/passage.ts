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
  /** Whether it is about the household rather than the place, and so is said for one place only. */
  readonly once: boolean;
  /** Whether each place has an answer of its own that the household needs, so that earlier places take no weight away. */
  readonly everywhere?: boolean;
}

/** Writes what a section may say about a place on one topic; null where it has nothing for this household. */
export type Writer = (view: PlaceView) => Passage | null;

/** A passage; null where there is nothing to say. */
export function passage(topic: string, weight: number, said: Said | null): Passage | null {
  return said === null || said.text === '' ? null : { topic, weight, said, once: false };
}

/** The same, said once per report. */
export function oncePassage(topic: string, weight: number, said: Said | null): Passage | null {
  const found = passage(topic, weight, said);
  return found && { ...found, once: true };
}

/** The same, which weighs as much at the last place as at the first. */
export function everywhere(found: Passage | null): Passage | null {
  return found && { ...found, everywhere: true };
}

/** Distance of a percentile from the middle, scaled from 0 to 1; 0 where unknown. */
export function notable(percentile: number | null | undefined): number {
  return percentile == null ? 0 : Math.abs(percentile - 50) / 50;
}

/** Weight added by each step of care for a theme, and the most steps that count. */
const CARE_STEP = 0.12;
const MOST_CARE = 3;

/** Adds weight to a passage for each theme the household cares about. */
export function cared(view: PlaceView, found: Passage | null, ...themes: readonly Theme[]): Passage | null {
  if (!found) return null;
  const weight = careWeight(view.profile, ...themes);
  return weight > 0 ? { ...found, weight: found.weight + CARE_STEP * Math.min(MOST_CARE, weight) } : found;
}

/** Words chosen because the household named a theme, resting on the answers that name it. */
export function caredSaid(view: PlaceView, said: Said, theme: Theme): Said {
  return because(said, ...careIds(view.profile, theme));
}

/**
 * One of several wordings of a sentence. A report uses all of them before repeating one, starting with the
 * household's own (`startOf`). Wordings that return null are skipped; null where all do.
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

/** A line of advice: which households it fits, and its text. */
export type Line = readonly [when: When, text: (view: PlaceView) => Said | string | null];

/**
 * Gives a basis to a line for any household: the customer's occupation, and the first town where the line names it.
 */
export function aboutCity(view: PlaceView, said: Said): Said {
  const city = view.cities[0];
  const rested = because(said, ...view.profile.stageIds);
  return city ? givenWhere(rested, city.name, `city:${city.id}`) : rested;
}

/** A line without advice to walk, where a member of the household cannot; null where nothing remains. */
function withinReach(view: PlaceView, line: Said): Said | null {
  const ids = limitedMobility(view.profile);
  const text = ids === null ? line.text : withoutWalking(line.text);
  if (text === null || ids === null || text === line.text) return text === null ? null : line;
  return because(
    reworded(line, (offered) => withoutWalking(offered) ?? offered),
    ...ids,
  );
}

/** How much less a line for any household weighs than one for this household. */
const FOR_ANYBODY = 0.2;
/** How much less each line weighs than the previous: enough to order lines, too little to outweigh anything. */
const NEXT_LINE = 0.004;

/**
 * Makes a writer of each line; a line is said once per report. Lines for particular households precede general ones.
 * Among equals, the household decides which comes first (`startOf`).
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

/** Name of the place's first town; of the place itself where none was chosen. */
export function cityOf(view: PlaceView): string {
  return view.cities[0]?.name ?? view.name;
}

const turnsOf = ({ ledger, profile }: PlaceView): Turns => ({
  next: (key, count) => ledger.nextForm(key, count, startOf(profile, key)),
});

/**
 * Patterns that assume a sense, with the ids of the answers that say the customer lacks it (null where none does).
 */
const SENSES: readonly (readonly [
  needed: RegExp,
  missing: (profile: Profile) => readonly string[] | null,
])[] = [
  [BY_EAR, withoutHearing],
  [BY_EYE, blindIds],
];

/** A text without what assumes a sense the customer lacks; null where nothing remains. */
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
 * A text without what does not fit: borders in a move within a country, and senses the customer lacks. Null where
 * nothing remains.
 */
export function fitting(view: PlaceView, said: Said): Said | null {
  const within = fittingMove(view, said);
  return within && sensed(view, within);
}

/** The same, but returns the whole text where nothing would remain. */
const fittingOrWhole = (view: PlaceView, said: Said): Said =>
  fitting(view, said) ?? reworded(said, forAcross);

/** Resolves a text's alternatives for this household and report, and capitalises it. */
export function settle(view: PlaceView, said: Said): Said {
  return opening(settled(fittingOrWhole(view, said), turnsOf(view)));
}

/**
 * The same for a sentence said of every place. Its names and figures do not affect the rotation, so no two places
 * share a wording while another is unused.
 */
export function settleInTurn(view: PlaceView, said: Said): Said {
  return opening(settled(fittingOrWhole(view, said), turnsOf(view), kindOf));
}
