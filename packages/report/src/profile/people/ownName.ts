import { capitalised } from '../../prose/english.ts';

/** Parts of a name that are written small after its first. */
const SMALL =
  /^(?:de|del|della|der|den|des|di|da|do|dos|du|la|le|van|von|zu|ter|ten|bin|bint|ibn|al|el|y|e)$/;

/**
 * The customer's name as a title and the start of a sentence need it. A name typed without any capital gets those it
 * has in print ("mohammed al-sayed" is "Mohammed al-Sayed"); one with a capital somewhere keeps its spelling after the
 * first letter.
 */
export function printedName(name: string): string {
  if (name !== name.toLowerCase()) return capitalised(name);
  return capitalised(
    name.replace(/(?<![\p{L}\p{M}’'])[\p{L}\p{M}’']+/gu, (part) =>
      SMALL.test(part) ? part : capitalised(part),
    ),
  );
}
