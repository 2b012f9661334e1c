import type { Answers } from '@global-fit/questionnaire/model';
import type { Edition } from '@global-fit/report/input';
import type { ReportDocument, TierId } from '@global-fit/report/model';
import type { Clock } from '#adapters/clock';
import type { Ids } from '#adapters/ids';
import type { Log } from '#adapters/log';
import type { Mailer } from '#adapters/mail/mailer';
import type { ObjectStore } from '#adapters/objectStore/objectStore';
import type { Database, Queryable } from '#db/connect';
import type { SecondAdultSnapshot } from '#db/schema/couples';
import type { RevisionCheck } from '#db/schema/reports';
import type { Sender } from '#mail/letter';
import type { PdfRenderer } from '#pdf/renderPdf';
import type { Config } from '#config/config';

/** The input of a report, all of it frozen, so that a repeat makes the same document. */
export interface BuildInput {
  readonly reportId: string;
  readonly revision: number;
  /** The date of the report, YYYY-MM-DD. */
  readonly date: string;
  readonly tier: TierId;
  readonly customerName: string;
  readonly answers: Answers;
  /** Number of countries beyond the tier's three, paid or included, and the ones chosen by the customer (alpha-3). */
  readonly additionalCountries: number;
  readonly additionalCountryCodes: readonly string[];
  /** The second adult's answers, where the tier includes a couple's ranking and the form was answered. */
  readonly secondAdult?: SecondAdultSnapshot | null;
  /** Input and document of the previous edition; null for the first. */
  readonly previous: Edition | null;
}

/** Suffix of the name of a check whose failure removed a passage: the report goes out without it. */
export const REMOVED = ':removed';

export interface BuiltReport {
  readonly document: ReportDocument;
  /** The automatic review: figures against the atlas, empty or contradictory passages. */
  readonly checks: readonly RevisionCheck[];
}

/** Steps with lasting effects. */
export type ReportStep =
  | 'begun'
  | 'built'
  | 'recorded'
  | 'rendered'
  | 'stored'
  | 'queued'
  | 'sent'
  | 'settled';

/** What operations on reports need; the server's context provides it. */
export interface ReportDependencies {
  readonly config: Pick<Config, 'REVIEW'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly sender: Sender;
  readonly mailDomain: string;
  readonly store: ObjectStore;
  readonly pdf: PdfRenderer;
  readonly buildReport: (input: BuildInput) => BuiltReport | Promise<BuiltReport>;
  readonly jobs: {
    makeReport(tx: Queryable, revisionId: string): Promise<void>;
    sendMail(tx: Queryable, mailId: string): Promise<void>;
    removePdf(tx: Queryable, pdfKey: string): Promise<void>;
  };
  /** Called after every step; a test throws from it to prove that a repeat does no harm. */
  readonly onStep?: (step: ReportStep) => void;
}
