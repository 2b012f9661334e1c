import { TIED_TO_EMPLOYER } from '@global-fit/matching/conditions/rules/stay';
import { IF_POSSIBLE } from '@global-fit/matching/conditions/dealBreakerRule';
import { HOME_EDUCATION, HOME_EDUCATION_FREE } from '@global-fit/matching/conditions/rules/homeEducation';
import type { LanguageFor } from '@global-fit/matching/model/dealBreaker';
import { LEAST_PAY } from '@global-fit/matching/gates/money/leastPay';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateResult } from '@global-fit/matching/ranking';
import { capitalised, opening } from '../../prose/english.ts';
import { type Said, say, words } from '../../prose/said.ts';
import { routeName } from '../../place/entry/routes.ts';
import { routeSaid } from '../../place/entry/words.ts';
import { fundsSaid, hasOnlyOpenCosts, onTop } from '../../place/money/costSaid.ts';
import { findingSaid, resting } from './findingSaid.ts';
import { conditionName, gateSaid } from './gates.ts';
import { isWishMissed, lacksRoom } from './missedLines.ts';
import { originOf } from './origin.ts';
import { keptSaid } from './townsSaid.ts';
import { openBesideSum } from './wayIn.ts';
import { asksForWorship } from './worship.ts';

/** How a condition on a language stands when it is at risk. */
const HALF_MET: Readonly<Record<LanguageFor, string>> = {
  country: 'is met in part',
  'daily life': 'is half met',
  'a few': 'is met by few',
  law: 'is met in part',
  work: 'is not sure to hold',
  school: 'is not sure to hold',
  doctors: 'is not sure to hold',
};

type Of<Kind extends GateReason['kind']> = Extract<GateReason, { readonly kind: Kind }>;

/** "Your condition that … is open: the record says nothing. Ask its embassy." */
const condition = (gate: GateResult, state: string, advice = ''): Said =>
  say`Your condition ${conditionName(gate)} ${state}: ${findingSaid(gate)}.${advice && ` ${advice}`}`;

/** A limit of the customer's own that is narrowly missed. */
const justMissed = (gate: GateResult): Said | null =>
  gate.group === 'deal-breaker' ? condition(gate, 'is just missed') : null;

function costAtRisk(gate: GateResult, reason: Of<'cost'>): Said | null {
  if (hasOnlyOpenCosts(gate))
    return say`Your condition ${conditionName(gate)} may not hold: ${findingSaid(gate)}, and ${onTop(reason)}.`;
  if (gate.group !== 'deal-breaker') return null;
  if (reason.rent)
    return say`Your condition ${conditionName(gate)} holds only with a cheaper home than we reckon with (${findingSaid(gate)}).`;
  const funds = fundsSaid(reason);
  return funds
    ? say`Your condition ${conditionName(gate)} is missed: ${findingSaid(gate)}, though your limit ${funds}.`
    : justMissed(gate);
}

function indicatorAtRisk(gate: GateResult, { home, indicator }: Of<'indicator'>, name: string): Said | null {
  const own = gate.group === 'deal-breaker';
  if (home)
    return say`On ${own ? 'your condition ' : ''}${conditionName(gate)}, ${name} stands below your home (${findingSaid(gate)}).`;
  // A national hazard rating may never concern the town.
  if (own && indicator.startsWith('hazard_')) return condition(gate, 'is at risk');
  return own && asksForWorship(gate.id, indicator)
    ? say`Your condition ${conditionName(gate)} can count on hardly anybody there (${findingSaid(gate)}).`
    : null;
}

function schoolLanguageAtRisk(gate: GateResult, { foreign }: Of<'school language'>): Said {
  return foreign
    ? say`[Lessons at a public school would not be in a language of yours|Your children would start at a public school without knowing its language|At a public school your children would first have to learn the language of their lessons|Public schools there teach in none of your languages]: ${findingSaid(gate)}.`
    : say`[It is not certain that a public school would teach in a language spoken at home|You cannot be sure of a public school in a language of your family|It is open whether your children would know the language of a public school]: ${findingSaid(gate)}.`;
}

function townsAtRisk(gate: GateResult, reason: Of<'towns'>): Said | null {
  if (gate.group === 'deal-breaker') return condition(gate, keptSaid(reason));
  return gate.group === 'need' && reason.measure === 'sea'
    ? say`You asked for the sea, and ${findingSaid(gate)}.`
    : null;
}

function wayInAtRisk(gate: GateResult, { way }: Of<'way in'>): Said | null {
  if (gate.group === 'deal-breaker') return null;
  const open = openBesideSum(way);
  if (open) return resting(gate, say`${opening(open)}.`);
  const said = gateSaid(gate);
  if (way.kind === 'descent') return say`The best way in on record rests on a claim: ${said}.`;
  // The way in names its own must-have in its sentence.
  if (way.kind !== 'job offer' || way.expected === 'below') return say`${opening(said)}.`;
  const { route, apart, late } = way;
  if (apart || late || ['lottery', 'quota'].includes(route.conditions.selection ?? ''))
    return resting(gate, say`${opening(said)}.`);
  const offer = words(
    '[depends on an offer from an employer|needs an employer first|begins with an offer from an employer|is given for a job that is offered to you|requires an employer who wants you|calls for a contract with an employer]',
  );
  return resting(gate, say`The ${routeSaid(route, routeName(route))} ${offer}.`);
}

/** The sentence for each kind of finding at risk; null leaves it to the group. */
const BY_REASON: {
  readonly [Kind in GateReason['kind']]?: (gate: GateResult, reason: Of<Kind>, name: string) => Said | null;
} = {
  cost: costAtRisk,
  flight: justMissed,
  distance: justMissed,
  indicator: indicatorAtRisk,
  towns: townsAtRisk,
  'school language': schoolLanguageAtRisk,
  alphabet: (gate) => condition(gate, 'is kept only in part'),
  'way in': wayInAtRisk,
  service: (gate, _reason, name) =>
    resting(
      gate,
      words(
        `${capitalised(name)} has compulsory military service. It binds citizens as a rule: ask its consulate whether it would apply to you or your children before or after naturalisation, and until which age.`,
      ),
    ),
  registration: (gate) => condition(gate, 'may not last'),
  'pet entry': (gate, { unsaid }) =>
    condition(
      gate,
      'is at risk',
      `Ask its veterinary authority ${unsaid ? 'how long it lasts for animals from where you live' : 'whether animals from where you live are let off'}.`,
    ),
  spoken: (gate, { languageFor }) => condition(gate, HALF_MET[languageFor]),
  part: (gate) =>
    say`Your condition ${conditionName(gate)} is at risk as far as our figures show (${findingSaid(gate)}).`,
  'own account': (gate) =>
    gate.group === 'deal-breaker'
      ? condition(gate, 'is open')
      : say`[It is open whether your taxes would fall, as you want them to|You want to pay less tax, and it is open whether you would there|Our records do not tell whether you would find the lower taxes you move for there]: ${findingSaid(gate)}.`,
  rent: (gate) =>
    say`Your condition ${conditionName(gate)} needs a plainer home than the good flats that were surveyed (${findingSaid(gate)}).`,
  'second passport': (gate, { second: { held } }) =>
    held.length > 0 && held.every(({ rule }) => rule === 'no')
      ? condition(gate, 'holds only as long as you are not naturalised there')
      : condition(gate, 'is open', 'Ask whether you would keep the passport you have.'),
  naturalisation: (gate, { years }) =>
    years.length > 1 ? condition(gate, 'is open', 'Have the number confirmed.') : null,
  'war next door': (gate) => condition(gate, 'is at risk'),
  malaria: (gate) => condition(gate, 'is at risk', 'Ask a travel clinic about the very region you choose.'),
  hazard: (gate) => condition(gate, 'is at risk'),
  'breed law': (gate) =>
    condition(
      gate,
      'may be broken',
      'Ask its veterinary authority how it judges the breed of a dog, and a cross.',
    ),
  'islamic law': (gate) =>
    condition(gate, 'is open', 'Ask a lawyer there to whom it applies, and in which matters.'),
  'spouse inherits': (gate) => condition(gate, 'is open', 'Ask a notary there before you choose.'),
  permanence: (gate) => condition(gate, 'is open', 'Ask the authority what it makes of your case.'),
  'stay length': (gate, { route }) =>
    route.durationMonths === null
      ? condition(gate, 'is open', 'Ask its authority for how long it is first granted.')
      : condition(gate, 'is missed at first'),
  'least age': (gate) =>
    condition(gate, 'is open', 'Ask the authority whether your partner may come as family.'),
  'brought work': (gate) =>
    condition(gate, 'is open', 'Ask its embassy what you may go on doing on the permit you would have.'),
  'partners work': (gate) =>
    condition(gate, 'is missed at first', 'Ask how long that takes, and whether it is ever refused.'),
  'lgbt law': (gate, _reason, name) =>
    gate.group === 'need'
      ? resting(
          gate,
          words(
            `A law of ${name}, which is described under Safety, goes against the rights of LGBTQ+ people that you named.`,
          ),
        )
      : say`A law there goes against your condition ${conditionName(gate)}: ${findingSaid(gate)}. Ask a lawyer there, who is bound to secrecy, how it is applied.`,
  'parent along': (gate) =>
    condition(
      gate,
      'is not sure to hold',
      'Ask the authority what it makes of your parent before you apply.',
    ),
  'children along': (gate) =>
    condition(
      gate,
      'is not sure to hold',
      'Ask its embassy in writing whether children apply with you or follow later, and after how long.',
    ),
  'parents route closed': (gate) =>
    condition(
      gate,
      'is missed for now',
      'Ask its embassy which long visit a parent may make until it opens.',
    ),
  'no way there': (gate, { way }) =>
    'ends' in way && way.ends !== undefined
      ? condition(gate, 'is likely to be missed', 'Ask the authority which permit can follow.')
      : condition(gate, 'is open', 'Ask the authority whether it does.'),
  'income from abroad': (gate) => condition(gate, 'is not sure to hold'),
  'foreign buyers': (gate) =>
    condition(gate, 'is not sure to hold', 'Ask a notary of your own there what it makes of your permit.'),
  'pension regime': (gate) => condition(gate, 'is not sure to hold'),
  'religious dress': (gate) =>
    condition(gate, 'does not hold everywhere', 'Ask an employer and a school there before you sign.'),
};

/** The sentence for a must-have at risk by the kind of its finding; null where the kind has none. */
function byReason<Kind extends GateReason['kind']>(
  gate: GateResult,
  reason: Of<Kind>,
  name: string,
): Said | null {
  const told = BY_REASON[reason.kind];
  return told?.(gate, reason, name) ?? null;
}

/** Whether parents may teach at home. */
function homeEducationAtRisk(gate: GateResult, name: string): Said {
  return gate.reason.kind === 'home education'
    ? say`It is not certain that you may teach at home: ${findingSaid(gate)}. Ask the school authority of the place before a home is bought.`
    : resting(
        gate,
        words(
          `Our records do not tell whether ${name} lets parents teach at home: have its education ministry say so in writing before a home is bought.`,
        ),
      );
}

/** The sentence for a must-have at risk by its group. */
function byGroup(gate: GateResult): Said {
  if (isWishMissed(gate))
    return resting(
      gate,
      words(
        `One of your conditions is missed: its ${gate.group === 'rain' ? 'rain' : 'climate, even in the town that comes closest,'} is far from what you asked for.`,
      ),
    );
  if (lacksRoom(gate))
    return say`There is hardly room for a horse, at ${findingSaid(gate)}: ask for a place at a livery stable before anything else.`;
  if (gate.group === 'language')
    return say`Your condition on language is ${gate.reason.kind === 'speakers' ? 'only half met' : 'open'}: ${findingSaid(gate)}.`;
  if (LEAST_PAY.some((id) => gate.id === `deal-breaker:${id}`)) return condition(gate, 'is not sure to hold');
  if (gate.id === `deal-breaker:${TIED_TO_EMPLOYER}`)
    return condition(
      gate,
      'is not sure to hold',
      'Ask its authority how long you may look for the next post, and whether the permit carries over to it.',
    );
  if (gate.group === 'deal-breaker')
    return say`Your condition ${conditionName(gate)} is only just met (${findingSaid(gate)}).`;
  return originOf(gate) === 'ours'
    ? say`A condition that we set for everybody is only just met: ${gateSaid(gate)}.`
    : say`One of your conditions is only just met: ${gateSaid(gate)}.`;
}

/** A must-have at risk as a sentence; `name` is the place. */
export function atRiskSaid(gate: GateResult, name: string): Said {
  if (gate.group === 'budget') return say`${opening(findingSaid(gate))}.`;
  if (gate.label.endsWith(IF_POSSIBLE))
    return say`Your wish ${conditionName(gate)} is not fully kept (${findingSaid(gate)}).`;
  if ([HOME_EDUCATION.label, HOME_EDUCATION_FREE].includes(gate.label))
    return homeEducationAtRisk(gate, name);
  return byReason(gate, gate.reason, name) ?? byGroup(gate);
}
