import type { PetEntry } from '@global-fit/matching/entry/household/petEntry';
import { oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { isAtHome } from '../../place/atHome.ts';
import { list, withArticle } from '../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../prose/said.ts';
import { openRoutes } from '../../place/entry/routes.ts';
import { breedsTold } from '../../profile/people/breedsTold.ts';
import { breedLawOf, breedLawSaid } from '../../place/rights/breedLaw.ts';
import { birdsKeptOut, birdsOfHome } from '../../place/rights/birdLaw.ts';
import type { PlaceView } from '../../place/view.ts';
import {
  areSeveral,
  coveredSaid,
  horseRule,
  horseSaid,
  hostOf,
  ofHorses,
  petEntry,
  quarantineSaid,
  uncoveredSaid,
} from './petEntry.ts';

/** At later places that the same pet passport opens, only what they add is stated. */
function byPassport(view: PlaceView, what: Said, entry: PetEntry & { kind: 'passport' }): Said | null {
  const worm = entry.tapeworm ? ', and a tapeworm treatment by a vet shortly before entry' : '';
  const told = view.earlier.some((country) => petEntry({ ...view, iso3: country.iso3 })?.kind === 'passport');
  if (told)
    return entry.tapeworm
      ? say`${view.Name} asks for a tapeworm treatment of a dog by a vet shortly before entry, beside the passport.`
      : null;
  return say`For ${what} the EU pet passport is enough in ${view.name}, as throughout the European Union: a microchip, and a rabies vaccination that is valid, a first one at least ${String(entry.days)} days old${worm}.`;
}

function byRule(view: PlaceView, what: Said, entry: PetEntry & { kind: 'rule' }): Said | null {
  const { rule } = entry;
  const asks = [
    rule.microchip && 'a microchip',
    rule.rabiesVaccine && 'a rabies vaccination',
    entry.titre && 'a rabies antibody test',
    rule.permit && 'an import permit',
    quarantineSaid(rule),
    entry.tapeworm && 'tapeworm treatment',
    rule.healthCertificate && 'a health certificate',
  ].filter((one) => typeof one === 'string');
  const lead = entry.days ? `, and at least ${entry.days} days of lead` : '';
  const papers = asks.length > 0 ? list(asks) : 'papers it does not spell out';
  return wayOf(view, 'pets', [
    () => say`To bring ${what} into ${view.name} the record asks for ${papers}${lead}.`,
    () => say`${view.Name} asks for this for ${what}: ${papers}${lead}.`,
    () => say`For ${what}, ${view.name} has on record: ${papers}${lead}.`,
  ]);
}

function toldOf(view: PlaceView, what: Said, entry: PetEntry): Said | null {
  if (entry.kind === 'unknown')
    return wayOf(view, 'pets-unknown', [
      () =>
        say`Our records hold no printable rule for bringing ${what} to ${view.name}: ask its veterinary authority for the import conditions, and how long before travel each test must be done.`,
      () =>
        say`We have no rule on record for ${what} in ${view.name}; the veterinary authority has one, with dates.`,
    ]);
  const said = entry.kind === 'passport' ? byPassport(view, what, entry) : byRule(view, what, entry);
  return said && because(given(said, ...entry.records), 'current-location');
}

/** Animals: what the country requires, by where they come from. */
export const pets: Writer = (view) => {
  const what = coveredSaid(view);
  const entry = petEntry(view);
  const said = what && entry ? toldOf(view, what, entry) : null;
  // A permit or quarantine is mentioned for every place that has one.
  const heavy = entry?.kind === 'rule' && (entry.rule.permit === true || entry.rule.quarantine === true);
  return passage(heavy ? `pets-${view.iso3}` : 'pets', entry?.kind === 'unknown' ? 0.9 : 1.1, said);
};

/** Breeds that nearly every ban names. */
const OFTEN_BANNED: ReadonlySet<string> = new Set([
  'pit bull terrier',
  'American Staffordshire terrier',
  'Japanese tosa',
  'dogo Argentino',
  'fila Brasileiro',
]);

/** Where no law on breeds is on record, that none is does not let the dog in. */
function noBreedLaw(view: PlaceView, told: readonly string[]): Said | null {
  const dog = withArticle(told.length > 0 ? list(told, 'or') : 'dog of a restricted breed');
  return wayOf(view, 'breeds-unknown', [
    () =>
      say`We have no record of whether ${view.name} lets ${dog} in: have its veterinary authority say so in writing before anything is booked, and the town where you would live say on which terms it may be kept.`,
    () =>
      say`Our records hold no law of ${view.name} on breeds of dogs, which does not mean that there is none: ask its veterinary authority about ${dog} by the name of the breed, and the town about muzzle, lead and licence.`,
  ]);
}

/** What the law of a place makes of a dog of a breed that was ticked or named: mentioned for every place abroad. */
export const breedLaw: Writer = (view) => {
  const { hasPets, pets: kinds, read } = view.profile;
  const told = hasPets ? breedsTold(read) : [];
  const ticked = kinds.includes('dog-restricted-breed');
  // A breed that is only named concerns a place whose law names it, or most laws.
  const concerned =
    ticked || told.some((name) => breedLawOf(view)?.names.includes(name) ?? OFTEN_BANNED.has(name));
  if (!concerned) return null;
  const said = breedLawSaid(view, told) ?? (isAtHome(view) ? null : noBreedLaw(view, told));
  return passage(`breeds-${view.iso3}`, 1.3, said && because(said, 'pets-details', 'pets-additional-info'));
};

/** Birds that the law of a place keeps out: mentioned for every such place, whatever was said before. */
export const birdsOut: Writer = (view) => {
  const out = view.profile.pets.includes('bird') ? birdsKeptOut(view) : null;
  return passage(`birds-${view.iso3}`, 1.3, out && say`${out}.`);
};

/** What home's law says about birds leaving it; said once. */
export const birdsLeave: Writer = (view) =>
  view.profile.pets.includes('bird') ? oncePassage('birds-of-home', 1.2, birdsOfHome(view)) : null;

/** Animals no record covers; said once. */
export const otherAnimals: Writer = (view) => {
  const what = uncoveredSaid(view);
  // Where the law keeps birds out, there is nothing to apply for.
  if (view.profile.pets.includes('bird') && birdsKeptOut(view)) return null;
  return (
    what &&
    oncePassage(
      'other-animals',
      0.9,
      say`Our records cover only dogs and cats: for ${what} ask the veterinary authority of each country for its import conditions.`,
    )
  );
};

/** Animals that may or may not come: what they would need, said once, to help decide. */
export const undecidedPets: Writer = (view) => {
  const { read, pets: kinds } = view.profile;
  if (!read.has('relocating-pets', 'undecided') || kinds.length === 0) return null;
  const asIf: PlaceView = { ...view, profile: { ...view.profile, hasPets: true } };
  const covered = coveredSaid(asIf);
  const entry = petEntry(asIf);
  const other = uncoveredSaid(asIf);
  const told = flow(
    covered && entry ? toldOf(asIf, covered, entry) : null,
    other &&
      say`Our records cover only dogs and cats: the veterinary authority of each country says what ${other} would need.`,
  );
  return told.text === ''
    ? null
    : oncePassage(
        'pets-open',
        1.1,
        because(
          flow(words('You have not decided whether animals come along, so weigh this first.'), told),
          'relocating-pets',
          'pets-details',
        ),
      );
};

/** Horses between members of the European Union: the rule, said once for every place it covers. */
export const horses: Writer = (view) => {
  const what = horseSaid(view);
  const rule = horseRule(view);
  return (
    what &&
    rule &&
    oncePassage(
      'horses',
      1,
      because(
        given(
          say`From ${view.homeName} ${what} ${ofHorses(view, 'goes', 'go')} to ${view.name}, as throughout the European Union, with passport and chip and a health certificate of an official vet for the journey (Regulation (EU) 2016/429, articles 114 and 143). A quarantine is not among the general conditions; a disease in either region may close the way for a time.`,
          `rule:${rule.id}`,
        ),
        'current-location',
      ),
    )
  );
};

/** Up to this many days, a wait after vaccination is only for the vaccine to take effect. */
const VACCINE_WAIT = 30;

/** What an animal adds to the calendar; called "longest" only where nothing on record takes longer. */
export const petInsight: Writer = (view) => {
  const entry = petEntry(view);
  const what = coveredSaid(view);
  if (entry?.kind !== 'rule' || !entry.days || !what) return null;
  const { days } = entry;
  const permit = neededDays(view);
  const rest = entry.titre
    ? say`the antibody test and the wait after it take ${String(days)} days in all for ${view.name}`
    : entry.rule.rabiesVaccine && days <= VACCINE_WAIT
      ? say`${String(days)} days have to pass between the rabies vaccination and the border of ${view.name}`
      : say`${view.name} has ${String(days)} days of lead on record`;
  const said =
    permit !== null && days > permit.days
      ? given(
          say`The longest wait is for ${what}: ${rest}, more than a decision on the permit takes.`,
          permit.record,
        )
      : say`For ${what} ${rest}: no fee shortens that.`;
  return oncePassage('pet-insight', 0.85, because(given(said, ...entry.records), 'current-location'));
};

/** Days a decision on the route can take; null where none is needed or on record. */
function neededDays(view: PlaceView): { readonly days: number; readonly record: string } | null {
  const route = openRoutes(view)[0]?.route;
  return route?.processingDays ? { days: route.processingDays, record: `route:${route.id}` } : null;
}

/** The animal's documents, and where their rule can be found. */
export const petAction: Writer = (view) => {
  const entry = petEntry(view);
  const what = coveredSaid(view);
  if (!entry || entry.kind === 'unknown' || !what) return null;
  if (entry.kind === 'passport')
    return oncePassage(
      'pet-action',
      0.92,
      because(
        given(
          say`Have your vet enter chip and rabies vaccination of ${what} in ${areSeveral(view) ? 'a pet passport each' : 'a pet passport'} of the European Union, with the day from which it is valid.`,
          ...entry.records.slice(0, 1),
        ),
        'current-location',
      ),
    );
  const host = hostOf(entry.rule.page);
  const said = wayOf(view, 'pet-action', [
    () =>
      say`Open the import rule of ${view.name} (the record points to ${host}) with your vet${entry.days ? ` no later than ${entry.days} days before travel` : ''}, and book the flight for ${what} only once the ${entry.titre ? 'antibody test' : 'vaccination'} is dated.`,
    () =>
      say`Get one sheet from the vet on ${what} for ${view.name}: ${entry.titre ? 'chip, vaccination and antibody test' : 'chip and vaccination'}, each with its date and its waiting time, checked against ${host}.`,
  ]);
  return passage(
    'pet-action',
    0.92 - 0.04 * view.earlier.length,
    said && because(given(said, ...entry.records), 'current-location'),
  );
};
