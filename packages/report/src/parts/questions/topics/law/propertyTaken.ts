import { say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** Whether the state may take what somebody owns. */
export const PROPERTY_TAKEN: Topic = {
  id: 'property-taken',
  about:
    /\b(?:expropriat\w*|confiscat\w*|nationali[sz](?:e[ds]?|ation|ing)|land reform|land grabs?|(?:seize|seized|seizure|take|taken|lose)\b[^?]{0,25}\b(?:house|home|farm|land|property|savings|money|company)\b[^?]{0,25}\bby (?:the )?(?:state|government)|property rights)\b/i,
  not: /\b(?:passports?|customs|airport|drugs?|phone)\b/i,
  over: ['land', 'housing', 'safety', 'business', 'rights', 'economy', 'politics'],
  answer: ({ views }) => {
    const rights = figures(views, 'property_rights');
    return {
      said:
        rights &&
        say`The right to own and to keep what one owns, women and men alike, as experts rate it from 0 to 1, where more is better: ${rights}.`,
      lacks:
        'for which ends and against which payment the state may take a home or land, and what was taken in the last years',
      whom: 'a notary or lawyer of your own in the country, not the seller’s, and the desk of your own foreign ministry for treaties that protect investments',
      put: 'For which ends may the state take this land or home, who sets what is paid for it and in which currency, has it been done to foreigners in the last ten years, is there a treaty with my country, and which title protects best: my own name, a lease or a company?',
    };
  },
};
