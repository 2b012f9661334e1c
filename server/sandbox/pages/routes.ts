import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, isAwaitingAuthentication } from '../checkout/authenticate.ts';
import { changePromotion } from '../checkout/changePromotion.ts';
import { pay, type PayOutcome } from '../checkout/pay.ts';
import { runDue } from '../due.ts';
import { lockObject, type Stored } from '../store.ts';
import type { SandboxCore, Work } from '../types.ts';
import { inTransaction } from '../work.ts';
import { cancelUrl, completionUrl, pagePath, sessionIdOf } from './addresses.ts';
import { sendAuthentication, sendCheckout, sendClosed, sendNotFound } from './answers.ts';
import { acceptPageForms, fieldOf, paymentFormOf, type Typed, typedIn } from './readForm.ts';
import { stylesheet } from './stylesheet.ts';

type StoredSession = Stored<'checkout.session'>;
type PageRequest = FastifyRequest<{ Params: { id: string } }>;

/** The pages where customers pay, in the product's public app under `/sandbox`. */
export function sandboxPages(core: SandboxCore): FastifyPluginAsync {
  return async (scope) => {
    acceptPageForms(scope);
    mountAssets(scope);
    mountCheckout(scope, core, '/sandbox/checkout/:id', (session, id) => {
      return session.ui_mode === 'hosted_page' && session.id === id;
    });
    mountCheckout(
      scope,
      core,
      '/sandbox/embedded/:id',
      (session, secret) => session.client_secret === secret,
    );
    mountAuthentication(scope, core);
  };
}

function mountAssets(scope: FastifyInstance): void {
  const script = readFileSync(new URL('./assets/checkout.js', import.meta.url), 'utf8');
  const styles = stylesheet();
  scope.get('/sandbox/assets/checkout.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
  scope.get('/sandbox/assets/checkout.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}

/** Runs `use` on the session an address names, with its row locked; null where there is none. */
async function withSession<T>(
  core: SandboxCore,
  id: string,
  fits: (session: StoredSession['object']) => boolean,
  use: (work: Work, stored: StoredSession) => Promise<T>,
): Promise<T | null> {
  await runDue(core);
  return inTransaction(core, async (work) => {
    const stored = await lockObject(work, 'checkout.session', id);
    return stored && fits(stored.object) ? use(work, stored) : null;
  });
}

function mountCheckout(
  scope: FastifyInstance,
  core: SandboxCore,
  url: string,
  fits: (session: StoredSession['object'], id: string) => boolean,
): void {
  const on = <T>(request: PageRequest, use: (work: Work, stored: StoredSession) => Promise<T>) =>
    withSession(core, sessionIdOf(request.params.id), (session) => fits(session, request.params.id), use);

  scope.get(url, async (request: PageRequest, reply) => {
    const stored = await on(request, async (_work, session) => session);
    if (!stored) return sendNotFound(core, reply);
    return stored.object.status === 'open'
      ? sendCheckout(core, reply, stored)
      : sendClosed(core, reply, stored.object);
  });

  scope.get(`${url}/cancel`, async (request: PageRequest, reply) => {
    const stored = await on(request, async (_work, session) => session);
    const target = stored && cancelUrl(stored.object);
    return target ? reply.redirect(target, 303) : sendNotFound(core, reply);
  });

  scope.post(`${url}/pay`, async (request: PageRequest, reply) => {
    const form = paymentFormOf(request);
    const paid = await on(request, (work, stored) => follow(work, stored, () => pay(work, stored, form)));
    return paid ? sendOutcome(core, reply, paid, typedIn(request)) : sendNotFound(core, reply);
  });

  scope.post(`${url}/promotion`, async (request: PageRequest, reply) => {
    const typed = fieldOf(request, 'remove') === '' ? fieldOf(request, 'code').slice(0, 60) : null;
    const done = await on(request, async (work, stored) => ({
      stored,
      problem: await changePromotion(work, stored, typed),
    }));
    if (!done) return sendNotFound(core, reply);
    const path = pagePath(done.stored.object);
    if (done.problem === null) return reply.redirect(path, 303);
    return sendCheckout(core, reply.status(400), done.stored, {
      codeProblem: { typed: typed ?? '', message: done.problem },
    });
  });
}

function mountAuthentication(scope: FastifyInstance, core: SandboxCore): void {
  const url = '/sandbox/authenticate/:id';
  scope.get(url, async (request: PageRequest, reply) => {
    const found = await withSession(
      core,
      request.params.id,
      () => true,
      async (work, stored) => ({
        stored,
        waiting: await isAwaitingAuthentication(work, stored),
      }),
    );
    if (!found) return sendNotFound(core, reply);
    if (!found.waiting) return reply.redirect(pagePath(found.stored.object), 303);
    return sendAuthentication(core, reply, found.stored.object, {});
  });
  scope.post(url, async (request: PageRequest, reply) => {
    const passed = fieldOf(request, 'answer') === 'complete';
    const answered = await withSession(
      core,
      request.params.id,
      () => true,
      (work, stored) => follow(work, stored, () => authenticate(work, stored, passed)),
    );
    return answered ? sendOutcome(core, reply, answered, typedIn(request)) : sendNotFound(core, reply);
  });
}

interface Followed {
  readonly outcome: PayOutcome;
  readonly stored: StoredSession;
}

/** The outcome of a step, with the session after it. */
async function follow(work: Work, before: StoredSession, step: () => Promise<PayOutcome>): Promise<Followed> {
  const outcome = await step();
  const stored = (await lockObject(work, 'checkout.session', before.object.id)) ?? before;
  return { outcome, stored };
}

function sendOutcome(core: SandboxCore, reply: FastifyReply, { outcome, stored }: Followed, typed: Typed) {
  const { object: session } = stored;
  // Not a redirect: what was typed travels in the page, since card numbers are not stored here.
  if (outcome.kind === 'authenticate') return sendAuthentication(core, reply, session, typed);
  if (outcome.kind === 'problems') {
    return sendCheckout(core, reply.status(400), stored, { typed, problems: outcome.problems });
  }
  const target =
    session.status === 'complete' && session.ui_mode === 'hosted_page' ? completionUrl(session) : null;
  return reply.redirect(target ?? pagePath(session), 303);
}
