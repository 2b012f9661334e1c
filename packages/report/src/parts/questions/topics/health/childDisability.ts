import { anyOf } from '@global-fit/matching/anyOf';
import { inLetter } from '../../../../profile/people/person.ts';
import { words } from '../../../../prose/said.ts';
import { translated } from '../../../../place/language/language.ts';
import { KEPT } from '../../clauses.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Allowances of single states for a child with a disability or whoever cares, and the offices that grant them. */
const SCHEMES =
  /(?<!\p{L})(?:AEEH|AJPP|MDPH|CDAPH|PCH(?= |,|\?|$)|DLA|disability living allowance|child disability (?:payment|benefit)|domiciliary care allowance|NDIS|Pflegegeld|Pflegegrad|indennit[àa] di (?:frequenza|accompagnamento)|omvårdnadsbidrag|omsorgsbidrag|hjelpestønad|grunnstønad|merudgifter|PGB|dubbele kinderbijslag|prestaci[óo]n por hijo (?:con discapacidad|a cargo))(?!\p{L})/iu;

const CHILD = String.raw`(?:child(?:ren)?|kids?|sons?|daughters?|girls?|boys?|bab(?:y|ies)|toddlers?)`;
const WITH_NEEDS = String.raw`(?:disab\w+|handicap\w*|autis\w+|special needs|(?:cerebral palsy|down(?:’|')?s? syndrome|ADHD|epilep\w+))`;
const MONEY = String.raw`(?:money|allowances?|benefits?|grants?|subsid\w+|financial (?:help|support|aid)|paid|pays?|payments?)`;
/** Money for a child who has a disability: "is there money for a disabled child". */
const FOR_THE_CHILD = anyOf([
  new RegExp(
    String.raw`\b${MONEY}\b[^?.]{0,40}\b(?:${WITH_NEEDS} (?:\w+ )?${CHILD}|${CHILD}(?: \w+){0,3} ${WITH_NEEDS})\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:${WITH_NEEDS} (?:\w+ )?${CHILD}|${CHILD}(?: \w+){0,3} ${WITH_NEEDS})\b[^?.]{0,40}\b${MONEY}\b`,
    'iu',
  ),
]);
/** The same allowance asked of the new country: "like AEEH", "instead of the MDPH", "can we claim DLA there". */
const OF_THERE = anyOf([
  /\b(?:is there|are there|like|similar|equivalent\w*|instead of|replaces?|same as|corresponds?|something such as)/i,
  /\b(?:what (?:do|would) we get|(?:these|those|each|the|new|that|this) countr(?:y|ies)|there\b|entitled)/i,
  /\b(?:allowed to (?:ask|claim|apply)|can (?:we|I) (?:get|claim|ask|apply))/i,
]);

/** A payment that somebody has already: "is our DLA paid there". */
const OWN_SCHEME = new RegExp(String.raw`\b(?:my|our|his|her) (?:\w+ )?(?:${SCHEMES.source})`, 'iu');

/** Whether a child with special needs moves, about whom a question on such money is then asked. */
const hasSuchChild = ({ profile: { movers } }: Asked): boolean =>
  movers.children.some(({ specialNeeds }) => specialNeeds);

/** What the state pays for a child with a disability, and to whoever cares, in the new country. */
export const CHILD_DISABILITY: Topic = {
  id: 'child-disability',
  about: anyOf([SCHEMES, FOR_THE_CHILD]),
  when: (asked) =>
    !OWN_SCHEME.test(asked.text) &&
    (FOR_THE_CHILD.test(asked.text) || (OF_THERE.test(asked.text) && hasSuchChild(asked))),
  // Whether a payment from home goes on is for its payer to say.
  not: new RegExp(String.raw`${KEPT.source}|\btax\w*|\b(?:export|abroad|overseas)\b`, 'i'),
  over: [
    'benefit',
    'disability-aid',
    'illness',
    'access',
    'healthcare',
    'childcare',
    'elder-care',
    'cost',
    'visa',
    'pay',
    'jobs',
  ],
  answer: (asked) => {
    const { person, views } = asked;
    const child = person?.kin === 'child' ? inLetter(person) : 'a child with a disability';
    const foreign = views.some((view) => translated(view).text !== '');
    return {
      said: words(
        'That this report names no sum is a gap of our records and does not mean that nothing is paid: they hold no allowance for a child with a disability, for no country and under no name.',
      ),
      lacks:
        'which money there is for a child with a disability and for the parent who cares, who grants it, and from which day a newcomer may ask for it',
      whom: 'the office for social security or family benefits of each country, and beside it an association of parents of children with the same diagnosis there, who know what is granted in practice',
      put: `Which allowances are there for ${child} and for the parent who cares, ↗on which permit and from which month of residence or of work may we ask, on whose assessment${foreign ? ' (does the report from home, in translation, count)' : ' (does the report from home count)'}, how long is the decision, and ↗may our permit be lost by asking?`,
    };
  },
};
