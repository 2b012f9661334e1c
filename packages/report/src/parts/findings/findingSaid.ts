import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateResult } from '@global-fit/matching/ranking';
import { grouped } from '../../figures/format.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { budgetSaid, costSaid } from '../../place/money/costSaid.ts';
import { wagesSaid } from '../../place/money/wagesSaid.ts';
import { abortionSaid } from '../../prose/abortionLaw.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { foreignBuyersSaid } from '../../prose/foreignBuyers.ts';
import { homeEducationSaid } from '../../prose/homeEducation.ts';
import { hivResidenceSaid } from '../../prose/hivResidence.ts';
import { religiousDressSaid } from '../../prose/religiousDress.ts';
import { parentLawSaid } from '../../prose/parentLaw.ts';
import { lawClause, lawClauses } from '../../prose/lawClause.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { unionSaid } from '../../prose/unionLaw.ts';
import { regimeOnPension } from '../../sections/financial/pensionRegime.ts';
import { noWaySaid, secondSaid, yearsSaid } from './citizenshipSaid.ts';
import { adviceSaid, hazardSaid, nextDoorSaid } from './dangerFindings.ts';
import { figureSaid, SERVICE } from './figureSaid.ts';
import { distanceSaid, flightSaid } from './journeyFindings.ts';
import { alphabetSaid, schoolLanguageSaid, spokenSaid, uncountedSaid } from './languageFindings.ts';
import {
  careWeighedSaid,
  breedLawSaid,
  capitalMovementSaid,
  communistStateSaid,
  deathPenaltySaid,
  incomeFromAbroadSaid,
  islamicLawSaid,
  malariaSaid,
  membershipSaid,
  pensionRisesSaid,
  petEntrySaid,
  registrationSaid,
  spouseInheritsSaid,
} from './lawFindings.ts';
import {
  broughtWorkSaid,
  partnersWorkFound,
  permitOnRecordSaid,
  leastAgeSaid,
  parentsRouteClosed,
  childrenAlongSaid,
  permanenceSaid,
  stayLengthSaid,
} from './permitFindings.ts';
import { standingSaid } from './standingSaid.ts';
import { apartSaid, rentSaid, townsSaid } from './townsSaid.ts';
import { wayIn } from './wayIn.ts';

type Kind = GateReason['kind'];
/** Says what was found; null leaves it to the wording of the status. */
type SayReason<Reason extends GateReason> = (reason: Reason, gate: GateResult) => Said | null;

/** Findings whose values are only for arithmetic. */
const asItStands = (): null => null;

const REASON_SAID: { readonly [K in Kind]: SayReason<Extract<GateReason, { kind: K }>> } = {
  abroad: () => words('it is abroad'),
  home: ({ looks, home }) =>
    words(
      looks === 'within'
        ? `you are looking within ${nameOf(home)}`
        : `you live in ${nameOf(home)} already and look for a place abroad`,
    ),
  named: ({ line }) => {
    if (line === '') return words('you ruled it out');
    return words(line === null ? 'you did not rule it out' : `you ruled it out: “${line}”`);
  },
  'way in': ({ way }) => wayIn(way),
  'degrees off': ({ asAtHome }) =>
    asAtHome
      ? words(
          'by yearly means it is not a degree nearer to the warmth you asked for than your home, which you would leave for a better climate',
        )
      : null,
  speakers: ({ begun }, { status }) =>
    begun && status === 'at_risk'
      ? words('most of its people speak a language that you have only begun')
      : null,
  'speakers uncounted': uncountedSaid,
  'second passport': ({ second }) => secondSaid(second),
  'travel advice': (reason, { status }) => (status === 'met' ? null : adviceSaid(reason)),
  indicator: (_, gate) => figureSaid(gate),
  towns: townsSaid,
  'towns apart': apartSaid,
  spoken: spokenSaid,
  'school language': schoolLanguageSaid,
  alphabet: alphabetSaid,
  'own account': ({ of }, gate) =>
    say`${reasonSaid({ ...gate, reason: of })} as an employee; work on your own account is taxed by other rules`,
  'pay after tax': ({ of, netUsd }, gate) => {
    const net = constant(netUsd, 'mean pay less what is deducted from it');
    const left = shown(net, (value) => `US$${grouped(Math.round(value / 10) * 10)}`);
    return say`${reasonSaid({ ...gate, reason: of })}, of which taxes and contributions leave about ${left}`;
  },
  part: ({ of }, gate) => reasonSaid({ ...gate, reason: of }),
  flight: flightSaid,
  distance: distanceSaid,
  rent: rentSaid,
  'union law': ({ law }) => unionSaid(law),
  'parent law': ({ law, of }) => parentLawSaid(law, of) ?? words('our lists tell nothing of it'),
  'abortion law': ({ law }) => abortionSaid(law),
  'home education': ({ law }) => homeEducationSaid(law),
  'religious dress': ({ law, of }) => religiousDressSaid(law, of) ?? words('our list tells nothing of it'),
  'foreign buyers': ({ law, onPar }) => {
    if (!law) return words('you are its citizen');
    const said = foreignBuyersSaid(law);
    return onPar ? say`a passport of yours puts you on a par with its citizens, while ${said}` : said;
  },
  'war next door': ({ neighbour }, gate) => nextDoorSaid(gate, neighbour),
  membership: membershipSaid,
  'capital movement': capitalMovementSaid,
  'pension rises': pensionRisesSaid,
  'spouse inherits': spouseInheritsSaid,
  'death penalty': deathPenaltySaid,
  'communist state': communistStateSaid,
  'islamic law': islamicLawSaid,
  'muslim majority': ({ most }) => words(`${most ? 'most' : 'fewer than half'} of its people are Muslims`),
  malaria: malariaSaid,
  hazard: hazardSaid,
  'breed law': breedLawSaid,
  'pension regime': ({ regime, n }) => say`${regimeOnPension(regime, n)}, for whoever meets its terms`,
  'income from abroad': incomeFromAbroadSaid,
  'driving side': ({ side }) => words(`they drive on the ${side}`),
  permanence: permanenceSaid,
  cost: (reason, { group, status }) =>
    group === 'deal-breaker' ? costSaid(reason) : budgetSaid(reason, status),
  'cost on wages': (reason, { status }) => wagesSaid(reason, status),
  'permit on record': permitOnRecordSaid,
  'stay length': stayLengthSaid,
  'least age': leastAgeSaid,
  'brought work': broughtWorkSaid,
  'partners work': partnersWorkFound,
  'parent along': ({ laws }) => lawClauses(laws),
  'lgbt law': ({ law }) => lawClause(law),
  'parents route closed': parentsRouteClosed,
  'children along': childrenAlongSaid,
  'care weighed': careWeighedSaid,
  'residence with hiv': ({ law }) => hivResidenceSaid('it', [law]),
  'no way there': noWaySaid,
  naturalisation: yearsSaid,
  'pet entry': ({ entry }) => petEntrySaid(entry),
  service: () => words(SERVICE),
  registration: registrationSaid,
  'mild summers': () => words('summers there are not hot'),
  'conflict deaths': asItStands,
  'rain off': asItStands,
  measure: asItStands,
  coverage: asItStands,
  'no record': asItStands,
};

function reasonSaid(gate: GateResult): Said {
  // Each kind maps to the writer of that kind, which the compiler cannot infer from the lookup.
  const sayReason = REASON_SAID[gate.reason.kind] as SayReason<GateReason>;
  return sayReason(gate.reason, gate) ?? standingSaid(gate);
}

/** A sentence on a must-have, resting on its facts and answers. */
export function resting(gate: GateResult, said: Said): Said {
  const ids = gate.facts.map((fact) => `${fact.indicator.id}:${fact.iso3}`);
  return because(given(said, ...ids), ...gate.because.questionIds);
}

/** What was found on a must-have, for readers who have just read its name. */
export function findingSaid(gate: GateResult): Said {
  return resting(gate, reasonSaid(gate));
}
