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

/** "your friend", "your two siblings", "your companion": those who come along, by what they all are to the customer. */
export function companionsCalled(companions: readonly Related[]): string {
  const kinds = new Set(companions.map(({ relationship }) => relationship ?? ''));
  const [kind = ''] = kinds;
  const [one, several] = (kinds.size === 1 ? NAMED[kind] : undefined) ?? ['companion', 'companions'];
  return `your ${companions.length === 1 ? one : counted(companions.length, one, several)}`;
}
