import type { HomeEducation } from '@global-fit/atlas/law/homeEducation';
import { constant, shown } from '../figures/quantity.ts';
import { given, type Said, say } from './said.ts';

/** "home education is lawful there: notice to the municipality, which supervises (text of 2017)". */
export function homeEducationSaid({ iso3, status, condition, from }: HomeEducation): Said {
  const law = {
    lawful: 'home education is lawful there',
    permission: 'home education needs a permission there, which may be refused',
    forbidden: 'home education is not allowed there',
  }[status];
  const year = shown(constant(Number(from.asOf?.slice(0, 4)), 'the year of the text that was read'), String);
  return given(say`${law}: ${condition} (text of ${year})`, `homeeducation:${iso3}`);
}
