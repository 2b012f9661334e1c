import { newborn } from '@global-fit/matching/profile/time/expectedChild';
import { givenName } from '@global-fit/matching/profile/people/givenName';
import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { ageIn, monthsAhead } from '@global-fit/matching/profile/time/moveMonths';
import { needsLanguageAlone, tellsNeeds } from '@global-fit/matching/profile/people/specialNeeds';
import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
import { counted, list, numberWord } from '../prose/english.ts';
import type { AnswerReader } from './answers.ts';
import { companionsCalled } from './companions.ts';
import { schoolNeeds } from './schoolNeeds.ts';

export interface Member {
  readonly name: string | null;
  /** The part of the name by which they are called, not yet held against what can stand in a sentence. */
  readonly called: string | null;
  readonly age: number | null;
  /** The age at the planned move, by which schools, rooms and lines for children go. */
  readonly ageThen: number | null;
  readonly relationship: string | null;
  readonly occupation: string | null;
  readonly specialNeeds: boolean;
  /** What a school meets: care for an illness, help with lessons, and a language that is still to be learned. */
  readonly atSchool: { readonly care: boolean; readonly lessons: boolean; readonly language: boolean };
  /** Which member of the form, from 1; 0 for a child that is not born yet. */
  readonly n: number;
  /** The answers that tell the age. */
  readonly ageIds: readonly string[];
}

/** Who moves. `ids` are the answers that say so. */
export interface Movers {
  readonly members: readonly Member[];
  readonly partner: Member | null;
  readonly hasPartner: boolean;
  /** Those not of age at the planned move, and those whose age is not told. */
  readonly children: readonly Member[];
  /** Children at the end of school as told, who are of age at the planned move. */
  readonly comeOfAge: readonly Member[];
  readonly elders: readonly Member[];
  /** Who comes along and is none of these: friends, siblings, others. */
  readonly companions: readonly Member[];
  /** The last of the children, where it is under way and born before the move. */
  readonly newborn: Member | null;
  /** How many such children there are: two for twins. */
  readonly unborn: number;
  /** People in all, the customer included. */
  readonly people: number;
  readonly adults: number;
  /** "you", "the two of you", "the four of you". */
  readonly all: string;
  /** "you and your partner", "you and your two children". */
  readonly who: string;
  /** The same without older relatives and companions; null where it is the customer alone. */
  readonly near: string | null;
  readonly ids: readonly string[];
}

/** The age at which school begins, where no record tells another; below it a child is in care or at a pre-school. */
export const SCHOOL_AGE = 6;

/** Below this age a pupil may be at primary school. */
export const PRIMARY_ENDS = 12;

/** Below this age, as told, somebody is at the end of school, or has just left it. */
const SCHOOL_ENDS = 19;

/** Whether a child will be younger than an age at the move, or may be. */
export function someBelow({ children }: Pick<Movers, 'children'>, age: number): boolean {
  return children.some(({ ageThen }) => (ageThen ?? 0) < age);
}

/** Whether a child will not have begun school at the move, or may not have. */
export function someBelowSchool(movers: Pick<Movers, 'children'>): boolean {
  return someBelow(movers, SCHOOL_AGE);
}

/** "your child", "the children": those who move along. */
export function theChildren({ children }: Movers): string {
  return children.length === 1 ? 'your child' : 'the children';
}

const ELDER = new Set(['parent', 'grandparent']);

/**
 * Whether the older relatives who come along are no parents: an aunt or an uncle, to whom no law of free movement gives
 * what it gives to a parent.
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

/** The children under way that move along, two for twins: under one, and without a name. */
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

/** What the children under way are called: "the child you expect", "the twins you expect". */
export const expectedCalled = (count: number): string =>
  `the ${count === 1 ? 'child' : count === 2 ? 'twins' : 'triplets'} you expect`;

interface Party {
  readonly partner: boolean;
  readonly children: number;
  /** How many children are under way. */
  readonly newborn: number;
  /** Minors today who are of age at the planned move. */
  readonly ofAgeThen: number;
  readonly grown: number;
  readonly elders: number;
  readonly companions: readonly Member[];
}

function phrase({ partner, children, newborn, ofAgeThen, grown, elders, companions }: Party): string {
  const parts = ['you'];
  if (partner) parts.push('your partner');
  // Of several children those who come of age are told beside the others, and not as a second kind.
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

/** Reads who moves from the family section. Nothing is inferred beyond what the form says. */
export function readMovers(read: AnswerReader): Movers {
  const coming = unborn(read);
  const members = [...membersOf(read), ...coming];
  const [born = null] = coming;
  const partner = members.find((member) => member.relationship === 'spouse') ?? null;
  const offspring = members.filter(({ relationship }) => relationship === 'child');
  const children = offspring.filter(({ ageThen }) => ageThen === null || ageThen < OF_AGE);
  const comeOfAge = offspring.filter((child) => !children.includes(child) && (child.age ?? 0) < SCHOOL_ENDS);
  const ofAgeThen = comeOfAge.filter(({ age }) => (age ?? 0) < OF_AGE).length;
  const elders = members.filter(
    (member) =>
      ELDER.has(member.relationship ?? '') ||
      (member.relationship === 'other-relative' && (member.age ?? 0) >= 65),
  );
  const grown = offspring.length - children.length - ofAgeThen;
  const family = new Set([partner, ...offspring, ...elders]);
  const companions = members.filter((member) => !family.has(member));
  const people = members.length + 1;
  const near = {
    partner: partner !== null,
    children: children.length - coming.length,
    newborn: coming.length,
    ofAgeThen,
    grown,
  };
  const ids = ['relocating-family-members'];
  if (members.length > coming.length) ids.push('number-of-family-members');
  // What was told of health alone stands with the child, not beside every line about the household.
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
    people,
    adults: people - children.length,
    all: people === 1 ? 'you' : people === 2 ? 'the two of you' : `the ${numberWord(people)} of you`,
    who: phrase({ ...near, elders: elders.length, companions }),
    near:
      members.length > elders.length + companions.length
        ? phrase({ ...near, elders: 0, companions: [] })
        : null,
    ids,
  };
}

/** A couple that moves together and told of no marriage: whatever law gives to spouses is not theirs for certain. */
export function unmarried({
  movers,
  read,
}: {
  readonly movers: Movers;
  readonly read: AnswerReader;
}): boolean {
  return movers.hasPartner && !read.has('relationship-status', 'married');
}
