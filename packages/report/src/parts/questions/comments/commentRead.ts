import { anyOf } from '@global-fit/matching/anyOf';
import type { PlaceHeading } from '../../../model.ts';
import type { PlaceView } from '../../../place/view.ts';
import { tellsPrivate } from '../../../profile/discretion.ts';
import { personIn } from '../../../profile/people/person.ts';
import { flow, type Said } from '../../../prose/said.ts';
import { readQuestion } from '../asked.ts';
import { remarksIn, withNamesCarried, withoutTime } from './remarkSentences.ts';
import type { Answer, Asked } from '../topic.ts';
import { topicsOf } from '../topicsNamed.ts';

/** The most answers to one comment, so that it stays a remark. */
const MOST = 2;

/** Answers in prices and pay, which a remark did not ask for. */
const PRICES = new Set(['food', 'cost', 'pay']);

/** The subjects of a free comment. */
export interface CommentRead {
  /** Whether the report's tables have figures on one of them. */
  readonly known: boolean;
  /** What our records say about them, place by place; null where they have nothing in words. */
  readonly said: Said | null;
  /** The section that covers it, where our records have nothing in words. */
  readonly chapter: PlaceHeading | null;
  /** Who can answer what it asks outright, where our records cannot; null where it asks nothing. */
  readonly whom: string | null;
}

/** An outright refusal. */
const REFUSAL =
  /^(?:and |but )?(?:we|i)(?: (?:will not|would not|refuse|cannot|can not|do not (?:wish|want|intend|plan)|have no (?:wish|intention))|’ll not| won['’]t| can['’]t| don['’]t (?:wish|want|intend|plan))\b/i;

/** Whether a sentence refuses something. */
export const refuses = (sentence: string): boolean => REFUSAL.test(sentence);

/** A question about a price, and the money an answer must contain. */
const ASKS_PRICE =
  /\b(?:how much(?! (?:paid )?(?:holidays?|vacation|leave|time))|costs?|fees?|prices?|expensive)\b/i;
const MONEY = /[$€£]|\b[A-Z]{3} \d/;

/** A relative clause: "a flat which we rent out", "the year when we married". */
const RELATIVE =
  /(?<=[\p{L}\d)%”"](?:,? ))(?:which|where|when|who)(?= (?:I|we|he|she|they|it|s?hes|is|are|was|were|has|had|have|my|our)\b)/giu;
/** Words of asking or wishing. */
const ASKS = anyOf([
  /\?/i,
  /\b(?:tell|say|show|explain|know|wonder\w*|ask\w*|whether|which|what|where|when|how|who|why|(?:is|are) there|can|could|may|needs?|wants?|wish\w*|hop(?:e|es|ing)|look(?:s|ing)? for|matters?|important|essential|must|should|would like|prefers?|advi[sc]e|recommend\w*|suggest\w*|worr\w+|afraid|concern\w*)\b/i,
]);
/** A question, with its mark or without it: "Whether offices have lifts.", "so please advise." */
const ASKS_OUTRIGHT = anyOf([
  /\?|\b(?:so|please|pls|kindly) advi[sc]e\b|\b(?:need|want|would like) (?:your |some )?advice\b/i,
  /\b(?:did(?: not|n['’]?t)|should have|forgot to|could have) ask(?:ed)?\b/i,
  /^\W*(?:whether|how|what|who|which|where|when|why)\b(?! (?:I|we)\b)/i,
  /^\W*(?:can|could|may|will|would|do|does|is|are|should|must) (?:I|we|my|our|she|he|they|it|you|there|the)\b/i,
  /^\W*if (?:(?:I|we|my|our|the|she|he) )?(?:\w+ ){0,2}(?:can|could|may|gets?|is allowed|are allowed)\b[^,]*$/i,
]);
/** A sentence in which somebody only tells of themselves. */
const TELLS = /^\W*(?:I|we|my|our|he|she|they|it|this|that|not interested|no interest)\b/i;
/** A sentence about somebody by name: "Sue has a small pension". */
const TELLS_OF =
  /^\W*(?!(?:What|Who|Which|Where|When|Why|How|There)\b)\p{Lu}\p{Ll}+(?:['’]?s \p{Ll}+)? (?:has|had|is|was|gets|works|worked|lives|speaks)\b/u;
const tells = (sentence: string): boolean => TELLS.test(sentence) || TELLS_OF.test(sentence);
/** Words up to which a sentence may simply name a subject. */
const MOST_NAMING = 8;

/** What happened to somebody else: "A friend went to Bulgaria and had the tax office ask where his life was". */
const HAPPENED =
  /^\W*(?:an? |one |some |my |our |his |her |the )(?:[\p{L}'’-]+ ){1,3}?(?:went|had|came|lost|died|was|were|got|left|moved|bought|sold|tried|told|said|paid|fell|broke|ended)\b/iu;
/** Words by which such a sentence expresses the writer's own wish: "my mother died, so I want to be near". */
const WISHED =
  /\?|\b(?:I|we)(?:['’]d| would)? (?:\w+ )?(?:want|need|wish|hope|like|prefer|look for)|\b(?:please|must|should|important|afraid|worr\w+)\b/i;

/** The month, which is no word of asking: "from May to September", "in May". */
const MAY = new RegExp(
  String.raw`(?<=\b(?:in|from|since|of|until|till|to|by|and|every|each|early|mid|late|through|before|after) )May\b(?! (?:I|we)\b)|\bMay(?= (?:to|until|till|through|and|[-–]|\d))`,
  'g',
);

/** What is reckoned with, and no wish: "rent on the house should bring 2,300 a month". */
const EXPECTED =
  /\bshould (?:then |still |each |roughly |about )*(?:bring|yield|make|fetch|give|earn|come (?:to|in)|be (?:about|around|worth|paid|ready|done|over|finished)|cover|last)\b/gi;

/** Whether a sentence asks or wishes. In one that tells about somebody, relative clauses do not count. */
function asks(sentence: string): boolean {
  if (HAPPENED.test(sentence) && !WISHED.test(sentence)) return false;
  const said = sentence.replace(MAY, ' ').replace(EXPECTED, ' ');
  return ASKS.test(tells(sentence) ? said.replace(RELATIVE, ' ') : said);
}

/** Whether a sentence only names its subject: "Stairs." */
const names = (sentence: string): boolean =>
  !tells(sentence) && sentence.trim().split(/\s+/).length <= MOST_NAMING;

/** What our records hold on one subject, and whether the sentence is a question. */
interface SubjectAnswer extends Answer {
  readonly id: string;
  readonly asks: boolean;
}

const hasTable = ({ figures = [] }: Answer): boolean => figures.length > 0;

/** A subject that a section of each place covers: a remark on it refers to that section. */
const pointing = (answer: Answer): Answer =>
  answer.standsUnder ? { ...answer, said: null, chapter: answer.standsUnder } : answer;

/** Answers on every subject of a sentence, without prices nobody asked for. */
function answersTo(asked: Asked): readonly SubjectAnswer[] {
  return (
    topicsOf(asked)
      .filter(
        ({ id, about }) =>
          (!PRICES.has(id) || (id === 'pay' && ASKS_OUTRIGHT.test(asked.text))) &&
          asked.text.search(about) >= 0,
      )
      .map((topic) => ({
        id: topic.id,
        asks: ASKS_OUTRIGHT.test(asked.text),
        ...pointing(topic.answer(asked)),
      }))
      // Other facts on the subject do not answer what it costs.
      .filter(({ said }) => !ASKS_PRICE.test(asked.text) || MONEY.test(said?.text ?? ''))
  );
}

/** The answers that may be told: one per subject, and under discretion none that is private. */
function toldOf(answers: readonly SubjectAnswer[], isDiscreet: boolean): readonly Said[] {
  const told = new Map<string, Said>();
  for (const { id, said } of answers) {
    const mayBeTold = said && said.text !== '' && !(isDiscreet && tellsPrivate(said.text));
    if (mayBeTold && !told.has(id)) told.set(id, said);
  }
  return [...told.values()].slice(0, MOST);
}

/**
 * Reads a free comment sentence by sentence, like questions. Only sentences that ask, wish, refuse or simply name a
 * subject count: a noun in a statement about oneself is no question.
 */
export function readComment(text: string, views: readonly PlaceView[]): CommentRead {
  const [first] = views;
  const nameIn = (sentence: string): string | null =>
    (first && personIn(sentence, first.profile)?.member?.called) ?? null;
  const answers = withNamesCarried(remarksIn(text), nameIn)
    // Refusals precede statements.
    .toSorted((a, b) => Number(refuses(b)) - Number(refuses(a)))
    .filter((sentence) => refuses(sentence) || asks(sentence) || names(sentence))
    .flatMap((sentence) => readQuestion(withoutTime(sentence), views) ?? [])
    .flatMap(answersTo);
  const told = toldOf(answers, (views[0]?.profile.discreet.length ?? 0) > 0);
  const unsaid = answers.filter((answer) => answer.asks && !answer.said?.text);
  const open = unsaid.find((answer) => !hasTable(answer)) ?? unsaid[0];
  return {
    known: answers.some(hasTable),
    said: told.length > 0 ? flow(...told) : null,
    chapter: answers.find(({ chapter }) => chapter !== undefined)?.chapter ?? null,
    whom: open?.whom ?? null,
  };
}
