import type { Profile } from '../profile/profile.ts';
import { because, type Said } from '../prose/said.ts';
import type { PlaceView } from './view.ts';
import { startOf } from './start.ts';
import { toneOf } from './voice.ts';

/**
 * Openings for a piece of advice before its verb, by the way of dealing with each other that the customer prefers;
 * most advice begins with the verb. Dates are not said here: one line of the report gives them for all sections.
 */
const OPENINGS: Readonly<Partial<Record<ReturnType<typeof toneOf>, readonly string[]>>> = {
  'polite-indirect': ['', 'You may wish to ', '', '', 'It would be wise to ', '', ''],
  'warm-expressive': ['', 'Do yourself a favour and ', '', '', 'You will be glad if you ', '', ''],
  reserved: ['', 'It helps to ', '', '', 'It is worth the effort to ', '', ''],
};

function openingFor(view: PlaceView, profile: Profile): string {
  const tone = toneOf(profile);
  const openings = OPENINGS[tone];
  if (!openings) return '';
  const turn = view.ledger.nextForm(`advice-${tone}`, openings.length, startOf(profile, tone));
  return openings[turn] ?? '';
}

/** Puts an item of advice into the customer's tone. Every line of advice begins with its verb, so an opening always fits. */
export function advised(view: PlaceView, said: Said): Said {
  const { text } = said;
  const opening = openingFor(view, view.profile);
  if (opening === '') return said;
  return because(
    { ...said, text: `${opening}${text.charAt(0).toLowerCase()}${text.slice(1)}` },
    'communication-style-preference',
  );
}
