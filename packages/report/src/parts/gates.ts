import type { GateResult } from '@global-fit/matching/model';
import type { Answers } from '@global-fit/questionnaire/model';
import { numbersDeep, standsFor, tokensIn } from '../figures/numbers.ts';
import { inSentence } from '../prose/english.ts';
import { because, given, type Said, words } from '../prose/said.ts';

/** What a condition says when the engine's own words carry a number that is in no fact: the condition without it. */
const PLAIN: Readonly<Record<string, string>> = {
  budget: 'your budget is tight for its prices',
  entry: 'a way to live there is not assured for your passports and means',
  climate: 'its climate lies at the edge of what you asked for',
  scope: 'it is not where you are looking',
  language: 'daily life there does not run in a language you speak',
  danger: 'official advice or conflict speaks against it',
  evidence: 'our tables hold too little about it',
};

/** The same for a condition that is not met. */
const FAILED: Readonly<Record<string, string>> = {
  budget: 'your budget does not cover what a household like yours needs there',
  climate: 'its climate is too far from what you asked for',
};

/** What goes without a figure where a condition is met. */
const MET: Readonly<Record<string, string>> = {
  budget: 'your budget covers what we reckon with for your household',
  danger: 'neither government whose advice we read advises against going there, and no war is on record',
  need: 'our figures are good enough for it',
  'deal-breaker': 'our figures show nothing that breaks it',
};

/** The engine's sentence on the way in, without sums that stand in no fact. */
function withoutSums(reason: string): string {
  return reason
    .replace(
      /^(.+?) is open, and depends on an offer from an employer there\b.*$/,
      'the $1 depends on an offer from an employer',
    )
    .replace(/^(\S.*) makes residence easier\b/, 'the $1 makes residence easier')
    .replace(/ asks for about [^,;]+, which you meet$/, ' asks for an income or capital that you reach')
    .replace(/ asks for about [^,;]+, (slightly )?more than you have$/, ' asks for $1more than you gave us')
    .replace(/; it asks for about .*$/, '');
}

function plain(gate: GateResult): string {
  const id = gate.id.split(':')[0] ?? '';
  const known = gate.status === 'met' ? MET[id] : gate.status === 'failed' ? FAILED[id] : undefined;
  return (
    known ?? PLAIN[gate.id] ?? PLAIN[id] ?? inSentence(gate.label.replace(/^You said: /, 'your condition: '))
  );
}

const STARTERS =
  /^(?:Your|The|Our|It|You|We|A|An|There|No|Clocks|Temperatures|Healthcare|Travel|None|Not|Only|Some|Ancestry)\b/;

/** A sentence of the engine as a clause; names keep their capital. */
function lowered(text: string): string {
  return STARTERS.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The engine's reason as a clause; null where it carries a number that no fact or answer has. */
export function reasonSaid(answers: Answers, gate: GateResult): Said | null {
  const ids = gate.facts.map((fact) => `${fact.indicator.id}:${fact.iso3}`);
  const known = [
    ...gate.facts.map((fact) => fact.value),
    ...gate.because.questionIds.map((id) => answers[id]?.value),
  ].flatMap((one) => numbersDeep(one));
  const reason = gate.id === 'entry' ? withoutSums(gate.reason) : gate.reason;
  const backed = tokensIn(reason).every((token) => known.some((value) => standsFor(token, value)));
  if (!backed) return null;
  const text = lowered(
    reason
      .replace(/\.$/, '')
      .replace(/"([^"]*)"/g, '“$1”')
      .replace(/-(?=\d)/g, '−')
      .replace(/ °C/g, '°C'),
  );
  return because(given(words(text), ...ids), ...gate.because.questionIds);
}

/** The reason of a must-have that is not met, as a clause; its numbers are kept only where a fact or an answer has them. */
export function gateSaid(answers: Answers, gate: GateResult): Said {
  const ids = gate.facts.map((fact) => `${fact.indicator.id}:${fact.iso3}`);
  return reasonSaid(answers, gate) ?? because(given(words(plain(gate)), ...ids), ...gate.because.questionIds);
}
