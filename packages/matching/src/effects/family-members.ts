import { row } from './row.ts';

export const FAMILY_MEMBERS_EFFECTS = [
  row(
    'name',
    'score',
    'How the report calls the person, and by which a text tells whose profession or language it speaks of.',
  ),
  row(
    'family-member-age',
    'score constraint',
    'Tells children, adults and elders apart: weights and the household budget.',
  ),
  row(
    'relationship',
    'score constraint',
    'Tells children and parents apart where no age is given, and friends, for whom no permit asks more of its holder.',
  ),
  row(
    'occupation',
    'score constraint',
    'Members who work or study give weight to jobs or universities; who is at school is a child where no age is given; for a partner who works in a profession that is licensed or short, permits for work are looked at for either of the two.',
  ),
  row(
    'special-needs',
    'score constraint advice',
    'Gives weight to healthcare; heat that does harm becomes a must-have; decides whether a school is asked for a plan of care, for help with lessons or for a class in its language; a wheelchair told there asks for homes that take one.',
  ),
];
