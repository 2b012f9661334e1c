import { because, type Said } from '../prose/said.ts';
import type { PlaceView } from './view.ts';
import { startOf } from '../profile/move/startOf.ts';
import { type Tone, toneOf } from '../profile/tone.ts';

/**
 * Openings before the verb of a piece of advice, by the customer's preferred way of communicating. Most advice starts
 * with its verb, and no opening occurs twice in a report. Dates are left to one line of the report that covers all
 * sections.
 */
const OPENINGS: Readonly<Partial<Record<Tone, readonly string[]>>> = {
  'polite-indirect': ['You may wish to ', 'It would be wise to ', 'You might ', 'It may help to '],
  'warm-expressive': [
    'You will be glad if you ',
    'For your peace of mind, ',
    'For a good start, ',
    'It will spare you worry to ',
  ],
  reserved: ['It helps to ', 'It is worth the effort to ', 'It pays to ', 'It does no harm to '],
};

const OPENED = new RegExp(`^(?:${Object.values(OPENINGS).flat().join('|')})`);

/** A piece of advice from its verb on, in lower case after an opening. */
export function withoutOpening(advice: string): string {
  return advice.replace(OPENED, '');
}

/** One in this many pieces of advice gets an opening. */
const EVERY = 3;

function openingFor({ ledger, profile }: PlaceView): string {
  const tone = toneOf(profile);
  const openings = OPENINGS[tone];
  if (!openings) return '';
  const topic = `advice-${tone}`;
  const turn = ledger.timesUsed(topic);
  ledger.use(topic);
  if (turn % EVERY !== 1) return '';
  const used = Math.floor(turn / EVERY);
  return used < openings.length
    ? (openings[(used + startOf(profile, tone)) % openings.length] as string)
    : '';
}

/** Puts advice into the customer's tone. All advice starts with a verb, so any opening fits. */
export function advised(view: PlaceView, said: Said): Said {
  const { text } = said;
  const opening = openingFor(view);
  if (opening === '') return said;
  return because(
    { ...said, text: `${opening}${text.charAt(0).toLowerCase()}${text.slice(1)}` },
    'communication-style-preference',
  );
}
