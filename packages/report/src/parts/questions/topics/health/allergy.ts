import { anyOf } from '@global-fit/matching/anyOf';
import { inLetter } from '../../../../profile/people/person.ts';
import { careOf } from './care.ts';
import type { Asked, Topic } from '../../topic.ts';

const FOOD =
  '(?:pea)?nuts?|tree nuts?|milk|dairy|eggs?|fish|shellfish|seafood|sesame|soya?|wheat|food|bees?|wasps?|stings?|latex|penicillin';

/** An allergy that a bite or a sting brings on: pollen and dust are asked about as air. */
const ALLERGY = anyOf([
  new RegExp(String.raw`\b(?:${FOOD})(?:[- ]| and )(?:[\w-]+ (?:and )?)?allerg\w+`, 'i'),
  new RegExp(String.raw`\ballerg\w+ (?:to|from|against) (?:[\w-]+,? (?:and |or )?){0,3}?(?:${FOOD})\b`, 'i'),
  /\banaphyla\w+|\bepi-?pens?\b|\badrenaline (?:pens?|auto-?injectors?)\b/i,
]);

const AT_SCHOOL =
  /\b(?:schools?|kindergartens?|nurser(?:y|ies)|cr[eè]ches?|teachers?|canteens?|class(?:room)?)\b/i;

/** Whether it is about a child, who eats where others watch. */
const ofChild = ({ person, text }: Asked): boolean => person?.kin === 'child' || AT_SCHOOL.test(text);

/** What somebody with an allergy to food, stings or medicine depends on: the pen, the label, whoever is near. */
export const ALLERGIES: Topic = {
  id: 'allergy',
  whole: true,
  about: ALLERGY,
  over: [
    'illness',
    'healthcare',
    'medicine',
    'supplies',
    'schools',
    'school-support',
    'food',
    'childcare',
    'insurance',
    'cost',
  ],
  answer: (asked) => {
    const child = ofChild(asked);
    const whose = asked.person ? inLetter(asked.person) : 'my child';
    return {
      said: careOf(asked),
      lacks: `which adrenaline pens are sold there and on whose prescription, and what labels and menus have to name${child ? '; how a school keeps such a child safe' : ''}`,
      whom: `an association of people with allergies there, and a pharmacy in the city${child ? '; the head of each school on your list' : ''}`,
      put: `${asked.person || child ? `For the allergy of ${whose}` : 'For my allergy'}, as in the letter from home: which adrenaline pen is sold here, who prescribes it and what does it cost, which allergens must a label and a menu name, and how is it said in the language of the place?${child ? ' And at school: who may give the pen, is there a plan for each child, and what is done about meals?' : ''}`,
    };
  },
};
