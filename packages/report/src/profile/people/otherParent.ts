import { anyOf } from '@global-fit/matching/anyOf';
import { FACTS_TOLD_IN } from '@global-fit/matching/profile/text/freeTexts';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { OF_AGE } from '@global-fit/matching/profile/people/household';
import type { AnswerReader } from '../answers.ts';
import { type Said, say } from '../../prose/said.ts';
import { comeOfAgeCalled } from './called.ts';
import type { Movers } from '../household.ts';

/** Words for another parent's rights, whoever moves along. */
const CUSTODY =
  /\bcustod|\bvisitation\b|\bco-?parent|\bother parent\b|\bmy ex\b|\bex-? ?(?:wife|husband|partner)\b|\bparental (?:responsibility|authority)\b/i;
/** Said of oneself. In a question it may be about somebody else, or the future. */
const PARTED = /\bdivorc|\bseparated\b/i;
/** The children's other parent, who is outside the household only where no partner moves along. */
const PARENT = anyOf([
  /\b(?:their|his|her|the (?:children|kids|boys|girls)[’']s?|my (?:son|daughter|child|children|kids)[’']?s?) (?:biological )?(?:father|mother|dad|mum|mom)\b/i,
  // "The father lives in another city", "the father of Alice"; not "mother tongue", nor an adult's parent.
  /\bthe (?:biological )?(?:father|mother|dad|mum|mom)\b(?! tongue)(?! of (?:my|our|his|her) (?!sons?\b|daughters?\b|child|kids?\b|boys?\b|girls?\b))/i,
]);
/** "Ellie's dad", as often typed "Ellies dad": the parent of a child who moves along, by the child's name. */
function parentOfNamed({ children }: Movers): RegExp | null {
  const names = children.flatMap(({ called }) => (called === null ? [] : [RegExp.escape(called)]));
  return names.length === 0
    ? null
    : new RegExp(
        String.raw`(?<!\p{L})(?:${names.join('|')})['’]?s['’]? (?:biological )?(?:father|mother|dad|mum|mom)\b`,
        'iu',
      );
}
/** A child of one of two partners, whose other parent lives elsewhere: "Mia is Jess's from before", "my stepson". */
const OF_ONE_PARTNER = anyOf([
  /\bstep-?(?:sons?|daughters?|child(?:ren)?|kids?)\b/i,
  /\bfrom (?:(?:my|her|his|a|an|the|[\w’'-]+['’]s) )?(?:first|previous|earlier|former|prior|past|other|last) (?:marriage|relationship|husband|wife|partner)\b/i,
]);
/** Said of a child only beside a word for that parent: "from before, her dad is in Hamilton". */
const FROM_BEFORE = /\bfrom (?:before|earlier)\b|\bnot (?:mine|his|hers) by birth\b|\bbirth certificate\b/i;
const GONE = /\b(?:died|dead|deceased|passed away|widow)/i;

interface Told {
  readonly movers: Movers;
  readonly read: AnswerReader;
}

/**
 * Ids of the answers that tell of another parent. A word about custody is enough: even sole custody has to be proved.
 */
function told({ movers, read }: Told): readonly string[] | null {
  const ofNamed = parentOfNamed(movers);
  const found = FACTS_TOLD_IN.filter((id) => {
    const text = read.text(id) ?? '';
    const parted = id !== 'specific-questions' && PARTED.test(text);
    const parent = PARENT.test(text) || ofNamed?.test(text) === true;
    const ofOne = OF_ONE_PARTNER.test(text) || (parent && FROM_BEFORE.test(text));
    const outside = movers.hasPartner ? ofOne : parent;
    return parted || CUSTODY.test(text) || (outside && !GONE.test(text));
  });
  if (found.length > 0) return found;
  return !movers.hasPartner && read.has('relationship-status', 'divorced') ? ['relationship-status'] : null;
}

/**
 * Ids of the answers that tell of another parent of children who will be minors at the move; null where none does.
 */
export function otherParentIds({ movers, read }: Told): readonly string[] | null {
  return movers.children.length > 0 ? told({ movers, read }) : null;
}

/** The other parent, whose name may follow: "her dad Ryan", "my ex, Ryan". */
const NAMED_PARENT = [
  String.raw`(?:[Tt]heir|[Hh]is|[Hh]er|[Tt]he) (?:biological )?(?:father|mother|dad|mum|mom)`,
  String.raw`[Mm]y ex(?:-? ?(?:wife|husband|partner))?`,
];
/** Capitalised words that follow without being a name. */
const NO_NAME = /^(?:I|He|She|We|It|They|The|My|Our|In|On|At|If|And|But|Not|No|Is|Has)$/;

/** What the other parent is called in the answers, so that a question by that name is understood; null where unsaid. */
export function otherParentCalled({ movers, read }: Told): string | null {
  const children = movers.children.flatMap(({ called }) =>
    called === null ? [] : [String.raw`${RegExp.escape(called)}['’]?s['’]? (?:father|mother|dad|mum|mom)`],
  );
  const who = new RegExp(
    String.raw`(?<!\p{L})(?:${[...children, ...NAMED_PARENT].join('|')})(?:,? (?:who )?(?:is )?(?:called|named)|,)? (\p{Lu}\p{Ll}+)(?!\p{L})`,
    'u',
  );
  for (const id of otherParentIds({ movers, read }) ?? []) {
    const name = (read.text(id) ?? '').match(who)?.[1];
    if (name !== undefined && !NO_NAME.test(name)) return name;
  }
  return null;
}

/** Sole custody, or a parent whom no document names. */
const ALONE = anyOf([
  /\bsole (?:\w+ ){0,2}(?:custody|custodian|guardian\w*|authority|responsibility|parent)\b/i,
  /\b(?:never|not|n['’]t) (?:legally |officially )?(?:recogni[sz]ed?|acknowledged?)\b/i,
  /\b(?:is|are|was|were) (?:not|nowhere) (?:named )?(?:on|in) (?:the|his|her|their|my|any) (?:birth certificate|(?:family )?register|papers?|koseki)\b/i,
  /\b(?:father|mother|dad|other parent) is (?:legally )?unknown\b|\b(?:sperm |egg )?donor\b/i,
]);
/**
 * An unsettled matter: disputed, before a court, or waiting for a signature. The writer cannot decide alone yet,
 * whatever they hold or hope for.
 */
const UNSETTLED = anyOf([
  /\b(?:in|under) dispute\b|\bdisput(?:e[sd]?|ing)\b|\bcontest(?:s|ed|ing)?\b|\bpending\b|\bundecided\b|\bongoing\b/i,
  /\b(?:(?:not|n['’]t) (?:\w+ )?|to be |yet to be )(?:decided|settled|final|finali[sz]ed|granted|ruled)\b/i,
  /\bhearings?\b|\b(?:case|proceedings?|trial|lawsuit) (?:is|are|still|before|open|running)\b|\bappeal(?:s|ed|ing)?\b/i,
  /\b(?:custody|court) (?:battle|fight|case|proceedings?|suit|trial)\b|\b(?:fight|battle|go(?:es|ing)?|(?:is|are|be|still) (?:back )?)\w* (?:over custody|for custody|to court|in court)\b/i,
]);
/** A parent who withholds consent, even without a word about custody. */
const WITHHELD = new RegExp(
  String.raw`\b(?:she|he|mother|father|mom|mum|dad|ex(?:-?\w+)?) (?:\w+ ){0,2}(?:(?:has to|have to|must|needs? to|(?:does|did|do|will|would)(?: not|n['’]t)|won['’]t|refuses? to) (?:\w+ )?(?:sign|agree|consent|allow|let (?:them|us|me|him|her)|give (?:me )?(?:consent|permission|leave))|(?:wants|asks (?:for|the court for)|claims|sues for|is fighting for) (?:them|custody|the (?:children|kids|boys?|girls?)|my (?:children|kids|sons?|daughters?))(?: back)?(?=[.,;!?]|$| in\b| before\b| at\b| and\b)|says no|objects|is against (?:it|this|that|the move|us|me))`,
  'i',
);
const OF_CHILDREN =
  /\bcustod|\b(?:courts?|judge|hearings?|divorc\w*|separat\w+|mother|father|mom|mum|dad|parents?|child(?:ren)?|kids?|ex)\b/i;
const isUnsettled = (sentence: string): boolean =>
  WITHHELD.test(sentence) || (UNSETTLED.test(sentence) && OF_CHILDREN.test(sentence));

/** Custody that is wished for, denied or somebody else's. */
const NOT_HELD =
  /\b(?:not? (?:yet )?(?:have|hold)|(?:do|does|did) not|n['’]t have|want\w*|appl(?:y|ied|ying)|fight\w*|hope|until|unless|if|would|(?:he|she|my ex[\w-]*) has)\b[^.;!?]{0,40}\bsole\b/i;

/**
 * Ids of the answers that tell of undecided custody or withheld consent; null where none does. Questions do not
 * count, because they may be hypothetical.
 */
export function unsettledCustodyIds(profile: Told): readonly string[] | null {
  const found = (otherParentIds(profile) ?? []).filter(
    (id) => id !== 'specific-questions' && sentencesOf(profile.read.text(id) ?? '').some(isUnsettled),
  );
  return found.length > 0 ? found : null;
}

/**
 * Ids of the answers by which one parent decides alone for the children, so that proof is needed instead of consent;
 * null where none says so, or one says it is unsettled.
 */
export function soleParentIds(profile: Told): readonly string[] | null {
  if (unsettledCustodyIds(profile)) return null;
  const found = (otherParentIds(profile) ?? []).filter((id) => {
    const text = profile.read.text(id) ?? '';
    return id !== 'specific-questions' && ALONE.test(text) && !NOT_HELD.test(text);
  });
  return found.length > 0 ? found : null;
}

/**
 * Ids of the answers that tell of another parent who will have no say at the move, because every child will be an
 * adult; null where none does.
 */
export function noLeaveThenIds({ movers, read }: Told): readonly string[] | null {
  const minorToday = movers.comeOfAge.some(({ age }) => (age ?? OF_AGE) < OF_AGE);
  return minorToday && movers.children.length === 0 ? told({ movers, read }) : null;
}

/** What the children's majority at the move means for the other parent's consent. */
export function noLeaveThen({ movers }: Pick<Told, 'movers'>): Said {
  const who = comeOfAgeCalled(movers);
  const are = movers.comeOfAge.length === 1 ? 'is' : 'are';
  return say`At the planned move ${who} ${are} eighteen or over, of age by the law of most countries: then the other parent’s consent is not needed. It is if you go earlier.`;
}
