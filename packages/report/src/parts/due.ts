import type { PlaceHeading } from '../model.ts';
import type { Profile } from '../profile/profile.ts';
import { list, listSaid } from '../prose/english.ts';
import { because, type Said, say, words } from '../prose/said.ts';
import { monthSaid } from './monthSaid.ts';
import { type PhaseId, scheduleFor } from './schedule.ts';

/** The phase of the plan by whose end the advice of a section should have been followed. */
const PHASES_OF: Readonly<Partial<Record<PlaceHeading, PhaseId>>> = {
  Lifestyle: 'Research',
  Safety: 'Research',
  Financial: 'Preparation',
  Family: 'Preparation',
  Career: 'Preparation',
  Education: 'Preparation',
  Housing: 'Logistics',
  Healthcare: 'Logistics',
};

/**
 * The dates of the action items, said once for all places: which sections by which month, counted back from the move.
 * Null where the customer gave no date.
 */
export function dueLine(profile: Profile, date: string, headings: readonly PlaceHeading[]): Said | null {
  const { phases } = scheduleFor(profile.read.choices('relocation-timeline')[0], date);
  const dated = phases.flatMap(({ id, to }) => {
    const mine = headings.filter((heading) => PHASES_OF[heading] === id);
    return to && mine.length > 0 ? [{ mine, to }] : [];
  });
  if (dated.length === 0) return null;
  const parts = dated.map(({ mine, to }) => say`by ${monthSaid(to)} those under ${list(mine)}`);
  const legal = headings.includes('Legal') ? words('; those under Legal name their own time') : words('');
  return because(
    say`[The action items fall due like this|When to do what|The action items and their dates|Your action items in order of time]: ${listSaid(parts)}${legal}.`,
    'relocation-timeline',
  );
}
