import type { OrderSummary } from '@global-fit/contract/orders';
import { NO_EDITION_LEFT } from '#features/orders/orderRules.ts';
import { orderAnswersPath } from '#paths.ts';
import { ButtonLink } from '#ui/links/Link.tsx';
import { Panel } from '../page/Panel.tsx';

/** The number of new editions left, in words. */
function editionsLeftText(left: number): string {
  if (left <= 0) return NO_EDITION_LEFT;
  return left === 1 ? 'One more new edition is free.' : `${left} more new editions are free.`;
}

/** Offers a new edition from changed answers while one is left. */
export function EditionPanel({ order, isUnderway }: { order: OrderSummary; isUnderway: boolean }) {
  const left = order.regenerations_left;
  return (
    <Panel
      id="new-edition"
      title="New edition"
      text="If your answers change, the report can be made again. The new edition says what changed, and the earlier ones stay yours."
    >
      <p>{editionsLeftText(left)}</p>
      {isUnderway && (
        <p className="mt-2">A new edition is being made. You can change answers again once it is here.</p>
      )}
      {left <= 0 && (
        <p className="mt-2 text-ink-soft">
          For a fresh look at changed plans, order a new report: your answers can be used again.
        </p>
      )}
      {left > 0 && !isUnderway && (
        <p className="mt-5">
          <ButtonLink to={orderAnswersPath(order.id)} tone="secondary">
            Change my answers
          </ButtonLink>
        </p>
      )}
    </Panel>
  );
}
