import { anyOf } from '@global-fit/matching/anyOf';
import { MOST_ASKED, onlyTells } from '@global-fit/questionnaire/askedQuestions';
import type { Block, ReportPlace, ReportSection } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { isInOtherLanguage } from '../../profile/otherLanguage.ts';
import { tellsOfDanger } from '../../profile/passports/unsafe.ts';
import { list, numberWord } from '../../prose/english.ts';
import { because, flow, reworded, type Said, say, words } from '../../prose/said.ts';
import { callout, paragraph } from '../../sections/compose.ts';
import { placesTable } from './across/placesTable.ts';
import { asSentence, quoted } from '../readings/readings.ts';
import { readQuestion } from './asked.ts';
import { leftOutOf, partsOf, questionsIn } from './clauses.ts';
import type { Answer, Asked, Topic } from './topic.ts';
import { topicsOf } from './topics.ts';
import { townsTable } from './across/townsTable.ts';
import { unanswered } from './unanswered.ts';
import { answerWithin } from './within.ts';

const ID = 'specific-questions';

/** What was answered before in this report: texts with their questions, and the measures of each table. */
interface Told {
  readonly texts: Map<string, number>;
  readonly measures: Map<string, number>;
}

/** Characters of a question that come back with its answer. */
const MOST_REPEATED = 240;

/** Questions by number, for a reference back. */
const ORDINALS = ['first', 'second', 'third'] as const;

/** Measures that no earlier question of the report has shown in a table; a word on where they stand if all were. */
function table(asked: Asked, found: readonly Answer[], n: number, told: Told): readonly Block[] {
  const all = [...new Set(found.flatMap(({ figures }) => figures ?? []))].slice(0, 4);
  const fresh = all.filter((id) => !told.measures.has(id));
  const [shown] = all.flatMap((id) => told.measures.get(id) ?? []);
  for (const id of fresh) told.measures.set(id, n);
  if (fresh.length === 0 && shown !== undefined)
    return [
      paragraph(
        because(words(`The figures on it stand under your ${ORDINALS[shown] ?? 'earlier'} question.`), ID),
      ),
    ];
  const figures = placesTable(asked.views, `Figures on question ${n + 1}`, fresh);
  return figures ? [figures] : [];
}

/** What is on record of the towns that a question names; of a discreet one nothing comes back. */
function ofTowns({ towns, views, text, profile }: Asked, n: number): readonly Block[] {
  if (profile.discreet.length > 0 || tellsOfDanger(profile, text)) return [];
  const found = townsTable(towns, views, text, `Towns in question ${n + 1}`);
  return found ? [found] : [];
}

/** A sentence and the space behind it; a full stop inside a number or a name ends none. */
const SENTENCES = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** An answer without the sentences that another of the same question has just told. */
function withoutRepeats(said: Said, others: readonly Answer[]): Said {
  const told = new Set(others.flatMap((other) => other.said?.text.split(SENTENCES) ?? []));
  return reworded(said, (text) =>
    text
      .split(SENTENCES)
      .filter((sentence) => !told.has(sentence))
      .join(' '),
  );
}

/** An answer in words: what our records hold, or where they told it before, and what they do not. */
function answerSaid(
  { said: found, lacks }: Answer,
  n: number,
  before: Told,
  others: readonly Answer[],
): Said {
  const own = found?.text ? found : null;
  const fresh = own && others.length > 0 ? withoutRepeats(own, others) : own;
  const said = fresh?.text ? fresh : own;
  const lacking = words(`Not in our records: ${lacks}.`);
  const earlier = said ? before.texts.get(said.text) : undefined;
  if (said && earlier === undefined) before.texts.set(said.text, n);
  // Within one question the answer before has just told it.
  if (earlier === n) return lacking;
  return earlier !== undefined
    ? say`What our records hold on it stands under your ${ORDINALS[earlier] ?? 'earlier'} question. ${lacking}`
    : flow(said, lacking);
}

/** Words that any question may hold, which tell nothing of its subject. */
const GENERAL = anyOf([
  /^(?:what|which|whom?|whose|when|where|why|how|whether|does|did|can|could|may|must|should|shall|will)$/i,
  /^(?:would|are|has|have|had|been|being|and|but|the|that|this|these|those|there|they|them|you|our|ours)$/i,
  /^(?:mine|her|his|him|she|its|not|for|from|with|into|about|after|before|than|then|too|also|any|all|one)$/i,
  /^(?:get|got|need|want|take|takes|taken|long|much|many|cost|costs|pay|pays|paid|happens?|possible|first)$/i,
  /^(?:day|date|work|works|really|if)$/i,
]);

/** The parts of a question of which no answer speaks, by its subject or by any of its words. */
function openParts({ text }: Asked, topics: readonly Topic[], found: readonly Answer[]): readonly string[] {
  const answers = found
    .map(({ said, lacks, put }) => `${said?.text ?? ''} ${lacks} ${put}`.toLowerCase())
    .join(' ');
  return partsOf(text).filter((part) => {
    const subject = (part.match(/\p{L}{3,}/gu) ?? []).filter((word) => !GENERAL.test(word));
    return (
      // What is told beside a question asks for no answer.
      !onlyTells(part) &&
      subject.length > 0 &&
      topics.every(({ about }) => !about.test(part)) &&
      subject.every((word) => !answers.includes(word.toLowerCase().slice(0, 4)))
    );
  });
}

/** A part that stays open is named, so that nobody takes the answer for the whole; null where none does. */
function leftOpen(asked: Asked, topics: readonly Topic[], found: readonly Answer[]): Said | null {
  const open = openParts(asked, topics, found);
  if (open.length === 0) return null;
  const which =
    asked.profile.discreet.length > 0 || tellsOfDanger(asked.profile, asked.text)
      ? 'the rest of this question'
      : list(open.map((part) => `“${part.replace(/[?.]+$/, '')}”`));
  return because(
    words(`Of ${which} our records hold nothing: put it to the same office in these words.`),
    ID,
  );
}

const BY_SINGLE_WORDS =
  'Your question is in another language than English, the only one that we read: what follows goes by single words of it at best. Write it in English and have the report made again.';

/** Answers without those that another subject of the question gives alike: a licence, and whether it is recognised. */
const distinct = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter(
    ({ put, whom }, i) => answers.findIndex((one) => one.put === put && one.whom === whom) === i,
  );

/** One question with its answers, what of it stays open, and whom to put it to. */
function blocksOn(
  question: string,
  n: number,
  { views, placed }: { readonly views: readonly PlaceView[]; readonly placed: readonly ReportPlace[] },
  before: Told,
): readonly Block[] {
  const asked = readQuestion(question, views, placed);
  if (!asked) return [];
  const topics = topicsOf(asked);
  const towns = ofTowns(asked, n);
  const foreign = isInOtherLanguage(question) ? [paragraph(because(words(BY_SINGLE_WORDS), ID))] : [];
  if (topics.length === 0) return [...foreign, ...towns, ...unanswered(asked, towns.length > 0)];
  const found = distinct(topics.map((topic) => answerWithin(asked, topic.answer(asked))));
  const figures = table(asked, found, n, before);
  const open = leftOpen(asked, topics, found);
  return [
    ...foreign,
    ...found.map((one, i) => paragraph(because(answerSaid(one, n, before, found.slice(0, i)), ID))),
    ...(open ? [paragraph(open)] : []),
    ...towns,
    ...figures,
    ...found.map(({ whom, put }) =>
      callout('action', because(words(`Put your question to ${whom}, and add: “${put}”`), ID)),
    ),
  ];
}

/**
 * Questions beyond those that a report answers, named so that nobody looks for an answer to them; null where none is.
 */
function notTakenUp(profile: Profile, text: string): Said | null {
  const { discreet } = profile;
  const left = leftOutOf(text);
  if (left.length === 0) return null;
  const first = `A report answers ${numberWord(MOST_ASKED)} questions, your first`;
  return because(
    words(
      discreet.length > 0 || left.some((one) => tellsOfDanger(profile, one))
        ? `${first}; ${numberWord(left.length)} more of yours ${left.length === 1 ? 'is' : 'are'} not taken up.`
        : `${first}. Not taken up: ${asSentence(left.map((one) => quoted(one, MOST_REPEATED)).join(', '))}`,
    ),
    ID,
    ...discreet,
  );
}

/** "Your questions answered", from what we hold and with whom to ask; null when none were put. */
export function questionsAnswered(
  profile: Profile,
  views: readonly PlaceView[],
  placed: readonly ReportPlace[] = [],
): ReportSection | null {
  const text = profile.read.text(ID);
  const questions = text ? questionsIn(text) : [];
  if (questions.length === 0) return null;
  const before: Told = { texts: new Map(), measures: new Map() };
  const blocks = questions.flatMap((question, n): readonly Block[] => [
    callout(
      'note',
      profile.discreet.length > 0 || tellsOfDanger(profile, question)
        ? because(words(`Your ${ORDINALS[n] ?? 'next'} question`), ID, ...profile.discreet)
        : because(words(`You asked: ${quoted(question, MOST_REPEATED)}`), ID),
    ),
    ...blocksOn(question, n, { views, placed }, before),
  ]);
  const left = notTakenUp(profile, text ?? '');
  return {
    id: 'your-questions',
    heading: 'Your questions answered',
    blocks: left ? [...blocks, paragraph(left)] : blocks,
  };
}
