import type { Atlas } from '@global-fit/atlas/atlas';
import { readDealBreakers } from '@global-fit/matching/conditions/dealBreakers';
import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import type { Profile } from '../profile/profile.ts';
import { nameOf } from '../prose/countryNames.ts';
import { list } from '../prose/english.ts';
import { because, type Said, words } from '../prose/said.ts';
import type { PlaceView } from '../place/view.ts';
import { whoWrites } from './ownWords.ts';
import { quoted } from './readings.ts';

/** So much of a line names it again; the summary has it whole. */
const MOST = 60;

/**
 * Deal-breakers that no figure of ours holds, once more where the decision is near: each may rule out any of the
 * places. Under discretion none is repeated, nor beside one that tells of danger. Null where every line was checked.
 */
export function uncheckedLines(atlas: Atlas, profile: Profile, views: readonly PlaceView[]): Said | null {
  const text = profile.read.text('deal-breakers');
  if (text === null || views.length === 0) return null;
  const { dealBreakers } = readDealBreakers(atlas, text, whoWrites(profile));
  const open = dealBreakers.filter(({ id, partly }) => id === null || partly);
  const lines = [...new Set(open.map((one) => one.text))];
  if (lines.length === 0) return null;
  const which =
    profile.discreet.length > 0 || lines.some(tellsUnsafe)
      ? lines.length === 1
        ? 'the line of yours'
        : 'the lines of yours'
      : list(lines.map((line) => quoted(line, MOST)));
  const places = list(
    views.map(({ country }) => nameOf(country)),
    'or',
  );
  return because(
    words(
      `Before you decide on ${places}, check there what no figure of ours tells: ${which}. The profile summary says how, line by line.`,
    ),
    'deal-breakers',
  );
}
