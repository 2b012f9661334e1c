import { anyOf } from '../../anyOf.ts';
import { atLeast, type DealBreakerRule } from '../dealBreakerRule.ts';

const PENALTY =
  '(?:death (?:penalt(?:y|ies)|sentences?|row)|capital punishments?|(?:public|state|legal) executions?)';
const PEOPLE = '(?:people|prisoners|criminals|convicts|citizens|humans?|murderers)';
const EXECUTES = `(?:execut(?:e|es|ed|ing) (?:its |their )?${PEOPLE}|${PEOPLE} (?:are|get|being) executed)`;

/** What it is for may be all that is feared, and a state that executes may not do so for that. */
const FOR_SOMETHING = `\\b${PENALTY} (?:for|on) (?!${PEOPLE}\\b|murder|anything|any crime)`;
/** Whoever asks for it. */
const WISHED = [
  `\\b(?:must|should|needs? to|has to|have to) (?:still )?(?:have|keep|use|impose|apply|bring back|introduce) (?:the |a )?${PENALTY}`,
  `\\b(?:bring back|in favou?r of|support\\w*|pro|believe in|want) (?:the )?${PENALTY}`,
].join('|');

/** Whether the law of a place kills, and whether it did of late. */
export const DEATH_PENALTY_RULES: readonly DealBreakerRule[] = [
  {
    id: 'death-penalty',
    label: 'no death penalty',
    words: anyOf([
      new RegExp(`^(?!.*(?:${FOR_SOMETHING}|${WISHED})).*\\b(?:${PENALTY}|${EXECUTES})(?!\\w)`),
      /^(?:no |any )?executions?$/,
    ]),
    read: { record: 'death penalty' },
    ...atLeast(2, 0.5),
  },
];
