import { pensionTax } from '@global-fit/matching/gates/records/pensionTax';
import { investmentInHand, openRoutes, routeName } from '../../../place/entry/routes.ts';
import { wayInto } from '../../../place/entry/standing.ts';
import { investment, routeSaid } from '../../../place/entry/words.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, given, type Said, say, words } from '../../../prose/said.ts';
import { forSelfEmployed } from '../permit/ownPassport.ts';
import { CLAIM_IDS } from './claimRecord.ts';

/**
 * A programme for pensioners of which records hold the tax alone, where no permit of theirs fits; null where there is
 * none. Regimes that are part of a tax law by their name bring no permit.
 */
function programmeBeside({ atlas, iso3, profile }: PlaceView): Said | null {
  const found = profile.stage === 'retired' ? pensionTax(atlas, iso3) : null;
  return found && /\bprogramme\b/i.test(found.regime.name)
    ? because(
        given(
          words(
            `; on ${found.regime.name} they cover only the tax, so ask the immigration authority which permit comes with it and what it costs`,
          ),
          `regime:${found.regime.iso3}-${found.n}`,
        ),
        ...profile.stageIds,
      )
    : null;
}

/**
 * What remains if the claim that is the way in fails, as a sentence without its full stop; null where the way in is
 * no claim. It always accompanies a claim, because an unproven claim is no plan. `it` names the claim where nothing
 * before has.
 */
export function withoutClaim(view: PlaceView, it = 'it'): Said | null {
  if (wayInto(view).entry.way.kind !== 'descent') return null;
  const [best] = openRoutes(view);
  const invested = best ? null : investmentInHand(view);
  if (invested) {
    const name = routeSaid(
      invested,
      [routeName(invested), investment(invested)].filter(Boolean).join(', with '),
    );
    return because(say`Without ${it} an investment is the way in on record: the ${name}`, ...CLAIM_IDS);
  }
  if (!best) {
    const own = forSelfEmployed(view);
    return because(
      say`Without ${it} our records hold no way in for you${own ? say`; ${own}` : ''}${programmeBeside(view) ?? ''}`,
      ...CLAIM_IDS,
    );
  }
  const name = routeSaid(best.route, routeName(best.route));
  const stands =
    best.standing.way.kind === 'short'
      ? say`the nearest on record is the ${name}, which asks for more than you told us`
      : say`the way in on record is the ${name}`;
  return because(say`Without ${it} ${stands}`, ...CLAIM_IDS);
}
