import type { OrderSummary } from '@global-fit/contract/orders';
import type { SurveyResult } from '@global-fit/contract/surveyResults';
import type { Answers } from '@global-fit/questionnaire/model';
import { lazy } from 'react';
import type { User } from '#api/account.ts';
import { call } from '#api/client.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { orderPath } from '#paths.ts';
import { LaterAnew } from '#ui/later/LaterAnew.tsx';
import { ArrowLink } from '#ui/links/Link.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { AccountPage } from '../page/AccountPage.tsx';
import { WhenLoaded } from '../page/WhenLoaded.tsx';
import { obstacleTo } from './obstacle.ts';

/** Loaded separately, since the questionnaire is the largest part of this page. */
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

/** The page for changing the answers of a report, to have it made again. */
export function ChangeAnswers({ orderId, user }: { orderId: string; user: User }) {
  const start = useLoaded(orderId, (signal) => fetchStart(orderId, signal));
  return (
    <AccountPage
      title="Change my answers"
      lead="Change what is different now, then check your answers at the end and order the new edition. It is free."
    >
      <WhenLoaded of={start} what="Your answers" label="Loading your answers">
        {({ order, answers }) => {
          const obstacle = obstacleTo(order);
          return obstacle === null ? (
            <LaterAnew
              what="The questionnaire"
              fallback={<Spinner label="Loading the questionnaire" visible />}
            >
              <AnswerEditor order={order} answers={answers} user={user} />
            </LaterAnew>
          ) : (
            <>
              <p>{obstacle}</p>
              <p className="mt-4">
                <ArrowLink to={orderPath(orderId)}>Back to the order</ArrowLink>
              </p>
            </>
          );
        }}
      </WhenLoaded>
    </AccountPage>
  );
}
