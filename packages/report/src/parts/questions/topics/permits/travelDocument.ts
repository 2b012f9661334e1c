import { anyOf } from '@global-fit/matching/anyOf';
import { hasUnsafe } from '../../../../profile/passports/unsafe.ts';
import type { Topic } from '../../topic.ts';

const ENDS = String.raw`(?:expir\w*|run(?:s|ning)? out|end(?:s|ed|ing)?|renew\w*|no longer valid|invalid(?:ated)?|cancel(?:l?ed)?)`;
/** A passport its state will not renew, or its holder dares not ask for. A consulate may only be far away. */
const REFUSED = anyOf([
  /\b(?:can ?not|can['’]?t|does(?: not|n['’]?t) answer|could ?n['’]?t|will not|won['’]?t|unable|impossible)\b/i,
  /\bno (?:[\w’'-]+ ){0,2}(?:consulate|embassy)\b[^?;:.]{0,30}\b(?:answers?|works?|open|will|would|serves?|renews?|issues?|helps?|left)\b/i,
  /\b(?:consulates?|embass(?:y|ies))\b[^?;:.]{0,20}\b(?:closed (?:to|for) (?:us|me|people)|(?:is|are|was|were|has|have|been|stays?|remains?) (?:closed|shut)(?! (?:on|at)\b| in (?!(?:19|20)\d\d)\w)|(?:closed|shut)(?: down)?(?: (?:in (?:19|20)\d\d|(?:[\w’'-]+ )?years ago|for good)\b| down\b))/i,
  /\b(?:refus\w+|den(?:y|ied|ies)|no way|afraid|dare|not safe|unsafe|alien['’]?s?|stateless|refugee|travel document)\b/i,
]);

const TO_RENEW = String.raw`(?<!\b(?:renew\w*|replac\w*|exten\w*|new (?:one|passport)s?)\b[^?,;:.]{0,25})`;
/** One that has ended already, to be shown at a border or an office: "which country lets us in with an expired one". */
const ON_EXPIRED = new RegExp(
  [
    String.raw`${TO_RENEW}\b(?:with|on|takes?|accepts?|recogni[sz]es?) (?:an? |my |our |the )?(?:expired|out[- ]of[- ]date|lapsed)\b`,
    String.raw`\b(?:expired|lapsed) (?:passports?|ones?)\b[^?]{0,30}\b(?:accepted|enough|valid|recogni[sz]ed|taken|ok(?:ay)?)\b(?![^?]{0,15}\b(?:renew\w*|replac\w*|new one)\b)`,
  ].join('|'),
  'i',
);

/** An expiring passport, and what replaces it for people who cannot go to a consulate. */
export const TRAVEL_DOCUMENT: Topic = {
  id: 'travel-document',
  about: anyOf([
    /\b(?:travel documents?|(?:alien['’]?s?|aliens|stateless|refugee|grey) passports?)\b/i,
    new RegExp(String.raw`\bpassports?\b[^?;]{0,40}\b${ENDS}`, 'i'),
    new RegExp(String.raw`\b${ENDS}\b[^?;]{0,20}\bpassports?\b`, 'i'),
  ]),
  not: /\b(?:pets?|cats?|dogs?|bab(?:y|ies)|child(?:ren)?|kids?|sons?|daughters?|military|army|conscri\w+|bedelli|citizenship)\b/i,
  over: ['citizenship', 'visa', 'papers-at-the-border', 'transport', 'flights'],
  answer: ({ text, profile }) =>
    ON_EXPIRED.test(text)
      ? {
          said: null,
          lacks:
            'which countries take a passport that has ended, of which states, for how many years after its end, and for what: the border, a visa, or a permit',
          whom: 'the embassy of each country that you would go to, in writing and before a ticket is bought, and a lawyer or a legal clinic for migrants where you live, both bound to silence',
          put: 'Do you take a passport of my country that has ended, by which decree and for how long after its end, for the visa, at the border and for the permit, does the airline take it as well, and which other paper of identity do you take in its place?',
        }
      : REFUSED.test(text) || hasUnsafe(profile)
        ? {
            said: null,
            lacks:
              'which paper a country gives to residents whose own state will not renew their passport, and whether a permit may outlast the passport in which it stands',
            whom: 'the immigration authority of each country, while the passport is still valid, and an immigration lawyer or a refugee law clinic, both bound to silence',
            put: 'May a permit be granted or renewed on a passport that ends within its term, do you give residents an alien’s passport or another travel document where the state of their passport gives them no new one, and what proof of that do you ask for?',
          }
        : {
            said: null,
            lacks: 'where a passport is renewed abroad, what that costs and how long it takes',
            whom: 'your own consulate nearest to the new home, before the move',
            put: 'May I renew my passport with you while I live there, how many months before it ends, and which papers of residence do you ask for?',
          },
};
