import { MOST_ASKED, onlyTells } from '@global-fit/questionnaire/askedQuestions';
import type { Block, ReportPlace, ReportSection } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { isInOtherLanguage } from '../../profile/otherLanguage.ts';
import { tellsOfDanger } from '../../profile/passports/unsafe.ts';
import { numberWord } from '../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../prose/said.ts';
import { callout, paragraph, paragraphs } from '../../sections/compose.ts';
import { placesTable } from './across/placesTable.ts';
import { asSentence, quoted } from '../readings/readings.ts';
import { byName } from '../readings/countriesNamed.ts';
import { writtenNames } from '../../prose/countryNames.ts';
import { wholeWords } from '../../prose/wholeWords.ts';
import { townNamesIn } from './named/townNames.ts';
import { readQuestion } from './asked.ts';
import { asks, askingSentences, narrowed, tellsStory } from './askedApart.ts';
import { leftOutOf, partsOf, questionsIn, subjectWords } from './clauses.ts';
import { inParagraphs } from './longAnswer.ts';
import type { Answer, Asked, Topic } from './topic.ts';
import { topicsNamed, topicsOf } from './topicsNamed.ts';
import { townsTable } from './across/townsTable.ts';
import { openByWhom, unanswered } from './unanswered.ts';
import { ORDINALS, sentencesIn, withoutEarlier, withoutRepeats } from './repeats.ts';
import { answerWithin } from './within.ts';

const ID = 'specific-questions';

/** What this report answered already: texts, sentences and measures of tables, with the number of their question. */
interface Told {
  readonly texts: Map<string, number>;
  readonly sentences: Map<string, number>;
  readonly measures: Map<string, number>;
}

/** Characters of a question that are quoted with its answer. */
const MOST_REPEATED = 240;

/** The part of a question to quote: of a long story, the sentences that ask. */
const toRepeat = (question: string): string =>
  tellsStory(question) && question.length > MOST_REPEATED ? askingSentences(question) : question;

/** Columns of measures that a table has room for. */
const MOST_MEASURES = 4;

/** The measures of all answers, the first of each before the second of any, so that no subject of a question goes without. */
function firstOfEach(found: readonly Answer[]): readonly string[] {
  const most = Math.max(0, ...found.map(({ figures }) => figures?.length ?? 0));
  return Array.from({ length: most }, (_, i) => found.flatMap(({ figures }) => figures?.[i] ?? [])).flat();
}

/** A table of measures that no earlier question has shown, or where to find them if all were. */
function table(asked: Asked, found: readonly Answer[], n: number, told: Told): readonly Block[] {
  const all = [...new Set(firstOfEach(found))].slice(0, MOST_MEASURES);
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

/** What records hold on the towns a question names; under discretion the question is not quoted. */
function ofTowns({ towns, views, text, profile }: Asked, n: number): readonly Block[] {
  if (profile.discreet.length > 0 || tellsOfDanger(profile, text)) return [];
  const found = townsTable(towns, views, text, `Towns in question ${n + 1}`);
  return found ? [found] : [];
}

/** An answer in words: what records hold or where they were stated before, and what they lack. */
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
  // Within one question, the previous answer has just told it.
  if (earlier === n) return lacking;
  return earlier !== undefined
    ? say`What our records hold on it stands under your ${ORDINALS[earlier] ?? 'earlier'} question. ${lacking}`
    : flow(said && withoutEarlier(said, n, before.sentences), lacking);
}

/** A part that asks for the time alone, and words by which an answer tells the time of a decision. */
const ASKS_TIME = /^(?:and )?how (?:long|soon|fast|quickly)\b/i;
const TELLS_TIME = /a decision can take/;
/** A part on the time until a decision, and words by which an answer tells what may be done in it. */
const ASKS_MEANWHILE = /\b(?:meanwhile|in the meantime|until then)\b/i;
const TELLS_MEANWHILE = /\buntil then\b/;

/** Words for whom to write to, which tell of no subject. */
const BODIES =
  /\b(?:public|health|services?|offices?|authorit\w+|each|country|writing|present|employers?|people|work)\b/gi;

/** A part without the names of places, which an answer on any subject repeats. */
function withoutPlaces(part: string, view: PlaceView): string {
  const towns = townNamesIn(view, part).map(({ name }) => name);
  const names = [...byName(view.atlas, part).flatMap(writtenNames), ...towns];
  return names.length > 0 ? part.replace(wholeWords(names, 'gu'), ' ') : part;
}

const beginsAWord = (text: string, letters: string): boolean =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(letters)}`, 'u').test(text);

/** The parts of a question that no answer addresses, by subject or any word. */
function openParts(
  { text, view }: Asked,
  topics: readonly Topic[],
  found: readonly Answer[],
): readonly string[] {
  const answers = found
    .map(({ said, lacks, put, whom }) =>
      `${said?.text ?? ''} ${lacks} ${put} ${whom.replace(BODIES, '')}`.toLowerCase(),
    )
    .join(' ');
  const lastAsked = text.lastIndexOf('?');
  return partsOf(text).filter((part) => {
    const subject = subjectWords(withoutPlaces(part, view));
    return (
      // A statement within a question needs no answer.
      !onlyTells(part) &&
      // Nor does a remark that follows it: "Not the brochure."
      !(lastAsked >= 0 && text.lastIndexOf(part) > lastAsked && !asks(part)) &&
      !(ASKS_TIME.test(part) && TELLS_TIME.test(answers)) &&
      !(ASKS_MEANWHILE.test(part) && TELLS_MEANWHILE.test(answers)) &&
      subject.length > 0 &&
      topics.every(({ about }) => !about.test(part)) &&
      subject.every((word) => !beginsAWord(answers, word.toLowerCase().slice(0, word.length > 5 ? 5 : 4)))
    );
  });
}

/** Names a part left open, so that the answer is not taken for complete; null where none is. */
function leftOpen(asked: Asked, topics: readonly Topic[], found: readonly Answer[]): Said | null {
  const open = openParts(asked, topics, found);
  if (open.length === 0) return null;
  const told = openByWhom(asked, open, found.at(-1)?.whom ?? null).map(([which, whom]) =>
    words(`Of ${which} our records hold nothing. Whom to ask: ${whom}.`),
  );
  return because(flow(...told), ID);
}

const BY_SINGLE_WORDS =
  'Your question is in a language other than English, the only one we read: what follows rests on single words of it at best. Write it in English and have the report made again.';

/** Whether an answer says and asks nothing that another does not. */
function isWithin(one: Answer, other: Answer): boolean {
  const told = new Set(sentencesIn(other.said));
  return other.put.includes(one.put) && sentencesIn(one.said).every((sentence) => told.has(sentence));
}

/** Drops answers that repeat another subject's, as on a licence and its recognition, or are part of it. */
const distinct = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter(
    (one, i) =>
      !answers.some(
        (other, n) =>
          (one.put === other.put && one.whom === other.whom && n < i) ||
          (one.put !== other.put && isWithin(one, other)),
      ),
  );

/**
 * Whether what a question tells beside what it asks makes each of its subjects narrower, or adds details to the same:
 * "My great-grandfather was Italian. Can I still get citizenship?" is about descent.
 */
const narrows = (told: readonly Topic[], asked: readonly Topic[]): boolean =>
  told.length > 0 &&
  told.every(({ id, over }) => asked.some((one) => one.id === id || over?.includes(one.id))) &&
  asked.every((one) => told.some(({ id, over }) => one.id === id || over?.includes(one.id)));

/** A question with its subjects, by the narrowest reading that has any; the story around it is left out. */
function readByWhatIsAsked(
  question: string,
  views: readonly PlaceView[],
  placed: readonly ReportPlace[],
): { readonly asked: Asked; readonly topics: readonly Topic[] } | null {
  const whole = readQuestion(question, views, placed);
  if (!whole) return null;
  const told = topicsNamed(whole);
  for (const text of narrowed(question)) {
    const read = readQuestion(text, views, placed);
    // Only the story may say who "she" is.
    const asked = read && { ...read, person: read.person ?? whole.person };
    const topics = asked ? topicsNamed(asked) : [];
    if (asked && topics.length > 0)
      return narrows(told, topics) && !tellsStory(question)
        ? { asked: whole, topics: told }
        : { asked, topics };
  }
  return { asked: whole, topics: topicsOf(whole) };
}

/** A question with its answers, its open parts, and whom to ask. */
function blocksOn(
  question: string,
  n: number,
  { views, placed }: { readonly views: readonly PlaceView[]; readonly placed: readonly ReportPlace[] },
  before: Told,
): readonly Block[] {
  const read = readByWhatIsAsked(question, views, placed);
  if (!read) return [];
  const { asked, topics } = read;
  const towns = ofTowns(asked, n);
  const foreign = isInOtherLanguage(question) ? [paragraph(because(words(BY_SINGLE_WORDS), ID))] : [];
  if (topics.length === 0) return [...foreign, ...towns, ...unanswered(asked, towns.length > 0)];
  const found = distinct(topics.map((topic) => answerWithin(asked, topic.answer(asked))));
  const figures = table(asked, found, n, before);
  const open = leftOpen(asked, topics, found);
  return [
    ...foreign,
    ...found.flatMap((one, i) =>
      inParagraphs(because(answerSaid(one, n, before, found.slice(0, i)), ID), asked.views).flatMap(
        paragraphs,
      ),
    ),
    ...(open ? [paragraph(open)] : []),
    ...towns,
    ...figures,
    ...found.map(({ whom, put }) =>
      callout('action', because(words(`Put your question to ${whom}, and add: “${put}”`), ID)),
    ),
  ];
}

/** Names the questions that the report does not answer; null where there are none. */
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

/** "Your questions answered", from our records and with whom to ask; null where none were asked. */
export function questionsAnswered(
  profile: Profile,
  views: readonly PlaceView[],
  placed: readonly ReportPlace[] = [],
): ReportSection | null {
  const text = profile.read.text(ID);
  const questions = text ? questionsIn(text) : [];
  if (questions.length === 0) return null;
  const before: Told = { texts: new Map(), sentences: new Map(), measures: new Map() };
  const blocks = questions.flatMap((question, n): readonly Block[] => [
    callout(
      'note',
      profile.discreet.length > 0 || tellsOfDanger(profile, question)
        ? because(words(`Your ${ORDINALS[n] ?? 'next'} question`), ID, ...profile.discreet)
        : because(words(`You asked: ${quoted(toRepeat(question), MOST_REPEATED)}`), ID),
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
