import type { PlaceHeading } from '../../../model.ts';
import type { PlaceView } from '../../../place/view.ts';
import { tellsPrivate } from '../../../profile/discretion.ts';
import { personIn } from '../../../profile/people/person.ts';
import { flow, type Said } from '../../../prose/said.ts';
import { readQuestion } from '../asked.ts';
import { sentencesOf, withNamesCarried, withoutTime } from './remarkSentences.ts';
import type { Answer, Asked } from '../topic.ts';
import { topicsOf } from '../topics.ts';

/** What is answered of one comment, so that it stays a remark. */
const MOST = 2;

/** Answers in prices, which a remark did not ask for. */
const PRICES = new Set(['food', 'cost']);

/** What a free comment touches on. */
export interface CommentRead {
  /** Whether the tables of the report hold figures on one of its subjects. */
  readonly known: boolean;
  /** What our records hold on its subjects, the places beside each other; null where they hold nothing in words. */
  readonly said: Said | null;
  /** The chapter that takes it up, where our records hold nothing in words. */
  readonly chapter: PlaceHeading | null;
  /** Who answers what it asks outright, where our records do not; null where it asks nothing. */
  readonly whom: string | null;
}

/** What somebody refuses outright. */
const REFUSAL =
  /^(?:and |but )?(?:we|i)(?: (?:will not|would not|refuse|cannot|can not|do not (?:wish|want|intend|plan)|have no (?:wish|intention))|’ll not| won['’]t| can['’]t| don['’]t (?:wish|want|intend|plan))\b/i;

/** Whether a sentence refuses something. */
export const refuses = (sentence: string): boolean => REFUSAL.test(sentence);

/** A sentence that asks for a price, and what an answer to it holds: money. */
const ASKS_PRICE =
  /\b(?:how much(?! (?:paid )?(?:holidays?|vacation|leave|time))|costs?|fees?|prices?|expensive)\b/i;
const MONEY = /[$€£]|\b[A-Z]{3} \d/;

/** A clause on what has been named: "a flat which we rent out", "the year when we married". */
const RELATIVE =
  /(?<=[\p{L}\d)](?:,? ))(?:which|where|when|who)(?= (?:I|we|he|she|they|it|is|are|was|were|has|had|have|my|our)\b)/giu;
/** Words by which a sentence asks or wishes for something. */
const ASKS =
  /\?|\b(?:tell|say|show|explain|know|wonder\w*|ask\w*|whether|which|what|where|when|how|who|why|(?:is|are) there|can|could|may|needs?|wants?|wish\w*|hop(?:e|es|ing)|look(?:s|ing)? for|matters?|important|essential|must|should|would like|prefers?|worr\w+|afraid|concern\w*)\b/i;
/** A question, with its mark or without it: "Whether offices have lifts." */
const ASKS_OUTRIGHT =
  /\?|\b(?:did(?: not|n['’]?t)|should have|forgot to|could have) ask(?:ed)?\b|^\W*(?:whether|how|what|who|which|where|when|why)\b(?! (?:I|we)\b)/i;
/** A sentence in which somebody only tells of themselves. */
const TELLS = /^\W*(?:I|we|my|our|he|she|they|it|this|that|not interested|no interest)\b/i;
/** More words than this tell of something and do not only name it. */
const MOST_NAMING = 8;

/** Whether a sentence asks or wishes: in one that tells of somebody, a clause on what they named does not. */
const asks = (sentence: string): boolean =>
  ASKS.test(TELLS.test(sentence) ? sentence.replace(RELATIVE, ' ') : sentence);

/** Whether a sentence does nothing but name its subject: "Stairs." */
const names = (sentence: string): boolean =>
  !TELLS.test(sentence) && sentence.trim().split(/\s+/).length <= MOST_NAMING;

/** What is held on one subject of a sentence, and whether the sentence is a question. */
interface SubjectAnswer extends Answer {
  readonly id: string;
  readonly asks: boolean;
}

const hasTable = ({ figures = [] }: Answer): boolean => figures.length > 0;

/** What is held on a sentence, subject by subject, but for prices that nobody asked for. */
function answersTo(asked: Asked): readonly SubjectAnswer[] {
  return (
    topicsOf(asked)
      .filter(({ id, about }) => !PRICES.has(id) && asked.text.search(about) >= 0)
      .map((topic) => ({ id: topic.id, asks: ASKS_OUTRIGHT.test(asked.text), ...topic.answer(asked) }))
      // A fact on another side of the subject is no answer to what it costs.
      .filter(({ said }) => !ASKS_PRICE.test(asked.text) || MONEY.test(said?.text ?? ''))
  );
}

/** What may be told of the answers: one a subject, and none that is private where discretion was asked for. */
function toldOf(answers: readonly SubjectAnswer[], isDiscreet: boolean): readonly Said[] {
  const told = new Map<string, Said>();
  for (const { id, said } of answers) {
    const mayBeTold = said && said.text !== '' && !(isDiscreet && tellsPrivate(said.text));
    if (mayBeTold && !told.has(id)) told.set(id, said);
  }
  return [...told.values()].slice(0, MOST);
}

/**
 * Reads a free comment sentence by sentence, as questions are read. Only a sentence that asks, wishes or
 * refuses counts, or one that does nothing but name its subject: a noun in what somebody tells of themselves
 * is no question.
 */
export function readComment(text: string, views: readonly PlaceView[]): CommentRead {
  const [first] = views;
  const nameIn = (sentence: string): string | null =>
    (first && personIn(sentence, first.profile)?.member?.called) ?? null;
  const answers = withNamesCarried(sentencesOf(text), nameIn)
    // What is refused counts before what is told.
    .toSorted((a, b) => Number(refuses(b)) - Number(refuses(a)))
    .filter((sentence) => refuses(sentence) || asks(sentence) || names(sentence))
    .flatMap((sentence) => readQuestion(withoutTime(sentence), views) ?? [])
    .flatMap(answersTo);
  const told = toldOf(answers, (views[0]?.profile.discreet.length ?? 0) > 0);
  const open = answers.find((answer) => answer.asks && !answer.said?.text && !hasTable(answer));
  return {
    known: answers.some(hasTable),
    said: told.length > 0 ? flow(...told) : null,
    chapter: answers.find(({ chapter }) => chapter !== undefined)?.chapter ?? null,
    whom: open?.whom ?? null,
  };
}
