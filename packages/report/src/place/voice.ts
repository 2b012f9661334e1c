import type { Profile } from '../profile/profile.ts';
import { because, type Said } from '../prose/said.ts';
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

/** Openings for a piece of advice; each takes the plain form of a verb. */
const OPENINGS: Readonly<Record<Tone, readonly string[]>> = {
  direct: ['', '', 'One thing to do: ', 'Do this: '],
  'polite-indirect': [
    'You may wish to ',
    'It would be wise to ',
    'If time allows, ',
    'We would suggest that you ',
  ],
  'warm-expressive': [
    'Do yourself a favour and ',
    'You will be glad if you ',
    'By all means ',
    'Give yourself a day to ',
  ],
  reserved: ['It is worth the effort to ', 'A sober step: ', 'It helps to ', 'Quietly '],
  'no-preference': ['', 'Plan to ', 'Early on, ', 'In good time, '],
};

const VERB =
  /^(?:Ask|Find|Get|Write|Put|Book|Check|Order|Send|Call|Have|Give|Name|Join|Look|Visit|View|Walk|Write|Choose|Stay|Make|Take|Learn|Watch|Note|Open|List|Set|Work|Price|Read|Live|Spend|Talk|Sell|Hold|Try|Offer|Collect|Apply|Speak|Count|Eat|Go|Shop|Let|Finish|Insure|Agree|Register|Fix|Order|Buy|Change|Save|Renew|Show|See|Begin)\b/;

/** Puts an item of advice into the customer's tone; lines that do not begin with a verb stay as they are. */
export function voiced(view: PlaceView, said: Said): Said {
  const { text } = said;
  if (!VERB.test(text)) return said;
  const tone = toneOf(view.profile);
  const openings = OPENINGS[tone];
  const opening =
    openings[view.ledger.nextForm(`opening-${tone}`, openings.length, beginningOf(view.profile, tone))] ?? '';
  if (opening === '') return said;
  const made = { ...said, text: `${opening}${text.charAt(0).toLowerCase()}${text.slice(1)}` };
  return tone === 'no-preference' ? made : because(made, 'communication-style-preference');
}
