import type { Answers } from '@global-fit/questionnaire/model';
import type { ServerDraft } from './draftApi.ts';
import { type Keeping, keepHere, saveNow, show } from './keeping.ts';
import type { DraftContent } from './progress.ts';
import { type Found, hasAnswers, reconcile } from './reconcile.ts';
import type { SyncState } from './serverSync.ts';
import { clearUnchosen, isWorthKeeping, writeUnchosen } from './unchosen.ts';

/** Handles answers in one tab that another tab or device saves or deletes. */

const isSame = (a: Answers | undefined, b: Answers): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What another tab of this browser keeps, saved or not yet; otherwise the server's answers. */
function newerOf({ here, resumed }: Keeping, draft: ServerDraft): Found | null {
  const other = here.readOfOtherTab();
  const isBefore = isSame(other?.answers, resumed.answers);
  const isGone = other?.onServer && !hasAnswers(draft.answers as Answers);
  return reconcile(isBefore || isGone ? null : other, draft);
}

function keepUnchosen(keeping: Keeping, left: DraftContent): void {
  writeUnchosen(keeping.userId, left);
  show(keeping, { unchosen: left });
}

/** Keeps the version given up for `chosen`, unless they are equal or the other side has continued from it. */
function leave(keeping: Keeping, left: DraftContent, chosen: DraftContent): void {
  if (isWorthKeeping(left, chosen, keeping.agreed)) keepUnchosen(keeping, left);
}

/** Deletes the version that was not chosen. */
export function dropUnchosen(keeping: Keeping): void {
  if (keeping.state.unchosen === null) return;
  clearUnchosen();
  show(keeping, { unchosen: null });
}

/** Switches to the version that was not chosen and keeps the one it replaces; null for none. */
export function swapVersions(keeping: Keeping): DraftContent | null {
  const { state, content } = keeping;
  const { unchosen } = state;
  if (unchosen === null) return null;
  keeping.content = unchosen;
  void saveNow(keeping, 'whole');
  dropUnchosen(keeping);
  if (isWorthKeeping(content, unchosen)) keepUnchosen(keeping, content);
  return unchosen;
}

/** Switches to the newer answers from elsewhere; null, without a change, where there are none any more. */
export async function takeNewer(keeping: Keeping): Promise<DraftContent | null> {
  const { api, autosave, sync, now } = keeping;
  const draft = await api.fetch();
  const newer = newerOf(keeping, draft);
  if (!newer) return null;
  autosave.cancel();
  await sync.forget();
  leave(keeping, keeping.content, newer.content);
  keeping.content = newer.content;
  if (!newer.unsent) keeping.agreed = newer.content;
  sync.adopt(draft.version);
  if (newer.unsent) void saveNow(keeping, 'whole');
  else keepHere(keeping, true);
  show(keeping, { unsaved: false, savedAt: now() });
  return keeping.content;
}

/** When the server was last known to hold answers, where there are none now; null while there are some. */
export async function endedSince(keeping: Keeping): Promise<number | null> {
  return newerOf(keeping, await keeping.api.fetch()) ? null : keeping.agreedAt;
}

/** Overwrites the newer answers from elsewhere. */
export async function keepMine(keeping: Keeping): Promise<SyncState> {
  const draft = await keeping.api.fetch();
  const other = newerOf(keeping, draft);
  if (other) leave(keeping, other.content, keeping.content);
  keeping.sync.adopt(draft.version);
  return saveNow(keeping, 'whole');
}

/** Another tab has stored `storedText`. Where its answers differ, this tab has to ask before it continues. */
export function noticeOtherTab({ here, sync, autosave, content }: Keeping, storedText: string | null): void {
  if (storedText === null || sync.state === 'stale') return;
  const other = here.readOfOtherTab();
  if (!other) return;
  if (isSame(other.answers, content.answers)) {
    if (other.onServer) sync.adopt(other.version);
    return;
  }
  autosave.cancel();
  sync.markStale();
}
