import { atLeast, type DealBreakerRule, measure, of } from '../dealBreakerRule.ts';
import { approved } from '../own/approved.ts';

const CARE = 'health ?care|hospitals?|medical care|doctors?';
const NET = 'internet|wi-?fi|broadband|fib(?:re|er) ?-?optics?|fib(?:re|er)';

const WEAK =
  '(?:poor|bad|weak|terrible|awful|failing|low[- ]quality|substandard|underfunded|no (?:good|decent))';
const STRONG =
  '(?:good|great|decent|excellent|strong|quality|high[- ]quality|first[- ]class|world[- ]class|modern|reliable)';
const KIND = '(?:(?:public|state|local|primary|secondary|high) )?';
const SCHOOLS = `${KIND}(?:schools?|schooling|education(?:al)?(?: systems?| standards?| quality)?)`;
const FOR_CHILDREN =
  '(?: for (?:(?:my|our|the|two|three|small|young|2|3) )*(?:kids?|children|sons?|famil(?:y|ies)))?';
/** Schools as those of a country are: one kind of them, their language and their fees are other questions. */
const SCHOOLS_FEARED = new RegExp(
  `^(?:(?:no|countries? with|places? with|the) )*${WEAK} ${SCHOOLS}${FOR_CHILDREN}[.!]*$`,
);
const SCHOOLS_ASKED = new RegExp(
  `^(?:(?:must have|needs?|access to|has to have|an?) )*${STRONG} ${SCHOOLS}${FOR_CHILDREN}[.!]*$|^(?:the )?${SCHOOLS}${FOR_CHILDREN} (?:must|should|has to|have to|needs? to) be (?:very |really )?${STRONG}[.!]*$`,
);
/** No single school is on record: what pupils of a country learn warns, and rules nothing out. */
const NEVER = Number.NEGATIVE_INFINITY;

const OF_CARE = { read: measure('healthcare'), ...atLeast(0.58, 0.45) } as const;
const OF_NET = { read: measure('digital'), ...atLeast(0.55, 0.4) } as const;
const WORKS = 'infrastructure';
/** Care, schools, the internet, and what all of it runs on. */
export const SERVICE_RULES: readonly DealBreakerRule[] = [
  {
    id: 'schools',
    label: 'good schools (by what pupils of the country learn: our records tell of no single school)',
    words: new RegExp(`${SCHOOLS_FEARED.source}|${SCHOOLS_ASKED.source}`),
    read: measure('education'),
    ...atLeast(0.6, NEVER),
  },
  {
    id: 'infrastructure',
    label: 'no poor infrastructure',
    words: new RegExp(
      `^(?:(?:no|countries? with|places? with|must have|needs?) )*(?:${WEAK}|${STRONG}|unreliable|crumbling|underdeveloped|developed|lack of|no) ${WORKS}[.!]*$|^${WORKS} must be ${STRONG}[.!]*$`,
    ),
    read: measure('infrastructure'),
    ...atLeast(0.6, 0.45),
  },
  {
    id: 'censorship',
    label: 'no censored internet',
    words:
      /\b(?:(?:un)?censor\w*|great firewall|internet (?:restrictions?|freedom|shut ?downs?)|(?:free|open|unrestricted) internet|(?:blocked|banned) (?:websites?|sites|internet)|(?:websites?|sites|internet|whatsapp|google|youtube|facebook|instagram|tiktok|telegram|signal|twitter|skype|zoom|chatgpt|social media) (?:is |are |gets? )?(?:blocked|banned)|vpn (?:needed|required|to get (?:around|online))|need(?:s|ing)? (?:for )?(?:an? )?vpn)\b/,
    read: of('internet_freedom'),
    ...atLeast(0, -1.2),
  },
  {
    id: 'poor-healthcare',
    label: 'no poor healthcare',
    words:
      /\b(?:(?:poor|bad|weak|terrible|crap|crappy|awful|inadequate|rubbish|low[- ]quality|substandard) (?:\w+ )?(?:health ?care|hospitals?|medical (?:care|system)|health system))\b/,
    ...OF_CARE,
  },
  {
    id: 'healthcare',
    label: 'good healthcare',
    good: true,
    words: new RegExp(`\\b(?:${CARE})\\b`),
    asked: new RegExp(`${approved(CARE).source}|^(?:access to )?health ?care(?: access)?[.!]*$`),
    ...OF_CARE,
  },
  {
    id: 'poor-internet',
    label: 'no poor internet',
    words:
      /\b((slow|bad|poor|unreliable|weak|unstable|crap|crappy|terrible|awful|patchy|spotty) (internet|wifi|wi-fi|broadband|connection)|(internet|wifi|wi-fi|broadband)\b (?:connection )?(?:that |which )?(?:is |always |constantly |keeps )*(?:drops?(?:ping)?|cuts? out|cutting out|goes down|going down|slow|unreliable)\b|(internet|wifi|wi-fi|broadband|connection|download)\b.*\b(under|below|slower than|less than) \d+ ?(mbps|mbit\S*|mb|megabits?|gbps|gigabits?))\b/,
    ...OF_NET,
  },
  {
    id: 'internet',
    label: 'good internet',
    good: true,
    words: new RegExp(`\\b(?:${NET})\\b`),
    asked: new RegExp(
      `${approved(`${NET}|internet speeds?`).source}|^(?:high (?:internet|download) speeds?|internet(?: speed)?)[.!]*$|^(?=.*\\b(?:${NET}|download|speed)\\b)(?!.*\\b(?:no|not|never)\\b).*(?:\\b(?:at least|min(?:imum)?|above|over|more than|faster than)|>) ?\\d+ ?(?:mbps|mbit\\S*|mb|megabits?|gbps|gigabits?)|^(?:(?:internet|wi-?fi|speed) )?\\d+ ?(?:mbps|mbit\\S*|mb|megabits?|gbps|gigabits?)(?: (?:internet|wi-?fi|speed|download))* min(?:imum)?[.!]*$|^(?:must have|needs?|(?:i|we) need|at least|min(?:imum)?(?: of)?) (?:at least )?\\d+ ?(?:mbps|mbit\\S*|mb|megabits?|gbps|gigabits?)`,
    ),
    ...OF_NET,
  },
];
