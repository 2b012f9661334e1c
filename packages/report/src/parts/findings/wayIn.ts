import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { fitsVisit } from '@global-fit/matching/entry/visit';
import {
  type DescentWay,
  isBeyondLearning,
  type PartnerWay,
  type VisitWay,
  type Way,
} from '@global-fit/matching/entry/way';
import { money } from '../../figures/format.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { settlesByRight, routeName, tickedBeside } from '../../place/entry/routes.ts';
import { wayInto } from '../../place/entry/standing.ts';
import { KIND_WORDS, learnedFor, noRouteSaid, routeSaid } from '../../place/entry/words.ts';
import type { PlaceView } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { opening } from '../../prose/english.ts';
import { because, given, type Said, say, sayAs, words } from '../../prose/said.ts';
import { doubts } from './routeDoubts.ts';
import { about, asked, byRoute, toldOf } from './routeSum.ts';

/** What a claim by descent may open, as a clause. */
function byDescent({ claim, citizenship, permit, movement, lateBy }: DescentWay): Said {
  const sure = claim === 'yes';
  const proof = sure ? 'the papers have to prove it' : 'whether it does has to be found out';
  const late = lateBy
    ? because(words(', and the decision may come later than you can wait'), 'relocation-timeline')
    : '';
  const fee = permit?.fee ? ` (fee ${money(permit.fee.amount, permit.fee.currency)})` : '';
  if (permit && !citizenship)
    return say`${about(permit, `is for people of such descent${fee}; the papers have to prove yours`)}${late}`;
  const beside = permit ? say`, beside ${about(permit, `for descendants${fee}`)}` : '';
  const whose = movement && citizenship ? `the citizenship of ${nameOf(citizenship)}` : 'its citizenship';
  const opens = movement
    ? given(words(`, whose holders may settle there (${movement.name})`), `bloc:${movement.bloc}`)
    : '';
  return say`${sure ? 'ancestry may give' : 'ancestry might open'} ${whose}${opens}${beside}; ${proof}${late}`;
}

/** A claim by descent beside another way in, as a sentence; null where there is none. */
export function claimBeside(view: PlaceView): Said | null {
  const { descent, entry } = wayInto(view);
  return descent && !['descent', 'home', 'citizen'].includes(entry.way.kind)
    ? because(opening(byDescent(descent)), 'ancestry-claim', 'ancestry-countries')
    : null;
}

/** What a permit depends on apart from a job offer. */
const BY_CHANCE: Readonly<Record<string, string>> = {
  lottery: 'a draw',
  quota: 'a place in a yearly quota',
};

/** How applicants of a ticked kind are selected, where meeting the conditions is not enough; null elsewhere. */
function chosenBy({ conditions: { selection, forWhom } }: VisaRoute): string | null {
  if (selection === 'nomination') return 'for which a province has to nominate you';
  if (selection !== 'points') return null;
  return forWhom === 'employees'
    ? 'which asks for a skilled job there and for as many points as it sets'
    : 'for which people are chosen by points';
}

/**
 * A kind of permit that was ticked but is not the way in: "Remote-work route, which you ticked: the D8 asks for …,
 * more than the band you ticked". Null where there is none.
 */
export function tickedSaid(view: PlaceView): Said | null {
  if (settlesByRight(view)) return null;
  const told = tickedBeside(view).map(({ way }) => {
    const { route } = way;
    const kind = opening(words(KIND_WORDS[route.kind]));
    const chosen = chosenBy(route);
    return chosen
      ? say`${kind}, which you ticked, goes by the ${routeSaid(route, routeName(route))}, ${chosen}`
      : say`${kind}, which you ticked: ${wayIn(way)}`;
  });
  return told.length === 0
    ? null
    : because(
        sayAs(told.map(({ text }) => text).join('. '), told),
        'visa-preference',
        'expected-annual-income',
      );
}

/** "you may stay 180 days without a visa with the passport of Canada, and the months that you name fit into them". */
function visitSaid({ passport, to, days, stay }: VisitWay): Said {
  const [allowed, length] = [days, stay].map((one) =>
    shown(constant(one, 'days of a stay without a visa'), String),
  );
  const held =
    fitsVisit(stay, days) === 'fits'
      ? say`and the part of each year that you mean to stay fits into them`
      : say`and the part of each year that you mean to stay can come to ${length ?? ''}: fly home before the last of the days allowed`;
  return because(
    given(
      say`you may stay ${allowed ?? ''} days without a visa with the passport of ${nameOf(passport)}, ${held}`,
      `passport:${passport.iso3}-${to}`,
    ),
    'citizenship',
  );
}

/** What a partner's passport opens. Only free text tells of it, so its country is not named. */
function byPartner({ movement, married, permit }: PartnerWay): Said {
  const told = 'with the passport that you told us of';
  if (permit)
    return say`your partner needs no permit there ${told}, and ${about(permit, 'is for the husband or wife of a citizen; our records do not say what it asks of income or language')}`;
  if (!movement)
    return words(
      `your partner needs no permit there ${told}; its own law decides on the family of a citizen`,
    );
  const family = married
    ? 'and you as husband or wife'
    : 'and for a partner without a marriage the state has only to make entry easier';
  const may = married ? `may live and work there by right ${told}` : `may settle there ${told}`;
  return given(words(`your partner ${may}, ${family} (${movement.name})`), `bloc:${movement.bloc}`);
}

type WayBy<Kind extends Way['kind']> = Extract<Way, { kind: Kind }>;

/** What a free-movement agreement gives: a right to live there, or an easier permit. */
const byMovement = ({ movement: { grade, name } }: WayBy<'movement'>): Said =>
  words(
    grade === 'settle'
      ? `you may live and work there by right (${name})`
      : `the ${name} gives no right to settle: it makes residence easier, and a permit with conditions of its own is still needed`,
  );

/** A permit that needs an employer there, and what else it depends on. */
function byEmployer(way: WayBy<'job offer'>): Said {
  const { route } = way;
  const chance = BY_CHANCE[route.conditions.selection ?? ''];
  if (way.apart)
    return about(
      route,
      `needs an employer there${chance ? ` and ${chance}` : ''}; the work that you bring along does not count for it`,
    );
  const whose = way.byPartner ? ' to your partner' : '';
  const listed = route.conditions.listed ? ' in an occupation on its list' : '';
  const drawn = chance ? ` and on ${chance}` : '';
  const pay = way.expected === 'below' ? ', and asks for more pay than you expect' : '';
  return about(route, `depends on an offer from an employer${whose}${listed}${drawn}${pay}`);
}

/** A permit that asks for more than was stated. */
function beyondMeans(way: WayBy<'short'>): Said {
  const told =
    way.asked === 'income' ? toldOf(way.route, 'the income you told us of') : 'the savings in your answers';
  return about(way.route, say`asks for ${asked(way)}, more than ${told}`);
}

/** The protection that takes the household in without a permit, after a way in that leads nowhere; empty without one. */
function orProtected({ protection }: WayBy<'short' | 'no record'>): Said | string {
  if (!protection) return '';
  return because(
    given(
      words('; temporary protection, which people who leave Ukraine have there by law, is another way'),
      `rule:${protection.id}`,
    ),
    'citizenship',
    'current-location',
  );
}

/** The best way in as a clause, without its timing. */
function reached(way: Way): Said {
  if ('route' in way && isBeyondLearning(way))
    return because(
      about(way.route, `is for people with ${learnedFor(way.route)}, and you told us of none`),
      'education-level',
    );
  switch (way.kind) {
    case 'citizen':
      return words('you hold its citizenship');
    case 'home':
      return words('you live there already');
    case 'visit':
      return visitSaid(way);
    case 'movement':
      return byMovement(way);
    case 'partner':
      return byPartner(way);
    case 'descent':
      return byDescent(way);
    case 'route':
      return way.apart
        ? about(way.route, 'asks for a job there; the work that you bring along does not count for it')
        : byRoute(way);
    case 'job search':
      return about(way.route, 'admits people who look for work there');
    case 'job offer':
      return byEmployer(way);
    case 'short':
      return say`${beyondMeans(way)}${orProtected(way)}`;
    case 'refused':
      return words('holders of your passport are not admitted');
    case 'no record':
      return say`${noRouteSaid(way)}${way.protection ? orProtected(way) : ', so ask the embassy first'}`;
  }
}

/** The best way in as a clause. */
export function wayIn(way: Way): Said {
  return 'route' in way ? say`${reached(way)}${doubts(way)}` : reached(way);
}

/** What is uncertain about a route whose sum is reached; null where it is not reached, or nothing is uncertain. */
export function openBesideSum(way: Way): Said | null {
  if (way.kind !== 'route' || way.test !== 'passed') return null;
  const open = doubts(way);
  return open.text === '' ? null : say`${about(way.route, 'is within your reach')}${open}`;
}
