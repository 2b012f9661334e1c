import type { Ask } from '../crash/inspect.ts';

/** Data that housekeeping must delete: how to age some of it, and how to count the aged rest. */
interface OldKind {
  readonly what: string;
  /** Ages about a tenth; returns a row for each. */
  readonly age: string;
  /** Counts aged rows that are left. */
  readonly left: string;
}

const TENTH = (id: string) => `abs(hashtext(${id}::text)) % 10 = 0`;

/** The order matters: an aged order takes its payment page and messages with it. */
const KINDS: readonly OldKind[] = [
  {
    what: 'unpaid orders (13 months)',
    age: `update orders set updated_at = updated_at - interval '13 months'
      where paid_at is null and attention is null and state in ('awaiting_payment', 'expired', 'failed') returning 1`,
    left: `from orders where updated_at < now() - interval '12 months 1 day' and paid_at is null`,
  },
  {
    what: 'events of the provider (100 days)',
    age: `update provider_events set received_at = received_at - interval '100 days' where ${TENTH('id')} returning 1`,
    left: `from provider_events where received_at < now() - interval '91 days'`,
  },
  {
    what: 'contents of messages (100 days)',
    age: `update mails set created_at = created_at - interval '100 days' where ${TENTH('id')} returning 1`,
    left: `from mails where created_at < now() - interval '91 days' and payload <> '{}'::jsonb`,
  },
  {
    what: 'access tokens (ended 10 days ago)',
    age: `update access_tokens set expires_at = now() - interval '10 days' where ${TENTH('id')} returning 1`,
    left: `from access_tokens where expires_at < now() - interval '8 days'`,
  },
  {
    what: 'drafts (13 months)',
    age: `update drafts set updated_at = updated_at - interval '13 months' where ${TENTH('user_id')} returning 1`,
    left: `from drafts where updated_at < now() - interval '12 months 1 day'`,
  },
  {
    what: 'events of test mode (40 days)',
    age: `update sandbox_objects set created_at = created_at - interval '40 days'
      where kind = 'event' and ${TENTH('id')} returning 1`,
    left: `from sandbox_objects where kind = 'event' and created_at < now() - interval '31 days'`,
  },
];

/** Ages a part of the data beyond its retention period; returns how much of each kind. */
export async function ageSome(ask: Ask): Promise<ReadonlyMap<string, number>> {
  const aged = new Map<string, number>();
  for (const { what, age } of KINDS) aged.set(what, (await ask(age)).length);
  return aged;
}

/** How much aged data of each kind is left. */
export async function stillOld(ask: Ask): Promise<ReadonlyMap<string, number>> {
  const left = new Map<string, number>();
  for (const kind of KINDS) {
    const [row] = await ask(`select count(*)::int as left ${kind.left}`);
    left.set(kind.what, Number(row?.['left']));
  }
  return left;
}
