import { isGiven } from '@global-fit/questionnaire/answers/answered';
import type { Answers } from '@global-fit/questionnaire/model';
import { canonicalAnswers, normaliseAnswers } from '@global-fit/questionnaire/checks/submission';
import type { ServerDraft } from './draftApi.ts';
import type { DraftContent, Progress } from './progress.ts';
import { textMark } from './textMark.ts';

/** Whether anything was answered. */
export function hasAnswers(answers: Answers): boolean {
  return Object.values(answers).some(isGiven);
}

/** A short mark of the meaning of answers, equal before and after the server has normalised them (32-bit FNV-1a). */
export const contentMark = (answers: Answers): string =>
  textMark(canonicalAnswers(normaliseAnswers(Object.entries(answers))));

/** Whether the server's draft is one of those sent from here without a response. */
export function isAmong(draft: ServerDraft, sent: readonly string[]): boolean {
  return sent.includes(contentMark(draft.answers as Answers));
}

/** Saved answers to offer, and how they relate to the server's. */
export interface Found {
  readonly content: DraftContent;
  /** When they were saved, in ms since 1970. */
  readonly savedAt: number;
  /** The server's current version. */
  readonly serverVersion: number;
  /** The server does not have them yet. */
  readonly unsent: boolean;
  /** They were changed here and elsewhere, so a person has to choose. */
  readonly conflict: boolean;
}

function fromServer(draft: ServerDraft): Found {
  return {
    content: {
      answers: draft.answers as Answers,
      sectionIndex: draft.section_index,
      productId: draft.product_id,
    },
    savedAt: draft.updated_at === null ? 0 : Date.parse(draft.updated_at),
    serverVersion: draft.version,
    unsent: false,
    conflict: false,
  };
}

/**
 * What to offer on load: the copy in this browser or the server's draft (null where it did not respond). A copy here
 * that the server has not received takes precedence; where the server's draft has changed as well, there is a
 * conflict.
 */
export function reconcile(here: Progress | null, draft: ServerDraft | null): Found | null {
  const local = here && hasAnswers(here.answers) ? here : null;
  const remote = draft && hasAnswers(draft.answers as Answers) ? draft : null;
  const serverVersion = draft?.version ?? local?.version ?? 0;
  if (!local) return remote ? fromServer(remote) : null;

  const behind = draft !== null && draft.version > local.version;
  if (local.onServer && remote && behind) return fromServer(remote);
  const unsent = !local.onServer || (draft !== null && draft.version !== local.version);
  return {
    content: { answers: local.answers, sectionIndex: local.sectionIndex, productId: local.productId },
    savedAt: local.timestamp,
    serverVersion,
    unsent,
    conflict:
      unsent && behind && remote !== null && !isAmong(remote, [...local.sent, contentMark(local.answers)]),
  };
}
