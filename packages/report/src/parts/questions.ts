import type { Block, ReportSection } from '../model.ts';
import { settle, type Writer } from '../place/passage.ts';
import type { PlaceView } from '../place/view.ts';
import type { Profile } from '../profile/profile.ts';
import { list } from '../prose/english.ts';
import { because, flow, type Said, words } from '../prose/said.ts';
import { callout, paragraph } from '../sections/compose.ts';
import { degrees } from '../sections/education/adults.ts';
import { schoolLead } from '../sections/education/schools.ts';
import { pets } from '../sections/family/kin.ts';
import { relatives } from '../sections/family/ties.ts';
import { socialSecurity, residency, inheritance } from '../sections/financial/tax.ts';
import { medicines } from '../sections/healthcare/needs.ts';
import { coverage, pocket } from '../sections/healthcare/system.ts';
import { housingPrices, rents } from '../sections/housing/rents.ts';
import { buying } from '../sections/housing/setting.ts';
import { climate } from '../sections/lifestyle/climate.ts';
import { language } from '../sections/lifestyle/people.ts';
import { dependants, visit } from '../sections/legal/more.ts';
import { citizenLead, movementLead, noRouteLead, permanence, routeLead } from '../sections/legal/lead.ts';
import { market } from '../sections/career/body.ts';
import { payLead } from '../sections/career/leads.ts';
import { remoteLead } from '../sections/career/remote.ts';
import { violence } from '../sections/safety/body.ts';

interface Topic {
  readonly test: RegExp;
  readonly writers: readonly Writer[];
  /** Whom to ask, and what our records leave open. */
  readonly ask: string;
}

const visa: readonly Writer[] = [
  (view) => citizenLead(view) ?? movementLead(view) ?? routeLead(view) ?? noRouteLead(view),
];

/** Keyword routing, most particular first. What no topic matches is answered with whom to ask. */
const TOPICS: readonly Topic[] = [
  {
    test: /\b(dogs?|cats?|pets?|animals?|puppy|kitten|horses?|parrots?)\b/i,
    writers: [pets],
    ask: 'The veterinary authority of the country, and the airline for the cabin or the hold',
  },
  {
    test: /\bpension|social security|retire(ment)? (benefit|income)/i,
    writers: [socialSecurity, residency],
    ask: 'The pension payer at home for payment abroad and yearly increases; a tax adviser for which country may tax it under the treaty, since our records hold no tax treaties',
  },
  {
    test: /\b(spouse|partner|wife|husband|girlfriend|boyfriend|dependants?|dependents?)\b.*\b(work|job|visa|come|join)|\b(work|job|visa)\b.*\b(spouse|partner|wife|husband)\b/i,
    writers: [dependants, ...visa],
    ask: 'The embassy, in one sentence: does the partner’s permit include the right to work, and from which day',
  },
  {
    test: /\b(medicines?|medication|prescription|drug|insulin)\b/i,
    writers: [medicines, coverage],
    ask: 'The medicines authority of the country, by active substance',
  },
  {
    test: /\b(health|doctor|hospital|insurance|medical|therap)/i,
    writers: [coverage, pocket],
    ask: 'An insurer for a written quote with your conditions declared',
  },
  {
    test: /\b(tax(es|ed|ation)?|inherit|wealth)\b/i,
    writers: [residency, inheritance],
    ask: 'A tax adviser who works with both countries; our records hold no treaties',
  },
  {
    test: /\b(visas?|residen(ce|cy)|permit|citizen(ship)?|passport|immigra|green card|clients?)\b/i,
    writers: [...visa, permanence, visit],
    ask: 'The embassy or immigration office, in writing',
  },
  {
    test: /\b(schools?|children|kids|kindergarten|daycare|teacher)\b/i,
    writers: [schoolLead],
    ask: 'Two schools by e-mail: language, fees, waiting list',
  },
  {
    test: /\b(degrees?|diploma|recogni[sz]|licen[cs]e|qualification)/i,
    writers: [degrees],
    ask: 'The body that recognises the qualification',
  },
  {
    test: /\b(buy|mortgage|property|house|flat|apartment|rent|housing)\b/i,
    writers: [rents, housingPrices, buying],
    ask: 'A notary or solicitor for the rules on foreign buyers, a local agent for real asking rents',
  },
  {
    test: /\b(jobs?|work|salary|career|employ|internet|remote)\b/i,
    writers: [payLead, market, remoteLead],
    ask: 'Two employers or two people who do your work there',
  },
  {
    test: /\b(safe|safety|crime|danger|violence)\b/i,
    writers: [violence],
    ask: 'Residents of the quarter, at the hour you would come home',
  },
  {
    test: /\b(weather|climate|winter|summer|rain|sun)\b/i,
    writers: [climate],
    ask: 'Somebody who has lived through the worst month',
  },
  { test: /\b(language|english|speak|learn)\b/i, writers: [language], ask: 'A teacher for a placement test' },
  {
    test: /\b(parents?|mother|father|family|grand)/i,
    writers: [relatives, dependants],
    ask: 'The embassy, for parents and other relatives',
  },
];

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
  const found = topic ? views.flatMap((view) => onPlace(view, topic.writers) ?? []) : [];
  if (!topic || found.length === 0) return [paragraph(askLocally(question, views))];
  const held = because(words(HELD[n % HELD.length] ?? ''), 'specific-questions');
  const ask = `Whom to ask: ${topic.ask.charAt(0).toLowerCase()}${topic.ask.slice(1)}.`;
  return [paragraph(held), ...found, callout('action', because(words(ask), 'specific-questions'))];
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
