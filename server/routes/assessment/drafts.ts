import {
  changeDraftSchema,
  draftSavedSchema,
  draftSchema,
  saveDraftSchema,
} from '@global-fit/contract/drafts';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { requireUser, signedIn } from '#http/session';
import { changeDraft } from '#services/drafts/changeDraft';
import { discardDraft, readDraft, saveDraft } from '#services/drafts/draft';
import type { Context } from '../../context.ts';

const DRAFT = '/api/v1/drafts/profile-assessment';

/** Drafts of a profile's answers. */
export function draftRoutes(app: App, context: Context): void {
  const common = forSignedIn('profiles');
  app.get(
    DRAFT,
    {
      onRequest: requireUser(context),
      schema: { ...common, summary: 'The saved draft', response: { 200: draftSchema, ...failures(401) } },
    },
    (request) => readDraft(context.db, signedIn(request).user.id),
  );
  app.put(
    DRAFT,
    {
      onRequest: requireUser(context),
      schema: {
        ...common,
        summary: 'Save the draft over the version it was begun from',
        body: saveDraftSchema,
        response: { 200: draftSavedSchema, ...failures(401, 409, 413, 422, 429) },
      },
    },
    (request) => saveDraft(context, signedIn(request).user.id, request.body),
  );
  app.patch(
    DRAFT,
    {
      onRequest: requireUser(context),
      schema: {
        ...common,
        summary: 'Save what has changed of the draft since the version it was begun from',
        body: changeDraftSchema,
        response: { 200: draftSavedSchema, ...failures(401, 409, 413, 422) },
      },
    },
    (request) => changeDraft(context, signedIn(request).user.id, request.body),
  );
  app.delete(
    DRAFT,
    {
      onRequest: requireUser(context),
      schema: { ...common, summary: 'Forget the draft', response: { 204: z.null(), ...failures(401) } },
    },
    async (request, reply) => {
      await discardDraft(context.db, signedIn(request).user.id);
      return reply.code(204).send(null);
    },
  );
}
