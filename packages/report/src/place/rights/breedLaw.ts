import type { BreedLaw } from '@global-fit/atlas/entry/pets';
import { list } from '../../prose/english.ts';
import { given, type Said, words } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

/** The law on breeds of dogs that is on record for a place; null where none is, which does not mean there is none. */
export function breedLawOf({ atlas, iso3 }: PlaceView): BreedLaw | null {
  const law = atlas.pets(iso3)?.breeds;
  return law?.from.shown ? law : null;
}

/** "lets no rottweiler or akita in, nor a cross of one": what a law makes of breeds, without its country. */
export function breedsSaid({ kind, names, crosses }: BreedLaw, named: readonly string[] = names): string {
  return kind === 'banned'
    ? `lets no ${list(named, 'or')} in${crosses ? ', nor a cross of one' : ''}`
    : `sets terms for every ${list(named, 'or')}${crosses ? ', and for crosses' : ''}`;
}

/** What the law of a place makes of the breeds stated, else of all that it names; null where none is on record. */
export function breedLawSaid(view: PlaceView, told: readonly string[]): Said | null {
  const law = breedLawOf(view);
  if (!law) return null;
  const hit = law.names.filter((name) => told.includes(name));
  const other = told.length > 0 && hit.length === 0;
  // What else belongs to a ban may be about the breed all the same.
  const terms = law.terms && !(other && law.kind === 'restricted') ? `: ${law.terms}` : '';
  const said = other
    ? `The law of ${view.name} on breeds names others than yours (${list(law.names)}; ${law.law})${terms}.`
    : `${view.Name} ${breedsSaid(law, hit.length > 0 ? hit : law.names)} (${law.law})${terms}.`;
  return given(words(said), `pets.breeds:${view.iso3}`);
}
