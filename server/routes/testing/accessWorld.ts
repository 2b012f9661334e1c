import { eq } from 'drizzle-orm';
import { accessTokens } from '#db/schema/users';
import { closeSession, findSession, openSession } from '#services/accounts/session';
import { type Buyer, type Checkout, type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { type Person, signUpOver } from '#testing/person';
import { LIMITED_ACTIONS } from '#config/rateLimits';

/** Who makes a request: nobody, a stranger with an account, the owner, and the owner with an expired token. */
export const ACTORS = ['anonymous', 'expired', 'revoked', 'other', 'owner'] as const;
export type Actor = (typeof ACTORS)[number];

/** An installation in which one customer owns something of every kind and another has just an account. */
export interface AccessWorld {
  readonly shop: Shop;
  readonly owner: Buyer;
  readonly other: Buyer;
  /** Paid and delivered. */
  readonly order: Checkout;
  /** A checkout that is still open. */
  readonly open: Checkout;
  /** The token that opens the owner's second-adult form. */
  readonly secondAdultToken: string;
  /** Texts that only the owner may read. */
  readonly secrets: readonly string[];
  /** A new person with a new account. */
  newcomer(): Promise<Person>;
  /** The headers of a request by an actor for something of `person`; each call creates a token. */
  headersOf(actor: Actor, person: Person): Promise<Record<string, string>>;
  close(): Promise<void>;
}

async function freshToken({ context }: Shop, person: Person, actor: Actor): Promise<string> {
  const token = await openSession(context, context.db, person.id);
  const session = await findSession(context, token);
  if (!session) throw new Error('A session that was opened was not found.');
  if (actor === 'revoked') await closeSession(context, session.tokenId);
  if (actor === 'expired') {
    await context.db
      .update(accessTokens)
      .set({ expiresAt: context.clock.now() })
      .where(eq(accessTokens.id, session.tokenId));
  }
  return token;
}

async function inviteOver(shop: Shop, person: Person): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/me/second-adult',
    headers: person.headers,
  });
  const token = /token=([\w-]+)/.exec(answer.body)?.[1];
  if (!token) throw new Error(`No link was made: ${answer.body}`);
  return token;
}

export async function startAccessWorld(): Promise<AccessWorld> {
  const unlimited = Object.fromEntries(LIMITED_ACTIONS.map((action) => [`RATE_LIMIT_${action}`, 'off']));
  const shop = await startShop({ env: unlimited });
  Object.assign(shop.context, QUICK_REPORTS);
  const order = await shop.paid();
  await shop.deliver(order);
  const { buyer: owner } = order;
  const open = await shop.checkout({ ...owner, profileId: await shop.profileOf(owner, 90) });
  const other = await shop.buyer(91);
  return {
    shop,
    owner,
    other,
    order,
    open,
    secondAdultToken: await inviteOver(shop, owner),
    secrets: [owner.email, owner.id, owner.profileId, order.order_id],
    newcomer: () => signUpOver(shop.app),
    async headersOf(actor, person) {
      if (actor === 'anonymous') return {};
      return { authorization: `Bearer ${await freshToken(shop, person, actor)}` };
    },
    close: () => shop.close(),
  };
}
