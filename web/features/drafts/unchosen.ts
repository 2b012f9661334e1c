import type { DraftContent } from './progress.ts';
import { contentMark, hasAnswers } from './reconcile.ts';
import { clearStored, readRecord, storageKeys, writeStored } from './storage.ts';

/**
 * The version of the answers that this person did not choose. It is stored in this browser only, so that the choice
 * can be reversed; null for none and for somebody else's.
 */
export function readUnchosen(userId: string): DraftContent | null {
  const kept = readRecord(storageKeys.unchosen);
  if (kept?.['userId'] !== userId || typeof kept['answers'] !== 'object' || !kept['answers']) return null;
  const { userId: _owner, ...content } = kept;
  return content as unknown as DraftContent;
}

/** Stores it, replacing an earlier one. */
export function writeUnchosen(userId: string, content: DraftContent): void {
  writeStored(storageKeys.unchosen, JSON.stringify({ ...content, userId }));
}

/** Deletes it, whoever's it is. */
export function clearUnchosen(): void {
  clearStored(storageKeys.unchosen);
}

/** Whether something is lost by giving up `left`: it has content, and no version in `others` has all of it. */
export function isWorthKeeping(left: DraftContent, ...others: readonly DraftContent[]): boolean {
  const mark = contentMark(left.answers);
  return hasAnswers(left.answers) && others.every(({ answers }) => contentMark(answers) !== mark);
}
