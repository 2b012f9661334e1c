import { memberOf } from '@global-fit/matching/gates/records/membership';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import { list, listNames } from '../../../../prose/english.ts';
import { isAtHome } from '../../../../place/atHome.ts';
import type { PlaceView } from '../../../../place/view.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Savings plans with a name and tax privilege of their own state. */
const PLAN =
  /(?<!\p{L})(?:private (?:pension|annuity) (?:insurance|plans?|contracts?)|Riester(?:[- ]?(?:rente|vertr[äa]ge?|contracts?|pensions?|plans?))?|R[üu]e?rup(?:[- ]?rente)?|Basisrente|bAV|betriebliche Altersvorsorge|(?:rate|kapital|alders)(?:pension|opsparing)(?:en|er)?|(?:Fonds|Kapital)lebensversicherung(?:en)?|Bausparvertr[äa]ge?|Bausparer|Wohn-?Riester|(?:Lifetime |cash |stocks and shares |Help to Buy )?ISAs?|Premium Bonds|TFSAs?|FHSAs?|RESPs?|(?:529(?: plans?| accounts?))|(?<=\b(?:our|my|the|a) )529s?|HSAs?|health savings accounts?|assurances?[- ]vie|PERP?(?= |s\b|,|\?|$)|PERCO|PEA|PEE|Livret A|pilier 3a|NPS|PPF|Sukanya\w*|iDeCo|NISA|IKE|IKZE|PPK|TFR|fondo pensione|plan(?:es)? de pensiones|keren hishtalmut|AFP|AFORE|FGTS|PGBL|VGBL|CPF|MPF|EPF account)(?!\p{L})/u;

/** The same pattern, for all names in a text. */
export const PLANS = new RegExp(PLAN.source, 'gu');

/** The state subsidy of a Riester contract, by destination. */
function riesterSaid({ views, view, text }: Asked): Said | null {
  const rule = view.atlas.rule('de-riester-abroad');
  if (!/riester/i.test(text) || view.home?.iso3 !== 'DEU' || !rule?.from.shown) return null;
  const away = views.filter((one) => !isAtHome(one));
  const names = (which: (one: PlaceView) => boolean) => listNames(away.filter(which));
  const [within, beyond] = [names(inArea), names((one) => !inArea(one))];
  const told = [
    within === ''
      ? ''
      : `In ${within}, inside the European Economic Area, the allowances and tax relief you have had stay yours.`,
    beyond === ''
      ? ''
      : `In ${beyond}, outside the European Economic Area, they have to be paid back, which can be put off on application until the pension begins, and is not asked of people who come back to live in Germany.`,
  ].filter((one) => one !== '');
  return because(
    given(
      words(
        `The contract itself may stay as it is. ${told.join(' ')} Do not count on new allowances once you pay into no German insurance.`,
      ),
      'rule:de-riester-abroad',
    ),
    'current-location',
  );
}

const inArea = ({ atlas, iso3 }: PlaceView): boolean => memberOf(atlas, iso3, 'eea') === 1;

/** A named savings plan from home, which is not a pension paid by an office. */
export const HOME_PLAN: Topic = {
  id: 'home-plan',
  about: PLAN,
  // What an account pays out is taxed like any other such income.
  not: /\b(?:dividends?|exit tax|capital gains)\b/i,
  over: ['business', 'tax', 'bank', 'insurance', 'loans', 'housing', 'enough'],
  answer: (asked) => {
    const names = [...new Set(asked.text.match(PLANS) ?? ['plan'])];
    const [name, it] = [list(names), names.length > 1 ? 'them' : 'it'];
    const home = asked.view.home ? asked.view.homeName : 'the country it comes from';
    const where = list(
      asked.views.filter((one) => !isAtHome(one)).map((one) => one.name),
      'or',
    );
    return {
      said: flow(
        riesterSaid(asked),
        because(
          words(
            'Sign, cancel or cash in nothing before you know how both states tax it: what is untaxed at home need not be so elsewhere.',
          ),
          'current-location',
        ),
      ),
      lacks: `how each country taxes ${names.length > 1 ? 'plans' : 'a plan'} like your ${name}, and what ${home} takes back of its favours once you live abroad`,
      whom: `the company with which ${it === 'it' ? 'it runs' : 'each runs'}, in writing, the tax office of ${home}, then a tax adviser who works with both countries`,
      put: `When I live in ${where === '' ? 'another country' : where}, may I keep my ${name}, pay into ${it} or let ${it} rest, which grants or tax reliefs have to be paid back and when, is the growth taxed there each year or only what I draw, and must ${it === 'it' ? 'it' : 'they'} be reported?`,
    };
  },
};
