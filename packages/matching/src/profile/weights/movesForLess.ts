import type { Answers } from '@global-fit/questionnaire/model';
import { listOf, textOf } from '../text/read.ts';

/** Ways of living on money that is not earned there: wages would go along with its prices. */
const ON_MONEY_BROUGHT: readonly (string | null)[] = ['remote-employee', 'freelance', 'not-working'];

/** Incomes that come along and go no further where prices are higher. */
const BROUGHT = ['remote-work', 'retirement-pension', 'passive-income', 'investments'];

/**
 * The question that tells of a life on money brought along; null where none does. Where nobody said how to work, the
 * sources of income tell it: everybody is asked for them. Savings alone may be a cushion until there is work.
 */
function toldOfMoneyBrought(answers: Answers): string | null {
  const arrangement = textOf(answers, 'work-arrangement');
  if (ON_MONEY_BROUGHT.includes(arrangement)) return 'work-arrangement';
  const incomes = listOf(answers, 'income-sources').filter((source) => source !== 'savings');
  const open = arrangement === null || arrangement === 'undecided';
  return open && incomes.length > 0 && incomes.every((source) => BROUGHT.includes(source))
    ? 'income-sources'
    : null;
}

/** The questions by which somebody moves to spend less; none for everybody else. */
export function movesForLess(answers: Answers): readonly string[] {
  const told = toldOfMoneyBrought(answers);
  const less = [
    ...(listOf(answers, 'relocation-drivers').includes('lower-cost') ? ['relocation-drivers'] : []),
    ...(textOf(answers, 'cost-of-living-priority') === 'spend-much-less' ? ['cost-of-living-priority'] : []),
  ];
  return told !== null && less.length > 0 ? [...less, told, 'current-location'] : [];
}

/** Whether the move is for a lower cost alone, or much less is to be spent. */
export function isForLess(answers: Answers): boolean {
  const [reason, ...others] = listOf(answers, 'relocation-drivers');
  const alone = reason === 'lower-cost' && others.length === 0;
  return alone || textOf(answers, 'cost-of-living-priority') === 'spend-much-less';
}
