import { HOME_EDUCATION, HOME_EDUCATION_FREE } from '@global-fit/matching/conditions/rules/homeEducation';
import type { LanguageFor } from '@global-fit/matching/model';
import { LEAST_PAY } from '@global-fit/matching/gates/leastPay';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateResult } from '@global-fit/matching/ranking';
import { capitalised, opening } from '../../prose/english.ts';
import { type Said, say, words } from '../../prose/said.ts';
import { routeName } from '../../place/entry/routes.ts';
import { routeSaid } from '../../place/entry/words.ts';
import { fundsSaid, hasOnlyOpenCosts, onTop } from '../../place/costSaid.ts';
import { findingSaid, resting } from './findingSaid.ts';
import { conditionName, gateSaid } from './gates.ts';
import { isWishMissed } from './missedLines.ts';
import { originOf } from './origin.ts';
import { keptSaid } from './townsSaid.ts';
import { openBesideSum } from './wayIn.ts';
import { WORSHIP } from './worship.ts';

/** Whether a reason says itself whose must-have it is: the way in, which nobody takes for granted. */
function speaksForItself({ reason }: GateResult): boolean {
  return reason.kind === 'way in';
}

/** Conditions that are at risk only beyond the customer's own limit. */
const MISSED: ReadonlySet<GateReason['kind']> = new Set(['cost', 'flight', 'distance']);

/** How a condition on a language stands where it is at risk. */
const HALF_MET: Readonly<Record<LanguageFor, string>> = {
  'daily life': 'is half met',
  'a few': 'is met by few',
  law: 'is met in part',
  work: 'is not sure to hold',
  school: 'is not sure to hold',
  doctors: 'is not sure to hold',
};

/** A must-have that is only just met, as a sentence; `name` is the place. */
export function atRiskSaid(gate: GateResult, name: string): Said {
  const { rent } = gate.reason.kind === 'cost' ? gate.reason : { rent: undefined };
  if (gate.group === 'budget') return say`${opening(findingSaid(gate))}.`;
  if (gate.reason.kind === 'cost' && hasOnlyOpenCosts(gate))
    return say`Your condition ${conditionName(gate)} may not hold: ${findingSaid(gate)}, and ${onTop(gate.reason)}.`;
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
    return say`Your condition ${conditionName(gate)} is at risk: ${findingSaid(gate)}. Ask its veterinary authority ${gate.reason.unsaid ? 'how long it lasts for animals from where you live' : 'whether animals from where you live are let off'}.`;
  if ([HOME_EDUCATION.label, HOME_EDUCATION_FREE].includes(gate.label))
    return gate.reason.kind === 'home education'
      ? say`Teaching at home is not sure: ${findingSaid(gate)}. Ask the school authority of the place before a home is bought.`
      : resting(
          gate,
          words(
            `Whether ${name} lets parents teach at home our records do not tell: have its education ministry say so in writing before a home is bought.`,
          ),
        );
  if (gate.reason.kind === 'spoken')
    return say`Your condition ${conditionName(gate)} ${HALF_MET[gate.reason.languageFor]}: ${findingSaid(gate)}.`;
  if (gate.reason.kind === 'part')
    return say`Your condition ${conditionName(gate)} is at risk as far as our figures tell (${findingSaid(gate)}).`;
  if (gate.reason.kind === 'own account')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}.`;
  if (gate.group === 'deal-breaker' && gate.reason.kind === 'towns')
    return say`Your condition ${conditionName(gate)} ${keptSaid(gate.reason)}: ${findingSaid(gate)}.`;
  if (gate.group === 'need' && gate.reason.kind === 'towns' && gate.reason.measure === 'sea')
    return say`You asked for the sea, and ${findingSaid(gate)}.`;
  if (gate.reason.kind === 'school language' && gate.reason.foreign)
    return say`[Lessons at a public school would be in no language of yours|Pupils of yours would begin a public school without its language|At a public school your children would first learn the language of their lessons|None of your languages is that of a public school there]: ${findingSaid(gate)}.`;
  if (gate.reason.kind === 'school language')
    return say`[Lessons at a public school in a language spoken at home are not sure|That a public school teaches in a language of your family is not sure|Whether a pupil of yours would know the language of a public school is open]: ${findingSaid(gate)}.`;
  if (gate.reason.kind === 'rent')
    return say`Your condition ${conditionName(gate)} needs a plainer home than the good flats that were surveyed (${findingSaid(gate)}).`;
  if (gate.reason.kind === 'second passport')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask whether you would keep the passport you have.`;
  if (gate.reason.kind === 'naturalisation' && gate.reason.years.length > 1)
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Have the number confirmed.`;
  if (gate.reason.kind === 'war next door')
    return say`Your condition ${conditionName(gate)} is at risk: ${findingSaid(gate)}.`;
  if (gate.reason.kind === 'breed law')
    return say`Your condition ${conditionName(gate)} may be broken: ${findingSaid(gate)}. Ask its veterinary authority whether the breed of your dog is one of them.`;
  if (gate.reason.kind === 'islamic law')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask a lawyer there for whom it holds, and in which matters.`;
  if (gate.reason.kind === 'spouse inherits')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask a notary there before you choose.`;
  if (gate.reason.kind === 'permanence')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask the authority what it makes of your case.`;
  if (gate.reason.kind === 'stay length')
    return gate.reason.route.durationMonths === null
      ? say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask its authority for how long it is first granted.`
      : say`Your condition ${conditionName(gate)} is missed at first: ${findingSaid(gate)}.`;
  if (gate.reason.kind === 'least age')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask the authority whether your partner may come as family.`;
  if (gate.reason.kind === 'brought work')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask its embassy what you may go on doing on the permit you would have.`;
  if (gate.reason.kind === 'partners work')
    return say`Your condition ${conditionName(gate)} is missed at first: ${findingSaid(gate)}. Ask how long that takes, and whether it is ever refused.`;
  if (gate.reason.kind === 'no way there')
    return say`Your condition ${conditionName(gate)} is open: ${findingSaid(gate)}. Ask the authority whether it does.`;
  if (isWishMissed(gate))
    return resting(
      gate,
      words(
        `One of your conditions is missed: its ${gate.group === 'rain' ? 'rain' : 'climate, even in the town that comes closest,'} is far from what you asked for.`,
      ),
    );
  if (gate.group === 'language')
    return say`Your condition on language is ${gate.reason.kind === 'speakers' ? 'only half met' : 'open'}: ${findingSaid(gate)}.`;
  if (gate.group === 'deal-breaker' && gate.reason.kind === 'indicator' && WORSHIP.has(gate.reason.indicator))
    return say`Your condition ${conditionName(gate)} rests on hardly anybody there (${findingSaid(gate)}).`;
  if (
    ['income from abroad', 'pension regime'].includes(gate.reason.kind) ||
    LEAST_PAY.some((id) => gate.id === `deal-breaker:${id}`)
  )
    return say`Your condition ${conditionName(gate)} is not sure to hold: ${findingSaid(gate)}.`;
  if (gate.group === 'deal-breaker')
    return say`Your condition ${conditionName(gate)} is only just met (${findingSaid(gate)}).`;
  const said = gateSaid(gate);
  const { reason } = gate;
  const open = reason.kind === 'way in' ? openBesideSum(reason.way) : null;
  if (open) return resting(gate, say`${opening(open)}.`);
  if (reason.kind === 'way in' && reason.way.kind === 'descent')
    return say`The best way in on record rests on a claim: ${said}.`;
  if (reason.kind === 'way in' && reason.way.kind === 'job offer' && reason.way.expected !== 'below') {
    const { route, apart, late } = reason.way;
    if (apart || late || ['lottery', 'quota'].includes(route.conditions.selection ?? ''))
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
