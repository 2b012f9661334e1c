import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#api/ApiError.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/blocks/Card.tsx';
import { Facts } from '#ui/blocks/Facts.tsx';
import { Close } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { longDate } from '#ui/longDate.ts';
import { PayAgain } from './PayAgain.tsx';
import { ResultFrame, Sign } from './ResultFrame.tsx';
import { fetchOutcome, isSettled } from './settled.ts';

/** Shown where the person left the provider's page without paying. */
export function PaymentCancelled() {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const sessionId = query.get('session_id');
  const [today, setToday] = useState('');
  /** According to the server; without a session, or with an unknown one, there was nothing to pay. */
  const [isUncharged, setUncharged] = useState(sessionId === null);
  useEffect(() => setToday(longDate(Date.now())), []);
  // An address can be reopened or typed: a payment that was made or is pending is never called cancelled.
  useEffect(() => {
    if (sessionId === null) return;
    fetchOutcome(sessionId).then(
      (session) => {
        if (isSettled(session)) void navigate(`${paths.checkoutSuccess}${search}`, { replace: true });
        else setUncharged(true);
      },
      (error: unknown) => setUncharged(error instanceof ApiError && error.status === 404),
    );
  }, [sessionId, search, navigate]);

  return (
    <ResultFrame
      sign={
        <Sign tone="caution">
          <Close width="28" height="28" />
        </Sign>
      }
      title="Payment Cancelled"
      lead={`${isUncharged ? 'No charges were made. ' : ''}Your answers and your order are kept.`}
    >
      {sessionId && (
        <Card framed>
          <Facts
            facts={[
              [
                'Session ID',
                <span key="id" className="figures">
                  {sessionId}
                </span>,
              ],
              ['Status', 'Cancelled'],
              [
                'Date',
                <span key="date" className="figures">
                  {today}
                </span>,
              ],
            ]}
          />
        </Card>
      )}
      <p className="flex flex-wrap gap-3">
        <PayAgain sessionId={sessionId} />
        <ButtonLink to={paths.home} tone="secondary">
          Return to Homepage
        </ButtonLink>
      </p>
    </ResultFrame>
  );
}
