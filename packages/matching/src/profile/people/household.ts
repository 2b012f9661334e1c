import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Household } from '../../model/household.ts';
import { newborn } from '../time/expectedChild.ts';
import { ageIn, monthsAhead } from '../time/moveMonths.ts';
import { listOf, numberOf, textOf } from '../text/read.ts';
import { needsLanguageAlone, tellsNeeds } from './specialNeeds.ts';

interface Member {
  readonly name: string | null;
  readonly relationship: string | null;
  readonly age: number | null;
  readonly occupation: string | null;
  /** Whether care or accessibility is needed. A language still to be learned is no such need. */
  readonly specialNeeds: boolean;
}

/** Ages in years: adult by the law of most countries, and elderly. */
export const OF_AGE = 18;
const OLD = 65;

/** The family members who move along, as described one by one in the form. */
export function membersOf(answers: Answers): readonly Member[] {
  if (textOf(answers, 'relocating-family-members') !== 'yes') return [];
  const count = familyMemberCount(answers['number-of-family-members']?.value);
  return Array.from({ length: count }, (_, i) => {
    const id = (part: string): string => memberQuestionId(i + 1, part);
    const needs = textOf(answers, id('special-needs')) ?? '';
    return {
      name: textOf(answers, id('name')),
      relationship: textOf(answers, id('relationship')),
      age: numberOf(answers, id('family-member-age')),
      occupation: textOf(answers, id('occupation')),
      specialNeeds: tellsNeeds(needs) && !needsLanguageAlone(needs),
    };
  });
}

function isChild({ relationship, age, occupation }: Member): boolean {
  if (age !== null) return age < OF_AGE;
  return relationship === 'child' || occupation === 'preschool' || occupation === 'school-age';
}

function isElder({ relationship, age }: Member): boolean {
  return age === null
    ? relationship === 'parent' || relationship === 'grandparent'
    : age >= OLD && relationship !== 'spouse';
}

/**
 * The adults beside the customer, the children's ages and the elders that each kind of family stands for, where no
 * member is described.
 */
const COMPOSITION: Readonly<
  Record<string, readonly [adults: number, childAges: readonly (number | null)[], elders: number]>
> = {
  couple: [1, [], 0],
  'couple-young-children': [1, [4], 0],
  'couple-school-children': [1, [9], 0],
  'couple-teenagers': [1, [15], 0],
  'single-parent': [0, [null], 0],
  'adult-children': [1, [], 0],
  'older-relatives': [0, [], 1],
  multigenerational: [1, [null], 1],
};

/** The family that a ticked option implies; null where none comes along, or the option does not say who. */
export function familyTicked(answers: Answers): {
  readonly adults: number;
  readonly couple: boolean;
  readonly childAges: readonly (number | null)[];
  readonly elders: number;
} | null {
  if (textOf(answers, 'relocating-family-members') !== 'yes') return null;
  const kind = textOf(answers, 'family-composition-type') ?? '';
  const found = COMPOSITION[kind];
  if (!found) return null;
  const [adults, childAges, elders] = found;
  // Adult children, unlike a partner, need a bedroom of their own.
  return { adults, childAges, elders, couple: adults > 0 && kind !== 'adult-children' };
}

const FEE_SCHOOLS: readonly (string | null)[] = ['local-private', 'international'];

/** Age in years from which a child goes to school. */
const SCHOOL_AGE = 4;

/** Whether a fee-charging school was ticked and a child of school age moves along. */
function paysForSchool(answers: Answers, ages: readonly (number | null)[]): boolean {
  return (
    FEE_SCHOOLS.includes(textOf(answers, 'children-education-preference')) &&
    ages.some((age) => age === null || age >= SCHOOL_AGE)
  );
}

const youngestOf = (ages: readonly (number | null)[]): number | null =>
  ages.reduce((least, age) => (least === null || age === null ? null : Math.min(least, age)));

/** The household that moves, including a child expected before the move. */
export function householdOf(answers: Answers): Household {
  const household = toldHousehold(answers);
  const child = newborn(answers);
  if (child) {
    const born = Array.from({ length: child.count }, () => ({ age: child.ageThen }));
    return { ...household, children: [...household.children, ...born] };
  }
  const alone = household.adults + household.elders + household.children.length === 1;
  return alone && textOf(answers, 'work-arrangement') === 'study'
    ? { ...household, studentAlone: true }
    : household;
}

/** The household as stated: members counted one by one where they are described, else by the kind of family ticked. */
function toldHousehold(answers: Answers): Household {
  const pets = textOf(answers, 'relocating-pets') === 'yes' ? listOf(answers, 'pets-details') : [];
  const members = membersOf(answers);
  if (members.length > 0) {
    // Bedrooms and schools depend on the children's ages at the move.
    const children = members.filter(isChild).map((child) => ({ age: ageIn(child, monthsAhead(answers)) }));
    const ages = children.map(({ age }) => age);
    const elders = members.filter((member) => !isChild(member) && isElder(member)).length;
    const youngest = youngestOf([numberOf(answers, 'age'), ...members.map(({ age }) => age)]);
    const friends = members.filter((one) => one.relationship === 'friend' && !isChild(one) && !isElder(one));
    return {
      adults: 1 + members.length - children.length - elders,
      couple: members.some((member) => member.relationship === 'spouse' && !isChild(member)),
      children,
      elders,
      youngest,
      pets,
      feeSchool: paysForSchool(answers, ages),
      ...(friends.length > 0 ? { friends: friends.length } : {}),
    };
  }
  const alone = textOf(answers, 'relocating-family-members') !== 'yes';
  const family = familyTicked(answers);
  const ages = family?.childAges ?? [];
  const youngest = alone ? numberOf(answers, 'age') : null;
  return {
    adults: 1 + (family?.adults ?? 0),
    couple: family?.couple ?? false,
    children: ages.map((age) => ({ age })),
    elders: family?.elders ?? 0,
    youngest,
    pets,
    feeSchool: paysForSchool(answers, ages),
  };
}
