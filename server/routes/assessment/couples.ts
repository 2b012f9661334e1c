import {
  answerSecondAdultSchema,
  openedSecondAdultSchema,
  openSecondAdultSchema,
  secondAdultInvitedSchema,
  secondAdultSchema,
} from '@global-fit/contract/couples';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { during } from '#http/requestContext';
import { requireUser, signedIn } from '#http/session';
import { countUse, networkOf } from '#security/rateLimit';
import { answerForm, openForm, withdrawAnswers } from '#services/couples/answerForm';
import { inviteSecondAdult } from '#services/couples/inviteSecondAdult';
import { endForm, readSecondAdult } from '#services/couples/secondAdultForm';
import type { Context } from '../../context.ts';

const MINE = '/api/v1/users/me/second-adult';
const LINK = '/api/v1/second-adult';

/** The owner's side of the second adult's form. */
function ownerRoutes(app: App, context: Context): void {
  const onRequest = requireUser(context);
  const common = forSignedIn('couples');
  app.get(
    MINE,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'How the form for the second adult stands',
        response: { 200: secondAdultSchema, ...failures(401) },
      },
    },
    (request) => readSecondAdult(context, signedIn(request).user.id),
  );
  app.post(
    MINE,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Make a private link for the second adult; an earlier one stops working',
        response: { 201: secondAdultInvitedSchema, ...failures(401, 409, 429) },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await inviteSecondAdult(during(context, request), signedIn(request).user.id)),
  );
  app.delete(
    MINE,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'End the link and delete the second adult’s answers',
        response: { 204: z.null(), ...failures(401) },
      },
    },
    async (request, reply) => {
      await endForm(during(context, request), signedIn(request).user.id);
      return reply.code(204).send(null);
    },
  );
}

/** What the holder of a private link can do without an account. */
function linkRoutes(app: App, context: Context): void {
  const common = { tags: ['couples'] };
  const count = (ip: string) => countUse(context, 'SECOND_ADULT', networkOf(ip));
  app.post(
    `${LINK}/open`,
    {
      schema: {
        ...common,
        summary: 'Open the second adult’s form with the token of its link',
        body: openSecondAdultSchema,
        response: { 200: openedSecondAdultSchema, ...failures(404, 410, 422, 429) },
      },
    },
    async (request) => {
      await count(request.ip);
      return openForm(context, request.body.token);
    },
  );
  app.post(
    `${LINK}/answers`,
    {
      schema: {
        ...common,
        summary: 'Answer the second adult’s form, or change its answers until a report uses them',
        body: answerSecondAdultSchema,
        response: { 200: openedSecondAdultSchema, ...failures(404, 409, 410, 422, 429) },
      },
    },
    async (request) => {
      await count(request.ip);
      return answerForm(context, request.body);
    },
  );
  app.post(
    `${LINK}/withdraw`,
    {
      schema: {
        ...common,
        summary: 'Take the answers of the second adult’s form back',
        body: openSecondAdultSchema,
        response: { 204: z.null(), ...failures(404, 410, 422, 429) },
      },
    },
    async (request, reply) => {
      await count(request.ip);
      await withdrawAnswers(during(context, request), request.body.token);
      return reply.code(204).send(null);
    },
  );
}

/** The optional short form of a couple's second adult. */
export function coupleRoutes(app: App, context: Context): void {
  ownerRoutes(app, context);
  linkRoutes(app, context);
}
