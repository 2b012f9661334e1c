import { identity } from '#content/identity.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Check, Pause, Warning } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PayAgain } from './PayAgain.tsx';
import { ResultFrame, Sign } from './ResultFrame.tsx';
import { type OrderInfo, shortId } from './result.ts';

const TAKES = <span className="whitespace-nowrap">3-5 days</span>;

const ONWARDS = (
  <p className="flex flex-wrap gap-3">
    <ButtonLink to={paths.account}>Follow your order</ButtonLink>
    <ButtonLink to={paths.home} tone="secondary">
      Return to Homepage
    </ButtonLink>
  </p>
);

/** A payment that arrived, and what has become of its order: the address may be opened again at any time. */
export function CompletedView({ info }: { info: OrderInfo }) {
  if (info.isRefunded) {
    return (
      <ResultFrame
        sign={
          <Sign tone="caution">
            <Check width="28" height="28" />
          </Sign>
        }
        title="Your payment is refunded"
        lead="The money goes back the way you paid. Banks usually show it within five to ten business days."
      >
        <OrderFacts info={info} />
        {ONWARDS}
      </ResultFrame>
    );
  }
  return (
    <ResultFrame
      sign={
        <Sign tone="good">
          <Check width="28" height="28" />
        </Sign>
      }
      title="Payment Successful!"
      lead={`Thank you for your order.${info.isReady ? '' : ' A confirmation is on its way to you by e-mail.'}`}
    >
      <OrderFacts info={info} />
      {info.isReady ? (
        <p>
          A report can take a while, usually {TAKES}. Yours is ready: it is in your e-mail and in your
          account.
        </p>
      ) : (
        <p>Your report is being prepared. We e-mail you as soon as it is ready, usually {TAKES}.</p>
      )}
      {ONWARDS}
    </ResultFrame>
  );
}

export function PendingView({
  info,
  checking,
  onCheck,
}: {
  info: OrderInfo;
  checking: boolean;
  onCheck: () => void;
}) {
  return (
    <ResultFrame
      sign={
        <Sign tone="caution">
          <Pause width="26" height="26" />
        </Sign>
      }
      title="Your payment is being processed"
      lead="Your bank has not confirmed it yet. Nothing more is asked of you: we write to you as soon as it has."
    >
      <OrderFacts info={info} />
      {checking ? (
        <Spinner label="Looking again every 2 seconds" visible />
      ) : (
        <p role="status" className="text-ink-soft">
          It is taking longer than usual. You can close this page, or look again.
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="button" onClick={onCheck} className={buttonStyle()}>
          Check Status Now
        </button>
        <ButtonLink to={paths.account} tone="secondary">
          My account
        </ButtonLink>
      </p>
    </ResultFrame>
  );
}

export function ErrorView({
  message,
  sessionId,
  info,
  onAgain,
}: {
  message: string;
  sessionId: string | null;
  info: OrderInfo | null;
  onAgain: () => void;
}) {
  const transaction = info?.id ?? sessionId;
  const isUnpaid = info?.paymentStatus === 'failed';
  return (
    <ResultFrame
      sign={
        <Sign tone="danger">
          <Warning width="28" height="28" />
        </Sign>
      }
      title="Payment Issue Detected"
      lead="We could not confirm your payment."
    >
      <Alert tone="danger" title="Verification Failed">
        <p>{message}</p>
      </Alert>
      <p>
        If this keeps happening, write to{' '}
        <a className="text-accent underline" href={`mailto:${identity.email}`}>
          {identity.email}
        </a>{' '}
        and quote the transaction ID
        {transaction ? (
          <>
            {' '}
            <span className="figures font-[560]" title={transaction}>
              {shortId(transaction)}
            </span>
          </>
        ) : (
          ', which is on the receipt of your payment'
        )}
        . If money has left your account, we will find it.
      </p>
      <p className="flex flex-wrap gap-3">
        {isUnpaid && <PayAgain sessionId={sessionId} />}
        <button type="button" onClick={onAgain} className={buttonStyle(isUnpaid ? 'secondary' : 'primary')}>
          Try Verification Again
        </button>
        <ButtonLink to={paths.support} tone="secondary">
          Contact support
        </ButtonLink>
      </p>
    </ResultFrame>
  );
}
