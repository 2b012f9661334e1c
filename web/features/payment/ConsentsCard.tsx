import { paths } from '#paths.ts';
import { Card } from '#ui/blocks/Card.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import type { OrderChoices } from './orderChoices.ts';

/** Opens in a new tab, so that the order stays as it is. */
function Document({ path, children }: { path: string; children: string }) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noreferrer"
      className="text-accent underline underline-offset-[0.2em]"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

const MISSING = 'Please tick this box to go on.';

/** The two consents an order requires. */
export function ConsentsCard({
  choices,
  asked,
  onChange,
}: {
  choices: Pick<OrderChoices, 'terms' | 'immediateDelivery'>;
  /** Set after an attempt to continue: missing consents are marked. */
  asked: boolean;
  onChange: (changes: Partial<OrderChoices>) => void;
}) {
  return (
    <Card>
      <h2 className="mb-4 text-lg">Before you pay</h2>
      <div className="space-y-4" data-consents>
        <Checkbox
          checked={choices.terms}
          onChange={(event) => onChange({ terms: event.target.checked })}
          error={asked && !choices.terms ? MISSING : null}
          label={
            <>
              I agree to the <Document path={paths.terms}>terms of service</Document> and have read the{' '}
              <Document path={paths.privacy}>privacy policy</Document>.
            </>
          }
        />
        <Checkbox
          checked={choices.immediateDelivery}
          onChange={(event) => onChange({ immediateDelivery: event.target.checked })}
          error={asked && !choices.immediateDelivery ? MISSING : null}
          label="Start on my report at once. I know that my right of withdrawal ends when it is delivered; the refund within 14 days of receiving it stays."
        />
      </div>
    </Card>
  );
}
