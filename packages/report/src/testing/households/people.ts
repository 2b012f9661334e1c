import type { WrittenAnswers } from '@global-fit/matching/testing/persona';
import type { Chance } from './chance.ts';
import type { Told } from './told.ts';

/** Who moves, drawn together so that ages, relations and the kind of household agree. */
type Shape =
  | 'alone'
  | 'couple'
  | 'family'
  | 'single-parent'
  | 'left-behind'
  | 'with-parent'
  | 'three-generations'
  | 'adult-children'
  | 'siblings';

const SHAPES: Readonly<Record<Shape, number>> = {
  alone: 30,
  couple: 24,
  family: 22,
  'single-parent': 8,
  'left-behind': 3,
  'with-parent': 4,
  'three-generations': 3,
  'adult-children': 3,
  siblings: 3,
};

const WITH_PARTNER: ReadonlySet<Shape> = new Set([
  'couple',
  'family',
  'left-behind',
  'three-generations',
  'adult-children',
]);

interface Member {
  readonly relationship: string;
  readonly age: number;
  readonly occupation: string;
}

export interface People {
  readonly told: Omit<Told, 'stage' | 'pets'>;
  readonly answers: WrittenAnswers;
}

function childMembers(chance: Chance, shape: Shape, age: number): readonly Member[] {
  const adult = shape === 'adult-children';
  if (!adult && !['family', 'single-parent', 'three-generations'].includes(shape)) return [];
  const oldest = adult ? Math.min(age - 20, 35) : Math.min(17, age - 19);
  const least = adult ? 18 : 0;
  return Array.from({ length: chance.between(1, adult ? 2 : 3) }, () => {
    const years = chance.between(least, Math.max(least, oldest));
    const occupation = years < 5 ? 'preschool' : years < 18 ? 'school-age' : 'student';
    return { relationship: 'child', age: years, occupation };
  });
}

function membersOf(chance: Chance, shape: Shape, age: number): readonly Member[] {
  const retired = (years: number): string => (years > 66 ? 'retired' : 'homemaker');
  const partnerAge = Math.max(19, age + chance.between(-6, 6));
  const partner: Member = {
    relationship: 'spouse',
    age: partnerAge,
    occupation:
      partnerAge > 67
        ? 'retired'
        : chance.oneOf([
            'employed-full',
            'employed-part',
            'self-employed',
            'homemaker',
            'unemployed',
            'student',
          ]),
  };
  const elder = age + chance.between(22, 32);
  return [
    ...(WITH_PARTNER.has(shape) && shape !== 'left-behind' ? [partner] : []),
    ...childMembers(chance, shape, age),
    ...(shape === 'with-parent' || shape === 'three-generations'
      ? [{ relationship: 'parent', age: elder, occupation: retired(elder) }]
      : []),
    ...(shape === 'siblings'
      ? [
          {
            relationship: chance.oneOf(['sibling', 'friend']),
            age: Math.max(18, age - chance.between(0, 5)),
            occupation: 'employed-full',
          },
        ]
      : []),
  ];
}

function composition(shape: Shape, childAges: readonly number[]): string {
  const youngest = Math.min(...childAges);
  switch (shape) {
    case 'couple':
      return 'couple';
    case 'family':
      if (youngest < 6) return 'couple-young-children';
      return youngest < 13 ? 'couple-school-children' : 'couple-teenagers';
    case 'single-parent':
      return 'single-parent';
    case 'with-parent':
      return 'older-relatives';
    case 'three-generations':
      return 'multigenerational';
    case 'adult-children':
      return 'adult-children';
    default:
      return 'other';
  }
}

function memberAnswers(chance: Chance, members: readonly Member[], names: readonly string[]): WrittenAnswers {
  return Object.assign(
    {},
    ...members.map((one, i) => {
      const id = (question: string): string => `family-member-${i + 1}-${question}`;
      return {
        [id('name')]: names[(i + 1) % names.length],
        [id('relationship')]: one.relationship,
        ...(chance.sometimes(0.85) ? { [id('family-member-age')]: one.age } : {}),
        ...(chance.sometimes(0.7) ? { [id('occupation')]: one.occupation } : {}),
        ...(chance.sometimes(0.05)
          ? { [id('special-needs')]: chance.oneOf(['dyslexia', 'uses a walker']) }
          : {}),
      };
    }),
  );
}

/** Which households there are at an age: nobody of twenty has grown-up children. */
function sharesAt(age: number): Readonly<Record<Shape, number>> {
  const none = Object.fromEntries(Object.keys(SHAPES).map((shape) => [shape, 0])) as Record<Shape, number>;
  if (age < 24) return { ...none, alone: 7, couple: 2, siblings: 1 };
  return age < 41 ? { ...SHAPES, 'adult-children': 0 } : SHAPES;
}

/** The people of a household, and the answers that tell of them. */
export function peopleOf(chance: Chance, age: number, names: readonly string[]): People {
  const shape = chance.weighed(sharesAt(age));
  const members = membersOf(chance, shape, age);
  const childAges = members.filter((one) => one.relationship === 'child').map((one) => one.age);
  const partner = WITH_PARTNER.has(shape);
  const relative = members.some((one) => one.relationship === 'parent');
  const status = partner
    ? chance.oneOf(['married', 'married', 'domestic-partnership'])
    : chance.weighed({ single: age < 45 ? 8 : 2, divorced: age > 27 ? 3 : 0, widowed: age > 60 ? 3 : 0 });
  return {
    told: {
      age,
      partner,
      partnerMoves: members.some((one) => one.relationship === 'spouse'),
      childAges,
      olderRelatives: relative,
      others: shape === 'siblings',
    },
    answers: {
      'relationship-status': status,
      'relocating-family-members': members.length > 0 ? 'yes' : 'no',
      ...(members.length > 0 && chance.sometimes(0.85)
        ? { 'number-of-family-members': members.length, ...memberAnswers(chance, members, names) }
        : {}),
      'family-composition-type': composition(shape, childAges),
      'eldercare-considerations': relative
        ? 'moving-with-us'
        : chance.weighed({ none: 6, 'support-from-afar': 1, 'return-often': 1 }),
      ...(childAges.length > 0
        ? {
            'children-education-preference': childAges.every((years) => years < 4 || years > 18)
              ? 'not-applicable'
              : chance.oneOf([
                  'local-public',
                  'local-private',
                  'international',
                  'bilingual',
                  'homeschool',
                  'undecided',
                ]),
          }
        : {}),
    },
  };
}
