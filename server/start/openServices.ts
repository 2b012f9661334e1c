import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { dataPaths } from '@global-fit/data/paths';
import { openMailer } from '#adapters/mail/openMailer';
import { openNarrative } from '#adapters/narrative/openNarrative';
import { openObjectStore } from '#adapters/objectStore/openObjectStore';
import { readSiteContent } from '#adapters/siteContent';
import type { DatabaseHandle } from '#db/connect';
import { jobHandlers } from '#jobs/handlers';
import { openJobs } from '#jobs/openJobs';
import { openPdfRenderer } from '#pdf/renderPdf';
import { forgetOldWindows } from '#security/rateLimit';
import { forgetDeadTokens } from '#services/accounts/forgetDeadTokens';
import { forgetUnansweredForms } from '#services/couples/forgetUnansweredForms';
import { catchUpEvents } from '#services/orders/events/catchUpEvents';
import { reconcilePayments } from '#services/orders/events/reconcilePayments';
import { openReportWriter } from '#services/reports/reportWriter';
import { withNarrative } from '#services/reports/wordReport';
import { forgetEndedShares } from '#services/shares/shareLink';
import { keepRetention } from '#services/retention/keepRetention';
import type { Config } from '#config/config';
import type { Context, CoreContext } from '../context.ts';
import { openPayments } from './openPayments.ts';

const OUTLINES = join(dataPaths.dist, 'outlines.json');

export interface OpenedServices {
  readonly context: Context;
  /** Starts working on jobs; processes with ROLE=web do not. */
  work(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The number of documents that a process renders at a time. */
const MOST_RENDERERS = 4;

/** Without a web server, every core renders reports; beside one, a single process does. */
function renderersFor(role: Config['ROLE']): number {
  return role === 'worker' ? Math.min(availableParallelism(), MOST_RENDERERS) : 1;
}

/** The domain of an address such as `Global Fit <reports@example.com>`. */
function mailDomain(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}

/** Opens everything that contacts the outside or works in the background, on top of the core context. */
export async function openServices(
  core: CoreContext,
  database: DatabaseHandle,
  postTo?: () => string,
): Promise<OpenedServices> {
  const { config, log } = core;
  const site = readSiteContent();
  const payments = await openPayments(core, postTo);
  const jobs = await openJobs(database, log);
  const mailer = openMailer(config);
  const pdf = openPdfRenderer({ outlinesFile: OUTLINES, processes: renderersFor(config.ROLE) });
  const writer = openReportWriter({ ...site.identity, site: config.PUBLIC_URL });
  const context: Context = {
    ...core,
    payments: payments.provider,
    providerCatalogue: payments.catalogue,
    sandbox: payments.sandbox,
    publishableKey: payments.publishableKey,
    jobs,
    mailer,
    mailDomain: mailDomain(config.MAIL_FROM),
    sender: {
      name: site.identity.name,
      supportEmail: site.identity.email,
      publicUrl: config.PUBLIC_URL,
      address: site.identity.address,
      isTestMode: payments.sandbox !== null,
    },
    store: openObjectStore(config),
    pdf,
    buildReport: withNarrative(writer.write, openNarrative(config), core),
  };
  const handlers = jobHandlers(context, {
    reconcile: async () => {
      await reconcilePayments(context);
      await catchUpEvents(context);
    },
    housekeeping: async () => {
      await Promise.all([
        forgetOldWindows(context),
        forgetDeadTokens(context),
        forgetUnansweredForms(context),
        forgetEndedShares(context),
        keepRetention(context),
      ]);
    },
  });
  return {
    context,
    work: () => jobs.work(handlers),
    ping: () => jobs.ping(),
    async close() {
      await jobs.stop();
      await payments.close();
      await Promise.all([writer.close(), pdf.close()]);
      mailer.close();
    },
  };
}
