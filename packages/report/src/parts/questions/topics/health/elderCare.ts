import { anyOf } from '@global-fit/matching/anyOf';
import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { careOf } from './care.ts';
import type { Topic } from '../../topic.ts';

/** Words that ask about care for older people. */
const ASKED = anyOf([
  /\b(?:care homes?|nursing homes?|carers?|elder(?:ly)? ?care|old people['’]?s homes?|(?:homes?|care|help|clubs?) for (?:the )?(?:old|elderly)(?: people)?|long-term care|assisted living)\b/i,
  /\bwhen (?:I|we) (?:am|are|get) old(?:er)?\b(?![^?]{0,30}\b(?:stay|remain|send|leave|go home|visa|permit)\b)/i,
  /\b(?:full[- ]time|live[- ]in|home|private|night) (?:home )?(?:nurses?|nursing|caregivers?|carers?)\b/i,
  /\bwho (?:will |would )?(?:looks?|takes?|cares?) (?:after|care of|for) (?:me|us) (?:at|when|once|if|in old age)\b/i,
  /\b(?:look(?:s|ing)? after|tak(?:es?|ing) care of|car(?:es?|ing) for) (?:my|our) (?:\w+ )?(?:mother|father|parents?|mum|mom|dad|grandmother|grandfather)\b/i,
  /\b(?:day ?care|day cent(?:re|er)s?|carers?|(?<!\b(?:health|medical) )care)\b[^?.]{0,20}\bfor (?:the |an? |old |older |elderly |(?:my|our|his|her) (?:\w+ )?)*(?:elderly|people|mother|father|parents?|mum|mom|dad|grandmother|grandfather|husband|wife)\b/i,
  /\b(?:adult|elderly|senior|dementia|memory)[- ]day ?care\b/i,
]);
const HOME = String.raw`(?:care|nursing|old people['’]?s|residential|retirement) homes?`;
/** Care homes as a workplace, and care as an occupation. */
const CARE_AS_WORK = anyOf([
  new RegExp(
    String.raw`\b(?:work\w*|jobs?|employ\w*|hired?|hiring|positions?|vacanc\w+|shifts?|auxiliar\w+|assistants?|apply|train\w*)\b[^?;]{0,30}\b(?:in|at|for|with|of) (?:an? |the )?${HOME}`,
    'gi',
  ),
  new RegExp(String.raw`\b${HOME} (?:hir|employ|recruit|pay|paid|sponsor|jobs?|work)\w*`, 'gi'),
  /\b(?:as|become|becoming) (?:an? )?(?:[\w-]+ ){0,2}carers?\b/gi,
  /\bcarers? (?:jobs?|visas?|work|pay|salar(?:y|ies)|wages?|vacanc\w+|courses?)\b/gi,
]);

/** The language that carers should share with those they care for: "where somebody speaks Russian". */
const SPOKEN = new RegExp(
  String.raw`\b(?:speaks?|understands?|talks?) (?:in )?(${ADJECTIVES})\b|\b(${ADJECTIVES})[- ]speaking\b|\bin (${ADJECTIVES})\b`,
  'i',
);

/** The language asked for, as written in a sentence; null where none is. */
function languageAsked(text: string): string | null {
  const found = SPOKEN.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  return found === undefined ? null : `${found.charAt(0).toUpperCase()}${found.slice(1).toLowerCase()}`;
}

/** Health cover that may pay for a carer. */
const BY_COVER = /\b(?:S1|health (?:insurance|cover(?:age)?))\b/i;

/** Care for older people, at home and in care homes. */
export const ELDER_CARE: Topic = {
  id: 'elder-care',
  about: ASKED,
  // Somebody who would work there asks about a job.
  when: ({ text }) => ASKED.test(text.replace(CARE_AS_WORK, ' ')),
  over: [
    'healthcare',
    'insurance',
    'cost',
    'parent',
    'illness',
    'childcare',
    'ill-alone',
    'schools',
    'language',
  ],
  answer: (asked) => {
    const cover = BY_COVER.test(asked.text);
    const language = languageAsked(asked.text);
    return {
      said: cover ? careOf(asked) : null,
      lacks: `places in care homes, their price, and which help at home a newcomer is given${language ? `, and which staff speak ${language}` : ''}${cover ? '; whether the cover for illness pays any of it' : ''}`,
      figures: ['population_65_plus', 'nurses_midwives', 'life_expectancy'],
      whom: `the social services of the municipality, and two care homes in the city${cover ? '; the health insurer at home, for what its cover takes in' : ''}`,
      put: `Who pays for care at home and in a home, after how many years of residence, and how long is the wait?${language ? ` Is there a day centre or a service where somebody speaks ${language}?` : ''}${cover ? ' Is a carer at home among what this cover pays for, and what has to be applied for apart from it?' : ''}`,
    };
  },
};
