import type { Block, ReportSection } from '../../model.ts';
import { settle, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { list } from '../../prose/english.ts';
import { because, flow, type Said, words } from '../../prose/said.ts';
import { callout, paragraph } from '../../sections/compose.ts';
import { placesTable } from '../../sections/placesTable.ts';
import { TOPICS } from './topics.ts';

const HONEST = 'Our records hold nothing that answers this, so we do not guess.';

function askLocally(question: string, views: readonly PlaceView[]): Said {
  const places = list(views.map((view) => view.cities[0]?.name ?? view.name));
  const short = question.length < 90;
  return because(
    words(
      `${HONEST} Put it ${short ? 'as it stands' : 'in two sentences'} to a group of newcomers in ${places}, and to the town’s own information office; ask for a name and a date with every answer.`,
    ),
    'specific-questions',
  );
}

const HELD = [
  'Our records do not answer this to the letter; this is what they hold.',
  'Here is what our records say on the subject. Anything beyond it has to be asked.',
  'As far as figures and dated rules go, this is what can be said.',
];

function onPlace(view: PlaceView, writers: readonly Writer[]): Block | null {
  const found = writers.flatMap((write) => write(view)?.said ?? []).slice(0, 2);
  if (found.length === 0) return null;
  const said = settle(view, flow(...found));
  const text = said.text.includes(view.name) ? said.text : `${view.Name}: ${said.text}`;
  return paragraph(because({ ...said, text }, 'specific-questions'));
}

function answer(question: string, n: number, views: readonly PlaceView[]): readonly Block[] {
  const topic = TOPICS.find((one) => one.test.test(question));
  if (!topic) return [paragraph(askLocally(question, views))];
  const prose = views.flatMap((view) => onPlace(view, topic.writers) ?? []);
  const table = placesTable(views, `Figures on question ${n + 1}`, topic.figures);
  const found = [...prose, ...(table ? [table] : [])];
  if (found.length === 0) return [paragraph(askLocally(question, views))];
  return [
    paragraph(because(words(HELD[n % HELD.length] ?? ''), 'specific-questions')),
    ...found,
    callout('action', because(words(`Whom to ask: ${topic.ask}.`), 'specific-questions')),
  ];
}

/** The customer's questions, at most three, split at line breaks or question marks. */
export function questionsIn(text: string): readonly string[] {
  return text
    .split(/\n+|(?<=\?)\s+/)
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-*•])\s*/, '').trim())
    .filter((line) => line.length > 2)
    .slice(0, 3);
}

/** "Your questions answered", from what we hold, or with whom to ask; null when none were put. */
export function questionsAnswered(profile: Profile, views: readonly PlaceView[]): ReportSection | null {
  const text = profile.read.text('specific-questions');
  const questions = text ? questionsIn(text) : [];
  if (questions.length === 0) return null;
  const blocks = questions.flatMap((question, n): readonly Block[] => [
    callout('note', because(words(`You asked: “${question.slice(0, 240)}”`), 'specific-questions')),
    ...answer(question, n, views),
  ]);
  return { id: 'your-questions', heading: 'Your questions answered', blocks };
}
