import type { OrderSummary } from '@global-fit/contract/orders';
import type { SurveyResult } from '@global-fit/contract/surveyResults';
import type { Answers } from '@global-fit/questionnaire/model';
import { lazy } from 'react';
import type { User } from '#api/account.ts';
import { call } from '#api/client.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { hasEditionUnderway } from '#features/orders/orderRules.ts';
import { orderPath } from '#paths.ts';
import { Later } from '#ui/Later.tsx';
import { ArrowLink } from '#ui/links/Link.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { LoadFailure } from '../LoadFailure.tsx';

/** Apart: the questionnaire is the largest thing this page may need. */
const AnswerEditor = lazy(() => import('./AnswerEditor.tsx'));

interface Start {
  readonly order: OrderSummary;
  readonly answers: Answers;
}

async function fetchStart(orderId: string, signal: AbortSignal): Promise<Start> {
  const order = await fetchOrder(orderId, signal);
  const profile = await call<SurveyResult>(`/survey-results/${encodeURIComponent(order.profile_id)}`, {
    signal,
  });
  return { order, answers: profile.answers as Answers };
}

/** Why no new edition can be asked for now; null when one can. */
function obstacleTo(order: Pick<OrderSummary, 'regenerations_left' | 'state' | 'revisions'>): string | null {
  if (order.regenerations_left <= 0) return 'You have had all three new editions of this report.';
  if (order.state !== 'paid') return 'A new edition can be made of a paid order only.';
  return hasEditionUnderway(order) ? 'A new edition is being made. Please wait until it is here.' : null;
}

/** Changing the answers behind a report, to have it made again. */
export function ChangeAnswers({ orderId, user }: { orderId: string; user: User }) {
  const { loaded, again } = useLoaded(orderId, (signal) => fetchStart(orderId, signal));
  const obstacle = loaded.status === 'loaded' ? obstacleTo(loaded.value.order) : null;
  return (
    <AccountPage
      title="Change my answers"
      lead="Change what is different now, then check your answers at the end and order the new edition. It is free."
    >
      {loaded.status === 'loading' && <Spinner label="Loading your answers" visible />}
      {loaded.status === 'failed' && <LoadFailure what="Your answers" error={loaded.error} onRetry={again} />}
      {obstacle !== null && (
        <>
          <p>{obstacle}</p>
          <p className="mt-4">
            <ArrowLink to={orderPath(orderId)}>Back to the order</ArrowLink>
          </p>
        </>
      )}
      {loaded.status === 'loaded' && obstacle === null && (
        <Later what="The questionnaire" fallback={<Spinner label="Loading the questionnaire" visible />}>
          <AnswerEditor order={loaded.value.order} answers={loaded.value.answers} user={user} />
        </Later>
      )}
    </AccountPage>
  );
}
