import { distanceKm } from '../../figures/distance.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { grouped } from '../../figures/format.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { because, given, type Said, say } from '../../prose/said.ts';

/** How people with the passport of home come to visit; null where the matrix has no row or they need nothing. */
function entryOf(view: PlaceView): Said | null {
  if (!view.home || view.home.iso3 === view.iso3) return null;
  const found = view.atlas.passports.requirement(view.home.iso3, view.iso3);
  if (!found?.from.shown) return null;
  const days = found.days === null ? '' : ` for ${found.days} days`;
  const text =
    found.kind === 'visa free'
      ? `come without a visa${days}`
      : found.kind === 'visa on arrival'
        ? 'get their visa on arrival'
        : found.kind === 'eta'
          ? 'need an electronic authorisation before they fly'
          : found.kind === 'e-visa'
            ? 'apply for a visa online'
            : found.kind === 'visa required'
              ? 'need a visa from a consulate for each visit'
              : null;
  return text === null
    ? null
    : because(given(say`${text}`, `passport:${view.home.iso3}-${view.iso3}`), 'current-location');
}

/** Guests from home. */
export const guests: Writer = (view) => {
  const entry = entryOf(view);
  const hard = entry !== null && /consulate|online|authorisation|arrival/.test(entry.text);
  if (!entry || !view.home) return null;
  const { movers } = view.profile;
  const who = movers.children.length > 0 ? 'Grandparents and friends' : 'Family and friends';
  const home = nameOf(view.home);
  const said = wayOf(view, 'guests', [
    () => say`Guests matter as much as journeys: ${who.toLowerCase()} with a passport of ${home} ${entry}.`,
    () => say`${who} who hold a passport of ${home} ${entry} when they visit you in ${view.name}.`,
    () => say`As to visits to you in ${view.name}: holders of a passport of ${home} ${entry}.`,
    () => say`With a passport of ${home}, ${who.toLowerCase()} ${entry} to see you in ${view.name}.`,
  ]);
  return passage('guests', hard ? 0.75 : 0.5, said && because(said, ...movers.ids));
};

const LONG_FLIGHT = 3500;
const SHORT_FLIGHT = 900;

function reach(km: number): string {
  if (km > LONG_FLIGHT) return 'a long flight, so visits will be few and long';
  return km > SHORT_FLIGHT
    ? 'a short flight, near enough for a long weekend'
    : 'near enough for a train or a car';
}

/** Relatives who stay behind, and how far they are. */
export const relatives: Writer = (view) => {
  const { read } = view.profile;
  const places = read.choices('extended-family-location').flatMap((code) => view.atlas.country(code) ?? []);
  const weight = read.slider('extended-family-importance');
  if (places.length === 0) return null;
  if (places.some((one) => one.iso3 === view.iso3)) {
    return passage(
      'relatives',
      1.1,
      because(
        say`Part of your family lives in ${view.name} already. They can receive parcels, vouch for you to a landlord and register you at their address; a family permit may be open to you as well.`,
        'extended-family-location',
      ),
    );
  }
  const to = view.cities[0]?.point ?? view.country.capitalPoint;
  const near = places
    .flatMap((one) => (one.capitalPoint && to ? [{ one, km: distanceKm(one.capitalPoint, to) }] : []))
    .sort((a, b) => a.km - b.km)[0];
  if (!near) return null;
  const basis = ['extended-family-location', ...(weight === null ? [] : ['extended-family-importance'])];
  const visitsFixed = 'two visits a year belong in the budget as a fixed cost';
  const isKeen = weight !== null && weight >= 4 && view.earlier.length === 0;
  if (near.one.iso3 === view.home?.iso3 && places.length === 1) {
    // How far home is, the section says in any case.
    const visits = say`You rated closeness to your family in ${nameOf(near.one)} high, so ${visitsFixed}.`;
    return isKeen ? passage('relatives', 0.4 + weight * 0.1, because(visits, ...basis)) : null;
  }
  const keen = isKeen ? ` You rated that closeness high, so ${visitsFixed}.` : '';
  const km = shown(
    constant(
      Math.max(1, Math.round(near.km / 100)) * 100,
      'great-circle distance from the capital of the relatives’ country, rounded to hundreds of kilometres',
    ),
    (value) => `${grouped(value)} km`,
  );
  const far = near.km > LONG_FLIGHT;
  const family = nameOf(near.one);
  const several = places.length > 1;
  const said = wayOf(view, `relatives-${far}`, [
    () =>
      several
        ? say`Of the countries where your relatives live, ${family} is the closest to ${view.name}: about ${km}, ${reach(near.km)}.${keen}`
        : say`Your relatives in ${family} would be about ${km} away, ${reach(near.km)}.${keen}`,
    () =>
      far
        ? say`With about ${km} between ${view.name} and ${family}, your family there becomes a matter of calls and one long journey.${keen}`
        : say`With about ${km} between ${view.name} and ${family}, your family there can come for a weekend.${keen}`,
    () => say`To your family in ${family} it is about ${km} from ${view.name}: ${reach(near.km)}.${keen}`,
    () =>
      far
        ? say`About ${km} lie between ${view.name} and your family in ${family}; one goes for weeks or not at all.${keen}`
        : say`About ${km} lie between ${view.name} and your family in ${family}, ${reach(near.km)}.${keen}`,
    () =>
      far
        ? say`A birthday in ${family} would be missed: it is about ${km} from ${view.name}.${keen}`
        : say`A birthday in ${family} can be kept from ${view.name}, about ${km} away.${keen}`,
    () => say`From ${view.name} your relatives in ${family} are about ${km} off, ${reach(near.km)}.${keen}`,
  ]);
  return passage('relatives', 0.4 + (weight ?? 3) * 0.1, said && because(said, ...basis));
};
