import type { Fact } from '../model.ts';

/** How an estimate was made whose contributions were taken of the whole pay, since no ceiling of them is on record. */
export const NO_CEILING = 'rule table with contributions without a ceiling';

/** Whether a share taken from pay is the most that it can be: where contributions have a ceiling it is less. */
export const isAtMost = ({ note }: Pick<Fact, 'note'>): boolean => note?.endsWith(NO_CEILING) ?? false;
