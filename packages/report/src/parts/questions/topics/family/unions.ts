import type { PlaceView } from '../../../../place/view.ts';
import { dayInWords } from '../../../../prose/english.ts';
import { parentLawSaid } from '../../../../prose/parentLaw.ts';
import { given, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';

const UNION = {
  marriage: 'marriage',
  'civil union': 'a civil union alone',
  neither: 'neither marriage nor a civil union',
} as const;

/** What each place's law offers couples of any sexes; null without records. */
export function unionsOpen(views: readonly PlaceView[]): Said | null {
  const unions = eachPlace(views, ({ atlas, iso3 }) => {
    const law = atlas.unionLaw(iso3);
    if (!law?.from.shown) return null;
    const since = law.since && law.status !== 'neither' ? ` since ${dayInWords(law.since)}` : '';
    return given(words(`${UNION[law.status]}${since}`), `unions:${iso3}`);
  });
  return unions && say`Open by law to every couple, whoever the two are: ${unions}.`;
}

/** What is on record about same-sex parents in one place. */
function parentsIn({ atlas, iso3 }: PlaceView, of: 'birth' | 'adoption'): Said | null {
  const law = atlas.parentLaw(iso3);
  return law?.from.shown ? parentLawSaid(law, of) : null;
}

/** Whether records say for every place if a same-sex couple may adopt together. */
export const adoptionKnown = (views: readonly PlaceView[]): boolean =>
  views.every((view) => parentsIn(view, 'adoption') !== null);

/** What each place's law says about same-sex parents, or only about birth or adoption; null without records. */
export function parentsByLaw(
  views: readonly PlaceView[],
  of: 'both' | 'birth' | 'adoption' = 'both',
): Said | null {
  const birth = of === 'adoption' ? null : eachPlace(views, (view) => parentsIn(view, 'birth'));
  const adoption = of === 'birth' ? null : eachPlace(views, (view) => parentsIn(view, 'adoption'));
  // Separate sentences, because the places differ.
  if (birth && adoption) return say`By the lists that we hold, ${birth}; ${adoption}.`;
  const one = birth ?? adoption;
  return one && say`By the lists that we hold, ${one}.`;
}
