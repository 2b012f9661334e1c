import type { z } from 'zod';
import type { ChangeDraft, draftSavedSchema, draftSchema, SaveDraft } from '@global-fit/contract/drafts';
import { call } from '#api/client.ts';

export type ServerDraft = z.infer<typeof draftSchema>;
export type DraftSaved = z.infer<typeof draftSavedSchema>;

const path = '/drafts/profile-assessment';

/**
 * Access to drafts on the server, or to a stand-in in tests. Each call throws ApiError, SessionReplaced or the
 * network's error.
 */
export interface DraftApi {
  fetch(): Promise<ServerDraft>;
  /** Throws ApiError 409 where another save came in between. */
  put(draft: Omit<SaveDraft, 'consents'>): Promise<DraftSaved>;
  /** Sends only what has changed; throws like `put`. */
  patch(draft: ChangeDraft): Promise<DraftSaved>;
  discard(): Promise<void>;
}

/** The draft of this person only, whoever signs in meanwhile; without an id, that of whoever is signed in. */
export const draftApiOf = (owner?: string): DraftApi => ({
  fetch: () => call<ServerDraft>(path, { owner }),
  put: (draft) => call<DraftSaved>(path, { method: 'PUT', json: draft, owner }),
  patch: (draft) => call<DraftSaved>(path, { method: 'PATCH', json: draft, owner }),
  discard: async () => {
    await call(path, { method: 'DELETE', owner });
  },
});
