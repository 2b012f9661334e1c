import { isAtHome } from '../../place/atHome.ts';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import type { PartnersWork } from '@global-fit/atlas/law/partnersWork';
import { allowsNoWork } from '@global-fit/matching/entry/route/recorded';
import { wayOf } from '../../place/passage.ts';
import { againstHome, figure, type PlaceView } from '../../place/view.ts';
import { partnerCalled } from '../../profile/people/called.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { unmarried } from '../../profile/household.ts';
import { withArticle } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { partnersTrade } from '../../profile/work/professions.ts';
import { familyLaw } from '../../place/entry/family.ts';
import { partnersAgreement } from '../../place/entry/partnersAgreement.ts';
import { ifFamily, partnersWorkThere } from '../../place/entry/partnersWork.ts';
import { openRoutes, partnersWayIn, routeName, settlesByRight } from '../../place/entry/routes.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { routeSaid } from '../../place/entry/words.ts';

/** The first place uses the first of these wordings, the next place the next. */
export function inTurn(view: PlaceView, topic: string, ways: readonly (() => Said)[]): Said | null {
  return ways[view.ledger.nextForm(topic, ways.length, 0)]?.() ?? null;
}

/** What a couple wishes, said of one place; null where there is nothing to say. */
export type Wish = (view: PlaceView) => Said | null;

const IDS = 'couple-lifestyle-priorities';
/** The wish that a partner may work. */
export const WORK_PERMIT = 'partner-work-permit';

/** The law by which a spouse may live and work there; null without a record, or where the two are not married. */
function marriedLaw(view: PlaceView): FreeMovement | null {
  return unmarried(view.profile) ? null : familyLaw(view, view.iso3);
}

/** The same law for an unmarried couple: it grants work only after a wedding, and before that only eases entry. */
function lawOnceMarried(view: PlaceView): FreeMovement | null {
  return unmarried(view.profile) ? familyLaw(view, view.iso3) : null;
}

/** What that law says about the partner's work, at length once per report. */
function onceMarried(view: PlaceView, { family, bloc }: FreeMovement): Said {
  const partner = partnerCalled(view.profile.movers);
  const said = inTurn(view, 'couple-once-married', [
    () =>
      say`once you are married, ${partner} may live and work in ${view.name} whatever the passport (${family ?? ''}); until then, without a passport of these countries, there is no right to work, only an easier entry`,
    () => say`in ${view.name} too a marriage is what gives ${partner} the right to work, by the same law`,
    () => say`work for ${partner} in ${view.name} is a right after a wedding and a request before it`,
  ]);
  return because(given(said ?? words(''), `bloc:${bloc}`), 'relationship-status');
}

/** What the partner's own passport opens there; null where another way in leads there. */
function onOwnPassport(view: PlaceView): Said | null {
  const way = partnersWayIn(view);
  if (!way) return null;
  const partner = partnerCalled(view.profile.movers);
  const said = inTurn(view, 'couple-own-passport', [
    () => say`${partner} may work in ${view.name} on the passport that you told us of, without a permit`,
    () => say`that passport lets ${partner} work in ${view.name} too`,
    () => say`in ${view.name} as well ${partner} needs no permit for work`,
  ]);
  const told = because(
    said ?? words(''),
    ...(preferencesOf(view).partnersPassports?.questionIds ?? []),
    ...view.profile.movers.ids,
  );
  return way.movement ? given(told, `bloc:${way.movement.bloc}`) : told;
}

/** Whether a residence by agreement that the partner may ask for lets work; null where none is open, or it does not. */
function byAgreement(view: PlaceView): Said | null {
  const found = partnersAgreement(view);
  if (found?.route.remoteWorkAllowed !== true) return null;
  const partner = partnerCalled(view.profile.movers);
  const said = inTurn(view, 'couple-agreement', [
    () =>
      say`${partner} may work in ${view.name} on a residence of their own, by the agreement with ${nameOf(found.passport)}`,
    () => say`the same agreement lets ${partner} work in ${view.name}`,
  ]);
  return said && because(given(said, `route:${found.route.id}`), ...found.ids, ...view.profile.movers.ids);
}

/** Whether remote work that is not the customer's own is among what the household lives on. */
function bringsWork({ profile: { read, stage } }: PlaceView): boolean {
  return read.has('income-sources', 'remote-work') && !['remote', 'freelance'].includes(stage);
}

/** The best way in, where it is a permit that by its record allows no work; else null. */
function withoutWork(view: PlaceView): VisaRoute | null {
  const best = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
  return best && allowsNoWork(best) ? best : null;
}

/**
 * Whether the best way in is a permit for pensioners or people of private means, which often forbids work whatever
 * its record says.
 */
function seldomWork(view: PlaceView): boolean {
  const best = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
  return best?.kind === 'retirement/passive-income';
}

/** With such a permit nothing may presume that the partner can work. */
function mayForbidWork(view: PlaceView): Said | null {
  const partner = partnerCalled(view.profile.movers);
  return inTurn(view, 'couple-seldom-work', [
    () =>
      say`whether ${partner} may work in ${view.name} at all is for its embassy to say: permits for people who bring their own income often forbid it`,
    () => say`the same question goes to the embassy of ${view.name}: may ${partner} work there at all`,
    () =>
      say`in ${view.name} too ${partner} should count on no wage before its embassy has allowed one in writing`,
  ]);
}

/** What a permit without work means for the partner. */
function noWork(view: PlaceView): Said | null {
  const best = withoutWork(view);
  if (!best) return null;
  const partner = partnerCalled(view.profile.movers);
  return inTurn(view, 'couple-no-work', [
    () =>
      say`the ${routeSaid(best, routeName(best))} allows no work by its record: ask the embassy of ${view.name} whether ${partner} may earn anything on it, also from afar, before the two of you count on that income`,
    () =>
      say`by its record the ${routeSaid(best, routeName(best))} allows no work, so ask what ${partner} may earn in ${view.name}, also from afar`,
  ]);
}

/** " as a welder", where the partner's work was stated; else empty. */
function asTrade({ profile }: PlaceView): Said {
  const found = partnersTrade(profile);
  return found ? because(words(` as ${withArticle(found.trade)}`), ...found.ids) : words('');
}

/** Whether the permit is granted for the partner's work. */
function asksInPlace(view: PlaceView): boolean {
  return !settlesByRight(view) && openRoutes(view)[0]?.standing.way.byPartner === true;
}

/** Where the permit is granted for the partner's work, the question is what the customer may do. */
function ownWorkThere(view: PlaceView): Said | null {
  const partner = partnerCalled(view.profile.movers);
  return inTurn(view, 'couple-own-part', [
    () =>
      say`by the permit on record it is ${partner} who may work in ${view.name}: have its embassy write down what you may do as family, work for an employer elsewhere included`,
    () => say`what you may do in ${view.name} as the family of ${partner} is for its embassy to say as well`,
    () => say`ask the embassy of ${view.name} too, in writing, what work the family of ${partner} may do`,
  ]);
}

/** "; of those who look for work there 4% find none"; empty without a figure. */
function marketSaid(view: PlaceView): Said {
  const idle = figure(view, 'unemployment_rate');
  const said =
    idle &&
    wayOf(view, 'couple-market', [
      () => say`; of those who look for work there ${idle} find none`,
      () => say`; the labour market there has no work for ${idle} of those who look for it`,
      () => say`; ${idle} of those who look for work there have found none`,
    ]);
  return said || words('');
}

/** What the permit's law allows the partner, whose terms the section on law has; null without a record. */
function onRecord(view: PlaceView): Said | null {
  const law = partnersWorkThere(view);
  if (!law) return null;
  const partner = partnerCalled(view.profile.movers);
  const market = marketSaid(view);
  const ways: Readonly<Record<PartnersWork['allows'], readonly (() => Said)[]>> = {
    any: [
      () =>
        say`${partner} is free to look for work in ${view.name} from the first day of the family permit${ifFamily(view)}${market}`,
      () =>
        say`with the family permit nothing more stands between ${partner} and a job in ${view.name}${ifFamily(view)}${market}`,
      () => say`in ${view.name} the family permit lets ${partner} work${ifFamily(view)}${market}`,
      () => say`as family ${partner} may take a job in ${view.name}${ifFamily(view)}${market}`,
    ],
    'own permit': [
      () => say`before a job in ${view.name}, ${partner} has to ask for a permission to work${market}`,
      () =>
        say`${partner} has to wait for a permission before the first day of work in ${view.name}${market}`,
      () => say`${view.name} has to permit the work of ${partner} first${market}`,
    ],
    no: [
      () =>
        say`by the law of this permit, ${view.name} does not offer what you asked for: a partner who may work from the first day`,
      () => say`${view.name} lets ${partner} come along, but not work`,
      () => say`in ${view.name} the law of the permit does not let ${partner} work`,
    ],
  };
  const said = wayOf(view, `couple-record-${law.allows}`, ways[law.allows]);
  return said && given(said, `partnerswork:${law.route}`);
}

/** ", and Mina may work there by your free movement": what decides about the second career. */
function secondSaid(view: PlaceView): Said {
  const partner = partnerCalled(view.profile.movers);
  const later = lawOnceMarried(view);
  if (later) {
    const said = say`and for ${partner} a marriage would settle the second, by your free movement`;
    return because(given(said, `bloc:${later.bloc}`), 'relationship-status');
  }
  if (partnersWayIn(view))
    return because(
      say`and ${partner} needs no permit to work there, by a passport that you told us of`,
      ...(preferencesOf(view).partnersPassports?.questionIds ?? []),
    );
  const law = marriedLaw(view);
  if (law) return given(say`and ${partner} may work there by your free movement`, `bloc:${law.bloc}`);
  if (isAtHome(view)) return say`and what ${partner} finds${asTrade(view)} decides the second`;
  const record = partnersWorkThere(view);
  if (!record) return say`and whether ${partner} may work${asTrade(view)} decides the second`;
  const said =
    record.allows === 'any'
      ? say`and ${partner} may take work${asTrade(view)} on the family permit${ifFamily(view)}`
      : say`and the second${asTrade(view)} needs a permission first`;
  return given(said, `partnerswork:${record.route}`);
}

/** Work for both: the labour market, and what decides about the partner. */
export const bothCareers: Wish = (view) => {
  if (asksInPlace(view)) return ownWorkThere(view);
  // With a permit that allows no work, the wish for a work permit covers this.
  if (view.profile.read.has(IDS, WORK_PERMIT) && withoutWork(view)) return null;
  const closed = noWork(view);
  if (closed) return closed;
  const working = figure(view, 'labour_participation');
  const record = partnersWorkThere(view);
  // Where family may not work there, nothing else needs saying about two careers.
  if (record?.allows === 'no') return view.profile.read.has(IDS, WORK_PERMIT) ? null : onRecord(view);
  // Customers who asked about a work permit read of it in a separate sentence.
  const toldApart = view.profile.read.has(IDS, WORK_PERMIT);
  const second = toldApart ? null : secondSaid(view);
  return (
    working &&
    inTurn(view, 'couple-careers', [
      () =>
        say`two careers have to find a place: in ${view.name} ${working} of people from 15 on are in the labour force${againstHome(view, 'labour_participation')}${second ? say`, ${second}` : ''}`,
      () =>
        say`for work for both of you: ${working} of people from 15 on in ${view.name} are in the labour force${againstHome(view, 'labour_participation')}`,
      () =>
        say`both of you would look for work in a country in which ${working} of people from 15 on are in the labour force`,
    ])
  );
};

/** Whether the partner may work, by which law or whose word. */
export const partnersPermit: Wish = (view) => {
  if (asksInPlace(view)) return null;
  const own = onOwnPassport(view);
  if (own) return own;
  const idle = figure(view, 'unemployment_rate');
  const partner = partnerCalled(view.profile.movers);
  const law = marriedLaw(view);
  if (law)
    return given(
      inTurn(view, 'couple-free', [
        () =>
          say`${partner} may work in ${view.name}: under your free movement a husband or wife needs no work permit`,
        () => say`work for ${partner} in ${view.name} needs no permit either, by the same free movement`,
        () => say`in ${view.name} too ${partner} may work without a permit of the country`,
      ]) ?? words(''),
      `bloc:${law.bloc}`,
    );
  const later = lawOnceMarried(view);
  if (later) return onceMarried(view, later);
  const agreed = byAgreement(view);
  if (agreed) return agreed;
  const closed = noWork(view);
  if (closed) return closed;
  if (bringsWork(view))
    return because(
      inTurn(view, 'couple-own-work', [
        () =>
          say`↗${partner} should be free to work from the first day: our records do not say whether the permit of a partner in ${view.name} covers work for an employer or clients elsewhere, so have its embassy write it down`,
        () =>
          say`whether ${partner} may go on working for people elsewhere from ${view.name} is for its embassy to say as well`,
      ]) ?? words(''),
      'income-sources',
    );
  const record = onRecord(view);
  if (record) return record;
  if (seldomWork(view)) return mayForbidWork(view);
  return (
    idle &&
    inTurn(view, 'couple-permit', [
      () =>
        say`[↗${partner} should be free to work from the first day: our records do not say from when a permit allows that, so the embassy of ${view.name} has to; of those who look for work there ${idle} find none|↗our records do not say from which day ${partner} may work in ${view.name}${asTrade(view)}, so ask its embassy; of those who look for work there ${idle} find none]`,
      () =>
        say`[↗whether ${partner} may work in ${view.name} from the first day is for its embassy to say as well; the market there has no work for ${idle} of those who look for it|↗the embassy of ${view.name} has to say too from when ${partner} may work; ${idle} of those who look for work there find none]`,
      () =>
        say`of those who look for work in ${view.name} ${idle} find none: that is the market ${partner} would face, once the embassy has said from which day`,
    ])
  );
};
