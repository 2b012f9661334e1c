import { newborn } from '@global-fit/matching/profile/time/expectedChild';
import { givenName } from '@global-fit/matching/profile/people/givenName';
import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { ageIn, monthsAhead } from '@global-fit/matching/profile/time/moveMonths';
import { needsLanguageAlone, tellsNeeds } from '@global-fit/matching/profile/people/specialNeeds';
import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
import { counted, list, numberWord } from '../prose/english.ts';
import type { AnswerReader } from './answers.ts';
import { companionsCalled } from './companions.ts';
import type { Member } from './people/member.ts';
import { tickedFamily } from './people/tickedFamily.ts';
import { schoolNeeds } from './schoolNeeds.ts';

/** Who moves. `ids` are the answers that say so. */
export interface Movers {
  readonly members: readonly Member[];
  readonly partner: Member | null;
  readonly hasPartner: boolean;
  /** Those who will be minors at the move, and those whose age was not stated. */
  readonly children: readonly Member[];
  /** Children finishing school who will be adults at the move. */
  readonly comeOfAge: readonly Member[];
  readonly elders: readonly Member[];
  /** Other companions: friends, siblings and so on. */
  readonly companions: readonly Member[];
  /** The last of the children, if unborn now and born before the move. */
  readonly newborn: Member | null;
  /** How many children are expected: two for twins. */
  readonly unborn: number;
  /** Whether family moves along without the form saying how many, so that no number may be printed. */
  readonly uncounted: boolean;
  /** People in all, the customer included; at least two where family moves along. */
  readonly people: number;
  readonly adults: number;
  /** "you", "the two of you", "the four of you", "all of you". */
  readonly all: string;
  /** "you and your partner", "you and your two children". */
  readonly who: string;
  /** The same without older relatives and companions; null for the customer alone. */
  readonly near: string | null;
  readonly ids: readonly string[];
}

/**
 * Age in years at which school begins, where no record says otherwise; younger children are in childcare or
 * preschool.
 */
export const SCHOOL_AGE = 6;

/** Age in years up to which a pupil may be in primary school. */
export const PRIMARY_ENDS = 12;

/** Present age in years up to which somebody is finishing school, or has just finished it. */
const SCHOOL_ENDS = 19;

/** Whether any child is or may be below an age at the move. */
export function someBelow({ children }: Pick<Movers, 'children'>, age: number): boolean {
  return children.some(({ ageThen }) => (ageThen ?? 0) < age);
}

/** Whether any child has or may not have started school by the move. */
export function someBelowSchool(movers: Pick<Movers, 'children'>): boolean {
  return someBelow(movers, SCHOOL_AGE);
}

/** Below this age at the move a child is years away from school. */
const TODDLER_ENDS = 3;

/** Whether all children who come along are babies or toddlers at the move, whom no class or school gate concerns yet. */
export const onlyToddlers = ({ children }: Pick<Movers, 'children'>): boolean =>
  children.length > 0 && children.every(({ ageThen }) => ageThen !== null && ageThen < TODDLER_ENDS);

/** "your child", "the children": those who move along. */
export function theChildren({ children }: Movers): string {
  return children.length === 1 ? 'your child' : 'the children';
}

const ELDER = new Set(['parent', 'grandparent']);

/**
 * Whether the older relatives who come along are not parents but aunts or uncles, who have weaker rights under free
 * movement.
 */
export const areFartherKin = ({ elders }: Pick<Movers, 'elders'>): boolean =>
  elders.length > 0 && elders.every(({ relationship }) => relationship !== null && !ELDER.has(relationship));

function membersOf(read: AnswerReader): readonly Member[] {
  if (!read.has('relocating-family-members', 'yes')) return [];
  const count = familyMemberCount(read.number('number-of-family-members'));
  return Array.from({ length: count }, (_, i) => {
    const id = (template: string): string => memberQuestionId(i + 1, template);
    const needs = read.text(id('special-needs')) ?? '';
    const age = read.number(id('family-member-age'));
    const language = needsLanguageAlone(needs);
    const name = read.text(id('name'));
    const specialNeeds = tellsNeeds(needs) && !language;
    return {
      name,
      called: name && givenName(read.all, name),
      age,
      ageThen: ageIn({ age }, monthsAhead(read.all)),
      relationship: read.choices(id('relationship'))[0] ?? null,
      occupation: read.choices(id('occupation'))[0] ?? null,
      specialNeeds,
      atSchool: { ...(specialNeeds ? schoolNeeds(needs) : { care: false, lessons: false }), language },
      n: i + 1,
      ageIds: [id('family-member-age')],
    };
  });
}

/** The expected children who will move along, aged 0 and unnamed; two for twins. */
function unborn(read: AnswerReader): readonly Member[] {
  const found = newborn(read.all);
  return found
    ? Array.from({ length: found.count }, () => ({
        name: null,
        called: null,
        age: 0,
        ageThen: found.ageThen,
        relationship: 'child',
        occupation: null,
        specialNeeds: false,
        atSchool: { care: false, lessons: false, language: false },
        n: 0,
        ageIds: found.ids,
      }))
    : [];
}

/** What expected children are called: "the child you expect", "the twins you expect". */
export const expectedCalled = (count: number): string =>
  `the ${count === 1 ? 'child' : count === 2 ? 'twins' : 'triplets'} you expect`;

interface Party {
  readonly partner: boolean;
  readonly children: number;
  /** How many children are expected. */
  readonly newborn: number;
  /** Today's minors who will be adults at the move. */
  readonly ofAgeThen: number;
  readonly grown: number;
  readonly elders: number;
  readonly companions: readonly Member[];
}

/** The same for a family whose size is unknown. */
function uncountedPhrase({ partner, children, newborn, grown, elders }: Party): string {
  const parts = [
    'you',
    ...(partner ? ['your partner'] : []),
    ...(children > 0 ? ['your children'] : []),
    ...(newborn > 0 ? [expectedCalled(newborn)] : []),
    ...(grown > 0 ? ['your grown-up children'] : []),
    ...(elders > 0 ? ['the older relatives who come with you'] : []),
  ];
  return list(parts.length > 1 ? parts : [...parts, 'those who come with you']);
}

function phrase({ partner, children, newborn, ofAgeThen, grown, elders, companions }: Party): string {
  const parts = ['you'];
  if (partner) parts.push('your partner');
  // Children who will be adults are mentioned together with the others, not as a separate kind.
  const together = children > 0 && ofAgeThen > 0;
  const some = ofAgeThen === 1 ? 'one' : numberWord(ofAgeThen);
  if (together)
    parts.push(`your ${counted(children + ofAgeThen, 'child', 'children')} (${some} of them of age by then)`);
  else if (children > 0)
    parts.push(children === 1 ? 'your child' : `your ${counted(children, 'child', 'children')}`);
  if (newborn > 0) parts.push(expectedCalled(newborn));
  if (ofAgeThen > 0 && !together)
    parts.push(
      ofAgeThen === 1
        ? 'your child who is of age by then'
        : `your ${counted(ofAgeThen, 'child', 'children')} who are of age by then`,
    );
  if (grown > 0)
    parts.push(
      grown === 1 ? 'your grown-up child' : `your ${counted(grown, 'grown-up child', 'grown-up children')}`,
    );
  if (elders > 0)
    parts.push(
      elders === 1
        ? 'the older relative who comes with you'
        : `the ${counted(elders, 'older relative')} who come with you`,
    );
  if (companions.length > 0) parts.push(companionsCalled(companions));
  return list(parts);
}

/** Reads who moves from the section on family. Nothing is inferred beyond what the form says. */
export function readMovers(read: AnswerReader): Movers {
  const coming = unborn(read);
  const described = membersOf(read);
  const uncounted = described.length === 0 && read.has('relocating-family-members', 'yes');
  const members = [...(uncounted ? tickedFamily(read) : described), ...coming];
  const [born = null] = coming;
  const partner = members.find((member) => member.relationship === 'spouse') ?? null;
  const offspring = members.filter(({ relationship }) => relationship === 'child');
  const children = offspring.filter(({ ageThen }) => ageThen === null || ageThen < OF_AGE);
  const comeOfAge = offspring.filter(
    (child) => !children.includes(child) && (child.age ?? SCHOOL_ENDS) < SCHOOL_ENDS,
  );
  const ofAgeThen = comeOfAge.filter(({ age }) => (age ?? 0) < OF_AGE).length;
  const elders = members.filter(
    (member) =>
      ELDER.has(member.relationship ?? '') ||
      (member.relationship === 'other-relative' && (member.age ?? 0) >= 65),
  );
  const grown = offspring.length - children.length - ofAgeThen;
  const family = new Set([partner, ...offspring, ...elders]);
  const companions = members.filter((member) => !family.has(member));
  const people = Math.max(members.length + 1, uncounted ? 2 : 1);
  const named = uncounted ? uncountedPhrase : phrase;
  const near = {
    partner: partner !== null,
    children: children.length - coming.length,
    newborn: coming.length,
    ofAgeThen,
    grown,
  };
  const ids = ['relocating-family-members'];
  if (described.length > 0) ids.push('number-of-family-members');
  else if (members.length > coming.length) ids.push('family-composition-type');
  // Health answers that reveal the pregnancy stay with the child, not with every line about the household.
  if (born) ids.push(...born.ageIds.filter((id) => !/^medical-conditions|-special-needs$/.test(id)));
  return {
    members,
    partner,
    hasPartner: partner !== null,
    children,
    comeOfAge,
    elders,
    companions,
    newborn: born,
    unborn: coming.length,
    uncounted,
    people,
    adults: people - children.length,
    all: uncounted
      ? 'all of you'
      : people === 1
        ? 'you'
        : people === 2
          ? 'the two of you'
          : `the ${numberWord(people)} of you`,
    who: named({ ...near, elders: elders.length, companions }),
    near:
      members.length > elders.length + companions.length
        ? named({ ...near, elders: 0, companions: [] })
        : null,
    ids,
  };
}

const COUPLED = ['married', 'domestic-partnership'] as const;

/**
 * The answers that leave open whether anybody comes along: said to be undecided, or not said at all by somebody who has
 * a partner. Null where it is known.
 */
export function companyOpen(read: AnswerReader): readonly string[] | null {
  const answered = read.choices('relocating-family-members');
  if (answered.includes('undecided')) return ['relocating-family-members'];
  return answered.length === 0 && read.has('relationship-status', ...COUPLED)
    ? ['relationship-status', 'relocating-family-members']
    : null;
}

/** Whether an unmarried couple moves together, so that rights of spouses are not certain. */
export function unmarried({
  movers,
  read,
}: {
  readonly movers: Movers;
  readonly read: AnswerReader;
}): boolean {
  return movers.hasPartner && !read.has('relationship-status', 'married');
}
