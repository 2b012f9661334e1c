import type { AnswerValue, Question } from './model.ts';

/** Maximum number of members asked about, whatever the count says. */
export const MAX_FAMILY_MEMBERS = 20;

/** The questions about each family member who moves too. Their ids are completed per member. */
export const FAMILY_MEMBER_TEMPLATE: readonly Question[] = [
  {
    id: 'name',
    type: 'text',
    category: 'family-member',
    question: 'Name',
    description: 'A first name or nickname is enough. The report uses it.',
    required: true,
    order: 1,
    maxLength: 120,
    sensitive: 'family',
  },
  {
    id: 'family-member-age',
    type: 'number',
    category: 'family-member',
    question: 'Age',
    required: false,
    order: 2,
    min: 0,
    max: 120,
    step: 1,
    placeholder: 'Age in years',
    sensitive: 'family',
    whyWeAsk: 'Schools, family visas and insurance depend on age.',
  },
  {
    id: 'relationship',
    type: 'select',
    category: 'family-member',
    question: 'Relationship to you',
    required: true,
    order: 3,
    placeholder: 'Choose one',
    options: [
      { value: 'spouse', label: 'Spouse or partner' },
      { value: 'child', label: 'Child' },
      { value: 'parent', label: 'Parent' },
      { value: 'sibling', label: 'Brother or sister' },
      { value: 'grandparent', label: 'Grandparent' },
      { value: 'other-relative', label: 'Other relative' },
      { value: 'friend', label: 'Friend' },
      { value: 'other', label: 'Other' },
    ],
    sensitive: 'family',
    whyWeAsk: 'Most family visas cover partners and children, few cover other relatives.',
  },
  {
    id: 'occupation',
    type: 'select',
    category: 'family-member',
    question: 'Occupation',
    required: false,
    order: 4,
    placeholder: 'Choose one',
    options: [
      { value: 'employed-full', label: 'Employed full time' },
      { value: 'employed-part', label: 'Employed part time' },
      { value: 'self-employed', label: 'Self-employed' },
      { value: 'student', label: 'Student' },
      { value: 'retired', label: 'Retired' },
      { value: 'homemaker', label: 'Homemaker' },
      { value: 'unemployed', label: 'Looking for work' },
      { value: 'preschool', label: 'Below school age' },
      { value: 'school-age', label: 'At school' },
      { value: 'other', label: 'Other' },
    ],
    sensitive: 'family',
    whyWeAsk: 'It shows who needs a school place or a work permit.',
  },
  {
    id: 'special-needs',
    type: 'textarea',
    category: 'family-member',
    question: 'Special needs',
    description: 'Care, schooling or access this person needs. Leave empty if none.',
    required: false,
    order: 5,
    rows: 2,
    maxLength: 1000,
    sensitive: 'health',
    whyWeAsk: 'We look for countries where this care or schooling can be had.',
  },
];

/** The id of a template question for the n-th member, from 1: `family-member-2-relationship`. */
export function memberQuestionId(member: number, templateId: string): string {
  return `family-member-${member}-${templateId}`;
}

/** The number of members in an answer: its integer part, 0 where unreadable, limited to 0 to 20. */
export function familyMemberCount(value: AnswerValue): number {
  const count = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(String(value), 10);
  if (Number.isNaN(count)) return 0;
  return Math.min(Math.max(count, 0), MAX_FAMILY_MEMBERS);
}

/** The questions about the n-th member, from 1, with their complete ids. */
export function memberQuestions(member: number): readonly Question[] {
  return FAMILY_MEMBER_TEMPLATE.map((question) => ({
    ...question,
    id: memberQuestionId(member, question.id),
  }));
}
