import type { Tuition } from '@global-fit/atlas/law/tuition';
import { studyFees } from '@global-fit/matching/engine/studyFees';
import { engineOf } from '@global-fit/matching/engine/engine';
import { money } from '../../figures/format.ts';
import { recordQuantity, shown } from '../../figures/quantity.ts';
import { list } from '../../prose/english.ts';
import { given, type Said, say, words } from '../../prose/said.ts';
import { preferencesOf } from './standing.ts';
import type { PlaceView } from '../view.ts';

const LEVELS: Readonly<Record<Tuition['level'], string>> = {
  any: '',
  bachelor: ' for a bachelor’s degree',
  master: ' for a master’s degree',
};

/** "SEK 80,000 to SEK 140,000 a year for a master’s degree"; "no tuition", "no tuition, or up to €3,000 a year". */
function sumSaid({ iso3, low, high, currency, level }: Tuition): Said {
  const record = `tuition:${iso3}-${level}`;
  const sum = (value: number, at: string): Said =>
    shown(recordQuantity(value, record, at), (one) => money(one, currency));
  if (low === 0)
    return high === null ? words('no tuition') : say`no tuition, or up to ${sum(high, 'high')} a year`;
  const most = high === null ? words('') : say` to ${sum(high, 'high')}`;
  return say`${sum(low, 'low')}${most} a year${LEVELS[level]}`;
}

/** What public universities of a place ask of this student; "open" where nothing is held, null where none asks more. */
function tuitionOf(view: PlaceView): Said | 'open' | null {
  const country = view.atlas.indexOf(view.iso3);
  const fees = studyFees({ engine: engineOf(view.atlas), preferences: preferencesOf(view) }, country);
  if (fees === null) return null;
  if (fees.kind === 'open') return 'open';
  const { iso3, level, note, from } = fees.tuition;
  const beside = note === null ? '' : ` (${note})`;
  const year = from.asOf === null ? 'without a date' : `of ${from.asOf.slice(0, 4)}`;
  return given(
    say`Public universities in ${view.name} ask students from abroad for ${sumSaid(fees.tuition)}${beside}, by a record ${year}.`,
    `tuition:${iso3}-${level}`,
  );
}

const notHeld = (views: readonly PlaceView[]): Said =>
  words(
    `We have no record of what ${list(views.map(({ name }) => name))} ${views.length === 1 ? 'asks' : 'ask'} of students from abroad.`,
  );

/**
 * What public universities of a place ask of this student from abroad; that nothing is held where nothing is. Null for
 * everybody else, and for who pays what nationals do.
 */
export function tuitionSaid(view: PlaceView): Said | null {
  const told = tuitionOf(view);
  return told === 'open' ? notHeld([view]) : told;
}

/** The same of several places: what is on record of each, then those of which nothing is, in one sentence. */
export function tuitionsSaid(views: readonly PlaceView[]): readonly Said[] {
  const told = views.map((view) => ({ view, said: tuitionOf(view) }));
  const open = told.flatMap(({ view, said }) => (said === 'open' ? [view] : []));
  const held = told.flatMap(({ said }) => (said === 'open' || said === null ? [] : [said]));
  return open.length > 0 ? [...held, notHeld(open)] : held;
}
