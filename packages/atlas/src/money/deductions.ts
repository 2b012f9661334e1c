import type { Fact } from '../model.ts';

/** The method of estimates that apply contributions to the whole pay, because no ceiling is on record. */
export const NO_CEILING = 'rule table with contributions without a ceiling';

/** Whether the share is an upper bound: with a ceiling, contributions are lower. */
export const isAtMost = ({ note }: Pick<Fact, 'note'>): boolean => note?.endsWith(NO_CEILING) ?? false;
