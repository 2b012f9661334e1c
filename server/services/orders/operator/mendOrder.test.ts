import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails } from '#db/schema/mails';
import { reportSetup, type ReportSetup } from '#jobs/testing/reportSetup';
import { queueMail } from '#services/mails/queueMail';
import { sendMail } from '#services/sending/sendMail';
import { makeReport } from '#services/reports/makeReport';
import { correctAddress } from './mendOrder.ts';

let setup: ReportSetup;
beforeAll(async () => {
  setup = await reportSetup();
});
afterAll(() => setup.close());

test('a corrected address is also used for waiting messages to the customer, and for no others', async () => {
  const { dependencies } = setup;
  const { orderId, revisionId } = await setup.paidOrder();
  const [confirmation] = await setup.mailsOf(orderId);
  await sendMail(dependencies, confirmation?.id ?? '');
  await makeReport(dependencies, revisionId);
  await queueMail(dependencies, dependencies.db, {
    kind: 'refund-request',
    dedupeKey: `refund-request:${orderId}`,
    to: 'support@globalfit.example',
    subject: 'A customer asks for a refund',
    payload: { orderId },
    orderId,
  });
  await setup.paidOrder();
  const before = await dependencies.db.select().from(mails);

  await correctAddress(dependencies, orderId, 'Right@Customer.example');

  const after = await dependencies.db.select().from(mails);
  const moved = after.filter(
    ({ id, toAddress }) => before.find((mail) => mail.id === id)?.toAddress !== toAddress,
  );
  expect(moved).toMatchObject([{ kind: 'delivery', orderId, toAddress: 'right@customer.example' }]);
});
