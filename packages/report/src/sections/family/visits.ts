import { distanceKm } from '@global-fit/atlas/places/distance';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import { homePointOf } from '../../place/surroundings/home.ts';
import { byRoadFrom } from '../../place/surroundings/overLand.ts';
import { cityOf, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { isUnsafe } from '../../profile/passports/unsafe.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { listSaid } from '../../prose/english.ts';
import { because, given, type Said, say } from '../../prose/said.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { clockSaid, familyAtHome, kinCountries, kinLivesHere } from './familyAt.ts';
import { CLOCK_TOLD, lengthSaid } from './ties.ts';

/** What visitors need, by kind of entry. */
const VISITS: Readonly<Record<string, string>> = {
  'visa on arrival': 'get their visa on arrival',
  eta: 'need an electronic authorisation before they travel',
  'e-visa': 'apply for a visa online',
  'visa required': 'need a visa from a consulate',
};

/** How holders of a passport visit; null where the table has no row or they need nothing. */
export function entryOf(view: PlaceView, passport: Country): Said | null {
  if (passport.iso3 === view.iso3) return null;
  const found = view.atlas.passports.requirement(passport.iso3, view.iso3);
  if (!found?.from.shown) return null;
  const days = found.days === null ? '' : ` for ${found.days} days`;
  const text = found.kind === 'visa free' ? `come without a visa${days}` : (VISITS[found.kind] ?? null);
  return text === null ? null : given(say`${text}`, `passport:${passport.iso3}-${view.iso3}`);
}

/** Guests, by the passports of the family and of its relatives' countries. Residence alone gives no passport. */
export const guests: Writer = (view) => {
  const { movers, citizenships } = view.profile;
  const kin = kinCountries(view);
  // Where no family lives at home, guests come from where it lives.
  const away = kin.length > 0 && !citizenships.some((one) => kin.includes(one));
  const passports = [...new Set(away ? [...kin, ...citizenships] : [...citizenships, ...kin])];
  const entries = passports.flatMap((country) => {
    const entry = entryOf(view, country);
    return entry ? [{ country, entry }] : [];
  });
  const strict = ({ text }: Said): boolean => /consulate|online|authorisation|arrival/.test(text);
  // The hardest entry among them is what has to be planned for.
  const one = entries.find(({ entry }) => strict(entry)) ?? entries[0];
  if (!one) return null;
  const { entry } = one;
  const who =
    movers.children.length > 0 && movers.elders.length === 0
      ? 'Grandparents and friends'
      : 'Family and friends';
  const of = nameOf(one.country);
  const said = wayOf(view, 'guests', [
    () => say`Guests matter as much as journeys: ${who.toLowerCase()} with a passport of ${of} ${entry}.`,
    () => say`${who} who hold a passport of ${of} ${entry} when they visit you in ${view.name}.`,
    () => say`As to visits to you in ${view.name}: holders of a passport of ${of} ${entry}.`,
    () => say`With a passport of ${of}, ${who.toLowerCase()} ${entry} to see you in ${view.name}.`,
  ]);
  const ids = ['citizenship', 'extended-family-location', ...movers.ids];
  return passage('guests', strict(entry) ? 0.75 : 0.5, said && because(said, ...ids));
};

const LONG_FLIGHT = 3500;
const SHORT_FLIGHT = 900;
/** Borders within which somebody near may be visited over land. */
const NEAR_BORDERS = 3;

/** Countries with few flights from elsewhere or closed airspace, so no route is obvious. */
const NO_PLAIN_WAY: ReadonlySet<Iso3> = new Set(['BLR', 'PRK', 'RUS', 'UKR']);

/** ", a short flight"; empty where no flight is certain. */
function reach(view: PlaceView, km: number, to: Iso3): string {
  if ([to, view.iso3].some((iso3) => NO_PLAIN_WAY.has(iso3))) return '';
  if (km > SHORT_FLIGHT) return km > LONG_FLIGHT ? ', a long flight' : ', a short flight';
  return byRoadFrom(view, view.iso3, NEAR_BORDERS).has(to)
    ? ', near enough for a train or a car'
    : ', a short flight or a ferry';
}

interface Kin {
  readonly country: Country;
  readonly name: string;
  readonly exactKm: number;
  /** Null below a hundred kilometres. */
  readonly km: Said | null;
}

/**
 * Countries where relatives live who can be visited, the nearest first. Distances are to the capital, or to home
 * where they live there too.
 */
function kinByDistance(view: PlaceView): readonly Kin[] {
  const to = view.cities[0]?.point ?? view.country.capitalPoint;
  return kinCountries(view)
    .filter(({ iso3 }) => iso3 !== view.iso3 && !isUnsafe(view.profile, iso3))
    .flatMap((country) => {
      const own = country.iso3 === view.home?.iso3 ? homePointOf(view) : null;
      const point = own ?? country.capitalPoint;
      const from = own ? 'home' : `the capital of ${nameOf(country)}`;
      return point && to ? [{ country, point, from, km: distanceKm(point, to) }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .map(({ country, point, from, km }) => ({
      country,
      name: nameOf(country),
      exactKm: km,
      km: lengthSaid(point, to, from),
    }));
}

/** The nearest of them. */
export const nearestKin = (view: PlaceView): Kin | null => kinByDistance(view)[0] ?? null;

/** The most further countries of relatives named beside the nearest. */
const MOST_BESIDE = 2;

/** " To those in Canada it is about 5,600 km."; null where none is left. */
function besideNearest(others: readonly Kin[]): Said | null {
  const told = others.flatMap(({ name, km }) => (km ? [say`about ${km} to those in ${name}`] : []));
  return told.length > 0 ? say` It is ${listSaid(told.slice(0, MOST_BESIDE))}.` : null;
}

/** For people who go alone, relatives in the place open the section. */
export const relativesHere: Writer = (view) =>
  view.profile.movers.people === 1 && kinLivesHere(view) ? relatives(view) : null;

/** How close to relatives the customer wants to live. */
function closeness(view: PlaceView) {
  const rated = view.profile.read.slider('extended-family-importance');
  return {
    /** 1 to 5; 3 for an untouched slider. */
    rating: rated ?? 3,
    /** Whether it was rated high, to which the first place replies. */
    isKeen: rated !== null && rated >= 4 && view.earlier.length === 0,
    questionIds: ['extended-family-location', ...(rated === null ? [] : ['extended-family-importance'])],
  };
}

/** What to look up before the first journey to relatives. */
const faresFrom = (view: PlaceView): string =>
  `look up what the journeys from ${cityOf(view)} cost in the months you would use them, and on how many days a week they go`;

/** Relatives who live in the place already. */
function kinThere(view: PlaceView): Passage | null {
  const permit = settlesByRight(view)
    ? ''
    : '; its embassy says whether a relative of that degree gives you a permit';
  return passage(
    'relatives',
    1.1,
    because(
      say`[Part of your family lives in ${view.name} already|Some of your family are in ${view.name} before you|You come to ${view.name} as family, not as a stranger]. [They can receive parcels and vouch for you to a landlord|Your first letters can go to their address, and a landlord may ask them about you|They can take in a parcel sent ahead, and tell a landlord about you]${permit}.`,
      'extended-family-location',
    ),
  );
}

/** Relatives only at home: the section tells that distance anyway. */
function kinAtHome(view: PlaceView, { name }: Kin): Passage | null {
  const { rating, isKeen, questionIds } = closeness(view);
  if (!isKeen) return null;
  const visits = say`You rated closeness to your family in ${name} high: ${faresFrom(view)}.`;
  return passage('relatives', 0.4 + rating * 0.1, because(visits, ...questionIds));
}

/** The way to the nearest relatives abroad. `beside` are the others; `isClosest`: these are closer than home. */
function wayToKin(view: PlaceView, near: Kin, beside: readonly Kin[], isClosest: boolean): Passage | null {
  const { km, name: family } = near;
  if (!km) return null;
  const { rating, isKeen, questionIds } = closeness(view);
  // Without family at home, this is the way that counts, mentioned for each place with its time difference.
  const away = !familyAtHome(view);
  const clockTold = CLOCK_TOLD.some((care) => view.profile.read.has('eldercare-considerations', care));
  const clock = away && !clockTold ? clockSaid(view) : null;
  const hours = clock ? say`; ${clock}` : '';
  // People who also have family at home have rated the way to both.
  const both = kinCountries(view).some(({ iso3 }) => iso3 === view.home?.iso3);
  const whose = both ? `closeness to your family there and in ${view.homeName}` : 'that closeness';
  const keen = isKeen ? ` You rated ${whose} high: ${faresFrom(view)}.` : '';
  const others = besideNearest(beside) ?? '';
  const way = reach(view, near.exactKm, near.country.iso3);
  const said = wayOf(view, 'relatives', [
    () =>
      isClosest
        ? say`Of the countries where your relatives live, ${family} is the closest to ${cityOf(view)}: about ${km}${way}${hours}.${others}${keen}`
        : say`Your relatives in ${family} would be about ${km} away from ${cityOf(view)}${way}${hours}.${others}${keen}`,
    () =>
      say`About ${km} lie between ${cityOf(view)} and your family in ${family}${way}${hours}.${others}${keen}`,
    () =>
      say`It is about ${km} from ${cityOf(view)} to your family in ${family}${way}${hours}.${others}${keen}`,
    () =>
      say`From ${cityOf(view)} your relatives in ${family} are about ${km} away${way}${hours}.${others}${keen}`,
  ]);
  return passage(
    'relatives',
    Math.max(0.4 + rating * 0.1, away ? 1 : 0),
    said && because(said, ...questionIds),
  );
}

/** Relatives who stay, and how far away they are. */
export const relatives: Writer = (view) => {
  const places = kinCountries(view);
  if (places.length === 0) return null;
  if (kinLivesHere(view)) return kinThere(view);
  const all = kinByDistance(view);
  const abroad = all.filter(({ country }) => country.iso3 !== view.home?.iso3);
  // Where they also live outside home, the way there is described.
  const [near] = familyAtHome(view) && abroad.length > 0 ? abroad : all;
  if (!near) return null;
  if (near.country.iso3 === view.home?.iso3 && familyAtHome(view)) return kinAtHome(view, near);
  const beside = abroad.filter((one) => one !== near);
  return wayToKin(view, near, beside, near === all[0] && places.length > 1);
};
