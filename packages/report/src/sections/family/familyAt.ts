import type { Country } from '@global-fit/atlas/model';
import { type ClocksApart, clocksApart, clocksApartFrom } from '../../place/surroundings/clocks.ts';
import { isAtHome } from '../../place/atHome.ts';
import type { PlaceView } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { counted, listNames, listSaid, numberWord } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

/** Countries where relatives live, as stated. */
export function kinCountries({ atlas, profile }: Pick<PlaceView, 'atlas' | 'profile'>): readonly Country[] {
  return profile.read.choices('extended-family-location').flatMap((code) => atlas.country(code) ?? []);
}

/** Whether relatives live in the place itself, so that no distance is stated. */
export function kinLivesHere(view: Pick<PlaceView, 'atlas' | 'profile' | 'iso3'>): boolean {
  return kinCountries(view).some(({ iso3 }) => iso3 === view.iso3);
}

/** Whether care, calls and visits are directed home: relatives live there, or nothing tells where they live. */
export function familyAtHome(view: Pick<PlaceView, 'atlas' | 'profile' | 'home'>): boolean {
  const kin = kinCountries(view);
  return kin.length === 0 || kin.some(({ iso3 }) => iso3 === view.home?.iso3);
}

/** Whether an older relative lives in the destination already, and does not have to move there. */
export function comesFromHere(
  view: Pick<PlaceView, 'atlas' | 'profile' | 'home' | 'iso3'>,
  kind: string,
): boolean {
  const along = kind === 'moving-with-us' || kinCountries(view).length === 0;
  return isAtHome(view) && (along || kinLivesHere(view));
}

/** The most differences mentioned in a sentence. */
const MOST = 2;

/** The clock of a place that is called. */
export interface FamilyClock extends ClocksApart {
  readonly name: string;
  /** Whether somebody who moves is a citizen there. */
  readonly isOrigin: boolean;
  readonly ids: readonly string[];
}

/**
 * The clocks where family lives: home's, or those of the countries ticked. The country somebody comes from precedes
 * the others, because parents probably live there, then the largest difference.
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

function sizeSaid(size: number): string {
  if (size === 0.5) return 'half an hour';
  if (Number.isInteger(size)) return counted(size, 'hour');
  return size % 1 === 0.5
    ? `${numberWord(Math.floor(size))} and a half hours`
    : `about ${counted(Math.round(size), 'hour')}`;
}

/** Clocks further apart than this are told by the hour that they show and the day between them. */
const ALMOST_A_DAY = 18;

function hoursSaid(hours: number, than: string | null): string {
  if (Math.abs(hours) > ALMOST_A_DAY) {
    const byHour = hoursSaid(hours - 24 * Math.sign(hours), than);
    return `${byHour} (a day ${hours > 0 ? 'later' : 'earlier'})`;
  }
  if (hours === 0) return than ? `the same as in ${than}` : 'the same';
  return `${sizeSaid(Math.abs(hours))} ${hours > 0 ? 'ahead' : 'behind'}${than ? `${hours > 0 ? ' of' : ''} ${than}` : ''}`;
}

/** "one hour ahead in January and not at all in July", where only one side changes its clocks. */
function halvesSaid([january, july]: FamilyClock['halves'], than: string | null): string {
  return january === july
    ? hoursSaid(january, than)
    : `${hoursSaid(january, than)} in January and ${july === 0 ? 'not at all' : hoursSaid(july, null)} in July`;
}

/**
 * "the clock is three hours behind", "two hours ahead of Mali and Ghana", seen from home or from where relatives live;
 * null where unknown.
 */
export function clockSaid(view: PlaceView): Said | null {
  const clocks = familyClocks(view).slice(0, MOST);
  if (clocks.length === 0) return null;
  const alike = Map.groupBy(clocks, ({ halves }) => halves.join());
  const told = [...alike.values()].flatMap((same): readonly Said[] => {
    const [first] = same;
    const than = familyAtHome(view) ? null : listNames(same);
    if (!first) return [];
    const facts = same.flatMap((one) => one.facts);
    const ids = same.flatMap((one) => one.ids);
    return [because(given(words(halvesSaid(first.halves, than)), ...facts), ...ids)];
  });
  return say`the clock is ${listSaid(told)}`;
}

/** Where the people are whom one calls and visits: "home", "your family". */
export function people(view: PlaceView, at: { readonly home: string; readonly kin: string }): Said {
  return familyAtHome(view) ? words(at.home) : because(words(at.kin), 'extended-family-location');
}
