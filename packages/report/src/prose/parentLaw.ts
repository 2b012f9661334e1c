import type { ParentLaw } from '@global-fit/atlas/law/parents';
import { given, type Said, words } from './said.ts';

const JOINT = {
  yes: 'two women or two men may adopt a child together',
  no: 'two women or two men may not adopt a child together',
} as const;
const BIRTH = {
  yes: 'two women can both be parents from birth after treatment with a donor, on conditions that the law sets',
  no: 'two women are not both parents from birth',
} as const;

/**
 * What the law says about same-sex parents, as a clause resting on its record; with `of`, only parenthood from birth
 * or only adoption. Null where it says nothing.
 */
export function parentLawSaid(
  { iso3, bothAtBirth, jointAdoption }: ParentLaw,
  of: 'both' | 'birth' | 'adoption' = 'both',
): Said | null {
  const told = [
    bothAtBirth === null || of === 'adoption' ? null : BIRTH[bothAtBirth ? 'yes' : 'no'],
    jointAdoption === null || of === 'birth' ? null : JOINT[jointAdoption ? 'yes' : 'no'],
  ].filter((one) => one !== null);
  return told.length > 0 ? given(words(told.join('; ')), `parents:${iso3}`) : null;
}
