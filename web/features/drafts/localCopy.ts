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

/** How a copy stands to the server's. */
type Standing = Pick<Progress, 'version' | 'onServer'>;

/** The copy of one person's answers in this browser, which all its tabs share. */
export interface LocalCopy {
  /** As the tab kept it that did so last; null for none. */
  read(): Progress | null;
  /** The answers as another tab keeps them; null for none, and for this tab's own. */
  readOfOtherTab(): Progress | null;
  /** True when it was kept. */
  write(content: DraftContent, standing: Standing): boolean;
  /** Forgets the copy; another person's stays. */
  clear(): void;
  /** The answers are on their way to the server. */
  sending(content: DraftContent): void;
  /** The server has what was sent. */
  arrived(): void;
  /** Whether a draft on the server was sent from here without hearing back. */
  wasSent(draft: ServerDraft): boolean;
}

/** Makes the copy as one tab writes it. */
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
