import type { Country } from '@global-fit/atlas/model';
import { type ClocksApart, clocksApart, clocksApartFrom } from '../../place/surroundings/clocks.ts';
import { isAtHome } from '../../place/atHome.ts';
import type { PlaceView } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { counted, listSaid, numberWord } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

/** Where relatives live, as told. */
export function kinCountries({ atlas, profile }: Pick<PlaceView, 'atlas' | 'profile'>): readonly Country[] {
  return profile.read.choices('extended-family-location').flatMap((code) => atlas.country(code) ?? []);
}

/** Whether relatives live in the place itself: then it is not told what lies between. */
export function kinLivesHere(view: Pick<PlaceView, 'atlas' | 'profile' | 'iso3'>): boolean {
  return kinCountries(view).some(({ iso3 }) => iso3 === view.iso3);
}

/** Whether care, calls and visits go home: where relatives live there, or nothing was told of where they do. */
export function familyAtHome(view: Pick<PlaceView, 'atlas' | 'profile' | 'home'>): boolean {
  const kin = kinCountries(view);
  return kin.length === 0 || kin.some(({ iso3 }) => iso3 === view.home?.iso3);
}

/** Whether an older relative comes from within the country of the move: one who moves along lives there with them. */
export function comesFromHere(
  view: Pick<PlaceView, 'atlas' | 'profile' | 'home' | 'iso3'>,
  kind: string,
): boolean {
  const along = kind === 'moving-with-us' || kinCountries(view).length === 0;
  return isAtHome(view) && (along || kinLivesHere(view));
}

/** Differences that are told of one household: more are a table. */
const MOST = 2;

/** The clock of somewhere that calls go to. */
export interface FamilyClock extends ClocksApart {
  readonly name: string;
  /** Somebody who moves is a citizen there. */
  readonly isOrigin: boolean;
  readonly ids: readonly string[];
}

/**
 * The clocks where family lives: home's, or those of the countries ticked, the one that somebody comes from before the
 * others, since parents are looked for there, and the most distant hours first.
 */
export function familyClocks(view: PlaceView): readonly FamilyClock[] {
  const isOrigin = (iso3: string): boolean =>
    view.profile.citizenships.some((country) => country.iso3 === iso3);
  const home = familyAtHome(view) ? clocksApart(view) : null;
  if (home) return [{ name: view.homeName, ...home, isOrigin: false, ids: ['current-location'] }];
  if (familyAtHome(view)) return [];
  return kinCountries(view)
    .filter(({ iso3 }) => iso3 !== view.iso3)
    .flatMap((country): readonly FamilyClock[] => {
      const apart = clocksApartFrom(view, country.iso3);
      return apart
        ? [
            {
              name: nameOf(country),
              ...apart,
              isOrigin: isOrigin(country.iso3),
              ids: ['extended-family-location'],
            },
          ]
        : [];
    })
    .sort((a, b) => Number(b.isOrigin) - Number(a.isOrigin) || Math.abs(b.hours) - Math.abs(a.hours));
}

function hoursSaid(hours: number, than: string | null): string {
  const size = Math.abs(hours);
  if (size === 0) return than ? `the same as in ${than}` : 'the same';
  const text =
    size === 0.5
      ? 'half an hour'
      : Number.isInteger(size)
        ? counted(size, 'hour')
        : size % 1 === 0.5
          ? `${numberWord(Math.floor(size))} and a half hours`
          : `about ${counted(Math.round(size), 'hour')}`;
  return `${text} ${hours > 0 ? 'ahead' : 'behind'}${than ? `${hours > 0 ? ' of' : ''} ${than}` : ''}`;
}

/** "one hour ahead in January and the same in July" where the two do not change their clocks together. */
function halvesSaid([january, july]: FamilyClock['halves'], than: string | null): string {
  return january === july
    ? hoursSaid(january, than)
    : `${hoursSaid(january, than)} in January and ${hoursSaid(july, null)} in July`;
}

/** "the clock is three hours behind", as seen from home or from where relatives live; null when unknown. */
export function clockSaid(view: PlaceView): Said | null {
  const clocks = familyClocks(view).slice(0, MOST);
  if (clocks.length === 0) return null;
  const told = clocks.map(({ name, halves, facts, ids }) =>
    because(given(words(halvesSaid(halves, familyAtHome(view) ? null : name)), ...facts), ...ids),
  );
  return say`the clock is ${listSaid(told)}`;
}

/** Where the people are to whom one calls and travels back: "home", "your family". */
export function people(view: PlaceView, at: { readonly home: string; readonly kin: string }): Said {
  return familyAtHome(view) ? words(at.home) : because(words(at.kin), 'extended-family-location');
}
