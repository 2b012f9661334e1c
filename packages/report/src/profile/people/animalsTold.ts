import { REMARKS_AND_FAMILY } from '@global-fit/matching/profile/text/freeTexts';
import type { AnswerReader } from '../answers.ts';

/** Names of pet birds; not birds to watch, nor islands. */
export const BIRD_NAMES =
  'birds?(?![- ]?(?:watch|flu|life|sanctuar|spott|song))|parrots?|parakeets?|budg(?:y|ie|ies)|budgerigars?|(?<!\\bthe )canar(?:y|ies)(?! islands?)|cockatiels?|cockatoos?|corellas?|galahs?|lorikeets?|lovebirds?|macaws?|conures?|caiques?|african gr[ae]ys?|finch(?:es)?|pigeons?';

/** Plurals of the kinds of animal that can be ticked. */
const SEVERAL: Readonly<Record<string, string>> = {
  dog: '(?:dogs|puppies|doggies)',
  'dog-restricted-breed': '(?:dogs|puppies|pit ?bulls|rottweilers)',
  cat: '(?:cats|kittens|kitties)',
  bird: '(?:birds|parrots|parakeets|budgies|canaries|cockatiels|cockatoos|corellas|galahs|lorikeets|lovebirds|macaws|conures|finches|pigeons|hens|chickens)',
  horse: '(?:horses|ponies|mares|geldings)',
  'rabbit-rodent': '(?:rabbits|hamsters|guinea pigs|rats|mice|gerbils|ferrets)',
  'reptile-amphibian': '(?:reptiles|tortoises|turtles|snakes|geckos|lizards|frogs)',
};

const ABOUT = 'pets-additional-info';
const COUNTED = String.raw`(?:two|three|four|five|six|both|[2-9])`;
/** Nouns counted of a single animal. */
const OF_ONE =
  '(?:years?|yrs|months?|weeks?|days?|kilos?|kgs?|kg|pounds|lbs|times|doses|vaccin\\w+|shots|tests|chips|operations|legs|teeth|meals|flights|hours)';
/** A count before a plural that names no kind: "two Bengals, both vaccinated", for the only kind ticked. */
const OF_A_BREED = new RegExp(
  String.raw`\b${COUNTED} (?:(?!${OF_ONE}\b)\p{L}+ ){0,2}(?!${OF_ONE}\b)\p{L}{3,}s\b|\bboth (?:are|were|of them|have|cats|dogs)\b`,
  'iu',
);

/** Id of the answer that tells of several animals of this kind; null where none does. */
export function severalTold(
  { text, choices }: Pick<AnswerReader, 'text' | 'choices'>,
  kind: string,
): string | null {
  const named = SEVERAL[kind];
  if (named === undefined) return null;
  const about = text(ABOUT) ?? '';
  // Other animals that theirs get along with do not count.
  const theirs = new RegExp(
    String.raw`(?<!\b(?:other|with|like|likes|of|all|most|as|some|for)\s+)(?<!\bno )\b${named}\b`,
    'i',
  );
  const only = choices('pets-details').length === 1;
  if (theirs.test(about) || (only && OF_A_BREED.test(about))) return ABOUT;
  const owned = new RegExp(
    String.raw`\b(?:my|our|${COUNTED}|with) (?:(?:my|our|${COUNTED}|old|young|elderly|indoor|rescue|big|small|beloved) ){0,3}${named}\b`,
    'i',
  );
  return REMARKS_AND_FAMILY.find((id) => owned.test(text(id) ?? '')) ?? null;
}

/** "The animal", or "the animals" for several kinds, or several of one. */
export function animalsCalled(read: Pick<AnswerReader, 'text' | 'choices'>): string {
  const kinds = read.choices('pets-details');
  return kinds.length > 1 || kinds.some((kind) => severalTold(read, kind) !== null)
    ? 'the animals'
    : 'the animal';
}
