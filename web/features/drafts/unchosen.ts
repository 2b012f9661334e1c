import type { DraftContent } from './progress.ts';
import { contentMark, hasContent } from './reconcile.ts';
import { clearStored, readRecord, storageKeys, writeStored } from './storage.ts';

/**
 * Of two versions the one that this person did not choose. It is kept in this browser alone, so that the choice can be
 * taken back; null for none, and for somebody else's.
 */
export function readUnchosen(userId: string): DraftContent | null {
  const kept = readRecord(storageKeys.unchosen);
  if (kept?.['userId'] !== userId || typeof kept['answers'] !== 'object' || !kept['answers']) return null;
  const { userId: _owner, ...content } = kept;
  return content as unknown as DraftContent;
}

/** Keeps it in the place of an earlier one. */
export function writeUnchosen(userId: string, content: DraftContent): void {
  writeStored(storageKeys.unchosen, JSON.stringify({ ...content, userId }));
}

/** Forgets it, whoever's it is. */
export function clearUnchosen(): void {
  clearStored(storageKeys.unchosen);
}

/** Whether something is given up with `left`: it says something, and neither `others` do all of it. */
export function isWorthKeeping(left: DraftContent, ...others: readonly DraftContent[]): boolean {
  const mark = contentMark(left.answers);
  return hasContent(left.answers) && others.every(({ answers }) => contentMark(answers) !== mark);
}
