import { formatCount, formatMoney } from '../format.ts';
import type { RouteKind, VisaRoute } from '../entry/visaRoute.ts';
import { otherYears } from './otherYears.ts';
import { placeName } from './placeName.ts';
import { paragraph, type Teller } from './teller.ts';
import { counted, joined } from './words.ts';

export function visiting(t: Teller): string | null {
  return paragraph(
    t.tell(['visa_openness_free', 'visa_openness_no_prior_visa'], (free, onArrival) => {
      const beforehand = onArrival.replace(/\u00a0.*/, '');
      if (/^0\b/.test(free))
        return free === onArrival
          ? 'Visitors of no nationality enter visa free.'
          : `Visitors of no nationality enter visa free; with visas and permits given on arrival, those of ${onArrival} need none beforehand.`;
      return free === onArrival
        ? `Visitors of ${free} enter visa free.`
        : `Visitors of ${free} enter visa free; counting visas and permits given on arrival, ${beforehand} need none beforehand.`;
    }),
    t.tell(['visa_free_median_days'], (days) => `A visa-free stay typically lasts ${days}.`),
    t.tell(['e_visa_offered'], (offered) =>
      offered === 'yes' ? 'An electronic visa or authorisation is offered to some nationalities.' : null,
    ),
  );
}

const KIND_WORDS: readonly (readonly [RouteKind, string])[] = [
  ['work', 'work'],
  ['digital-nomad', 'remote work'],
  ['entrepreneur/startup', 'founding a business'],
  ['retirement/passive-income', 'retirement or private income'],
  ['investor', 'investment'],
  ['study', 'study'],
  ['family', 'family'],
  ['agreement', 'agreement between states'],
  ['permanent-residency', 'permanent residence'],
];

function incomeOf(route: VisaRoute): string | null {
  const income = route.minIncome;
  if (!income || income.period === null) return null;
  const usd =
    income.monthlyUsd === null || (income.currency === 'USD' && income.period === 'month')
      ? ''
      : ` (about ${formatMoney(Math.round(income.monthlyUsd))} a month)`;
  const doubt = route.confidence === 'low' ? ', a figure of low confidence' : '';
  return `${route.name}: from ${formatMoney(income.amount, income.currency)} a ${income.period}${usd}${doubt}`;
}

const ROUTES_NAMED = 3;

/** Routes on record other than those to citizenship. */
export function staying(t: Teller): string {
  const routes = KIND_WORDS.flatMap(([kind]) => t.atlas.routes.open(t.iso3, kind)).filter(
    (route) => route.shown,
  );
  if (routes.length === 0)
    return 'Our records hold no route for staying here; that does not mean there is none. Ask the nearest embassy.';
  for (const { source, licence, shareAlike, shown, asOf, confidence } of routes)
    t.use({ source, licence, shareAlike, shown, asOf, confidence });
  const kinds = KIND_WORDS.filter(([kind]) => routes.some((route) => route.kind === kind)).map(
    ([, word]) => word,
  );
  const incomes = routes.flatMap((route) => incomeOf(route) ?? []).slice(0, ROUTES_NAMED);
  return [
    `Our records hold ${counted(routes.length, 'open route', 'open routes')} to a longer stay, for ${joined(kinds)}.`,
    ...(incomes.length > 0 ? [`Incomes asked for: ${incomes.join('; ')}.`] : []),
    'Check each requirement with the authority before you rely on it.',
  ].join(' ');
}

/** The years of residence for ordinary naturalisation; both numbers where two of our records disagree. */
function naturalisation(t: Teller): string | null {
  const other = otherYears(t.atlas, t.iso3);
  return t.tell(['naturalisation_years'], (years) => {
    if (other === null)
      return `Naturalisation ordinarily asks for ${years} of residence${t.against('naturalisation_years')}.`;
    t.use(other.from);
    const both = [other.elsewhere, other.years].sort((a, b) => a - b);
    return `Naturalisation ordinarily asks for ${both.join(' or ')} years of residence: our sources do not agree.`;
  });
}

export function citizenship(t: Teller): string | null {
  return paragraph(
    naturalisation(t),
    t.tell(['dual_citizenship'], (answer) => {
      if (answer === 'limited') return 'Dual citizenship is recognised within limits.';
      return answer === 'yes' ? 'Dual citizenship is recognised.' : 'Dual citizenship is not recognised.';
    }),
    t.tell(['citizenship_by_descent'], (answer) =>
      answer === 'yes' ? 'A child of a citizen is ordinarily a citizen, wherever it is born.' : null,
    ),
    t.tell(['citizenship_by_birth'], (answer) =>
      answer === 'yes' ? 'Birth on the territory ordinarily gives citizenship.' : null,
    ),
    t.tell(['visa_free_destinations'], (count) => `Its passport opens ${count} without a prior visa.`),
  );
}

const COMMUNITIES_NAMED = 5;

export function communities(t: Teller): string | null {
  const largest = t.atlas.communitiesIn(t.iso3).slice(0, COMMUNITIES_NAMED);
  const named = largest.flatMap((one) => {
    const origin = t.atlas.country(one.origin);
    return origin ? [`${placeName(origin).plain} (${formatCount(one.people)})`] : [];
  });
  const first = largest[0];
  if (first) t.use(first.from);
  return paragraph(
    t.tell(
      ['migrant_stock_share'],
      (share) => `People born abroad make up ${share} of the population${t.against('migrant_stock_share')}.`,
    ),
    named.length === 0 ? null : `The largest communities in ${first?.from.asOf} came from ${joined(named)}.`,
  );
}

/** Who may live and work there by right, apart from citizens. */
export function freeMovement(t: Teller): string | null {
  const blocs = t.atlas.movement.blocs.filter(
    (bloc) =>
      bloc.grade === 'settle' && bloc.from.shown && (bloc.members.includes(t.iso3) || bloc.host === t.iso3),
  );
  if (blocs.length === 0) return null;
  for (const bloc of blocs) t.use(bloc.from);
  const named = blocs.map((bloc) => {
    const partners = bloc.host === null || bloc.host === t.iso3 ? bloc.members : [bloc.host];
    const others = partners.filter((iso3) => iso3 !== t.iso3).length;
    return `${bloc.name} (${counted(others, 'other country', 'other countries')}${bloc.from.confidence === 'low' ? '; to be confirmed' : ''})`;
  });
  return `Citizens of partner countries may live and work here under ${joined(named)}.`;
}
