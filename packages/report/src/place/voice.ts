import { constant, shown } from '../figures/quantity.ts';
import type { PlaceHeading } from '../model.ts';
import { type PhaseId, scheduleFor } from '../parts/schedule.ts';
import type { Profile } from '../profile/profile.ts';
import { monthName } from '../prose/english.ts';
import { because, type Said, say, sayAs } from '../prose/said.ts';
import type { PlaceView } from './view.ts';

type Tone = 'direct' | 'polite-indirect' | 'warm-expressive' | 'reserved' | 'no-preference';
const TONES: readonly Tone[] = ['direct', 'polite-indirect', 'warm-expressive', 'reserved', 'no-preference'];
const STAGES = [
  'retired',
  'remote',
  'student',
  'employee',
  'founder',
  'freelance',
  'owner',
  'transfer',
  'means',
  'open',
];
const PHASES = ['ideation', 'planning', 'exploration', 'paperwork', 'logistics', 'settling'];

/** The way of dealing with each other that the customer prefers is the way the report talks. */
export function toneOf(profile: Profile): Tone {
  const chosen = profile.read.choices('communication-style-preference')[0];
  return TONES.find((tone) => tone === chosen) ?? 'no-preference';
}

/**
 * Where a household begins in a list of equal wordings: from what it does, how many move, age, phase,
 * passport and tone. Each
 * list weighs these a little differently, so that households alike in one respect do not run in step through all.
 */
export function beginningOf(profile: Profile, list: string): number {
  const { stage, movers, age, read, citizenships } = profile;
  const passport = citizenships[0]?.iso3.charCodeAt(0) ?? 0;
  const phase = PHASES.indexOf(read.choices('relocation-phase')[0] ?? '') + 1;
  const tilt = list.length;
  return (
    STAGES.indexOf(stage) * (1 + (tilt % 3)) +
    movers.people * (1 + (tilt % 5)) +
    Math.floor((age ?? 0) / 3) * (1 + (tilt % 2)) +
    phase * (tilt % 4) +
    passport * (tilt % 2) +
    TONES.indexOf(toneOf(profile)) * (1 + (tilt % 7))
  );
}

/** Openings for a piece of advice before a verb; MONTH stands for the month by which it should be done. */
const OPENINGS: Readonly<Record<Tone, readonly string[]>> = {
  direct: ['By MONTH: ', ''],
  'polite-indirect': ['By MONTH, ', 'You may wish to ', 'By MONTH, ', 'It would be wise to '],
  'warm-expressive': ['By MONTH, ', 'Do yourself a favour and ', 'By MONTH, ', 'You will be glad if you '],
  reserved: ['By MONTH, ', 'It helps to ', 'By MONTH, ', 'It is worth the effort to '],
  'no-preference': ['By MONTH, ', '', 'By MONTH, '],
};

/** The phase of the plan by whose end the advice of a section should have been followed. */
const PHASES_OF: Readonly<Partial<Record<PlaceHeading, PhaseId>>> = {
  Financial: 'Preparation',
  Housing: 'Logistics',
  Healthcare: 'Logistics',
  Lifestyle: 'Research',
  Family: 'Preparation',
  Career: 'Preparation',
  Safety: 'Research',
  Education: 'Preparation',
};

/** Advice with a time of its own, which a month of the plan would contradict. */
const TIMED =
  /until you leave|\bnow\b|this month|becomes home|before travel|seen to before|months before|only when|in spring|you are admitted/;

/** Advice for the days after the move. */
const ON_ARRIVAL =
  /at home your address|hours a week|fixed hours|emergency number|wallet|before you need it|calls are done|on a plane/;

/** "May 2027", counted back from the move; the month of the move where no section is named, null where no date was given. */
function dueMonth(view: PlaceView, heading: PlaceHeading | null): Said | null {
  const phase = heading === null ? 'Final Preparations' : PHASES_OF[heading];
  const schedule = scheduleFor(view.profile.read.choices('relocation-timeline')[0], view.date);
  const month = schedule.phases.find(({ id }) => id === phase)?.to;
  if (!month) return null;
  const [year, number] = month.split('-').map(Number);
  const said = shown(constant(year ?? 0, 'year of a month counted back from the move'), String);
  return because(say`${monthName(number ?? 1)} ${said}`, 'relocation-timeline');
}

const VERB =
  /^(?:Ask|Find|Get|Write|Put|Book|Check|Order|Send|Call|Have|Give|Name|Join|Look|Visit|View|Walk|Write|Choose|Stay|Make|Take|Learn|Watch|Note|Open|List|Set|Work|Price|Read|Live|Spend|Talk|Sell|Hold|Try|Offer|Collect|Apply|Speak|Count|Eat|Go|Shop|Let|Finish|Insure|Agree|Register|Fix|Order|Buy|Change|Save|Renew|Show|See|Begin)\b/;

/** Puts an item of advice into the customer's tone and gives it a month; lines that do not begin with a verb stay as they are. */
export function voiced(view: PlaceView, heading: PlaceHeading, said: Said): Said {
  const { text } = said;
  if (!VERB.test(text) || heading === 'Legal') return said;
  const tone = toneOf(view.profile);
  const openings = OPENINGS[tone];
  const opening =
    openings[view.ledger.nextForm(`opening-${tone}`, openings.length, beginningOf(view.profile, tone))] ?? '';
  const dated = opening.includes('MONTH') && !TIMED.test(text);
  const arrival = ON_ARRIVAL.test(text);
  const due = dated ? dueMonth(view, arrival ? null : heading) : null;
  if (opening === '' || (opening.includes('MONTH') && !due)) return said;
  const rest = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const when = arrival ? opening.replace('By', 'On arrival in') : opening;
  if (due) return say`${sayAs(when.replace('MONTH', due.text), [due])}${{ ...said, text: rest }}`;
  return because({ ...said, text: `${opening}${rest}` }, 'communication-style-preference');
}
