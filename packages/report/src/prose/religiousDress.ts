import type { ReligiousDress } from '@global-fit/atlas/law/religiousDress';
import { constant, shown } from '../figures/quantity.ts';
import { given, type Said, say } from './said.ts';

const OVER_THE_FACE = {
  banned: 'the law forbids covering the face',
  some: 'the law forbids covering the face in some places',
} as const;

/**
 * "judges may wear no sign of a faith in court (text of 2018)", "the law forbids covering the face: in public places
 * (text of 2016)"; null where no law on the head, or on the face, is on record.
 */
export function religiousDressSaid(
  { iso3, head, face, from }: ReligiousDress,
  of: 'head' | 'face',
): Said | null {
  const clause = of === 'head' ? head?.rule : face && `${OVER_THE_FACE[face.law]}: ${face.rule}`;
  if (!clause) return null;
  const year = shown(constant(Number(from.asOf?.slice(0, 4)), 'the year of the text that was read'), String);
  return given(say`${clause} (text of ${year})`, `religiousdress:${iso3}`);
}
