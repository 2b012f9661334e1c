import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportDocument } from '@global-fit/report/model';
import { eq } from 'drizzle-orm';
import { openMailer } from '#adapters/mail/openMailer';
import { openObjectStore } from '#adapters/objectStore/openObjectStore';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { profiles } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';
import { users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { fixtureDocument } from '#pdf/testing/fixtureDocument';
import type { BuildInput, ReportDependencies } from '#services/reports/dependencies';
import { startReport } from '#services/orders/report/startReport';
import { startTestContext } from '#testing/app';
import type { TestClock } from '#testing/clock';
import type { DatabaseHandle } from '#db/connect';

export interface ReportSetup {
  readonly database: DatabaseHandle;
  readonly clock: TestClock;
  readonly logged: readonly string[];
  readonly dependencies: ReportDependencies;
  readonly built: BuildInput[];
  /** Names of the message files. */
  mailFiles(): string[];
  /** A paid order whose first revision and confirmation are waiting. */
  paidOrder(): Promise<{ orderId: string; revisionId: string; userId: string }>;
  revision(id: string): Promise<typeof reportRevisions.$inferSelect>;
  mailsOf(orderId: string): Promise<(typeof mails.$inferSelect)[]>;
  close(): Promise<void>;
}

/** A renderer that returns bytes derived from the document; the real one has its own tests. */
const quickPdf: ReportDependencies['pdf'] = {
  render: async (document) => ({
    bytes: new Uint8Array(Buffer.from(`%PDF-${document.reportId}`)),
    pages: 1,
    accessible: true,
  }),
  close: async () => {},
};

/** Everything reports need, on a fresh database and folder, with a builder of small documents. */
export async function reportSetup(change: Partial<ReportDependencies> = {}): Promise<ReportSetup> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'jobs-'));
  const { context, database, clock, logged } = await startTestContext();
  const { db, ids, log } = context;
  const built: BuildInput[] = [];
  const dependencies: ReportDependencies = {
    config: { REVIEW: 'auto' },
    db,
    clock,
    ids,
    log,
    mailer: openMailer({
      SMTP_URL: undefined,
      MAIL_FROM: 'Global Fit <reports@globalfit.example>',
      DATA_DIR,
    }),
    sender: {
      name: 'Global Fit',
      supportEmail: 'hello@globalfit.example',
      publicUrl: 'https://globalfit.example',
      address: ['Global Fit Advisory', '1 Meridian Row'],
      isTestMode: false,
    },
    mailDomain: 'globalfit.example',
    store: openObjectStore({ DATA_DIR, OBJECT_STORE_URL: undefined }),
    pdf: quickPdf,
    buildReport: (input) => {
      built.push(input);
      return { document: smallDocument(input), checks: [] };
    },
    jobs: { makeReport: async () => {}, sendMail: async () => {}, removePdf: async () => {} },
    ...change,
  };
  return {
    database,
    clock,
    logged,
    dependencies,
    built,
    mailFiles() {
      try {
        return readdirSync(join(DATA_DIR, 'mail'));
      } catch {
        return [];
      }
    },
    paidOrder: () => paidOrder(dependencies),
    async revision(id) {
      const [row] = await db.select().from(reportRevisions).where(eq(reportRevisions.id, id));
      if (row === undefined) throw new Error('no such revision');
      return row;
    },
    mailsOf: (orderId) => db.select().from(mails).where(eq(mails.orderId, orderId)).orderBy(mails.id),
    async close() {
      await database.close();
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}

function smallDocument(input: BuildInput): ReportDocument {
  return fixtureDocument({
    reportId: input.reportId,
    revision: input.revision,
    date: input.date,
    tier: input.tier,
    customerName: input.customerName,
  });
}

async function paidOrder(dependencies: ReportDependencies) {
  const { db, ids, clock } = dependencies;
  const userId = ids.next();
  const at = clock.now();
  const email = `${randomUUID()}@customer.example`;
  await db.insert(users).values({
    id: userId,
    email,
    fullName: 'Margaret Hale',
    passwordHash: 'x',
    createdAt: at,
    updatedAt: at,
  });
  return paidOrderOf(dependencies, userId);
}

/** Inserts a paid Silver order with its first revision and confirmation. */
export async function paidOrderOf(
  dependencies: Pick<ReportDependencies, 'db' | 'ids' | 'clock' | 'log' | 'jobs' | 'mailDomain'>,
  userId: string,
): Promise<{ orderId: string; revisionId: string; userId: string }> {
  const { db, ids, clock, log, jobs, mailDomain } = dependencies;
  const profileId = ids.next();
  const at = clock.now();
  const email = `${randomUUID()}@customer.example`;
  await db.insert(profiles).values({
    id: profileId,
    userId,
    contentHash: profileId,
    questionnaireId: 'profile-assessment-v1',
    questionnaireVersion: '1.0',
    answers: {},
    createdAt: at,
  });
  const [order] = await db
    .insert(orders)
    .values({
      id: ids.next(),
      userId,
      profileId,
      productId: 'silver',
      productSnapshot: {
        id: 'silver',
        stripeProductId: 'prod_global_fit_silver',
        stripePriceId: null,
        name: 'Global Fit Report Silver',
        description: '',
        price: 19_900,
        currency: 'usd',
        metadata: { default_additional_countries: 0 },
      },
      currency: 'usd',
      basePrice: 19_900,
      additionalCountries: 0,
      additionalCountryPrice: 5000,
      additionalCountryCodes: [],
      total: 19_900,
      amountTotal: 19_900,
      deliveryEmail: email,
      customerName: 'Margaret Hale',
      state: 'paid',
      consents: {},
      createdAt: at,
      updatedAt: at,
      paidAt: at,
    })
    .returning();
  if (order === undefined) throw new Error('the order was not made');
  let revisionId = '';
  await inTransaction(db, (tx) =>
    startReport(
      {
        clock,
        ids,
        log,
        mailDomain,
        db,
        jobs: {
          ...jobs,
          async makeReport(inside: Parameters<typeof jobs.makeReport>[0], id: string) {
            revisionId = id;
            await jobs.makeReport(inside, id);
          },
        },
      } as never,
      tx,
      order,
    ),
  );
  return { orderId: order.id, revisionId, userId };
}
