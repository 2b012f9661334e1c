import { breedLawOf, breedLawSaid } from '../../../../place/rights/breedLaw.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { breedsIn, breedsTold } from '../../../../profile/people/breedsTold.ts';
import { listNames } from '../../../../prose/english.ts';
import { flow, type Said } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

/**
 * What the laws on breeds that we hold make of the breeds named, or told of the dogs, first where they stay
 * outside; null where we hold none.
 */
export function breedLaws({ text, profile }: Asked, abroad: readonly PlaceView[]): Said | null {
  const named = breedsIn(text);
  const told = named.length > 0 ? named : breedsTold(profile.read);
  const shut = (view: PlaceView): number => (breedLawOf(view)?.kind === 'banned' ? 0 : 1);
  const views = abroad.toSorted((a, b) => shut(a) - shut(b));
  const said = flow(...views.map((view) => breedLawSaid(view, told)));
  return said.text === '' ? null : said;
}

/** Whether a question is about a dog that belongs to a breed which laws name, as the customer told. */
export const isOfBreed = ({ text, profile: { read } }: Asked): boolean =>
  /\bdogs?\b|\bpupp(?:y|ies)\b/i.test(text) &&
  read.has('pets-details', 'dog-restricted-breed') &&
  read.choices('pets-details').length === 1;

/** Where our records hold no law on breeds, which does not mean there is none. */
export function breedsOpen(abroad: readonly PlaceView[]): string {
  const open = abroad.filter((view) => breedLawOf(view) === null);
  return open.length === 0
    ? 'what a town or a landlord adds to the law on breeds'
    : `which breeds are banned or restricted in ${listNames(open, 'or')}`;
}
