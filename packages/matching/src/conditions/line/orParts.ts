import { DEMAND } from '../own/ownLimit.ts';

/** What a text was read as, as far as an "or" asks. */
interface Reading {
  readonly id: string | null;
  readonly limit?: number;
  readonly label: string;
}

/** What an "or" leaves of a line: what was read, and the parts of it that were not. */
export interface OrRead<R extends Reading> {
  readonly found: readonly R[];
  readonly unread: readonly string[];
}

/** A name by itself, which may belong to the words before the "or". */
const NAME = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}[.!]?$/u;

const toldBy = (found: readonly Reading[]): string =>
  JSON.stringify(found.map(({ id, limit, label }) => [id, limit, label]));

/** A denial that a verb is to follow: "women can't" work "or drive freely". */
const DENIES = /(?:n['’]t|\bcannot|\bnot|\bnever|\b(?:allowed|able) to)$/i;

/** What a part means with most of the words beside it: "High taxes or prices", "Hot or humid summers". */
function withShared<R extends Reading>(
  parts: readonly string[],
  at: number,
  read: (text: string) => readonly R[],
): readonly R[] {
  const part = parts[at] ?? '';
  const before = parts[at - 1]?.split(' ') ?? [];
  const after = parts[at + 1]?.split(' ') ?? [];
  const heads = before.slice(1).map((_, n) => before.slice(0, before.length - n - 1).join(' '));
  const tails = after.slice(1).map((_, n) => after.slice(n + 1).join(' '));
  const whole = [
    ...heads.filter((head) => read(head).length === 0 || DENIES.test(head)).map((head) => `${head} ${part}`),
    ...tails.filter((tail) => read(tail).length === 0).map((tail) => `${part} ${tail}`),
  ];
  return whole.map(read).find((found) => found.length > 0) ?? [];
}

/**
 * A line as a whole, else part by part where an "or" sets apart what may stand alone: "War or a border with Russia". A
 * part that adds nothing to what was read comes back as unread. A line is not parted where one demand would do in place
 * of another, or where a name after the "or" may belong to words before it.
 * @param standsAlone whether what a part was read as may be taken without the others
 */
export function readByParts<R extends Reading>(
  line: string,
  read: (text: string) => readonly R[],
  standsAlone: (found: readonly R[]) => boolean,
): OrRead<R> {
  const whole = read(line);
  const parts = line.split(/\s*,?\s+or\s+/i);
  if (parts.length === 1) return { found: whole, unread: [] };
  const each = parts.map((part, at) => {
    const alone = read(part);
    return { part, at, alone, shared: alone.length > 0 ? [] : withShared(parts, at, read) };
  });
  if (whole.length === 0) {
    const found = each.flatMap(({ alone }) => alone);
    if (each.every(({ alone }) => alone.length > 0)) return { found, unread: [] };
    const apart =
      !DEMAND.test(line.toLowerCase()) &&
      each.every(({ part, at, alone, shared }) =>
        alone.length > 0 ? standsAlone(alone) : shared.length === 0 && (at === 0 || !NAME.test(part)),
      );
    return apart
      ? { found, unread: each.filter(({ alone }) => alone.length === 0).map(({ part }) => part) }
      : { found: [], unread: [] };
  }
  const adds = ({ at }: { readonly at: number }): boolean =>
    toldBy(read(parts.filter((_, other) => other !== at).join(' or '))) !== toldBy(whole);
  const idle = each.filter((one) => !adds(one));
  const known = new Set(whole.map(({ id }) => id));
  const more = idle.flatMap(({ alone, shared }) => [...alone, ...shared]).filter(({ id }) => !known.has(id));
  return {
    found: [...whole, ...more.filter(({ id }, n) => more.findIndex((one) => one.id === id) === n)],
    unread: idle
      .filter(({ alone, shared }) => alone.length === 0 && shared.length === 0)
      .map(({ part }) => part),
  };
}
