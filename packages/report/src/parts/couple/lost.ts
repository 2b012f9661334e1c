import type { Vetoed } from '@global-fit/matching/couple';
import { secondAdultId } from '@global-fit/questionnaire/couple';
import { tellsPrivate } from '../../profile/discretion.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, list, listSaid } from '../../prose/english.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { place } from '../../figures/wholeNumbers.ts';
import { type Couple, country, QUESTIONS } from './study.ts';

/** A must-have in the words of whoever set it, or in general words under discretion. */
function ruleText({ gate }: Vetoed, discreet: boolean): string {
  if (gate.group === 'excluded') return 'a country ruled out by name';
  if (gate.group === 'climate') return 'the wish for the climate';
  return discreet && tellsPrivate(gate.label) ? 'a condition on law and rights' : `“${gate.label}”`;
}

/** What one adult's conditions remove from the list of the other, who is `side`; null where nothing. */
export function lostSaid(couple: Couple, lost: readonly Vetoed[], side: 'you' | 'partner'): Said | null {
  if (lost.length === 0) return null;
  const owner = side === 'you' ? couple.partners : 'your';
  const loser = side === 'you' ? 'your' : couple.partners;
  const told = lost.slice(0, 3);
  const rules = [...new Set(told.map((one) => ruleText(one, couple.discreet)))];
  const several = rules.length > 1;
  const names = told.map((one) => {
    const ids = one.gate.because.questionIds.filter((id) => QUESTIONS.some((question) => question.id === id));
    return because(
      say`${country(couple, one.iso3, nameOf)} (${place(one.rank, 'place on the list')} on ${loser} list${several ? `; ${ruleText(one, couple.discreet)}` : ''})`,
      ...(side === 'you' ? ids.map(secondAdultId) : ids),
    );
  });
  return say`${capitalised(owner)} own conditions${several ? '' : ` (${list(rules)})`} rule out ${listSaid(names)}, for both of you.`;
}
