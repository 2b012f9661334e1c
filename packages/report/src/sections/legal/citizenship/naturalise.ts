import { followsOn } from '@global-fit/matching/entry/settling/leadsToStay';
import { naturalisation } from '@global-fit/matching/entry/settling/naturalisation';
import { makesCitizen } from '@global-fit/matching/entry/way';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { homeYearsAgree, passportsOf } from '../../../place/entry/naturalisation.ts';
import { isCitizen, openRoutes, routeName, settlesByRight } from '../../../place/entry/routes.ts';
import { mayStay, permanenceOf } from '../../../place/entry/standing.ts';
import { leadsNowhere, permanenceAfter, permanenceSaid, routeSaid } from '../../../place/entry/words.ts';
import { passage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { citizenshipRefused } from '../../../profile/passports/citizenshipRefused.ts';
import { plural } from '../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../prose/said.ts';
import { named, secondPassportSaid } from './secondPassport.ts';

/** The indicators of everybody's rule that agree with what the text says of these passports, here and at home. */
export function commonRules(view: PlaceView): readonly string[] {
  const rule = naturalisation(view.atlas, passportsOf(view), view.iso3);
  if (rule?.shortenedBy) return [];
  return rule?.disputed || !homeYearsAgree(view)
    ? ['dual_citizenship']
    : ['naturalisation_years', 'dual_citizenship'];
}

/** "naturalisation after 2 years (citizens of Argentina)", for a cell of a comparison. */
export function naturalisationCell(view: PlaceView): Said | null {
  const rule = naturalisation(view.atlas, passportsOf(view), view.iso3);
  if (!rule || isCitizen(view)) return null;
  const said = routeSaid(rule.route, `naturalisation after ${plural(rule.years, 'year')}`);
  return rule.shortenedBy
    ? because(say`${said} (citizens of ${named(view, rule.shortenedBy)})`, 'citizenship')
    : said;
}

function naturaliseSaid(view: PlaceView): Said | null {
  const rule = naturalisation(view.atlas, passportsOf(view), view.iso3);
  if (!rule) return null;
  // Behind what it says of the passports held, such a record tells of which years its sum is made.
  const counted = rule.route.notes?.split('; ')[1];
  const after = `on record after ${plural(rule.years, 'year')} of residence`;
  const doubt = rule.disputed ? '; our sources do not count alike, so have the number confirmed' : '';
  return rule.shortenedBy
    ? because(
        routeSaid(
          rule.route,
          `For citizens of ${named(view, rule.shortenedBy)} naturalisation is ${after}${counted ? ` (${counted})` : ''}, less than for others.`,
        ),
        'citizenship',
      )
    : routeSaid(rule.route, `Ordinary naturalisation is ${after}${doubt}.`);
}

/** Whoever ticked a status that lasts, or stays for good, is told of it at every place. */
const wantsToStay = ({ profile: { read } }: PlaceView): boolean =>
  read.has('visa-preference', 'citizenship', 'permanent-residency') ||
  read.has('relocation-duration', 'permanent');

/**
 * Years until permanent residence where the record of the best route tells none: by another way in of this household,
 * else by the general rule, else that none is on record.
 */
function laterPermanence(view: PlaceView): Said {
  const found = permanenceOf(view);
  if (found?.own) return permanenceAfter(found.route) ?? words('');
  const years = permanenceSaid(view);
  const best = openRoutes(view)[0]?.route;
  // The general rule may hold for another permit alone that the household could ask for.
  const other = best && !settlesByRight(view) && !followsOn(best) ? ', on a permit of another kind' : '';
  return years
    ? say`Permanent residence can follow after ${years}${other}.`
    : words(
        `Our records do not tell whether permanent residence${citizenshipRefused(view.profile) ? '' : ' or citizenship'} follows on ${openRoutes(view)[0] ? 'this permit' : 'a permit for your plans'}, nor after how many years: ask the immigration authority.`,
      );
}

/** That a route makes its holder a citizen itself. */
const grantedSaid = (route: VisaRoute): Said =>
  routeSaid(
    route,
    `The ${routeName(route)} makes you a citizen itself, so neither permanent residence nor years there come before it.`,
  );

/** The best way in of somebody who does not settle by right, and what its record says of staying for good. */
interface BestWay {
  readonly route: VisaRoute;
  readonly makesCitizen: boolean;
  /** That its record rules permanence out, which is told with the route itself. */
  readonly leadsNowhere: boolean;
  /** After how many years it leads to permanent residence, or that it grants more; null where its record is silent. */
  readonly told: Said | null;
}

function bestWay(view: PlaceView): BestWay | null {
  const route = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
  if (!route) return null;
  const granted = makesCitizen(route);
  return {
    route,
    makesCitizen: granted,
    leadsNowhere: leadsNowhere(route),
    told: granted ? grantedSaid(route) : permanenceAfter(route),
  };
}

/** How the best way in stands to the years after which somebody may be naturalised; null where that is told already. */
function towardsCitizenship(view: PlaceView, best: BestWay | null, saidUnknown: boolean): Said | null {
  if (!best) return null;
  if (best.leadsNowhere)
    return routeSaid(
      best.route,
      `The ${routeName(best.route)} does not lead there, by its record: whoever means to stay changes to another status before it ends.`,
    );
  return best.makesCitizen || mayStay(view) || saidUnknown
    ? null
    : routeSaid(
        best.route,
        `Our record of the ${routeName(best.route)} does not say whether it leads there.`,
      );
}

/** What follows: permanence, citizenship, a second passport. */
export const permanence: Writer = (view) => {
  if (isCitizen(view)) return null;
  const best = bestWay(view);
  const isSilent = !best?.told && !best?.leadsNowhere && !settlesByRight(view);
  const asked = isSilent && wantsToStay(view);
  const later = asked ? laterPermanence(view) : (best?.told ?? null);
  const naturalise = citizenshipRefused(view.profile) ? null : naturaliseSaid(view);
  if (!later && !naturalise) return null;
  const stays = view.profile.read.has('relocation-duration', 'temporary', 'medium');
  const said = flow(
    later,
    naturalise,
    naturalise && towardsCitizenship(view, best, asked && permanenceOf(view) === null),
    naturalise && secondPassportSaid(view),
    stays ? words('For the stay you have in mind that is background, not a plan.') : null,
  );
  const weight = wantsToStay(view) ? 2 : stays ? 0.3 : 0.6;
  return passage('permanence', weight, because(said, 'relocation-duration', 'visa-preference'));
};
