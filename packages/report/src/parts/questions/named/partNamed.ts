import { PARTS_OF_THE_WORLD } from '@global-fit/matching/conditions/geography/partsOfTheWorld';
import type { Country } from '@global-fit/atlas/model';
import type { PlaceView } from '../../../place/view.ts';
import { NOT_THAT_COUNTRY } from './heldThere.ts';

/** Parts of the world of few countries, each of which can be told: the Gulf, not Europe. */
const FEW = 6;
const PARTS = Object.entries(PARTS_OF_THE_WORLD).filter(
  ([, parts]) => parts.length <= FEW && parts.every((one) => /^[A-Z]{3}$/.test(one)),
);
const NAME = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${PARTS.map(([name]) => name.replaceAll(' ', '[ -]')).join('|')})|(?:the )?gulf)(?! (?:of|coast|war|stream)\b)(?![\p{L}\d])`,
  'giu',
);
/** Somebody or something that comes from there. */
const FROM_THERE =
  /^ (?:food|cuisine|citizens?|nationals?|passports?|famil(?:y|ies)|friends?|dollars|money)\b/i;

/**
 * The countries of a small part of the world that a question names, those first that the customer listed, has family
 * in or finds in the report; where there are any of these, no others. Empty where it names none.
 */
export function partNamed(places: readonly PlaceView[], text: string): readonly Country[] {
  const [first] = places;
  const found = [...text.matchAll(NAME)].find(
    ({ 0: name, index }) =>
      !NOT_THAT_COUNTRY.test(text.slice(0, index)) && !FROM_THERE.test(text.slice(index + name.length)),
  );
  if (!first || !found) return [];
  const called = (found[1] ?? 'the gulf').toLowerCase().replaceAll('-', ' ');
  const countries = (PARTS_OF_THE_WORLD[called] ?? []).flatMap((iso3) => first.atlas.country(iso3) ?? []);
  const { read } = first.profile;
  const own = [
    ...read.choices('specific-countries'),
    ...read.choices('extended-family-location'),
    ...places.map(({ iso3 }) => iso3),
  ].flatMap((iso3) => countries.find((one) => one.iso3 === iso3) ?? []);
  return own.length > 0 ? own : countries;
}
