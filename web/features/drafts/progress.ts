import type { Answers } from '@global-fit/questionnaire/model';
import { clearStored, readRecord, readStored, storageKeys, writeStored } from './storage.ts';

/** The state of a person's assessment. */
export interface DraftContent {
  readonly answers: Answers;
  /** From 0; the number of sections stands for the page that checks all answers. */
  readonly sectionIndex: number;
  readonly productId: string | null;
}

/** The copy in this browser. */
export interface Progress extends DraftContent {
  /** Owner; the copy is never offered to anybody else. */
  readonly userId: string;
  /** When it was stored, in ms since 1970. */
  readonly timestamp: number;
  /** The server's version it is based on, or that contains it; 0 for none. */
  readonly version: number;
  /** Whether the server has exactly this. */
  readonly onServer: boolean;
  /** Marks (`contentMark`) of what was sent since that version and not yet confirmed. */
  readonly sent: readonly string[];
  /** The tab that wrote it. */
  readonly tabId: string;
}

function isProgress(value: Readonly<Record<string, unknown>>): boolean {
  return (
    typeof value['userId'] === 'string' &&
    typeof value['timestamp'] === 'number' &&
    typeof value['sectionIndex'] === 'number' &&
    typeof value['version'] === 'number' &&
    Array.isArray(value['sent']) &&
    typeof value['answers'] === 'object' &&
    value['answers'] !== null
  );
}

/** The copy of this user in this browser, or null. Another user's copy is neither read nor changed. */
export function readProgress(userId: string): Progress | null {
  const value = readRecord(storageKeys.progress);
  if (!value || !isProgress(value) || value['userId'] !== userId) return null;
  return value as unknown as Progress;
}

/** Returns whether it was stored. */
export function writeProgress(progress: Progress): boolean {
  return writeStored(storageKeys.progress, JSON.stringify(progress));
}

/** Deletes the copy, whoever's it is. */
export function clearProgress(): void {
  clearStored(storageKeys.progress);
}

/** Deletes the copy, unless it is another user's. */
export function clearProgressOf(userId: string): void {
  const owner = readRecord(storageKeys.progress)?.['userId'];
  if (typeof owner !== 'string' || owner === userId) clearProgress();
}

/**
 * After a sign-out, deletes the answers in this browser unless the server does not have them yet; then they stay, for
 * their owner only. A version that was not chosen is deleted.
 */
export function eraseAfterSignOut(): void {
  clearStored(storageKeys.unchosen);
  if (readStored(storageKeys.profileId) !== null) clearStored(storageKeys.payload, storageKeys.profileId);
  if (readRecord(storageKeys.progress)?.['onServer'] !== false) clearProgress();
}
