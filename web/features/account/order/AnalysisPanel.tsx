import type { OrderSummary } from '@global-fit/contract/orders';
import { countryAnalysisPath } from '#paths.ts';
import { ButtonLink } from '#ui/links/Link.tsx';
import { Panel } from '../page/Panel.tsx';

/** Offers an analysis of another country from the answers of an order. */
export function AnalysisPanel({ order }: { order: Pick<OrderSummary, 'profile_id'> }) {
  return (
    <Panel
      id="country-analysis"
      title="One more country"
      text="A country that is not in this report can be studied by itself, by the same answers: all nine sections, and where it stands in your whole ranking."
    >
      <ButtonLink to={countryAnalysisPath({ profile: order.profile_id })} tone="secondary">
        Add a single-country analysis
      </ButtonLink>
    </Panel>
  );
}
