import type { GateGroup, GateReason } from '@global-fit/matching/gates/reason';
import type { Neighbour } from '@global-fit/matching/gates/warNextDoor';
import type { GateResult } from '@global-fit/matching/ranking';
import { grouped } from '../../figures/format.ts';
import { constant, recordQuantity, shown } from '../../figures/quantity.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { abortionSaid } from '../../prose/abortionLaw.ts';
import { homeEducationSaid } from '../../prose/homeEducation.ts';
import { parentLawSaid } from '../../prose/parentLaw.ts';
import { unionSaid } from '../../prose/unionLaw.ts';
import { regimeOnPension } from '../../sections/financial/pensionRegime.ts';
import { conditionFigure } from './conditionFigure.ts';
import { noWaySaid, secondSaid, yearsSaid } from './citizenshipSaid.ts';
import { budgetSaid, costSaid } from '../../place/costSaid.ts';
import { figureSaid, MEASURE, SERVICE, type ByStatus } from './figureSaid.ts';
import {
  careWeighedSaid,
  breedLawSaid,
  capitalMovementSaid,
  communistStateSaid,
  incomeFromAbroadSaid,
  islamicLawSaid,
  malariaSaid,
  membershipSaid,
  pensionRisesSaid,
  petEntrySaid,
  registrationSaid,
  spouseInheritsSaid,
} from './lawFindings.ts';
import { alphabetSaid, schoolLanguageSaid, spokenSaid, uncountedSaid } from './languageFindings.ts';
import {
  broughtWorkSaid,
  partnersWorkFound,
  leastAgeSaid,
  permanenceSaid,
  stayLengthSaid,
} from './permitFindings.ts';
import { apartSaid, townsSaid } from './townsSaid.ts';
import { wagesSaid } from '../../place/wagesSaid.ts';
import { wayIn } from './wayIn.ts';

/** What is said of a must-have without a figure, by how it stands. */
const STANDINGS: Readonly<Partial<Record<GateGroup, Partial<ByStatus>>>> = {
  budget: {
    unknown: 'our tables hold no price level',
  },
  danger: {
    met: 'neither government whose advice we read advises against going there, and no war is on record',
    at_risk: 'no travel advice is on record, and deaths in conflict speak against it',
    failed: 'no travel advice is on record, and deaths in conflict speak against it',
    unknown: 'our tables hold neither travel advice nor deaths in conflict',
  },
  climate: {
    met: 'temperatures are within reach of your wish',
    at_risk: 'its climate lies at the edge of what you asked for',
    failed: 'its climate is too far from what you asked for',
    unknown: 'our tables hold no temperatures',
  },
  rain: {
    met: 'its rain is within reach of your wish',
    at_risk: 'its rain lies at the edge of what you asked for',
    failed: 'its rain is too far from what you asked for',
    unknown: 'our tables hold no rainfall',
  },
  language: {
    met: 'daily life there runs in a language you speak',
    at_risk: 'only some of its people speak a language of yours',
    failed: 'daily life there does not run in a language you speak',
    unknown: 'our tables do not tell what is spoken there',
  },
  evidence: {
    met: 'our tables hold most of what your answers ask about',
    at_risk: 'our tables hold too little about it',
    failed: 'our tables hold too little about it',
    unknown: 'our tables hold too little about it',
  },
};

/** A number of ours, as it is printed. */
function ours(value: number, why: string, format: (value: number) => string): Said {
  return shown(constant(value, why), format);
}

/** "about 6,300 km from Pune to Lisbon". */
function distanceSaid({ km, city, to }: Extract<GateReason, { kind: 'flight' | 'distance' }>): Said {
  const end = to ? given(words(to.name), `city:${to.id}`) : words('the capital');
  const way =
    city === null && !to ? words('from capital to capital') : say`from ${city ?? 'the capital'} to ${end}`;
  const distance = ours(km, `kilometres ${way.text}`, (value) => grouped(Math.round(value / 100) * 100));
  return say`about ${distance} km ${way}`;
}

function flightSaid(reason: Extract<GateReason, { kind: 'flight' }>): Said {
  const time = ours(reason.hours, 'kilometres at the pace of an airliner', (value) => grouped(value, 1));
  return say`${distanceSaid(reason)}, some ${time} hours in the air`;
}

/** "Ukraine, which it borders, has 184 conflict deaths a year per 100,000 people". */
function nextDoorSaid({ facts: [fact] }: GateResult, neighbour: Neighbour | null): Said {
  if (!neighbour || neighbour.grade === 0)
    return words('our figures show no war in a country that it borders');
  const { country, per100k } = neighbour;
  const figure = fact ? conditionFigure({ ...fact, iso3: country.iso3, value: per100k }) : null;
  return say`${nameOf(country)}, which it borders, ${figure ? say`has ${figure}` : 'is at war'}`;
}

/** "€1,410 a month for one bedroom in Lisbon". */
function rentSaid({ city, flat, eur }: Extract<GateReason, { kind: 'rent' }>): Said {
  const euros = shown(recordQuantity(eur, `rent:${city.id}`, flat), (value) => `€${grouped(value)}`);
  return say`${euros} a month for ${flat === 'oneBed' ? 'one bedroom' : 'two bedrooms'} in ${city.name}`;
}

/** Which governments advise against going there, and how firmly; the worst level, 4, says not to travel at all. */
function adviceSaid({ unitedStates, australia }: Extract<GateReason, { kind: 'travel advice' }>): Said {
  const worst = Math.max(unitedStates ?? 0, australia ?? 0);
  const governments = [
    ...(unitedStates === worst ? ['the United States'] : []),
    ...(australia === worst ? ['Australia'] : []),
  ];
  const advise = governments.length === 1 ? 'government of' : 'governments of';
  const verb = governments.length === 1 ? 'advises' : 'advise';
  return words(
    `the ${advise} ${list(governments)} ${verb} ${worst === 4 ? 'against any travel there' : 'to reconsider travelling there'}`,
  );
}

function finding(gate: GateResult): Said {
  const { reason, status, group } = gate;
  const stands = reason.kind === 'no record' ? 'unknown' : status;
  const plain = words(STANDINGS[group]?.[stands] ?? MEASURE[stands]);
  switch (reason.kind) {
    case 'abroad':
      return words('it is abroad');
    case 'home':
      return words(
        reason.looks === 'within'
          ? `you are looking within ${nameOf(reason.home)}`
          : `you live in ${nameOf(reason.home)} already and look for a place abroad`,
      );
    case 'named':
      if (reason.line === '') return words('you ruled it out');
      return words(reason.line === null ? 'you did not rule it out' : `you ruled it out: “${reason.line}”`);
    case 'way in':
      return wayIn(reason.way);
    case 'degrees off':
      return reason.asAtHome
        ? words(
            'by yearly means it is not a degree nearer to the warmth you asked for than your home, which you would leave for a better climate',
          )
        : plain;
    case 'speakers':
      return reason.begun && status === 'at_risk'
        ? words('most of its people speak a language that you have only begun')
        : plain;
    case 'speakers uncounted':
      return uncountedSaid(reason);
    case 'second passport':
      return secondSaid(reason.second);
    case 'travel advice':
      return status === 'met' ? plain : adviceSaid(reason);
    case 'indicator':
      return figureSaid(gate);
    case 'towns':
      return townsSaid(reason);
    case 'towns apart':
      return apartSaid(reason.each);
    case 'spoken':
      return spokenSaid(reason);
    case 'school language':
      return schoolLanguageSaid(reason);
    case 'alphabet':
      return alphabetSaid(reason);
    case 'own account':
      return say`${finding({ ...gate, reason: reason.of })} as an employee; work on your own account is taxed by other rules`;
    case 'pay after tax':
      return say`${finding({ ...gate, reason: reason.of })}, of which taxes and contributions leave about ${ours(reason.netUsd, 'mean pay less what is deducted from it', (value) => `US$${grouped(Math.round(value / 10) * 10)}`)}`;
    case 'part':
      return finding({ ...gate, reason: reason.of });
    case 'flight':
      return flightSaid(reason);
    case 'distance':
      return distanceSaid(reason);
    case 'rent':
      return rentSaid(reason);
    case 'union law':
      return unionSaid(reason.law);
    case 'parent law':
      return parentLawSaid(reason.law, reason.of) ?? words('our lists tell nothing of it');
    case 'abortion law':
      return abortionSaid(reason.law);
    case 'home education':
      return homeEducationSaid(reason.law);
    case 'war next door':
      return nextDoorSaid(gate, reason.neighbour);
    case 'membership':
      return membershipSaid(reason);
    case 'capital movement':
      return capitalMovementSaid();
    case 'pension rises':
      return pensionRisesSaid(reason);
    case 'spouse inherits':
      return spouseInheritsSaid(reason);
    case 'communist state':
      return communistStateSaid(reason);
    case 'islamic law':
      return islamicLawSaid(reason);
    case 'muslim majority':
      return words(`${reason.most ? 'most' : 'fewer than half'} of its people are Muslims`);
    case 'malaria':
      return malariaSaid(reason);
    case 'breed law':
      return breedLawSaid(reason);
    case 'pension regime':
      return say`${regimeOnPension(reason.regime, reason.n)}, for whoever meets its terms`;
    case 'income from abroad':
      return incomeFromAbroadSaid(reason);
    case 'driving side':
      return words(`they drive on the ${reason.side}`);
    case 'permanence':
      return permanenceSaid(reason);
    case 'cost':
      return group === 'deal-breaker' ? costSaid(reason) : budgetSaid(reason, status);
    case 'cost on wages':
      return wagesSaid(reason, status);
    case 'stay length':
      return stayLengthSaid(reason);
    case 'least age':
      return leastAgeSaid(reason);
    case 'brought work':
      return broughtWorkSaid(reason);
    case 'partners work':
      return partnersWorkFound(reason);
    case 'care weighed':
      return careWeighedSaid(reason);
    case 'no way there':
      return noWaySaid(reason);
    case 'naturalisation':
      return yearsSaid(reason);
    case 'pet entry':
      return petEntrySaid(reason.entry);
    case 'service':
      return words(SERVICE);
    case 'registration':
      return registrationSaid(reason);
    case 'mild summers':
      return words('summers there are not hot');
    default:
      return plain;
  }
}

/** A sentence on a must-have, with the facts and answers it rests on. */
export function resting(gate: GateResult, said: Said): Said {
  const ids = gate.facts.map((fact) => `${fact.indicator.id}:${fact.iso3}`);
  return because(given(said, ...ids), ...gate.because.questionIds);
}

/** What was found on a must-have, for a reader who has its name before him. */
export function findingSaid(gate: GateResult): Said {
  return resting(gate, finding(gate));
}
