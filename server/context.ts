import type { Atlas } from '@global-fit/atlas/atlas';
import type { Clock } from '#adapters/clock';
import type { Ids } from '#adapters/ids';
import type { Log } from '#adapters/log';
import type { Mailer } from '#adapters/mail/mailer';
import type { ObjectStore } from '#adapters/objectStore/objectStore';
import type { ProviderCatalogue } from '#adapters/payments/catalogue';
import type { PaymentProvider } from '#adapters/payments/provider';
import type { Places } from '#adapters/places/places';
import type { Random } from '#adapters/random';
import type { Database } from '#db/connect';
import type { JobSender } from '#jobs/openJobs';
import type { Sender } from '#mail/letter';
import type { PdfRenderer } from '#pdf/renderPdf';
import type { SecretKeys } from '#security/secretKey';
import type { ReportDependencies } from '#services/reports/dependencies';
import type { Config } from './config/config.ts';
import type { Sandbox } from './sandbox/start.ts';

/** The part of the context that needs nothing from outside: no provider, queue, mail or store. */
export interface CoreContext {
  readonly config: Config;
  /** For use outside transactions; inside one, use what `inTransaction` passes. */
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly log: Log;
  readonly secretKeys: SecretKeys;
  readonly atlas: Atlas;
  readonly places: Places;
}

/**
 * Everything an operation may need, created once in `main` (or by the test harness) and passed down. Each service
 * declares what it uses: `Pick<Context, 'db' | 'clock'>`.
 */
export interface Context extends CoreContext {
  readonly payments: PaymentProvider;
  readonly providerCatalogue: ProviderCatalogue;
  /** Null where the key is one of the real provider. */
  readonly sandbox: Sandbox | null;
  readonly publishableKey: string | null;
  readonly jobs: JobSender;
  readonly mailer: Mailer;
  /** Domain part of Message-IDs. */
  readonly mailDomain: string;
  readonly sender: Sender;
  readonly store: ObjectStore;
  readonly pdf: PdfRenderer;
  readonly buildReport: ReportDependencies['buildReport'];
}
