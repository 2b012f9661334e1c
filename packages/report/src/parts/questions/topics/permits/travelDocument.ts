import { anyOf } from '@global-fit/matching/anyOf';
import { hasUnsafe } from '../../../../profile/passports/unsafe.ts';
import { list } from '../../../../prose/english.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { because, words } from '../../../../prose/said.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';

const ENDS = String.raw`(?:expir\w*|run(?:s|ning)? out|end(?:s|ed|ing)?(?!\w)|renew\w*|no longer valid|invalid(?:ated)?|cancel(?:l?ed)?)`;
/** A passport its state will not renew, or its holder dares not ask for. A consulate may only be far away. */
const REFUSED = anyOf([
  /\b(?:can ?not|can['’]?t|does(?: not|n['’]?t) answer|could ?n['’]?t|will not|won['’]?t|unable|impossible)\b/i,
  /\bno (?:[\w’'-]+ ){0,2}(?:consulate|embassy)\b[^?;:.]{0,30}\b(?:answers?|works?|open|will|would|serves?|renews?|issues?|helps?|left)\b/i,
  /\b(?:consulates?|embass(?:y|ies))\b[^?;:.]{0,20}\b(?:closed (?:to|for) (?:us|me|people)|(?:is|are|was|were|has|have|been|stays?|remains?) (?:closed|shut)(?! (?:on|at)\b| in (?!(?:19|20)\d\d)\w)|(?:closed|shut)(?: down)?(?: (?:in (?:19|20)\d\d|(?:[\w’'-]+ )?years ago|for good)\b| down\b))/i,
  /\b(?:refus\w+|den(?:y|ied|ies)|no way|afraid|dare|not safe|unsafe|alien['’]?s?|stateless|refugee|travel document)\b/i,
]);

/** One that its state may take back: "my passport may be cancelled by the government". */
const TAKEN_BACK = anyOf([
  /\bpassports?\b[^?;]{0,30}\b(?:be |been |is |was |get )?(?:cancel(?:l?ed)?|revoked|annulled|blocked|confiscated|invalidated) by\b/i,
  /\b(?:government|state|regime|embassy|authorities|they)\b[^?;]{0,25}\b(?:cancel|revoke|annul|block|invalidate)s? (?:my|our|his|her)\b/i,
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

/** Words of a renewal that comes after the move. */
const LATER =
  /\b(?:there|abroad|overseas|from (?:abroad|afar)|in the new country|while (?:I|we) (?:live|am|are)|once (?:I|we)(?: have)? (?:moved|live|arrived?|settled)|after (?:the|my|our) move|after (?:I|we) (?:have )?moved?)\b/i;

/** Where a passport is renewed: before the move by whoever issues it where one lives now, after it by the consulate there. */
function renewal({ text, profile, view }: Asked): Answer {
  if (LATER.test(text))
    return {
      lacks: 'where a passport is renewed abroad, what that costs and how long it takes',
      whom: 'your own consulate nearest to the new home, before the move',
      put: 'May I renew my passport with you while I live there, how many months before it ends, and which papers of residence do you ask for?',
    };
  const { citizenships } = profile;
  const atHome = citizenships.some(({ iso3 }) => iso3 === view.home?.iso3);
  const consulate = `the consulate of ${list(citizenships.map(nameOf), 'or')} in charge of ${view.home ? view.homeName : 'where you live now'}`;
  return {
    said: because(
      words(
        'Renew it where you live now, and before you apply: a visa is put into the passport that you hold then, and many offices want it to be valid for months beyond the move. Count back from the application, not from the journey.',
      ),
      'current-location',
      'citizenship',
    ),
    lacks: 'how long the renewal of a passport takes, and what it costs',
    whom:
      atHome || citizenships.length === 0
        ? 'the office at home that issues passports, now'
        : `${consulate}, now`,
    put: 'How early may I renew my passport, how long does a new one take and can it be hurried, do I keep the old one until then, and does its number change after I have applied for a visa?',
  };
}

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
  answer: (asked) =>
    ON_EXPIRED.test(asked.text)
      ? {
          lacks:
            'which countries take a passport that has ended, of which states, for how many years after its end, and for what: the border, a visa, or a permit',
          whom: 'the embassy of each country that you would go to, in writing and before a ticket is bought, and a lawyer or a legal clinic for migrants where you live, both bound to silence',
          put: 'Do you take a passport of my country that has ended, by which decree and for how long after its end, for the visa, at the border and for the permit, does the airline take it as well, and which other paper of identity do you take in its place?',
        }
      : REFUSED.test(asked.text) || TAKEN_BACK.test(asked.text) || hasUnsafe(asked.profile)
        ? {
            said: TAKEN_BACK.test(asked.text)
              ? words(
                  'Apply while the passport is valid, keep certified copies of it and of every certificate in a second place, and tell no office of that state of your plans before a lawyer has looked at them.',
                )
              : null,
            lacks:
              'which paper a country gives to residents whose own state will not renew their passport, and whether a permit may outlast the passport in which it stands',
            whom: 'the immigration authority of each country, while the passport is still valid, and an immigration lawyer or a refugee law clinic, both bound to silence',
            put: 'May a permit be granted or renewed on a passport that ends within its term, do you give residents an alien’s passport or another travel document where the state of their passport gives them no new one, and what proof of that do you ask for?',
          }
        : renewal(asked),
};
