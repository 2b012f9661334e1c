import { anyOf } from '@global-fit/matching/anyOf';
import { readDealBreakers } from '@global-fit/matching/conditions/dealBreakers';
import { companionsNamed } from '@global-fit/matching/profile/people/companionsNamed';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import type { Atlas } from '@global-fit/atlas/atlas';
import { asksForFront, tellsPrivateIn } from '../../profile/discretion.ts';
import type { Profile } from '../../profile/profile.ts';
import { because, flow, type Said, words } from '../../prose/said.ts';
import { howToCheck, quoted } from '../readings/readings.ts';
import { whoWrites } from './ownWords.ts';

const GOOD_DAY = 'ideal-life-vision';

/** Words that make a wish a condition: "this is absolute", "what I could not bear". */
const HARD = anyOf([
  /\bthis is (?:an? |the )?(?:absolute\w*|must|most important|non-?negotiable)\b/i,
  /\b(?:is|are) (?:an? )?(?:absolute(?:ly)? )?(?:must|non-?negotiable|essential|indispensable)\b/i,
  /\b(?:could|can|will|would)(?: not|n['’]t|not) (?:ever )?(?:bear|stand|live with(?:out)?|live in|go (?:any)?where|move (?:any)?where)\b/i,
  /\bunder no circumstances\b|\bno way (?:I|we|will|would)\b/i,
  /\b(?:it|that|there|the \w+|hospitals?|schools?|doctors?|we|I) (?:absolutely |really )?(?:must|has to|have to) (?:be|have)\b/i,
]);
const NO_MUST = /\bnot? (?:an? )?(?:absolute )?must\b|\bnot essential\b|\bwhat if\b|\?/i;

/** About somebody's body or somebody to be feared: not repeated, although the words alone are not secret. */
const NOT_REPEATED =
  /\b(?:pains?|operat(?:ed|ion)|knees?|hospitals?|safe from|find (?:me|us|our|him|her)\b|violen\w+|beat\w*|hid(?:e|ing)|stalk\w*)/i;

const MOST = 2;

/** Ids of conditions that are about a language. */
const OF_LANGUAGE = ['own-languages', 'spoken'];

/**
 * Conditions found in the story of a good day but not among the deal-breakers: says that they ruled no place out, and
 * how to check them; null where there are none.
 */
export function mustsTold(atlas: Atlas, profile: Profile): Said | null {
  const { read, discreet } = profile;
  const text = read.text(GOOD_DAY) ?? '';
  if (discreet.length > 0 || tellsUnsafe(text) || asksForFront(text)) return null;
  const who = whoWrites(profile);
  const idsIn = (line: string): readonly (string | null)[] =>
    readDealBreakers(atlas, line, who).dealBreakers.map(({ id }) => id);
  const told = new Set(idsIn(read.text('deal-breakers') ?? ''));
  const speaks = read.has('language-preference', 'must-speak');
  const musts = sentencesOf(text)
    .filter(
      (one) =>
        HARD.test(one) && !NO_MUST.test(one) && !NOT_REPEATED.test(one) && !tellsPrivateIn(GOOD_DAY, one),
    )
    .map((one) => ({ one: one.trim().replace(/[;:]$/, '.'), ids: idsIn(one).filter((id) => id !== null) }))
    .filter(({ ids }) => !ids.some((id) => told.has(id) || (speaks && OF_LANGUAGE.includes(id))))
    .slice(0, MOST);
  const said = musts.map(({ one, ids }) =>
    words(
      ids.length > 0
        ? `${quoted(one)} can be checked against our figures: add it to your deal-breakers and have the report made again.`
        : `${quoted(one)} is in none of our figures: check it by ${howToCheck(one, companionsNamed(read.all))}.`,
    ),
  );
  return said.length === 0
    ? null
    : because(
        flow(
          words(
            `In what you write about that life ${musts.length === 1 ? 'one thing reads like a must' : 'two things read like a must'}; only your deal-breakers rule a place out, so ${musts.length === 1 ? 'it' : 'they'} ruled none out.`,
          ),
          ...said,
        ),
        GOOD_DAY,
        'deal-breakers',
      );
}
