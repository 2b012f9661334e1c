import type { PlaceView } from '../../place/view.ts';
import { numberWord } from '../../prose/english.ts';
import { because, given, type Said, say } from '../../prose/said.ts';

const OFFSET = 'utc_offset_capital';
/** An office day, in hours of the clock where it is kept. */
const [OPENS, CLOSES] = [9, 17];
/** Earlier or later than this, work takes the morning or the evening. */
const [EARLY, LATE] = [7, 19];

/** Whose clock stands for a part of the world: its capital's, as the atlas holds offsets of capitals. */
const KEPT_BY: Readonly<Record<string, readonly [iso3: string, where: string]>> = {
  'overlap-americas': ['USA', 'on the east coast of the United States'],
  'overlap-europe-africa': ['DEU', 'in Berlin'],
  'overlap-asia-pacific': ['SGP', 'in Singapore'],
};

function offsetOf(view: PlaceView, iso3: string): number | null {
  const value = view.atlas.fact(iso3, OFFSET)?.value;
  return typeof value === 'number' ? value : null;
}

const round = (hour: number): number => ((hour % 24) + 24) % 24;

function partOfDay(hour: number): string {
  return hour < 4
    ? 'at night'
    : hour < 12
      ? 'in the morning'
      : hour < 18
        ? 'in the afternoon'
        : 'in the evening';
}

/** "half past two in the afternoon", "noon", "midnight". */
export function hourSaid(hour: number): string {
  const at = round(hour);
  if (at === 12) return 'noon';
  if (at === 0) return 'midnight';
  const full = Math.floor(at);
  const clock = numberWord(full % 12 === 0 ? 12 : full % 12);
  const past = { 0: '', 0.25: 'a quarter past ', 0.5: 'half past ', 0.75: 'a quarter to ' }[at - full];
  const said = at - full === 0.75 ? numberWord(full % 12 === 11 ? 12 : (full % 12) + 1) : clock;
  return `${past ?? ''}${said} ${partOfDay(at)}`;
}

/** What office hours so many hours away make of a day. */
export function dayAt(gap: number): string {
  const [opens, closes] = [round(OPENS + gap), round(CLOSES + gap)];
  if (opens > closes || opens < 5) return 'so the work falls into the night';
  if (opens < EARLY) return 'so the day begins early';
  return closes > LATE ? 'so the evenings belong to work' : 'so office hours meet';
}

function hoursBeside(view: PlaceView, iso3: string, where: string): Said | null {
  const here = offsetOf(view, view.iso3);
  const there = offsetOf(view, iso3);
  if (here === null || there === null) return null;
  const gap = here - there;
  const said =
    gap === 0
      ? say`the clock is the same as ${where}`
      : say`nine to five ${where} is ${hourSaid(OPENS + gap)} to ${hourSaid(CLOSES + gap)} there by standard time, ${dayAt(gap)}`;
  return given(said, `${OFFSET}:${view.iso3}`, ...(iso3 === view.iso3 ? [] : [`${OFFSET}:${iso3}`]));
}

/** The office hours that have to be kept, on the clock of the place: of the overlap asked for, else of home. */
export function officeHours(view: PlaceView): Said | null {
  const overlap = view.profile.read
    .choices('remote-work-requirements')
    .find((one) => one.startsWith('overlap-'));
  const kept = overlap ? KEPT_BY[overlap] : undefined;
  if (kept) {
    const said = hoursBeside(view, ...kept);
    return said && because(said, 'remote-work-requirements');
  }
  if (!view.home || view.home.iso3 === view.iso3) return null;
  const said = hoursBeside(view, view.home.iso3, `in ${view.homeName}`);
  return said && because(said, 'current-location');
}
