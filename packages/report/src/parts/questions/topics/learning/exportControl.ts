import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

const RESEARCH = String.raw`(?:labs?|laborator\w+|research\w*|stud(?:y|ies|ying)|universit\w+|ph\.?d|doctorate|courses?|subjects?|sciences?|engineering|institutes?)`;
const BARRED = String.raw`(?:sanction\w*|embargo\w*)`;

/** Research and studies that export control closes to a nationality. */
export const EXPORT_CONTROL: Topic = {
  id: 'export-control',
  about: anyOf([
    /\b(?:export[- ]controls?|ATAS|academic technology approval|knowledge embargo|dual[- ]use|proliferation|knowledge security|technology (?:vetting|clearance|alert list))\b/i,
    new RegExp(
      String.raw`\b${BARRED}\b[^?]{0,60}\b${RESEARCH}\b|\b${RESEARCH}\b[^?]{0,60}\b${BARRED}\b`,
      'i',
    ),
  ]),
  not: /\b(?:accounts?|banks?|savings?|money|transfer\w*)\b/i,
  over: ['sanctions', 'university', 'jobs', 'pay', 'visa', 'degree', 'research-permit'],
  answer: () => ({
    lacks:
      'which subjects and laboratories a country closes to a nationality, and how long its clearance takes',
    whom: 'the office for export control or knowledge security of each university, before you apply, and the embassy',
    put: 'Is this subject or this laboratory closed to somebody with my passport, by export control or by sanctions; which clearance is asked for, who applies for it, how long does it take, and have you taken in anybody from my country in the last two years?',
  }),
};
