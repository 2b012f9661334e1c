import { familyCard } from '../../place/rights/europeanUnion.ts';
import { isBeyondLearning } from '@global-fit/matching/entry/way';
import { type Passage, passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { partnerCalled } from '../../profile/people/called.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { careFromHome } from '../../place/pension/careFromHome.ts';
import { movesWithFamily } from '../../profile/people/familyMoving.ts';
import { familyLaw } from '../../place/entry/family.ts';
import { decidesClaim } from './citizenship/claimRecord.ts';
import { followUp } from './citizenship/claimSteps.ts';
import {
  freeMovement,
  incomeIds,
  isCitizen,
  type OpenRoute,
  openRoutes,
  rightAsFamily,
  routeIds,
  routeName,
  isJustMissed,
  partnersWayIn,
  spousesPermit,
} from '../../place/entry/routes.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { visitWay } from '../../place/entry/stay.ts';
import { firstQuestion } from './permit/unsure.ts';
import { permitOnceMarried } from './household/partnerLead.ts';
import { sumOfRemark } from './remarks/notes.ts';
import { residesOnTerms } from './means/withoutWork.ts';
import { homeBeyondSavings } from '../../place/entry/capitalAsked.ts';
import { learnedFor, routeSaid } from '../../place/entry/words.ts';

const onRoute = (said: Said, ...ids: readonly string[]): Passage | null =>
  passage('legal-insight', 0.8, because(said, ...ids));

/** What decides where a partner's passport is the way in and gives no right as things are; null elsewhere. */
function besidePartner(view: PlaceView): Passage | null {
  const way = partnersWayIn(view);
  if (!way) return null;
  const once = permitOnceMarried(view);
  const said = once
    ? routeSaid(
        once,
        `What decides in ${view.name} is how its law sees the two of you: a marriage opens the ${routeName(once)}, so first ask whether anything less does.`,
      )
    : way.movement
      ? say`What decides in ${view.name} is what the two of you can show: papers of a life together, or a marriage, which would turn the easier entry into a right.`
      : say`What decides in ${view.name} is its own law on the family of a citizen: ask its embassy to name that permit before you look into any other.`;
  return passage(
    'legal-insight',
    1,
    because(said, ...(preferencesOf(view).partnersPassports?.questionIds ?? []), ...view.profile.movers.ids),
  );
}

/** What decides where no permit is needed; null where one is. */
function withoutPermit(view: PlaceView): Passage | null {
  if (isCitizen(view))
    return passage(
      'legal-insight',
      1,
      because(
        say`The law is not your hurdle in ${view.name}; health cover and tax residence are.`,
        'citizenship',
      ),
    );
  const visit = visitWay(view);
  if (visit)
    return passage(
      'legal-insight',
      1,
      because(
        say`In ${view.name} the days matter, not papers: note each day on which you enter and leave, since anyone who stays a day too long may be fined, or refused entry the next year.`,
        'citizenship',
      ),
    );
  const partner = partnerCalled(view.profile.movers);
  if (rightAsFamily(view))
    return passage(
      'legal-insight',
      1,
      because(
        say`[What decides in ${view.name} is proof of what you are to each other: the marriage certificate, legalised and translated, and the passport of ${partner}|Your income does not count for ${view.name}; the marriage and the passport of ${partner} do, so have both on paper early|In ${view.name} the right belongs to ${partner}: it lasts for you as long as ${partner} lives there].`,
        ...(preferencesOf(view).partnersPassports?.questionIds ?? []),
        ...view.profile.movers.ids,
      ),
    );
  const spouses = spousesPermit(view);
  if (spouses)
    return passage(
      'legal-insight',
      1,
      because(
        routeSaid(
          spouses,
          `What counts in ${view.name} is the marriage: for the ${routeName(spouses)}, have the certificate, legalised and translated, the passport of ${partner.text} and proof of a life together on paper before you ask what else it wants.`,
        ),
        ...(preferencesOf(view).partnersPassports?.questionIds ?? []),
        ...view.profile.movers.ids,
      ),
    );
  const beside = besidePartner(view);
  if (beside) return beside;
  const onTerms = residesOnTerms(view);
  const fromHome = careFromHome(view);
  if (onTerms)
    return passage(
      'legal-insight',
      1,
      because(
        fromHome
          ? fromHome.said(
              `[Your passport lets you live in ${view.name}; since you will not work there, form S1 and proof of means secure that right|For ${view.name} you need no permit but two papers, form S1 and proof of means, which are asked of anyone who comes there without work|Two papers stand between you and ${view.name}: form S1 for your care, and proof of means].`,
            )
          : say`[Your passport lets you live in ${view.name}; since you will not work there, health cover and means secure that right|For ${view.name} you need no permit but proof of health cover and of means, which are asked of anyone who comes there without work|For ${view.name} settle your health cover first: free movement without work asks for it, and for means].`,
        'citizenship',
        ...onTerms,
      ),
    );
  const card = familyCard(view);
  if (freeMovement(view)?.movement.grade === 'settle')
    return passage(
      'legal-insight',
      1,
      because(
        movesWithFamily(view.profile.movers) && familyLaw(view, view.iso3) === null
          ? say`[You need no permit in ${view.name} yourself; ask its embassy whether anyone who comes along on another passport needs one of their own|In ${view.name} the right comes with your passport: settle first what is asked of family on another one|Your passport opens ${view.name} to you; for family on another passport, ask its embassy to say in writing which permit there is].`
          : movesWithFamily(view.profile.movers)
            ? say`[You need no permit in ${view.name} yourself; anyone who comes along without a passport that opens it asks for a ${card} there as your family|In ${view.name} the right comes with your passport: family without such a passport have to ask for a ${card} there, so begin with the proof that you are a family|Free movement covers you in ${view.name}; those who come along on another passport have to ask for their ${card}].`
            : say`[Free movement makes ${view.name} a decision you can undo: you could try a year without using up a permit|You need no permit in ${view.name}: you can come, go home and come again under free movement|Since free movement covers ${view.name}, the border is no hurdle: work, home and health cover decide].`,
        'citizenship',
      ),
    );
  return null;
}

/** What decides where no route is open: a claim, or an authority's answer. */
function notOpen(view: PlaceView): Passage | null {
  const decides = decidesClaim(view);
  if (decides)
    return passage(
      'legal-insight',
      0.5,
      because(
        say`Treat ${view.name} as open only once ${decides} has ${followUp(view) ? 'decided on your application' : 'told you in writing that the line counts'}.`,
        'ancestry-claim',
        'ancestry-countries',
      ),
    );
  return passage(
    'legal-insight',
    0.5,
    because(
      say`Treat ${view.name} as open only once an authority has told you in writing which permit you can ask for.`,
      'visa-preference',
    ),
  );
}

/** What decides on a route whatever the income; null where nothing does. */
function beforeIncome(view: PlaceView, best: OpenRoute, name: string): Passage | null {
  const { way } = best.standing;
  const first = firstQuestion(view, way);
  if (first)
    return onRoute(
      routeSaid(
        best.route,
        `[Do not rely on the ${name} until its authority has said in writing ${first.whether}|Treat the ${name} as open only once its authority has answered in writing ${first.whether}].`,
      ),
      ...first.ids,
      ...routeIds(view, best.route),
    );
  if (way.kind === 'route' && way.test === 'by both')
    return onRoute(
      routeSaid(
        best.route,
        `[First ask whose income counts for the ${name}: together you may reach the sum, with yours alone you do not|Have the authority for the ${name} say in writing whether the income of a husband, wife or partner counts: it stands or falls on that].`,
      ),
      ...(incomeIds(view) ?? []),
      ...routeIds(view, best.route),
    );
  if (homeBeyondSavings(view))
    return onRoute(
      routeSaid(
        best.route,
        `[The savings you told us of cover the sum for the ${name}, but perhaps not the home that has to be bought as well: add the two, and what a year costs, before you apply|You have the sum for the ${name}; what decides is whether you can also pay for the home it asks for, beside a year of living].`,
      ),
      'liquid-assets-available',
      ...routeIds(view, best.route),
    );
  if (way.kind === 'route' && way.asked === 'capital' && way.test === 'passed')
    return onRoute(
      routeSaid(
        best.route,
        `[The savings you told us of are enough for the ${name} on record; the statements that prove where they come from are what decides|On record your means are enough for the ${name}, so the work lies in proving where they come from].`,
      ),
      'liquid-assets-available',
      ...routeIds(view, best.route),
    );
  if (way.kind === 'route' && way.asked === 'capital' && way.test === 'within')
    return onRoute(
      routeSaid(
        best.route,
        best.route.conditions.capitalInstead
          ? `For the ${name} your savings may stand in for the income: what decides is the balance on the day, and the statements that show where it comes from.`
          : `The sum for the ${name} lies inside the band of savings you ticked: what decides is the balance on the day, and the statements that show where it comes from.`,
      ),
      'liquid-assets-available',
      ...routeIds(view, best.route),
    );
  if (best.route.kind === 'agreement')
    return onRoute(
      routeSaid(
        best.route,
        `[You may ask for the ${name}, and the papers decide: passport, certificates of civil status and of a clean record, each as recent as the office wants it|For the ${name} the certificates decide: a police certificate that is too old, or not legalised, stops the application].`,
      ),
      'citizenship',
    );
  if (isBeyondLearning(way))
    return onRoute(
      routeSaid(
        best.route,
        `[Treat ${view.name} as closed for now: the ${name} is for people with ${learnedFor(best.route)}|Do not rely on ${view.name} until its authority has said in writing what the ${name} accepts in place of ${learnedFor(best.route)}].`,
      ),
      'education-level',
      ...routeIds(view, best.route),
    );
  if (way.byPartner)
    return onRoute(
      say`[The ${routeSaid(best.route, name)} depends on ${partnerCalled(view.profile.movers)}: the licence and the offer for that work come first, and the rest of you follow|With the ${routeSaid(best.route, name)} the household goes where ${partnerCalled(view.profile.movers)} finds work, so start with that search].`,
      ...(preferencesOf(view).second?.questionIds ?? []),
      ...view.profile.movers.ids,
    );
  return null;
}

/** A remark that no pay is asked for, which is more than that none is on record. */
const NO_MINIMUM = /\bno general minimum\b/;

/** What decides on a route by how the income compares. */
function byIncome(view: PlaceView, open: OpenRoute, name: string): Passage | null {
  const { route, income } = open;
  const work = route.kind === 'work';
  const remark = sumOfRemark(route.notes);
  const said: Readonly<Record<OpenRoute['income'], string>> = {
    met: work
      ? `[The ${name} depends on the employer more than on you: ask in the first call whether the firm has sponsored one before|For the ${name} the contract comes first and the application second, so the search for work is the real first step|You need an employer who will sponsor the ${name}: start with those who have done so before]`
      : route.kind === 'study'
        ? `[Your means are enough for the ${name}; what decides are the papers that show them for a whole year|For the ${name} your means are not the hurdle; proving them for a whole year is|The ${name} is within your means, so the papers decide: statements, the word of whoever pays, insurance, certificates]`
        : `[Your income is enough for the ${name}; what decides is the paper that shows it for the right number of months|For the ${name} your income is not the hurdle; proving it month by month is|With your income the ${name} is within reach, so the papers decide: statements, insurance, certificates]`,
    perhaps: work
      ? `[The ${name} depends on the pay in the offer: have it named in the contract before you plan anything else|For the ${name} the contract’s figure counts, so ask for the pay before the interview]`
      : `[The ${name} stands or falls on proof of income: work out your exact monthly figure before you plan anything else|For the ${name} the exact monthly figure decides, so ask the embassy which months are counted|The sum for the ${name} lies inside the band you ticked: your payslips or invoices of the last year will show on which side you are]`,
    short: work
      ? `The ${name} asks for more pay than you expect, so ${view.name} needs a better offer than most, another route, or patience`
      : isJustMissed(open)
        ? `The ${name} asks for hardly more than you told us: the exchange rate of the day, a small further income or savings decide`
        : `On the figures you gave us the ${name} is out of reach, so ${view.name} needs another route, more means, or patience`,
    unknown:
      route.kind === 'study' && route.minIncome
        ? `For the ${name} the proof of means decides: savings in an account, the letter of a scholarship, or somebody who signs for you`
        : route.minIncome
          ? work
            ? `The ${name} depends on the pay in the offer: have it named in the contract before you plan anything else`
            : `[The ${name} depends on the amount of your own income: have twelve months of it on paper|For the ${name} the embassy reads statements, so gather a year of them]`
          : work && NO_MINIMUM.test(route.notes ?? '')
            ? `For the ${name} the law on record sets no general pay: ask the authority how it judges whether your training fits the post, and which pay is usual for it`
            : work
              ? `Our records name no required pay for the ${name}, so first ask the authority what decides: the pay, a quota, or whether somebody local was looked for`
              : remark
                ? `For the ${name} ${remark} decides: ask its authority how it is shown in the first year, and what follows if a year falls short`
                : route.minInvestment
                  ? `The ${name} asks for a sum of your own and, on our records, for no income: ask its authority where the sum has to lie, for how long, and how you show where it came from`
                  : route.conditions.selection === 'points'
                    ? `For the ${name} points decide: have yours counted before you pay for anything else`
                    : `For the ${name} our records name no sum, so ask the embassy how means are judged`,
  };
  return onRoute(
    routeSaid(route, `${said[income]}.`),
    ...(income === 'unknown' ? [] : (incomeIds(view) ?? [])),
    ...routeIds(view, route),
  );
}

/** What decides about the application. */
export const legalInsight: Writer = (view) => {
  const free = withoutPermit(view);
  if (free) return free;
  const best = openRoutes(view)[0];
  if (!best || decidesClaim(view)) return notOpen(view);
  const name = routeName(best.route);
  return beforeIncome(view, best, name) ?? byIncome(view, best, name);
};
