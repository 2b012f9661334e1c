import { countsTowardsResidence } from '@global-fit/matching/entry/settling/leadsToStay';
import { naturalisation } from '@global-fit/matching/entry/settling/naturalisation';
import { makesCitizen } from '@global-fit/matching/entry/route/recorded';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { homeYearsAgree, passportsOf } from '../../../place/entry/naturalisation.ts';
import {
  isCitizen,
  openRoutes,
  partnersWayIn,
  routeName,
  settlesByRight,
  spousesPermit,
} from '../../../place/entry/routes.ts';
import { mayStay, permanenceOf } from '../../../place/entry/standing.ts';
import {
  leadsNowhere,
  permanenceAfter,
  permanenceSaid,
  routeSaid,
  span,
} from '../../../place/entry/words.ts';
import { passage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { citizenshipRefused } from '../../../profile/passports/citizenshipRefused.ts';
import { plural } from '../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../prose/said.ts';
import { named, secondPassportSaid } from './secondPassport.ts';

/** Indicators of the general rule that agree with what the text says about these passports, here and at home. */
export function commonRules(view: PlaceView): readonly string[] {
  const rule = naturalisation(view.atlas, passportsOf(view), view.iso3);
  if (rule?.shortenedBy) return [];
  return rule?.disputed || !homeYearsAgree(view)
    ? ['dual_citizenship']
    : ['naturalisation_years', 'dual_citizenship'];
}

/** "naturalisation after 2 years (citizens of Argentina)", for a comparison. */
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
  // After the rule for the passports held, the record says which years it adds up.
  const counted = rule.route.notes?.split('; ')[1];
  const after = `on record after ${plural(rule.years, 'year')} of residence`;
  const doubt = rule.disputed ? '; our sources count differently, so have the number confirmed' : '';
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

/** Whether the customer wants a permanent status or stay, which is then covered at every place. */
const wantsToStay = ({ profile: { read } }: PlaceView): boolean =>
  read.has('visa-preference', 'citizenship', 'permanent-residency') ||
  read.has('relocation-duration', 'permanent');

/** Years by another way in of this household, where the record of the best one, told of before, names none. */
function byOtherWay(best: VisaRoute | null, other: VisaRoute): Said {
  const plain = !best || other.kind === 'permanent-residency' || other.yearsToPermanence === 0;
  return plain || best.name === other.name
    ? (permanenceAfter(other) ?? words(''))
    : say`Our record of ${routeSaid(best, `the ${routeName(best)}`)} names no years to permanent residence; by that of another way in for you, ${routeSaid(other, `the ${routeName(other)}`)}, it can follow after ${span(other)}.`;
}

/**
 * Years to permanent residence where the best route's record has none: by another way in of this household, else by
 * the general rule, else that none is on record.
 */
function laterPermanence(view: PlaceView): Said {
  const found = permanenceOf(view);
  const best = permitHeld(view);
  if (found?.own) return byOtherWay(best, found.route);
  const years = permanenceSaid(view);
  // The general rule may require a different permit that the household could apply for.
  const other = best && !countsTowardsResidence(best) ? ', on a permit of another kind' : '';
  const spouses = spousesPermit(view);
  const held = spouses ? `the ${routeName(spouses)}` : best ? 'this permit' : 'a permit for your plans';
  return years
    ? say`Permanent residence can follow after ${years}${other}.`
    : words(
        `Our records do not tell whether permanent residence${citizenshipRefused(view.profile) ? '' : ' or citizenship'} follows on ${held}, nor after how many years: ask the immigration authority.`,
      );
}

/** That a route itself grants citizenship. */
const grantedSaid = (route: VisaRoute): Said =>
  routeSaid(
    route,
    `The ${routeName(route)} itself makes you a citizen, so it takes neither permanent residence nor years there first.`,
  );

/**
 * The permit on which the years there would count: as the spouse of a citizen, where that is the way in, else the best
 * of their own. Null where no record has it, and for those who settle by right.
 */
function permitHeld(view: PlaceView): VisaRoute | null {
  if (settlesByRight(view)) return null;
  return partnersWayIn(view) ? spousesPermit(view) : (openRoutes(view)[0]?.route ?? null);
}

/** The best way in of a household that does not settle by right, and what its record says about staying. */
interface BestWay {
  readonly route: VisaRoute;
  readonly makesCitizen: boolean;
  /** Its record excludes permanent residence, which is mentioned with the route. */
  readonly leadsNowhere: boolean;
  /** Years to permanent residence, or that it grants more; null where its record is silent. */
  readonly told: Said | null;
}

function bestWay(view: PlaceView): BestWay | null {
  const route = permitHeld(view);
  if (!route) return null;
  const granted = makesCitizen(route);
  return {
    route,
    makesCitizen: granted,
    leadsNowhere: leadsNowhere(route),
    told: granted ? grantedSaid(route) : permanenceAfter(route),
  };
}

/** How the best way in relates to the years before naturalisation; null where that has been told. */
function towardsCitizenship(view: PlaceView, best: BestWay | null, saidUnknown: boolean): Said | null {
  if (!best) return null;
  if (best.leadsNowhere)
    return routeSaid(
      best.route,
      `The ${routeName(best.route)} does not lead there, by its record: if you mean to stay, change to another status before it ends.`,
    );
  return best.makesCitizen || mayStay(view) || saidUnknown
    ? null
    : routeSaid(
        best.route,
        `Our record of the ${routeName(best.route)} does not say whether it leads there.`,
      );
}

/** What follows: permanent residence, citizenship, a second passport. */
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
    stays
      ? words(
          '[For the stay you have in mind that is background, not a plan|It matters only if the stay grows longer than you mean it to|With a limited stay in mind, read it as a possibility and no more|Your plan does not need it: it is there should you stay on|For a stay such as yours it is good to know, but nothing you need to prepare].',
        )
      : null,
  );
  const weight = wantsToStay(view) ? 2 : stays ? 0.3 : 0.6;
  return passage('permanence', weight, because(said, 'relocation-duration', 'visa-preference'));
};
