import type { Block, ReportSection, TableBlock } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { list } from '../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../prose/said.ts';
import { callout, paragraph } from '../../sections/compose.ts';
import { placesTable } from '../../sections/placesTable.ts';
import { readQuestion } from './asked.ts';
import { questionsIn } from './clauses.ts';
import type { Answer, Asked } from './topic.ts';
import { topicsOf } from './topics.ts';

const ID = 'specific-questions';

/** What was answered before in this report: texts with their questions, and the measures of each table. */
interface Told {
  readonly texts: Map<string, number>;
  readonly measures: Set<string>;
}

/** Questions by number, for a reference back. */
const ORDINALS = ['first', 'second'] as const;

const OFFICE = /^(?:can|may|could|am|are|is|do|does|will|must|should|which (?:law|rule|paper|form))\b/i;
/** Papers, rights and duties, which no town hall decides. */
const PAPERS =
  /\b(?:recogni[sz]\w*|regist\w+|licen[cs]\w+|permits?|certificates?|degrees?|diplomas?|laws?|legal(?:ly)?|passports?|visas?|documents?|papers|authorit\w+|citizenship|residence|pensions?|insurance)\b/i;

/** Nothing on record: said plainly, and whom to ask by what kind of question it is. */
function unanswered({ text, views }: Asked): readonly Block[] {
  const places = list(views.map((view) => view.cities[0]?.name ?? view.name));
  const whom =
    OFFICE.test(text) || PAPERS.test(text)
      ? 'the embassy of each country, in writing and in these words; ask for the law or form it rests on'
      : `the town hall’s information office and a group of newcomers in ${places}, in these words; ask for a name and a date with every answer`;
  return [
    paragraph(because(words('We found no record of ours that answers these words, so we do not guess.'), ID)),
    callout('action', because(words(`Whom to ask: ${whom}.`), ID)),
  ];
}

/** Measures that no earlier question of the report has shown in a table. */
function table(asked: Asked, found: readonly Answer[], n: number, told: Told): TableBlock | null {
  const all = [...new Set(found.flatMap(({ figures }) => figures ?? []))].slice(0, 4);
  const fresh = all.filter((id) => !told.measures.has(id));
  for (const id of fresh) told.measures.add(id);
  return placesTable(asked.views, `Figures on question ${n + 1}`, fresh);
}

function told({ said: found, lacks }: Answer, n: number, before: Told): Said {
  const said = found?.text ? found : null;
  const lacking = words(`Not in our records: ${lacks}.`);
  const earlier = said ? before.texts.get(said.text) : undefined;
  if (said && earlier === undefined) before.texts.set(said.text, n);
  return earlier !== undefined
    ? say`What our records hold on it stands under your ${ORDINALS[earlier] ?? 'earlier'} question. ${lacking}`
    : flow(said, lacking);
}

function answer(question: string, n: number, views: readonly PlaceView[], before: Told): readonly Block[] {
  const asked = readQuestion(question, views);
  if (!asked) return [];
  const topics = topicsOf(asked);
  if (topics.length === 0) return unanswered(asked);
  const found = topics.map((topic) => ({ topic, answer: topic.answer(asked) }));
  const figures = table(
    asked,
    found.map((one) => one.answer),
    n,
    before,
  );
  return [
    ...found.map((one) => paragraph(because(told(one.answer, n, before), ID))),
    ...(figures ? [figures] : []),
    ...found.map(({ answer: { whom, put } }) =>
      callout('action', because(words(`Put your question to ${whom}, and add: “${put}”`), ID)),
    ),
  ];
}

/** "Your questions answered", from what we hold and with whom to ask; null when none were put. */
export function questionsAnswered(profile: Profile, views: readonly PlaceView[]): ReportSection | null {
  const text = profile.read.text(ID);
  const questions = text ? questionsIn(text) : [];
  if (questions.length === 0) return null;
  const before: Told = { texts: new Map(), measures: new Set() };
  const blocks = questions.flatMap((question, n): readonly Block[] => [
    callout('note', because(words(`You asked: “${question.slice(0, 240)}”`), ID)),
    ...answer(question, n, views, before),
  ]);
  return { id: 'your-questions', heading: 'Your questions answered', blocks };
}
