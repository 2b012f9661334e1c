import { anyOf } from '@global-fit/matching/anyOf';
import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Insurance for the weeks between two insurers. */
export const BRIDGE_COVER: Topic = {
  id: 'bridge-cover',
  about: anyOf([
    /\btravel (?:health )?insurance\b/i,
    /\b(?:covered|insured|insurance|cover)\b[^?]{0,40}\b(?:first (?:few )?(?:weeks?|months?|days?)|in between|gap|until (?:we|I) (?:are|am) registered|(?:until|till|before) (?:the|a|our|my) (?:new|local|other) (?:one|insurance|cover|insurer))\b/i,
    /\bwhat (?:covers|insures|pays for) (?:me|us)\b[^?]{0,20}\b(?:until|meanwhile|in between|before)\b/i,
    /\bwhat if\b[^?]{0,60}\bthe (?:day|week|month) after\b/i,
  ]),
  not: /\b(?:home|house|car|flat|unemployment|bank|saving\w*)\b/i,
  over: ['insurance', 'insurances', 'healthcare', 'guests', 'illness', 'jobs'],
  answer: () => ({
    said: words(
      'Do not let the old cover end before the new one is confirmed in writing; the time between calls for a policy that pays abroad for weeks or months, and its small print decides.',
    ),
    lacks: 'policies and their prices, and the day from which a newcomer is covered',
    whom: 'your present insurer, for the day on which its cover ends, two insurers of travellers and expatriates, for a quote with every illness declared, and the embassy, where a visa asks for such cover',
    put: 'From which day until which do you pay, up to which sum, in the country of my own passport as well, for illnesses that I have already, for a birth and for the journey home, and does your letter satisfy the visa?',
  }),
};
