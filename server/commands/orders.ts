import { formatMoney } from '@global-fit/contract/price';
import { z } from 'zod';
import { correctAddress, settleAttention } from '#services/orders/operator/mendOrder';
import {
  newestOrders,
  openOrderFile,
  type OrderFile,
  ordersNeedingAttention,
  searchOrders,
} from '#services/orders/operator/searchOrders';
import { retryWork } from '#services/orders/operator/retryWork';
import { stuckWork } from '#services/orders/operator/stuckWork';
import type { Order } from '#services/orders/orderRow';
import { PROVIDER } from '#services/orders/refund/refundLedger';
import { resendReport } from '#services/reports/deliverReport';
import type { Context } from '../context.ts';
import { type Command, CommandFault, type CommandIo } from './command.ts';

const USAGE = `npm run orders                               the newest orders
npm run orders -- find <text>                by order, session, e-mail or name
npm run orders -- attention                  what a person must look at
npm run orders -- show <order>               one order with its moves, reports and mails
npm run orders -- retry <order>|all          try again now what failed or waits
npm run orders -- resend <order>             send the finished report again
npm run orders -- address <order> <e-mail>   correct where the report goes
npm run orders -- settled <order>            nothing more to look at`;

const at = (moment: Date | null): string => moment?.toISOString().slice(0, 16).replace('T', ' ') ?? '—';

function printList(io: CommandIo, rows: readonly Order[]): number {
  if (rows.length === 0) io.out('No orders.');
  for (const order of rows) {
    const amount = formatMoney(order.amountTotal ?? order.total, order.currency).padStart(9);
    io.out(
      `${order.id}  ${at(order.createdAt)}  ${order.state.padEnd(16)} ${amount}  ${order.deliveryEmail}`,
    );
    if (order.attention) io.out(`    needs attention: ${order.attention}`);
  }
  return 0;
}

function printFile(io: CommandIo, file: OrderFile): number {
  const { order } = file;
  io.out(
    `Order ${order.id}: ${order.productSnapshot.name} for ${order.customerName} <${order.deliveryEmail}>`,
  );
  io.out(
    `  state ${order.state}, total ${formatMoney(order.total, order.currency)}, charged ${order.amountTotal === null ? '—' : formatMoney(order.amountTotal, order.currency)}`,
  );
  if (order.attention) io.out(`  needs attention: ${order.attention}`);
  for (const event of file.events)
    io.out(`  ${at(event.at)}  ${event.fromState ?? '·'} → ${event.toState}  ${event.reason}`);
  for (const session of file.sessions)
    io.out(`  session ${session.id}  ${session.status}, ${session.paymentStatus}`);
  for (const refund of file.refunds)
    io.out(
      `  refund ${refund.id}  ${refund.state}  ${formatMoney(refund.amount, refund.currency)}${refund.requestedBy === PROVIDER ? `  ${refund.reason}` : ''}`,
    );
  for (const revision of file.revisions) {
    io.out(
      `  report revision ${revision.number}  ${revision.state}  delivered ${at(revision.deliveredAt)}${revision.failure ? `  ${revision.failure}` : ''}`,
    );
  }
  for (const mail of file.mails)
    io.out(
      `  mail ${mail.kind}  ${mail.state}  ${at(mail.sentAt)}${mail.lastError ? `  ${mail.lastError}` : ''}`,
    );
  return 0;
}

function need(value: string | undefined): string {
  if (!value) throw new CommandFault(USAGE);
  return value;
}

/** Orders that need attention first, then everything that is overdue. */
async function printAttention(context: Context, io: CommandIo): Promise<number> {
  const rows = await ordersNeedingAttention(context.db);
  const stuck = await stuckWork(context);
  if (rows.length > 0 || stuck.length === 0) printList(io, rows);
  for (const { orderId, reason, failed, command } of stuck) {
    io.out(`${orderId ?? 'without an order'.padEnd(36)}  ${failed ? 'stopped' : 'goes on'}  ${reason}`);
    io.out(`    ${command}`);
  }
  return 0;
}

async function retry(context: Context, io: CommandIo, which: string): Promise<number> {
  if (which !== 'all' && !(await openOrderFile(context.db, which)))
    throw new CommandFault(`There is no order ${which}.`);
  const { reports, mails } = await retryWork(context, which === 'all' ? null : which);
  io.out(`Tried again now: reports ${reports}, messages ${mails}.`);
  return 0;
}

async function resend(context: Context, io: CommandIo, orderId: string): Promise<number> {
  const file = await openOrderFile(context.db, orderId);
  if (!file) throw new CommandFault(`There is no order ${orderId}.`);
  const latest = file.revisions.findLast(({ state }) => state === 'ready' || state === 'delivered');
  if (!latest) throw new CommandFault('No report of this order is finished yet.');
  if (!(await resendReport(context, latest.id, context.ids.next())))
    throw new CommandFault('The report of this order was erased with its customer.');
  io.out(`The report is on its way to ${file.order.deliveryEmail}.`);
  return 0;
}

/** `npm run orders`: lists, searches, shows and corrects orders. */
export const ordersCommand: Command = {
  name: 'orders',
  summary: 'list, search and show orders; resend a report; correct an address',
  async run(context, [verb, first, second], io) {
    switch (verb) {
      case undefined:
        return printList(io, await newestOrders(context.db));
      case 'find':
        return printList(io, await searchOrders(context.db, need(first)));
      case 'attention':
        return printAttention(context, io);
      case 'show': {
        const file = await openOrderFile(context.db, need(first));
        if (!file) throw new CommandFault(`There is no order ${first}.`);
        return printFile(io, file);
      }
      case 'retry':
        return retry(context, io, need(first));
      case 'resend':
        return resend(context, io, need(first));
      case 'address': {
        const address = z.email().safeParse(need(second));
        if (!address.success) throw new CommandFault(`"${second}" is not an e-mail address.`);
        await correctAddress(context, need(first), address.data);
        io.out(
          `From now on messages of this order go to ${address.data}. Use "resend" to send the report there.`,
        );
        return 0;
      }
      case 'settled':
        await settleAttention(context, need(first));
        io.out('Settled.');
        return 0;
      default:
        throw new CommandFault(USAGE);
    }
  },
};
