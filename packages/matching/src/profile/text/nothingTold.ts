/** Free-text questions in which “none” means the same as an empty field. */
export const OWN_WORDS: ReadonlySet<string> = new Set([
  'additional-comments',
  'background-immigration-details',
  'current-life-highlights',
  'deal-breakers',
  'ideal-life-vision',
  'medical-conditions-details',
  'medication-details',
  'missed-information',
  'pets-additional-info',
  'planned-business-activities',
  'relocation-inspiration',
  'special-skills',
  'specific-questions',
  'unique-family-situation',
]);

const OF_A_MEMBER = /^family-member-\d+-special-needs$/;

const NO =
  "(?:none|n\\/?a|nil|nope|idk|nothing|no|not (?:really|sure|applicable)|(?:i )?(?:do not|don't|dont) know|none of (?:these|the above)|(?:see|same as|as) above)";
const NO_MORE =
  "(?:none|nothing|no) (?:really|special|specific|else|more|in particular|particular|at all|comes to mind|to (?:add|say|report|declare)|(?:else )?(?:that )?i can think of)(?: (?:right )?now)?|no (?:real |hard |particular |specific |other |further |more )?(?:deal[- ]?breakers?|conditions|preferences?|idea|questions?|comments?|remarks?|special needs|medications?|medicines?)|(?:cannot|can't) think of (?:any(?:thing)?|one)";
const POLITE =
  "(?:(?:no )?thanks?(?: you)?(?: very much)?|all (?:good|fine)|that(?:'s| is) (?:all|it)|you(?:'ve| have)? (?:covered|asked) (?:everything|it all|all of it)|everything (?:is |was )?(?:fine|covered|clear)|(?:we|i)(?:'re|'m| are| am) (?:very |quite |pretty )?(?:flexible|open|easy|relaxed|healthy|fine)\\b[^.,;]*)";
const END = '[\\s.,:;!?()–-]*';
const NOTHING = new RegExp(
  `^(?:${NO_MORE}|${NO}|(?=thank|all |that|you|everything)${POLITE}|[?.\\-–—_/x\\s]+)(?:${END}${POLITE}){0,2}${END}$`,
);

const ONLY_SIGNS = /^[?.,:;!()\-–—_/x\s]+$/i;
/** A text longer than this says something, unless all of it is punctuation. */
const LONGEST = 300;

/** Whether a text says that there is nothing to tell: "None", "n/a", "No, you covered everything!". */
export const tellsNothing = (text: string): boolean =>
  text.length > LONGEST
    ? ONLY_SIGNS.test(text)
    : NOTHING.test(text.toLowerCase().replace(/[’‘]/g, "'").trim());

/** The text under a question; null where it says there is nothing to tell. */
export function wordsUnder(id: string, said: string): string | null {
  const text = said.trim();
  const isEmpty = text === '' || ((OWN_WORDS.has(id) || OF_A_MEMBER.test(id)) && tellsNothing(text));
  return isEmpty ? null : text;
}
