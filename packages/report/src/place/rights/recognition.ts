import type { Country } from '@global-fit/atlas/model';
import { BY_EU_RULE } from '@global-fit/matching/profile/work/professions';
import { withArticle } from '../../prose/english.ts';
import { given, type Said, say } from '../../prose/said.ts';
import { inUnion } from './europeanUnion.ts';
import type { PlaceView } from '../view.ts';

/**
 * Whether the directive on professional recognition applies: it covers citizens of the European Union and their
 * family members.
 */
export const ofUnion = (view: PlaceView): boolean =>
  view.profile.citizenships.some(({ iso3 }) => inUnion(view, iso3));

/**
 * The rule by which EU members recognise each other's diplomas in seven professions; null where place, diploma or
 * profession is not covered, or nobody in the household is a citizen of the Union.
 */
export function recognisedByRule(view: PlaceView, from: Country | null, profession: string) {
  const rule = view.atlas.rule('automatic-recognition-eu');
  const holds =
    from !== null &&
    from.iso3 !== view.iso3 &&
    BY_EU_RULE.has(profession) &&
    ofUnion(view) &&
    inUnion(view) &&
    inUnion(view, from.iso3);
  return rule?.from.shown && holds ? rule : null;
}

/** "Within the EU a nurse’s diploma is recognised by rule: in Austria the authority decides within 3 months …" */
export function recognitionRuleSaid(view: PlaceView, profession: string, where: string): Said {
  const rule = view.atlas.rule('automatic-recognition-eu');
  return given(
    say`Within the EU ${withArticle(profession)}’s diploma is recognised by rule: in ${where} the authority decides within ${String(rule?.amount ?? '')} months of a complete file (Directive 2005/36/EC).`,
    'rule:automatic-recognition-eu',
  );
}
