import { registrationLaw } from '@global-fit/matching/gates/conscription';
import type { GateGroup, GateReason } from '@global-fit/matching/gates/reason';
import type { GateResult, GateStatus } from '@global-fit/matching/model';
import type { PetEntry } from '@global-fit/matching/personal/petEntry';
import { isWithinReach } from '@global-fit/matching/personal/way';
import { grouped } from '../figures/format.ts';
import { constant, recordQuantity, shown } from '../figures/quantity.ts';
import { nameOf } from '../prose/countryNames.ts';
import { capitalised, inSentence, list, opening, plural } from '../prose/english.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';
import { unionSaid } from '../prose/unionLaw.ts';
import { quarantineSaid } from '../sections/family/petEntry.ts';
import { routeName } from '../sections/legal/routes.ts';
import { routeSaid, span } from '../sections/legal/words.ts';
import { conditionFigure, figureOf } from './conditionFigure.ts';
import { budgetSaid, costSaid, fundsSaid, hasOnlyOpenCosts, onTopSaid } from './costSaid.ts';
import { apartSaid, keptSaid, townsSaid } from './townsSaid.ts';
import { noWaySaid, secondSaid, yearsSaid } from './citizenshipSaid.ts';
import { originOf } from './origin.ts';
import { wayIn } from './wayIn.ts';

type Standing = Readonly<Record<GateStatus, string>>;

/** What is said of a must-have without a figure, by how it stands. */
const STANDINGS: Readonly<Partial<Record<GateGroup, Partial<Standing>>>> = {
  budget: {
    met: 'your budget covers what we reckon with for your household, without a rent surveyed there',
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
/** Where no figure may be printed: a factor of ours, or a fact whose licence is not clear. */
const MEASURE: Standing = {
  met: 'our figures show nothing that breaks it',
  at_risk: 'at the edge by our measure',
  failed: 'not met by our measure',
  unknown: 'our tables hold no figure for it',
};
const SERVICE = 'it has compulsory military service';
/** Facts that are yes or no, in words. */
const YES_NO: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  has_coastline: ['it has a sea coast', 'it has no sea coast'],
  conscription: [SERVICE, 'it has no compulsory military service'],
  inheritance_tax: ['it taxes inheritances', 'it levies no inheritance tax'],
  wealth_tax: ['it taxes net wealth', 'it levies no tax on net wealth'],
  hazard_earthquakes: ['earthquakes are a known hazard there', 'earthquakes are no known hazard there'],
  hazard_storms: ['violent storms are a known hazard there', 'violent storms are no known hazard there'],
  hazard_volcanoes: ['volcanoes are a known hazard there', 'volcanoes are no known hazard there'],
};
/** Facts that are neither yes nor no. */
const IN_PART: Readonly<Record<string, string>> = {
  inheritance_tax: 'it taxes inheritances, and exempts close family',
  wealth_tax: 'it taxes some assets, not net wealth as a whole',
};
/** Facts in other words: limited, restricted. */
const TOLD: Standing = {
  met: 'our tables say so',
  at_risk: 'only in part, by our tables',
  failed: 'our tables say otherwise',
  unknown: 'our tables hold no figure for it',
};

function ours(value: number, why: string, format: (value: number) => string): Said {
  return shown(constant(value, why), format);
}

function hoursSaid(hours: number): Said {
  const apart = ours(hours, 'hours between the clocks', (value) => plural(Math.round(value), 'hour'));
  return Math.round(hours) === 0
    ? words('its clocks go with those offices')
    : say`clocks in the capital are about ${apart} from those offices`;
}

/** "about 6,300 km from Pune to the capital". */
function distanceSaid({ km, city }: { readonly km: number; readonly city: string | null }): Said {
  const way = `from ${city === null ? 'capital to capital' : `${city} to the capital`}`;
  const distance = ours(km, `kilometres ${way}`, (value) => grouped(Math.round(value / 100) * 100));
  return say`about ${distance} km ${way}`;
}

function flightSaid(reason: Extract<GateReason, { kind: 'flight' }>): Said {
  const time = ours(reason.hours, 'kilometres at the pace of an airliner', (value) => grouped(value, 1));
  return say`${distanceSaid(reason)}, some ${time} hours in the air`;
}

/** "about 40% of people speak it". */
function spokenSaid({ iso3, share, use }: Extract<GateReason, { kind: 'spoken' }>): Said {
  if (!use?.from.shown) return words('our tables do not list it among the languages spoken there');
  const percent = ours(100 * share, 'share of people who speak it', (value) => `${Math.round(value)}%`);
  const record = use.code === 'en' ? `english:${iso3}` : `language:${iso3}-${use.code}`;
  return given(say`about ${percent} of people speak it`, record);
}

function permanenceSaid({ route, years, own, sooner }: Extract<GateReason, { kind: 'permanence' }>): Said {
  if (years === 0) return say`the ${routeSaid(route, route.name)} is permanent from the start`;
  const less = sooner ? say`, ${span(sooner)} for the well integrated, as an authority sees it` : '';
  return own === false
    ? say`permanent residence after ${span(route)} as a rule${less}`
    : say`permanent residence after ${span(route)} by the ${routeSaid(route, route.name)}${own ? '' : ', the shortest way in our records'}`;
}

function figureSaid({ facts, status, reason }: GateResult): Said {
  const [fact] = facts;
  if (!fact) return words(MEASURE[status]);
  const said = fact.value === 'yes' ? 0 : fact.value === 'no' ? 1 : null;
  const told = said === null ? undefined : YES_NO[fact.indicator.id]?.[said];
  const figure = conditionFigure(fact);
  if (!figure) return words(told ?? IN_PART[fact.indicator.id] ?? TOLD[status]);
  const home = reason.kind === 'indicator' ? reason.home : undefined;
  if (!home) return figure;
  const there = figureOf({ ...fact, ...home });
  return because(say`${figure}, against ${there} at home`, 'current-location');
}

/** What a law on registering for military service says; the only one on record is that of Germany. */
function registrationSaid(iso3: string): Said {
  const since = ours(2026, 'the year the law came into force', String);
  const born = ours(2008, 'the first year of birth that it registers', String);
  return given(
    say`since ${since} the law registers its male citizens born from ${born} on; service is voluntary, and a further law can make it compulsory`,
    `rule:${registrationLaw(iso3)}`,
  );
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

/** Whether animals are put in quarantine, by the record of the place or the scheme of the European Union. */
function entrySaid(entry: PetEntry): Said {
  if (entry.kind === 'unknown') return words(MEASURE.unknown);
  const scheme = `the scheme of the European Union puts no dog or cat in quarantine whose papers are right${entry.kind === 'rule' && entry.titre ? ', a test of antibodies among them' : ''}`;
  const said =
    entry.kind === 'passport'
      ? words('the EU pet passport lets dogs and cats in without one')
      : words(
          quarantineSaid(entry.rule) === null ? scheme : `its record asks for ${quarantineSaid(entry.rule)}`,
        );
  return because(given(said, ...entry.records), 'current-location');
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
      return words(reason.line === null ? 'you did not rule it out' : `you ruled it out: “${reason.line}”`);
    case 'way in':
      return wayIn(reason.way);
    case 'degrees off':
      return reason.asAtHome
        ? words(
            'it is no nearer to the warmth you asked for than your home, which you would leave for a better climate',
          )
        : plain;
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
    case 'part':
      return finding({ ...gate, reason: reason.of });
    case 'hours apart':
      return hoursSaid(reason.hours);
    case 'flight':
      return flightSaid(reason);
    case 'clocks apart':
      return say`clocks in the capital are ${ours(reason.hours, 'hours between the clocks', (value) => plural(value, 'hour'))} from ${reason.from === 'home' ? 'home' : `those of ${reason.from}`}`;
    case 'distance':
      return distanceSaid(reason);
    case 'rent':
      return rentSaid(reason);
    case 'union law':
      return unionSaid(reason.law);
    case 'driving side':
      return words(`they drive on the ${reason.side}`);
    case 'permanence':
      return permanenceSaid(reason);
    case 'cost':
      return group === 'deal-breaker' ? costSaid(reason) : budgetSaid(reason, status, plain);
    case 'no way there':
      return noWaySaid(reason);
    case 'naturalisation':
      return yearsSaid(reason);
    case 'pet entry':
      return entrySaid(reason.entry);
    case 'service':
      return words(SERVICE);
    case 'registration':
      return registrationSaid(reason.iso3);
    case 'mild summers':
      return words('summers there are not hot');
    default:
      return plain;
  }
}

function resting(gate: GateResult, said: Said): Said {
  const ids = gate.facts.map((fact) => `${fact.indicator.id}:${fact.iso3}`);
  return because(given(said, ...ids), ...gate.because.questionIds);
}

/** What was found on a must-have, for a reader who has its name before him. */
export function findingSaid(gate: GateResult): Said {
  return resting(gate, finding(gate));
}

/** Whether the finding says little without the name of the must-have. */
function needsName({ group }: GateResult): boolean {
  return group === 'need' || group === 'deal-breaker';
}

/** A must-have by its name, in a sentence: the customer's own words in quotation marks. */
export function conditionName({ group, label }: GateResult): string {
  return group === 'deal-breaker' ? `“${label}”` : inSentence(label);
}

/** A must-have with what was found on it, as a clause. */
export function gateSaid(gate: GateResult): Said {
  const found = findingSaid(gate);
  return needsName(gate) ? say`${conditionName(gate)} (${found})` : found;
}

/**
 * A condition of the customer's own that our tables cannot answer for a place: it counts neither for nor
 * against it.
 */
export function isOpen({ group, reason }: GateResult): boolean {
  return group === 'deal-breaker' && reason.kind === 'no record';
}

/** Whether a reason says itself whose must-have it is: the way in, which nobody takes for granted. */
function speaksForItself({ reason }: GateResult): boolean {
  return reason.kind === 'way in';
}

/** Conditions that are at risk only beyond the customer's own limit. */
const MISSED: ReadonlySet<GateReason['kind']> = new Set(['cost', 'flight', 'distance']);

/** A must-have that is only just met, as a sentence; `name` is the place. */
export function atRiskSaid(gate: GateResult, name: string): Said {
  const { rent } = gate.reason.kind === 'cost' ? gate.reason : { rent: undefined };
  if (gate.group === 'budget') return say`${opening(findingSaid(gate))}.`;
  if (gate.reason.kind === 'cost' && hasOnlyOpenCosts(gate))
    return say`Your condition ${conditionName(gate)} may not hold: ${findingSaid(gate)}, and ${onTopSaid(gate.reason)}.`;
  if (gate.group === 'deal-breaker' && rent)
    return say`Your condition ${conditionName(gate)} holds only with a cheaper home than we reckon with (${findingSaid(gate)}).`;
  if (gate.group === 'deal-breaker' && MISSED.has(gate.reason.kind)) {
    const funds = gate.reason.kind === 'cost' ? fundsSaid(gate.reason) : null;
    return say`Your condition ${conditionName(gate)} is ${funds ? '' : 'just '}missed: ${findingSaid(gate)}${funds ? say`, though your limit ${funds}` : ''}.`;
  }
  if (gate.reason.kind === 'service')
    return resting(
      gate,
      words(
        `${capitalised(name)} has compulsory military service. It binds citizens as a rule: ask its consulate whether it would reach you or your children before or after naturalisation, and until which age.`,
      ),
    );
  if (gate.reason.kind === 'registration')
    return say`Your condition ${conditionName(gate)} may not last: ${findingSaid(gate)}.`;
  if (gate.reason.kind === 'indicator' && gate.reason.home)
    return say`On ${gate.group === 'deal-breaker' ? 'your condition ' : ''}${conditionName(gate)}, ${name} stands below your home (${findingSaid(gate)}).`;
  if (gate.reason.kind === 'pet entry')
    return say`Your condition ${conditionName(gate)} is at risk: ${findingSaid(gate)}. Ask its veterinary authority whether animals from where you live are let off.`;
  if (gate.reason.kind === 'spoken')
    return say`Your condition ${conditionName(gate)} is half met: ${findingSaid(gate)}.`;
  if (gate.reason.kind === 'part')
    return say`Your condition ${conditionName(gate)} is at risk as far as our figures tell (${findingSaid(gate)}).`;
  if (gate.group === 'deal-breaker' && gate.reason.kind === 'towns')
    return say`Your condition ${conditionName(gate)} ${keptSaid(gate.reason)}: ${findingSaid(gate)}.`;
  if (gate.group === 'need' && gate.reason.kind === 'towns' && gate.reason.measure === 'sea')
    return say`You asked for the sea, and ${findingSaid(gate)}.`;
  if (gate.reason.kind === 'rent')
    return say`Your condition ${conditionName(gate)} needs a plainer home than the good flats that were surveyed (${findingSaid(gate)}).`;
  if (gate.reason.kind === 'second passport')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask whether you would keep the passport you have.`;
  if (gate.reason.kind === 'naturalisation' && gate.reason.years.length > 1)
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Have the number confirmed.`;
  if (gate.reason.kind === 'permanence')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask the authority what it makes of your case.`;
  if (gate.reason.kind === 'no way there')
    return say`Your condition ${conditionName(gate)} is at risk: ${findingSaid(gate)}.`;
  if (gate.group === 'language') return say`One of your conditions is only half met: ${findingSaid(gate)}.`;
  if (gate.group === 'deal-breaker')
    return say`Your condition ${conditionName(gate)} is only just met (${findingSaid(gate)}).`;
  const said = gateSaid(gate);
  const { reason } = gate;
  if (reason.kind === 'way in' && reason.way.kind === 'descent')
    return say`The best way in on record rests on a claim: ${said}.`;
  if (reason.kind === 'way in' && reason.way.kind === 'job offer' && reason.way.expected !== 'below') {
    const { route, apart } = reason.way;
    if (apart || ['lottery', 'quota'].includes(route.conditions.selection ?? ''))
      return resting(gate, say`${opening(said)}.`);
    const offer = words(
      '[depends on an offer from an employer|asks for an employer first|begins with an offer from an employer|is given for a job that is offered to you|needs an employer who asks for you|waits for a contract with an employer]',
    );
    return resting(gate, say`The ${routeSaid(route, routeName(route))} ${offer}.`);
  }
  if (speaksForItself(gate)) return say`${opening(said)}.`;
  return originOf(gate) === 'ours'
    ? say`A condition that we set for everybody is only just met: ${said}.`
    : say`One of your conditions is only just met: ${said}.`;
}

/** Whether our records hold a way within reach for these people to live there. */
export function hasWay(gates: readonly GateResult[]): boolean {
  return gates.every(({ reason }) => reason.kind !== 'way in' || isWithinReach(reason.way));
}
