import { areFartherKin } from '../../profile/household.ts';
import { careNeeded } from '../../profile/health/careNeeded.ts';
import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import type { Iso3 } from '@global-fit/atlas/model';
import { cityOf, passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { mayVisit } from '../../profile/passports/unsafe.ts';
import { parentsAlongSaid } from '../../prose/lawClause.ts';
import { opening } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { parentsLaw } from '../../place/entry/family.ts';
import { clockSaid, comesFromHere, kinCountries } from './familyAt.ts';

/** A relative who comes along or follows, under free movement or by a permit to apply for. */
function arriving(
  view: PlaceView,
  kind: string,
  law: FreeMovement | null,
): Readonly<Record<string, readonly Said[]>> {
  const { name, profile } = view;
  const many = profile.movers.elders.length > 1;
  const comes = many ? 'older relatives who come along' : 'relative who comes along';
  const needs = careNeeded(profile);
  const care = needs ? because(words(', and see on the spot who would care for them'), ...needs) : '';
  if (comesFromHere(view, kind))
    return {
      'moving-with-us': [
        say`For the ${many ? 'older relatives who move' : 'older relative who moves'} with you, the question in ${cityOf(view)} is care: which help at home, transport and places there are, and from which day${care}.`,
      ],
      'joining-later': [
        say`A relative may follow you later: a home with few steps and a doctor near by in ${cityOf(view)} keeps that open.`,
      ],
    };
  if (law && areFartherKin(profile.movers))
    return {
      'moving-with-us': [
        say`Free movement would give a parent a right to come, but the ${comes} ${many ? 'are' : 'is'} no parent of yours: ${name} may let them in as dependants of yours or members of your household, and need not. With a passport of their own that opens it, they need none of that. Have the answer in writing, and who insures them${care}.`,
        say`${name} too may let in the ${comes}, and need not: ask whether it does, and who insures them there.`,
        say`For the ${comes}, two questions remain in ${name}: whether it lets them in, and who insures them.`,
      ],
    };
  if (law)
    return {
      'moving-with-us': [
        say`${many ? 'Parents who depend on you' : 'A parent who depends on you'} may come to ${name} by your free movement: have it in writing who insures them there${care}.`,
        say`The ${comes} ${many ? 'have' : 'has'} the same right in ${name}; have it in writing there too who insures them.`,
        say`For the ${comes}, one question remains in ${name}: who insures them, and from which day.`,
      ],
      'joining-later': [
        say`A parent who depends on you may follow to ${name} by your free movement: ask now who would insure them there.`,
        say`A parent could follow to ${name} by the same right.`,
      ],
    };
  const onRecord = parentsAlongSaid(view.atlas, view.iso3);
  if (onRecord)
    return {
      'moving-with-us': [
        say`For the ${comes}, ${name} has a law on record: ${onRecord}. Have permit and insurance in writing${care}.`,
      ],
      'joining-later': [
        say`For a relative who may join you later, ${name} has a law on record: ${onRecord}. Before you choose, have it in writing what that law asks of you.`,
      ],
    };
  return {
    'moving-with-us': [
      say`Moving ${many ? 'your older relatives' : 'an older relative'} to ${name} is a question of permit and insurance: have both in writing${care}.`,
      say`For ${many ? 'each of the older relatives who come along' : 'the relative who comes along'}, ${name} has to say yes twice: once to the permit, once to the insurance.`,
    ],
    'joining-later': [
      say`↗A relative may join you later. Not every country lets residents bring parents, and our records do not say whether ${name} does: put that to its embassy now.`,
      say`Look up whether a parent could follow to ${name} before you choose, not after.`,
    ],
  };
}

/** Weight high enough for the fifth place, after four passages of the same topic. */
const ALWAYS_TOLD = 6;

/** Older relatives. */
export const elders: Writer = (view) => {
  const kind = view.profile.read.choices('eldercare-considerations')[0];
  if (!kind || kind === 'none' || (kind === 'return-often' && !mayVisit(view))) return null;
  const kin = kinCountries(view);
  const afarFrom = kin.length === 0 || kin.some(({ iso3 }) => iso3 !== view.iso3);
  const clock = clockSaid(view) ?? words('the time difference counts');
  const { name } = view;
  const law = parentsLaw(view);
  const afar: Readonly<Record<string, readonly Said[]>> = {
    'support-from-afar': [
      say`You will care from afar, and ${clock}. Give one person near your relative a power of attorney, and have one doctor permitted to speak to you.`,
      say`Care from ${name} works by telephone, and ${clock}.`,
      say`From ${name} you would look after somebody at a distance, and ${clock}. Agree on a fixed hour for calls with doctor and carers.`,
      say`The person who needs you has to reach you in ${name}, and ${clock}: leave a second number with the neighbours.`,
      say`Somebody who stays behind will need you after the move to ${name}, and ${clock}.`,
    ],
    'return-often': [
      say`You need to go back often, and ${clock}. Budget for returns at short notice, and let a good connection decide the city.`,
      say`For frequent returns from ${name} the last connection of the day matters more than the cheapest. ${opening(clock)}.`,
    ],
  };
  const coming = arriving(view, kind, law)[kind];
  const forms = coming ?? (afarFrom ? afar[kind] : undefined);
  // Places with and without such a law rotate through separate wordings.
  const group = (iso3: Iso3): string =>
    parentsLaw(view, iso3) ? 'movement' : parentsAlongSaid(view.atlas, iso3) ? 'law' : 'none';
  const turn = coming
    ? view.earlier.filter(({ iso3 }) => group(iso3) === group(view.iso3)).length
    : view.earlier.length;
  const said = forms?.[Math.min(turn, forms.length - 1)];
  if (!said) return null;
  const rests = coming && law ? given(because(said, 'citizenship'), `bloc:${law.bloc}`) : said;
  // For every place, people who come along are told whether its law admits them.
  const weight = kind === 'moving-with-us' && group(view.iso3) !== 'none' ? ALWAYS_TOLD : 1.1;
  return passage('elders', weight, because(rests, 'eldercare-considerations'));
};
