import { formatCount, formatMoney } from '../format.ts';
import type { Provenance, RouteKind, VisaRoute } from '../model.ts';
import { placeName } from './place-name.ts';
import { paragraph, type Teller } from './teller.ts';
import { counted, joined } from './words.ts';

export function visiting(t: Teller): string | null {
  return paragraph(
    t.tell(['visa_openness_free', 'visa_openness_no_prior_visa'], (free, onArrival) =>
      free === onArrival
        ? `Visitors of ${free} enter visa free.`
        : `Visitors of ${free} enter visa free; counting visas and permits given on arrival, ${onArrival.replace(/\u00a0.*/, '')} need none beforehand.`,
    ),
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

/** Ways to stay that our records hold, without citizenship. */
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

export function citizenship(t: Teller): string | null {
  return paragraph(
    t.tell(
      ['naturalisation_years'],
      (years) =>
        `Naturalisation ordinarily asks for ${years} of residence${t.against('naturalisation_years')}.`,
    ),
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

/** Who may live and work here by right, apart from citizens. */
export function freeMovement(t: Teller): string | null {
  const blocs = t.atlas.movement.blocs.filter(
    (bloc) =>
      bloc.grade === 'settle' && bloc.from.shown && (bloc.members.includes(t.iso3) || bloc.host === t.iso3),
  );
  if (blocs.length === 0) return null;
  for (const bloc of blocs) t.use(bloc.from);
  const named = blocs.map((bloc) => {
    const others = bloc.members.filter((iso3) => iso3 !== t.iso3).length;
    return `${bloc.name} (${counted(others, 'other country', 'other countries')}${bloc.from.confidence === 'low' ? '; to be confirmed' : ''})`;
  });
  return `Citizens of partner countries may live and work here under ${joined(named)}.`;
}

export function pets(t: Teller): string | null {
  const rule = t.atlas.pets(t.iso3)?.importRule;
  if (!rule?.from.shown) return null;
  t.use(rule.from);
  const asked = [
    rule.microchip ? 'a microchip' : null,
    rule.rabiesVaccine ? 'a rabies vaccination' : null,
    rule.titreTest ? 'a rabies antibody test' : null,
    rule.permit ? 'an import permit' : null,
    rule.healthCertificate ? 'a health certificate' : null,
    rule.tapewormTreatment ? 'a tapeworm treatment for dogs' : null,
    rule.quarantine ? 'a quarantine' : null,
  ].filter((item) => item !== null);
  if (asked.length === 0) return null;
  const lead = rule.leadDays ? ` Allow about ${rule.leadDays} days to prepare.` : '';
  const doubt = rule.from.confidence === 'low' ? ' The record is of low confidence.' : '';
  return `For a dog or cat our records name ${joined(asked)}.${lead}${doubt} Check with ${rule.page} first.`;
}

const low = (part: { readonly from: Provenance }): string =>
  part.from.confidence === 'low' ? ' (to be confirmed)' : '';

export function papers(t: Teller): string | null {
  const treaties = t.atlas.treaties(t.iso3);
  if (!treaties) return null;
  const { apostille, road1949, road1968, lisbon } = treaties;
  const road = road1968 ?? road1949;
  for (const part of [apostille, road, lisbon]) if (part) t.use(part.from);
  return paragraph(
    apostille?.status === 'y'
      ? `Foreign papers are accepted with an apostille${apostille.objections ? ', though not from every country' : ''}.`
      : null,
    apostille?.status === 'n'
      ? 'The apostille does not apply: foreign papers have to be legalised by an embassy.'
      : null,
    apostille?.status === 'pending' ? 'The apostille has been agreed to but is not yet in force.' : null,
    road
      ? `The country is party to a United Nations convention on road traffic${low(road)}, so international driving permits are known.`
      : null,
    lisbon ? `It is party to the Lisbon convention on the recognition of degrees${low(lisbon)}.` : null,
  );
}

export function arrivalHealth(t: Teller): string | null {
  const entry = t.atlas.healthEntry(t.iso3);
  if (!entry) return null;
  const { yellowFever, yellowFeverCertificate, malaria } = entry;
  for (const part of [yellowFever, yellowFeverCertificate, malaria]) if (part) t.use(part.from);
  return paragraph(
    yellowFever?.risk
      ? `Yellow fever occurs ${yellowFever.partsOnly ? 'in parts of the country' : 'in the country'}.`
      : null,
    yellowFeverCertificate ? 'A yellow fever certificate is asked of all travellers.' : null,
    malaria && malaria.casesPer1000AtRisk > 0
      ? `Malaria: ${formatMalaria(malaria.casesPer1000AtRisk)} in ${malaria.from.asOf}.`
      : null,
  );
}

const formatMalaria = (cases: number): string =>
  cases < 0.1
    ? 'fewer than 0.1 cases per 1,000 people at risk'
    : `${cases.toFixed(cases < 10 ? 1 : 0)} cases per 1,000 people at risk`;

const US_WORDS = [
  '',
  'exercise normal precautions',
  'exercise increased caution',
  'reconsider travel',
  'do not travel',
];
const AU_WORDS = [
  '',
  'exercise normal safety precautions',
  'exercise a high degree of caution',
  'reconsider your need to travel',
  'do not travel',
];

export function advice(t: Teller): string | null {
  const row = t.atlas.travelAdvice(t.iso3);
  if (!row) return null;
  for (const part of [row.us, row.australia]) if (part) t.use(part.from);
  return paragraph(
    row.us
      ? `The United States government advised level ${row.us.level} of 4 (${US_WORDS[row.us.level]}) as of ${row.us.from.asOf}.`
      : null,
    row.australia
      ? `The Australian government advised level ${row.australia.level} of 4 (${AU_WORDS[row.australia.level]}) as of ${row.australia.from.asOf}.`
      : null,
  );
}
