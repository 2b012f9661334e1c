import { SECTIONS } from '../definition.ts';
import type { Section } from '../model.ts';

/** A section of the profile assessment by its id. */
export function sectionById(id: string): Section {
  const found = SECTIONS.find((section) => section.id === id);
  if (!found) throw new RangeError(`There is no section "${id}".`);
  return found;
}
