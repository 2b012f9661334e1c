import { officeClock } from '@global-fit/matching/conditions/own/clocks';
import {
  apartFromZone,
  type ClocksApart,
  clocksApart,
  clocksApartFrom,
} from '../../place/surroundings/clocks.ts';
import { homeCity, homeTown } from '../../place/surroundings/home.ts';
import { type KeptHours, keptHours } from '@global-fit/matching/conditions/own/keptHours';
import type { Employer } from '@global-fit/matching/model/household';
import type { PlaceView } from '../../place/view.ts';
import { numberWord } from '../../prose/english.ts';
import { because, given, type Said, say } from '../../prose/said.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { homeElsewhere } from '../../place/view.ts';

/** A working day: opening and closing hour, local time. */
type Day = readonly [opens: number, closes: number];
const OFFICE_DAY: Day = [9, 17];
/** Hours before or after which work takes up the morning or evening. */
const [EARLY, LATE] = [7, 19];

/** The capital whose clock stands for a part of the world, as the atlas holds time zones of capitals. */
const KEPT_BY = {
  'overlap-americas': ['USA', 'on the east coast of the United States'],
  'overlap-europe-africa': ['DEU', 'in Berlin'],
  'overlap-asia-pacific': ['SGP', 'in Singapore'],
} as const;

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

/** How a working day kept so many hours away falls locally. */
export function dayAt(gap: number, day: Day = OFFICE_DAY): string {
  const [opens, closes] = [round(day[0] + gap), round(day[1] + gap)];
  if (opens > closes || opens < 5) return 'so you would work at night';
  if (opens < EARLY) return 'so the day begins early';
  return closes > LATE ? 'so the evenings belong to work' : 'so office hours overlap';
}

function hoursBeside(
  view: PlaceView,
  apart: ClocksApart | null,
  where: string,
  told: KeptHours | null,
): Said | null {
  if (!apart) return null;
  const { hours: gap, halves, facts } = apart;
  const here = view.cities[0]?.name ?? view.name;
  const day: Day = told ? [told.opens, told.closes] : OFFICE_DAY;
  const hours = told ? `${hourSaid(day[0])} to ${hourSaid(day[1])}` : 'nine to five';
  const said =
    gap === 0
      ? say`the clock in ${here} is the same as ${where}${halves[0] === halves[1] ? '' : ' by standard time'}`
      : say`${hours} ${where} is ${hourSaid(day[0] + gap)} to ${hourSaid(day[1] + gap)} in ${here} by standard time, ${dayAt(gap, day)}`;
  return because(given(said, ...facts), ...(told ? [told.id] : []));
}

/** The foreign employer's hours by the clock of its capital. Its country is not named under discretion. */
function officeOf(view: PlaceView, { iso3, questionIds }: Employer, told: KeptHours | null): Said | null {
  if (iso3 === view.iso3) return null;
  const capital = view.atlas.cities.capitalOf(iso3)?.name;
  const named = capital !== undefined && view.profile.discreet.length === 0;
  const said = hoursBeside(
    view,
    clocksApartFrom(view, iso3),
    named ? `at your employer’s (by the clock of ${capital})` : 'at your employer’s',
    told,
  );
  return said && because(said, 'remote-work-requirements', ...questionIds);
}

/**
 * Required working hours in local time: those told with their zone, else the overlap asked for, else home's, with
 * hours told replacing an office day. People who live in the region asked for keep home's hours.
 */
export function officeHours(view: PlaceView): Said | null {
  const asked = view.profile.read.choices('remote-work-requirements');
  const overlap = asked.find((one): one is keyof typeof KEPT_BY => one in KEPT_BY);
  const preferences = preferencesOf(view);
  const told = keptHours(view.profile.read.all, view.home?.iso3 ?? null);
  if (told?.zone)
    return hoursBeside(view, apartFromZone(view, told.zone.clock), `by ${told.zone.said}`, told);
  const kept = overlap ? officeClock(overlap, preferences)?.of : null;
  const atHome = kept === 'home';
  const { employer } = preferences;
  if (employer && (kept === 'employer' || !overlap)) return officeOf(view, employer, told);
  if (overlap && !atHome) {
    const [iso3, where] = KEPT_BY[overlap];
    const said = hoursBeside(view, clocksApartFrom(view, iso3), where, told);
    return said && because(said, 'remote-work-requirements');
  }
  if (!homeElsewhere(view)) return null;
  const town = homeCity(view);
  const said = hoursBeside(
    view,
    clocksApart(view),
    `in ${town ? homeTown(view, town) : view.homeName}`,
    told,
  );
  return said && because(said, 'current-location', ...(atHome ? ['remote-work-requirements'] : []));
}
