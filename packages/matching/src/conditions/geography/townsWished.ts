import { anyOf } from '../../anyOf.ts';
import type { Atlas } from '@global-fit/atlas/atlas';
import { fold } from '@global-fit/atlas/fold';
import type { City } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import type { Answers } from '@global-fit/questionnaire/model';
import { REMARKS } from '../../profile/text/freeTexts.ts';
import { textOf } from '../../profile/text/read.ts';
import { sentencesOf } from '../../profile/text/sentences.ts';

const WISHES = anyOf([
  /\b(?:prefer\w*|favou?r\w*|open to|would (?:love|like)|i(?:['’]d| would)? (?:love|like))\b/i,
  /\b(?:we(?:['’]d| would)? (?:love|like)|dream\w*|think(?:ing)? (?:of|about)|consider\w*|looking (?:at|into)|look at)\b/i,
  /\b(?:recommended|suggested|interested in|curious about|(?:first|second) choice|hope to live|want to live)\b/i,
  /\bsee (?:myself|ourselves) in\b/i,
]);
/** What a wish is set against, up to the next clause: "over Madrid", "rather than Lisbon", "not Porto". */
const SET_AGAINST =
  /\b(?:over|rather than|instead of|not|than|except|but not|no|never|away from|too (?:big|hot|cold|expensive|crowded))\b[^,;]*/gi;
/** A way to it or from it, or somebody who lives there, is no wish to live there. */
const NO_HOME =
  /\b(?:flights?|fly|flying|airport|visit\w*|clients?|company)\b|\b(?:friends?|sisters?|brothers?|family|parents?|mother|father|daughters?|sons?|cousins?) (?:[\p{L}’']+ ){0,2}?(?:lives?|moved|works?|in|is|are)\b/iu;
/** Names of towns that are words as well, where no capital tells. */
const ALSO_WORDS = new Set(
  'reading mobile orange split bath most sale male nice union garden corona wall'.split(' '),
);
const MOST_WORDS = 3;
const [LEAST_LETTERS, LEAST_PEOPLE] = [5, 50_000];

/** A town that a remark wishes for. */
export interface TownWished {
  readonly town: City;
  /** The question whose answer names it. */
  readonly id: string;
}

/** Every town by each of its names, folded. */
const byName = rememberedOf((atlas: Atlas) =>
  Map.groupBy(
    atlas.cities.all.flatMap((town) =>
      [...new Set([town.name, ...(town.otherNames ?? [])].map(fold))].map((name) => ({ name, town })),
    ),
    ({ name }) => name,
  ),
);

/**
 * The towns that some words name and nothing besides, of a name that several bear each of them: which is meant the
 * country tells. Without a capital only longer names of larger towns count.
 */
function townsCalled(atlas: Atlas, said: string): readonly City[] {
  if (said.length < LEAST_LETTERS - 1) return [];
  const called = (byName(atlas).get(fold(said)) ?? []).map(({ town }) => town);
  if (/^\p{Lu}/u.test(said)) return called;
  const plain = said.length < LEAST_LETTERS || ALSO_WORDS.has(said);
  return plain ? [] : called.filter(({ population }) => (population ?? 0) >= LEAST_PEOPLE);
}

function townsIn(atlas: Atlas, clause: string): readonly City[] {
  const words = clause.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const found: City[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = MOST_WORDS; length > 0; length -= 1) {
      const towns = townsCalled(atlas, words.slice(at, at + length).join(' '));
      if (towns.length === 0) continue;
      found.push(...towns);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** The towns by name that remarks wish for or think of, in their order; none that is only set against another. */
export function townsWished(atlas: Atlas, answers: Answers): readonly TownWished[] {
  const all = REMARKS.flatMap((id) =>
    sentencesOf(textOf(answers, id) ?? '')
      .filter((sentence) => WISHES.test(sentence))
      .flatMap((sentence) => sentence.replace(SET_AGAINST, ' ').split(/[,;/]|\bbut\b/))
      .filter((clause) => !NO_HOME.test(clause))
      .flatMap((clause) => townsIn(atlas, clause).map((town) => ({ town, id }))),
  );
  return all.filter(({ town }, at) => all.findIndex((one) => one.town.id === town.id) === at);
}
