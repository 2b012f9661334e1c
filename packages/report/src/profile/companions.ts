import { counted } from '../prose/english.ts';

/** Somebody who moves along, by what they are to the customer. */
interface Related {
  readonly relationship: string | null;
}

/** How somebody is called who comes along and is neither partner, child nor older relative. */
const NAMED: Readonly<Record<string, readonly [one: string, several: string]>> = {
  friend: ['friend', 'friends'],
  sibling: ['sibling', 'siblings'],
  'other-relative': ['relative', 'relatives'],
};

/** "your friend", "your two siblings", "one other person": those who come along, by what they all are to the customer. */
export function companionsCalled(companions: readonly Related[]): string {
  const kinds = new Set(companions.map(({ relationship }) => relationship ?? ''));
  const [kind = ''] = kinds;
  const named = kinds.size === 1 ? NAMED[kind] : undefined;
  // Somebody of whom nothing else is told may be employed in the household: nobody is made a companion for life.
  if (!named)
    return companions.length === 1
      ? 'one other person'
      : counted(companions.length, 'other person', 'other people');
  const [one, several] = named;
  return `your ${companions.length === 1 ? one : counted(companions.length, one, several)}`;
}
