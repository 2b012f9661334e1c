import { formAcceptedSchema, type FormError, formErrorsSchema } from '@global-fit/contract/contact';
import { type ApiError, type ErrorCode, tooMany } from '@global-fit/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#http/app';
import { beginError, sendJson } from '#http/errors';
import { acceptForms, type FormBody, isForm } from '#http/formBody';
import { sendNotice } from '#http/notice';
import { prefersPage } from '#http/prefersPage';
import { allowUser } from '#http/session';
import { countUse, networkOf } from '#security/rateLimit';
import { keepContact } from '#services/contact/keepContact';
import { readContact } from '#services/contact/readContact';
import type { Context } from '../../context.ts';

const FORM_ID = 'contact';
const BODY_LIMIT = 64 * 1024;

/** An error in the format of the form's protocol. */
class FormFault extends Error {
  readonly status: number;
  readonly errors: readonly FormError[];

  constructor(status: number, ...errors: readonly FormError[]) {
    super('the form was refused');
    this.status = status;
    this.errors = errors;
  }
}

/** Errors raised before the form is read for which its protocol has a code. */
const WORDED: Readonly<Partial<Record<ErrorCode, FormError>>> = {
  payload_too_large: { code: 'FILES_TOO_BIG', message: 'The message is too large' },
};

/** Any other error in that format, since the sending page reads no other. */
function inFormWords({ code, message, retryAfter }: ApiError): FormError {
  if (code === 'too_many_requests') return { code: 'BLOCKED', message: tooMany('messages', retryAfter ?? 0) };
  return WORDED[code] ?? { code: 'UNSPECIFIED', message };
}

/** Sets status and headers of an error response and returns the errors. */
function beginRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): readonly FormError[] {
  if (!(error instanceof FormFault)) return [inFormWords(beginError(error, request, reply))];
  void reply.code(error.status);
  return error.errors;
}

/** An error as the form's page shows it, with the field's label in front: "Name should not be empty". */
const sentence = ({ field, message }: FormError): string =>
  field ? `${field[0]?.toUpperCase()}${field.slice(1)} ${message}` : message;

/** An error as a page, for browsers that submit the form without a script. */
const refusalPage = ({ config, sender }: Context, errors: readonly FormError[]) => ({
  title: 'Your message was not sent',
  faults: errors.map(sentence),
  text:
    'Your browser’s Back button leads to the form with what you wrote; the link below opens an empty one. ' +
    `You can also write to ${sender.supportEmail}.`,
  link: { href: `${config.PUBLIC_URL}/#contact`, label: 'Back to the contact form' },
});

/** Whether a browser submitted the form by itself, so that the response has to be a page. */
const postedByBrowser = ({ headers }: FastifyRequest): boolean =>
  isForm(headers['content-type']) && prefersPage(headers.accept);

/** Stores the message of a form. Throws `FormFault`. */
async function takeForm(context: Context, request: FastifyRequest): Promise<void> {
  const { formId } = request.params as { formId: string };
  if (formId !== FORM_ID) throw new FormFault(404, { code: 'FORM_NOT_FOUND', message: 'Form not found' });
  await countUse(context, 'CONTACT', networkOf(request.ip));
  // Requests without a body reach no parser.
  const { fields, files } = (request.body as FormBody | undefined) ?? { fields: {}, files: [] };
  if (files.length > 0) {
    throw new FormFault(422, { code: 'NO_FILE_UPLOADS', message: 'File uploads are not accepted' });
  }
  const read = readContact(fields);
  if (read.kind === 'errors') throw new FormFault(422, ...read.errors);
  // Robots are told that all is well, so that they do not try again.
  if (read.kind === 'message')
    await keepContact(context, read.message, request.ip, request.session?.user.id ?? null);
}

/** The contact form (specification 2, §7), with and without the optional project prefix. */
export function contactRoutes(app: App, context: Context): void {
  const next = `${context.config.PUBLIC_URL}/#contact`;
  void app.register(async (scope: App) => {
    acceptForms(scope);
    scope.setErrorHandler((error, request, reply) => {
      const errors = beginRefusal(error, request, reply);
      return postedByBrowser(request)
        ? sendNotice(reply, refusalPage(context, errors))
        : sendJson(reply, { errors });
    });
    for (const url of ['/f/:formId', '/p/:project/f/:formId']) {
      scope.post(
        url,
        {
          bodyLimit: BODY_LIMIT,
          onRequest: allowUser(context),
          schema: {
            tags: ['contact'],
            summary: 'Send the contact form, as JSON or multipart',
            response: {
              200: formAcceptedSchema,
              400: formErrorsSchema,
              404: formErrorsSchema,
              413: formErrorsSchema,
              415: formErrorsSchema,
              422: formErrorsSchema,
              429: formErrorsSchema,
              503: formErrorsSchema,
            },
          },
        },
        async (request, reply) => {
          await takeForm(context, request);
          // A browser without scripts needs a page to go to.
          if (prefersPage(request.headers.accept)) return reply.redirect(next, 303);
          return { ok: true as const, next };
        },
      );
    }
  });
}
