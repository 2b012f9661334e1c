import type { ServerDraft } from './draftApi.ts';
import {
  clearProgressOf,
  type DraftContent,
  type Progress,
  readProgress,
  writeProgress,
} from './progress.ts';
import { contentMark, isAmong } from './reconcile.ts';
import { withMark } from './sentMarks.ts';

/** How a copy relates to the server's. */
type Standing = Pick<Progress, 'version' | 'onServer'>;

/** The copy of one person's answers in this browser, shared by all its tabs. */
export interface LocalCopy {
  /** The copy as last written by any tab; null for none. */
  read(): Progress | null;
  /** The answers last written by another tab; null for none and for this tab's own. */
  readOfOtherTab(): Progress | null;
  /** Returns whether it was stored. */
  write(content: DraftContent, standing: Standing): boolean;
  /** Deletes the copy, unless it is another user's. */
  clear(): void;
  /** The answers are being sent to the server. */
  sending(content: DraftContent): void;
  /** The server has what was sent. */
  arrived(): void;
  /** Whether the server's draft was sent from here without a response. */
  wasSent(draft: ServerDraft): boolean;
}

/** Creates the copy as written by one tab. */
export function createLocalCopy(options: {
  readonly userId: string;
  readonly tabId: string;
  readonly now: () => number;
}): LocalCopy {
  const { userId, tabId, now } = options;
  let sent: readonly string[] = [];
  const read = (): Progress | null => readProgress(userId);
  return {
    read,
    readOfOtherTab() {
      const here = read();
      return here?.tabId === tabId ? null : here;
    },
    write: (content, standing) =>
      writeProgress({ ...content, userId, timestamp: now(), ...standing, sent, tabId }),
    clear: () => clearProgressOf(userId),
    sending({ answers }) {
      sent = withMark(sent, contentMark(answers));
    },
    arrived() {
      sent = [];
    },
    wasSent: (draft) => isAmong(draft, sent),
  };
}
