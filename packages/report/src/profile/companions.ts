import { counted } from '../prose/english.ts';

/** A companion, by relation to the customer. */
interface Related {
  readonly relationship: string | null;
}

/** Words for companions who are neither partner, child nor older relative. */
const NAMED: Readonly<Record<string, readonly [one: string, several: string]>> = {
  friend: ['friend', 'friends'],
  sibling: ['sibling', 'siblings'],
  'other-relative': ['relative', 'relatives'],
};

/** "your friend", "your two siblings", "one other person": all companions in one phrase. */
export function companionsCalled(companions: readonly Related[]): string {
  const kinds = new Set(companions.map(({ relationship }) => relationship ?? ''));
  const [kind = ''] = kinds;
  const named = kinds.size === 1 ? NAMED[kind] : undefined;
  // Somebody about whom nothing else is known may be an employee, and is not called a companion.
  if (!named)
    return companions.length === 1
      ? 'one other person'
      : counted(companions.length, 'other person', 'other people');
  const [one, several] = named;
  return `your ${companions.length === 1 ? one : counted(companions.length, one, several)}`;
}
