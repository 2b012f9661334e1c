import { anyOf } from '@global-fit/matching/anyOf';
import { FACTS_TOLD_IN } from '@global-fit/matching/profile/text/freeTexts';
import { calledIn, isOtherWord } from '@global-fit/matching/profile/people/companionsNamed';
import { MONTH, monthNumber } from '@global-fit/matching/profile/time/toldMonths';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { because, type Said, words } from '../../prose/said.ts';
import { list } from '../../prose/english.ts';
import type { AnswerReader } from '../answers.ts';
import { partnerAhead } from './ahead.ts';
import { BIRD_NAMES } from './animalsTold.ts';
import { childrenCalled, partnerCalled } from './called.ts';
import type { Movers } from '../household.ts';
import type { Member } from './member.ts';

/** Household members who follow the customer later, as stated. */
export interface Followers {
  readonly members: readonly Member[];
  /** "Miko", "your child and your partner". */
  readonly who: Said;
  /** The month they mean to come, with its year where stated; null where no month was. */
  readonly month: { readonly number: number; readonly year: number | null } | null;
  /** Months after the customer, where stated so; null where not. */
  readonly behind: number | null;
  readonly ids: readonly string[];
}

const WHEN = String.raw`(?:later|afterwards?|once|as soon as|when I|after (?:the|a|one|two|six|\d+|I|my)|in (?:the second|a|one|two) year)`;
const FOR_NOW = String.raw`(?:at first|first|for now|for the (?:first|beginning)|in the (?:first|beginning)|initially|to begin with|meanwhile|in the meantime|until|till|for (?:a|one|the|six|\d+|several|some) (?:first )?(?:years?|months?))`;
/** Staying behind; the right to stay is one to live there. */
const STAYS = String.raw`(?<!\b(?:right|rights|leave|permission|permit|permits|visa|allowed) to )\b(?:stay|stays|staying|remain|remains|remaining|live|lives)\b`;
/** Words for coming later, or staying behind at first. */
const LATER = new RegExp(
  [
    String.raw`\b(?:joins?|joining|follows?|following) (?:me|us)\b`,
    String.raw`\b(?:come|comes|coming|follow|follows|move|moves|brought|bring|fetch|send for)\b[^.;?!]{0,40}\b${WHEN}\b`,
    String.raw`${STAYS}(?! (?:at )?home with)(?! (?:in|at) (?:\w+ )?school)(?:(?!\bif\b)[^.;?!]){0,60}\b${FOR_NOW}\b`,
  ].join('|'),
  'i',
);
/** "Joana and Caio follow in September", "she comes in June 2028". */
const IN_MONTH = new RegExp(
  String.raw`\b(?:joins?|joining|follow\w*|comes?|coming|moves?)\b[^.;?!]{0,40}?\b(?:in|around|at the (?:start|end) of)(?: (?:early|mid|late))? ${MONTH}\b(?:,? (20\d\d))?`,
  'i',
);
/** What the customer does first does not date the others' move. */
const AFTER_ME = /\bI\b[^.;?!,]*?,?\s*(?:and|then|,)\s*/i;

/** The month in which followers come, by a sentence; null where it tells none. */
function monthTold(sentence: string): Followers['month'] {
  const [, month, year] = IN_MONTH.exec(sentence.replace(AFTER_ME, '')) ?? [];
  return month ? { number: monthNumber(month), year: year ? Number(year) : null } : null;
}

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  nine: 9,
  twelve: 12,
};
const SPAN = String.raw`(\d{1,2}|${Object.keys(COUNTS).join('|')}) (months?|years?)`;
/** "I go first alone for 6 months", "they follow after half a year", "she comes three months later". */
const BEHIND = new RegExp(
  [
    String.raw`\b(?:first|alone|ahead)\b[^.;?!,]{0,20}\b(?:for|the) (?:the )?(?:first )?${SPAN}`,
    String.raw`\b(?:follow\w*|joins?|comes?|coming)\b[^.;?!,]{0,20}(?:\bafter (?:about )?${SPAN}|\b${SPAN} (?:later|after))`,
  ].join('|'),
  'i',
);

/** How many months after the customer the others come, by a sentence; null where it tells none. */
function behindTold(sentence: string): number | null {
  const [count, unit] = (BEHIND.exec(sentence) ?? []).slice(1).filter((part) => part !== undefined);
  if (!count || !unit) return null;
  const number = COUNTS[count.toLowerCase()] ?? Number(count);
  return unit.toLowerCase().startsWith('year') ? number * 12 : number;
}

/** The same by the texts that tell of those who follow. */
function behindIn(ids: readonly string[], read: AnswerReader): number | null {
  const told = ids.flatMap((id) => sentencesOf(read.text(id) ?? '')).map(behindTold);
  return told.find((months) => months !== null) ?? null;
}

/** "I go first": the others come later. */
const AHEAD =
  /\bI(?:['’]ll| will| would| want to| plan to| mean to)? (?:go|move|leave|travel|start) (?:there )?(?:first|ahead|alone (?:at )?first)\b/i;
/** "I go in March, she follows in September": two parts, each with a month. */
const STAGED = new RegExp(
  String.raw`\bI\b[^.;?!,]*\b(?:go|move|leave|start|fly)\b[^.;?!]{0,40}(?:,|\band\b|\bthen\b|\bwhile\b)[^.;?!]*\b(?:follow\w*|joins?|comes?)\b[^.;?!]{0,20}\b(?:in|around) ${MONTH}\b`,
  'i',
);
/** A question that leaves open whether anybody follows later: "from the first day or only later?" */
const LEFT_OPEN = anyOf([
  /\bor (?:only |just |else |must |should |have to |can |may )?(?:\w+ ){0,4}?(?:later|afterwards?|after|once|first|follow\w*)\b/i,
  /\b(?:later|afterwards?|first)\b[^.;?!]{0,20}\bor\b/i,
  /^(?:do|does|must|will|would)\b[^.;!]*\b(?:have to|must|need to|be obliged to)\b|^must\b/i,
]);
const isLeftOpen = (sentence: string): boolean => sentence.includes('?') && LEFT_OPEN.test(sentence);
const NOT = /\b(?:not|never|cannot|can['’]t|won['’]t|don['’]t|without)\b/i;
const CHILD = /\b(?:child|children|kids?|sons?|daughters?|boys?|girls?|baby)\b/i;
const PARTNER = /\b(?:husband|wife|partner|spouse|fianc[ée]e?)(?!\w)/i;
const FAMILY = /\b(?:my|the|our) family\b/i;
const THEY = /\b(?:they|them)\b/i;
/** Animals and goods also come along, and what is brought back goes home. */
const OTHERS_MEANT = new RegExp(
  String.raw`\b(?:pets?|animals?|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|rabbits?|${BIRD_NAMES}|boxes|furniture|things|belongings|cars?)\b|\b(?:bring|brought|take|fetch)\b[^.;?!]{0,20}\bback\b`,
  'i',
);

/** Somebody's relatives are separate people: "Paolo’s mother", "my wife’s parents". */
const KIN_OF_OTHERS =
  /[\p{L}\p{M}-]+(?:['’]s|s['’]) (?:[\p{L}-]+ ){0,2}(?:(?:grand|step)?(?:mothers?|fathers?|parents?|sons?|daughters?|child(?:ren)?)|mum|mom|dad|sisters?|brothers?|siblings?|aunts?|uncles?|cousins?|famil(?:y|ies)|(?:boy|girl)?friends?|husband|wife|partner)(?!\p{L})/giu;

const ELDERS_AND_SIBLINGS = String.raw`(?:(?:grand|step)?(?:mothers?|fathers?|parents?)|mum|mom|mama|dad|granny|grandma|grandpa|in-laws|sisters?|brothers?|siblings?|aunts?|uncles?|cousins?|nieces?|nephews?|(?:boy|girl)?friends?)`;
const laterOf = (kin: string): RegExp =>
  new RegExp(
    String.raw`\b(?:my|our|his|her|their) (?:(?!and\b)[\w-]+ ){0,2}${kin}\b(?:(?!\band\b)[^.;?!,]){0,60}?(?:${LATER.source})`,
    'gi',
  );
/** Kin who come later themselves: "when could my mother join us", "my parents should follow later". */
const KIN_LATER = laterOf(ELDERS_AND_SIBLINGS);
/** A husband or wife who is not among those who move: "can my husband join us when the war ends". */
const SPOUSE_LATER = laterOf('(?:husband|wife|partner|spouse)');
/** Where a sentence goes on to something else: "…, and do I need", "…, and what happens". */
const NEXT_CLAUSE =
  /[,;]? (?:and|but|or) (?=(?:do|does|did|can|could|may|must|should|will|would|is|are|what|which|who|how|where|when|why)\b)/;
/** A child that is not born yet is none of those who come after. */
const NOT_BORN = anyOf([
  /\b(?:next|another|future|unborn|(?:a|our) second|more) (?:child|children|kids?|baby|babies|sons?|daughters?)\b/gi,
  /\b(?:child|children|kids?|baby|babies|sons?|daughters?) (?:(?:who|that) (?:is|are|will be) )?(?:to be )?born (?:there|later|abroad)\b/gi,
]);

/** Whether a sentence has somebody’s name in it; a name that is another word too has to stand as one. */
const hasName = (sentence: string, name: string): boolean =>
  isOtherWord(name) ? calledIn(sentence, name) !== null : sentence.includes(name);

/** The members a sentence is about. For a lone companion, "he" or "she" is enough. */
function meant(sentence: string, { members, children, partner }: Movers): readonly Member[] {
  const named = members.filter(({ called }) => called !== null && hasName(sentence, called));
  const kinds = [
    ...(CHILD.test(sentence.replace(NOT_BORN, ' ')) ? children : []),
    ...(partner && PARTNER.test(sentence) ? [partner] : []),
  ];
  const found = new Set([...named, ...kinds]);
  if (found.size > 0) return members.filter((one) => found.has(one));
  if (FAMILY.test(sentence) || (THEY.test(sentence) && !OTHERS_MEANT.test(sentence))) return members;
  return members.length === 1 && /\b(?:he|she|him|her)\b/i.test(sentence) ? members : [];
}

/** The members in the second part of a staged move: those it names, the partner for "she" or "he", else everybody. */
function inSecondPart(sentence: string, movers: Movers): readonly Member[] {
  const named = meant(sentence.replace(KIN_OF_OTHERS, ' '), movers);
  if (named.length > 0) return named;
  return movers.partner && /\b(?:he|she)\b/i.test(sentence) ? [movers.partner] : movers.members;
}

/**
 * The members who come later according to one sentence; none where it denies that, asks about it, or is about others.
 */
function laterBy(sentence: string, movers: Movers): readonly Member[] {
  if (NOT.test(sentence) || isLeftOpen(sentence)) return [];
  if (AHEAD.test(sentence)) return movers.members;
  if (STAGED.test(sentence)) return inSecondPart(sentence, movers);
  const found = sentence.split(NEXT_CLAUSE).flatMap((clause) => {
    const ours = movers.partner ? clause : clause.replace(SPOUSE_LATER, ' ');
    return LATER.test(ours.replace(KIN_LATER, ' ')) ? meant(ours.replace(KIN_OF_OTHERS, ' '), movers) : [];
  });
  return movers.members.filter((one) => found.includes(one));
}

/** Who follows later, in the customer's words; null where nothing says that the household moves in parts. */
export function followersOf({
  movers,
  read,
}: {
  readonly movers: Movers;
  readonly read: AnswerReader;
}): Followers | null {
  // Whoever goes before the customer follows nobody.
  if (partnerAhead({ movers, read })) return null;
  const told = FACTS_TOLD_IN.flatMap((id) =>
    sentencesOf(read.text(id) ?? '').map((sentence) => ({ id, sentence, later: laterBy(sentence, movers) })),
  ).filter(({ later }) => later.length > 0);
  const found = new Set(told.flatMap(({ later }) => later).filter((one) => one !== movers.newborn));
  const ids = [...new Set(told.map(({ id }) => id))];
  const month = told.map(({ sentence }) => monthTold(sentence)).find((one) => one !== null) ?? null;
  if (found.size === 0) return null;
  const members = movers.members.filter((one) => found.has(one));
  const children = movers.children.filter((one) => found.has(one));
  const others = members.length - children.length - (movers.partner && found.has(movers.partner) ? 1 : 0);
  // Relatives and friends get no separate plan.
  if (others === members.length) return null;
  const parts = [
    ...(movers.partner && found.has(movers.partner) ? [partnerCalled(movers)] : []),
    ...(children.length > 0 ? [childrenCalled(movers, children)] : []),
  ];
  // Children called by their names stand in one list with the partner.
  const names = children.flatMap(({ called }) => called ?? []);
  const called = parts.flatMap(({ text }) => (text === list(names) ? names : [text]));
  const who = because(words(list(called)), ...parts.flatMap(({ answers }) => answers), ...ids);
  return { members, who, month, behind: behindIn(ids, read), ids };
}
