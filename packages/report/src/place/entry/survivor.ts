import { list } from '../../prose/english.ts';
import { lawClause } from '../../prose/lawClause.ts';
import { because, flow, type Said, say } from '../../prose/said.ts';
import { settlesByRight } from './routes.ts';
import type { PlaceView } from '../view.ts';
import { boundBy, inUnion, settlesByUnionLaw } from '../rights/europeanUnion.ts';

/** Id of the rule for the family of citizens who move freely. */
const OF_FREE_MOVEMENT = 'survivor-free-movement-eu';
/** Id of the rule for families from outside the Union. */
const OF_REUNION = 'survivor-family-eu';

/** "By the law of the Union, in Croatia and Finland, …", from the rule of that id; null without places or a rule. */
function lawIn(views: readonly PlaceView[], id: string): Said | null {
  const [first] = views;
  const law = first ? lawClause(first.atlas.rule(id)) : null;
  return (
    law &&
    because(
      say`By the law of the Union, in ${list(views.map(({ name }) => name))}, ${law}.`,
      'citizenship',
      'relationship-status',
    )
  );
}

/** What the law of the Union leaves to the one who survives a partner, where it decides on the stay; null elsewhere. */
export function survivorSaid(views: readonly PlaceView[]): Said | null {
  const union = views.filter(
    (view) => view.profile.movers.hasPartner && inUnion(view) && view.iso3 !== view.home?.iso3,
  );
  const free = union.filter((view) => settlesByRight(view) && settlesByUnionLaw(view));
  const bound = union.filter((view) => !settlesByRight(view) && boundBy(view, OF_REUNION));
  const told = [lawIn(free, OF_FREE_MOVEMENT), lawIn(bound, OF_REUNION)].filter((one) => one !== null);
  return told.length > 0 ? flow(...told) : null;
}
