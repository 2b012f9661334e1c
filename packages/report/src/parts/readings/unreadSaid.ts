import type { Atlas } from '@global-fit/atlas/atlas';
import { anyOf } from '@global-fit/matching/anyOf';
import { isLivedWith } from '@global-fit/matching/conditions/dealBreakers';
import { placesNamedIn } from '@global-fit/matching/conditions/geography/namedPlaces';
import { nameWithReason } from '@global-fit/matching/conditions/geography/reasonNamed';
import { plainly } from '@global-fit/matching/conditions/own/ownTerms';
import { snowIn } from '@global-fit/matching/conditions/own/snow';
import { isTold } from '@global-fit/matching/conditions/line/manner/told';
import type { WhoWrites } from '@global-fit/matching/conditions/own/whoWrites';

/** Words that leave open whether a place is wanted or excluded. */
const EITHER_WAY = anyOf([
  /^(?:any(?:thing|where| (?:country|place))|every(?:thing|where)|all(?: countries)?)\b.*\b(?:but|except(?:ing)?(?: for)?|other than|besides|apart from)\b/u,
  /^only\b|\bonly$|^[^,]*\b(?:except|but not)\b|^(?:in|outside(?: of)?) (?:the )?[\p{L} ]+$/u,
  /^(?:country|region|place|destination)s?: |\b(?:please|pls|plz)[.! ]*$/u,
]);

const ANIMALS = '(?:dogs?|cats?|pets?|birds?|parrots?|animals?|horses?|rabbits?|pupp(?:y|ies)|kittens?)';
const OWN_ANIMALS = `(?:(?:my|our|the|his|her|a) )?(?:\\w+ )?${ANIMALS}`;
/** "Not without the dog", "where I can't take our cat", "dogs not allowed": they come along wherever they are let in. */
const WITH_ANIMALS = anyOf([
  new RegExp(String.raw`\b(?:not|never|cannot|can't|refuse to)\b.{0,25}\bwithout ${OWN_ANIMALS}[ .!]*$`),
  new RegExp(
    String.raw`\b(?:cannot|can't|may not|unable to|not (?:be )?(?:able|allowed) to) (?:take|bring|have|keep|import) ${OWN_ANIMALS}\b`,
  ),
  new RegExp(String.raw`\b${ANIMALS} (?:are |is )?(?:not (?:allowed|permitted|welcome)|banned|forbidden)\b`),
  new RegExp(String.raw`\b(?:no|not|don't|doesn't|won't|never) (?:allow|let in|accept)\w* ${OWN_ANIMALS}\b`),
  new RegExp(String.raw`^no ${ANIMALS} allowed\b`),
]);
/** "Not in the EU". */
const OUTSIDE_OF_A_UNION =
  /^(?:not|never) (?:in|inside|within|part of) (?:the )?(?:eu|e\.u\.|european union|eea|european economic area|schengen(?: area)?|euro ?zone|euro area)$/;
const SIDE_OF_THE_ROAD = /\b(?:must|have to|has to|should|only)\b.*\bdriv\w+ on the (?:left|right)\b/;

/**
 * The reply to a line that was understood but sets no condition; null where it was not understood.
 *
 * @param snow what other answers tell of snow, which decides what a line about its absence means
 */
export function understoodSaid(
  atlas: Atlas,
  line: string,
  { snow = null }: Partial<Pick<WhoWrites, 'snow'>>,
): string | null {
  const plain = plainly(line).replace(/[\s.!]+$/, '');
  if (isLivedWith(atlas, line)) return 'read as something that you can live with, so it rules nothing out';
  if (isTold(line)) return 'taken as something that you tell us, which asks nothing of a place';
  if (snowIn(plain, snow) === 'open')
    return 'it may mean that there has to be snow or that there may be none, and no other answer of yours says which, so no country was ruled out by it. Write “There must be snow” or “Too much snow” and have the report made again';
  if (SIDE_OF_THE_ROAD.test(plain))
    return 'it may be the side that you ask for or the one that you refuse, so no country was ruled out by it. Write “No driving on the left” or “No driving on the right” and have the report made again';
  const told = nameWithReason(line);
  if (told && placesNamedIn(atlas, told.name).plain)
    return 'what stands beside the name may be a tie to the place as well as a reason against it, so no country was ruled out by it. Write “Not …” with the name alone and have the report made again if you mean that';
  if (WITH_ANIMALS.test(plain))
    return 'taken as said, and no country was ruled out by it: the chapter of each place on family tells what it asks of the animals that you name in the questions on pets';
  if (OUTSIDE_OF_A_UNION.test(plain))
    return 'it may mean that its members are ruled out or that they alone are left, so no country was ruled out by it. Write “No EU country” or “Must be in the EU” and have the report made again';
  if (EITHER_WAY.test(plain) && placesNamedIn(atlas, line).iso3.length > 0)
    return 'it may mean that such places are ruled out or that nothing else is left, so no country was ruled out by it. Write “Not …” or “Only in …” with the names and have the report made again';
  return null;
}
