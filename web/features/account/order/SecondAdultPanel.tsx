import type { OrderSummary } from '@global-fit/contract/orders';
import { useWork } from '#features/calls/useWork.ts';
import { hasEditionUnderway, readableEditions, NO_EDITION_LEFT } from '#features/orders/orderRules.ts';
import { SECOND_ADULT_TEXT, SecondAdult } from '#features/partner/SecondAdult.tsx';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { askNewEdition } from '../orders/orderApi.ts';
import { Panel } from '../page/Panel.tsx';

/** Orders a new edition from the owner's same answers, now that the second adult has answered. */
function EditionForTwo({
  order,
  onChange,
}: {
  order: OrderSummary;
  onChange: (order: OrderSummary) => void;
}) {
  const { busy, failure, run } = useWork();
  const left = order.regenerations_left;
  if (hasEditionUnderway(order)) return <p>A new edition is being made and follows by e-mail.</p>;
  if (readableEditions(order).length === 0)
    return <p>The report that is being made ranks places for both of you.</p>;
  if (left <= 0) return <p>{NO_EDITION_LEFT} The answers count in your next Gold report.</p>;
  const ask = (): Promise<void> => run(async () => onChange(await askNewEdition(order, order.profile_id)));
  return (
    <div className="rounded-small bg-accent-wash px-4 py-3.5">
      {failure && (
        <div className="mb-3">
          <Alert tone="danger">
            <p>{failure}</p>
          </Alert>
        </div>
      )}
      <p>
        Your report was made before this form was answered. A new edition contains the part “The two of you”;
        it is one of the {left === 1 ? 'one' : left} free {left === 1 ? 'edition' : 'editions'} left.
      </p>
      <Button isOff={busy} onClick={() => void ask()} size="small" className="mt-3">
        {busy ? 'Ordering...' : 'Have the edition for two made'}
      </Button>
    </div>
  );
}

/** The second adult of a Gold order: the private link, whether it was answered, and the edition for two. */
export function SecondAdultPanel({
  order,
  onChange,
}: {
  order: OrderSummary;
  onChange: (order: OrderSummary) => void;
}) {
  return (
    <Panel id="second-adult" title="The two of you" text={SECOND_ADULT_TEXT}>
      <SecondAdult>
        {(isAnswered) => isAnswered && <EditionForTwo order={order} onChange={onChange} />}
      </SecondAdult>
    </Panel>
  );
}
