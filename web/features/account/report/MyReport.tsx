import type { OrderSummary } from '@global-fit/contract/orders';
import type { ReportDocument } from '@global-fit/report/model';
import { lazy, useRef } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { isMoving, readableEditions } from '#features/orders/orderRules.ts';
import { ReportHead } from '#features/report/ReportHead.tsx';
import { RestoreScroll } from '#ui/browser/RestoreScroll.tsx';
import { orderPath, paths } from '#paths.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { ArrowLink } from '#ui/links/Link.tsx';
import { saveCalendar } from '#ui/browser/saveBlob.ts';
import { showToast } from '#ui/notices/toast.ts';
import { LaterAnew } from '#ui/later/LaterAnew.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { EditionSwitch } from './EditionSwitch.tsx';
import { LoadFailure } from '../page/LoadFailure.tsx';
import { OrderState } from '../orders/OrderState.tsx';
import { fetchReport } from '../orders/orderApi.ts';
import { orderWords } from '../orders/orderWords.ts';
import { useLookAgain } from '../orders/useLookAgain.ts';
import { PdfButton } from '../download/PdfButton.tsx';
import { ShareReport } from '../share/ShareReport.tsx';

/** Loaded separately and in parallel with the report, so that a page without a report need not wait for it. */
const loadReport = () => import('#features/report/Report.tsx');
const Report = lazy(async () => ({ default: (await loadReport()).Report }));

function CalendarButton({ report }: { report: ReportDocument }) {
  if (!report.timeline.some(({ tasks }) => tasks.some(({ due }) => due !== null))) return null;
  const save = async (): Promise<void> => {
    try {
      const { renderCalendar } = await import('@global-fit/report/calendar');
      const text = renderCalendar(report);
      if (text !== null) saveCalendar(text, 'global-fit-roadmap.ics');
    } catch (error) {
      console.error(error);
      showToast('The calendar file could not be made. Please try again.', 'danger');
    }
  };
  return (
    <button type="button" onClick={() => void save()} className={buttonStyle('secondary')}>
      Calendar file
    </button>
  );
}

const Opening = () => <Spinner label="Opening your report" visible />;

function nullWhereMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Stands in for a report that cannot be read (yet, or any more): says how the order stands. */
function NoReport({ order }: { order: OrderSummary }) {
  const isOtherEdition = readableEditions(order).length > 0;
  return isOtherEdition ? (
    <p className="max-w-text">Your report has no such edition. The page of the order lists those it has.</p>
  ) : (
    <div role="status">
      <OrderState order={order} />
      <p className="mt-3 max-w-text">{orderWords(order).text}</p>
    </div>
  );
}

/** A report for its owner: the page, and all downloads. */
export function MyReport({ orderId, edition }: { orderId: string; edition: number | null }) {
  /** There was no report to read, so the order is asked first whether there is one now. */
  const wasMissing = useRef(false);
  const { loaded, again } = useLoaded(`${orderId} ${edition}`, async (signal) => {
    loadReport().catch(() => {});
    const asked = fetchOrder(orderId, signal);
    if (wasMissing.current && readableEditions(await asked).length === 0)
      return { order: await asked, report: null };
    const [order, report] = await Promise.all([
      asked,
      fetchReport(orderId, edition, signal).catch(nullWhereMissing),
    ]);
    wasMissing.current = report === null;
    return { order, report };
  });
  const isComing = loaded.status === 'loaded' && !loaded.value.report && isMoving(loaded.value.order);
  useLookAgain(isComing, again);

  if (loaded.status !== 'loaded' || !loaded.value.report) {
    return (
      <div className="shell min-h-[60vh] py-16">
        <h1 className="mb-8 text-3xl">Your report</h1>
        {loaded.status === 'loading' ? (
          <Opening />
        ) : (
          <>
            {loaded.status === 'failed' ? (
              <LoadFailure what="Your report" error={loaded.error} onRetry={again} />
            ) : (
              <NoReport order={loaded.value.order} />
            )}
            <p className="mt-6">
              <ArrowLink to={orderPath(orderId)}>See how the order stands</ArrowLink>
            </p>
          </>
        )}
      </div>
    );
  }
  const { report, order } = loaded.value;
  return (
    <>
      <ReportHead report={report}>
        <div className="flex flex-wrap gap-3">
          <PdfButton orderId={orderId} edition={report.revision} />
          <CalendarButton report={report} />
          <button type="button" onClick={() => window.print()} className={buttonStyle('secondary')}>
            Print
          </button>
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
          <EditionSwitch orderId={orderId} editions={readableEditions(order)} shown={report.revision} />
          <ArrowLink to={orderPath(orderId)}>Order details</ArrowLink>
          {order.state === 'paid' && (
            <ArrowLink to={paths.countryAnalysis}>Add a single-country analysis</ArrowLink>
          )}
        </div>
      </ReportHead>
      <ShareReport key={orderId} orderId={orderId} />
      <LaterAnew
        what="Your report"
        around="shell py-16"
        fallback={
          <div className="shell py-16">
            <Opening />
          </div>
        }
      >
        <Report key={report.revision} report={report} />
        <RestoreScroll />
      </LaterAnew>
    </>
  );
}
