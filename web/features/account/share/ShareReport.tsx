import { SHARE_SCOPES, type ShareScope } from '@global-fit/contract/shareScopes';
import type { ShareChoice, ShareState } from '@global-fit/contract/shares';
import { useId, useState } from 'react';
import { Alert } from '#ui/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { RadioGroup } from '#ui/ChoiceGroup.tsx';
import { LinkBox } from '#ui/LinkBox.tsx';
import { longDate } from '#ui/longDate.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { useDisclosed } from '#ui/useDisclosed.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useShare } from './useShare.ts';

const SCOPES: Readonly<Record<ShareScope, string>> = {
  places: 'Places and scores only, with the comparison',
  most: 'Everything but money, health, your past with authorities and your own words',
  all: 'Everything',
};

const options = SHARE_SCOPES.map((value) => ({ value, label: SCOPES[value] }));

function ShareForm({
  share,
  busy,
  onMake,
  onChange,
  onEnd,
}: {
  share: ShareState['share'];
  busy: boolean;
  onMake: (choice: ShareChoice) => void;
  onChange: (choice: ShareChoice) => void;
  onEnd: () => void;
}) {
  const [scope, setScope] = useState<ShareScope>(share?.scope ?? 'places');
  const [showName, setShowName] = useState(share?.show_name ?? false);
  const choice: ShareChoice = { scope, show_name: showName };
  const isChanged = share !== null && (share.scope !== scope || share.show_name !== showName);
  return (
    <div className="space-y-5">
      {share && <p>A link is open since {longDate(share.created_at)}.</p>}
      <RadioGroup
        label="What it shows"
        name="share-scope"
        options={options}
        value={scope}
        onChange={(value) => setScope(value as ShareScope)}
      />
      <Checkbox
        label="Show my name, or pseudonym, on it"
        checked={showName}
        onChange={(event) => setShowName(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        {isChanged && (
          <button type="button" disabled={busy} onClick={() => onChange(choice)} className={buttonStyle()}>
            Save the choice
          </button>
        )}
        <button
          type="button"
          disabled={busy}
          onClick={() => onMake(choice)}
          className={buttonStyle(share ? 'secondary' : 'primary')}
        >
          {share ? 'Make a new link and end this one' : 'Make a private link'}
        </button>
        {share && (
          <button type="button" disabled={busy} onClick={onEnd} className={buttonStyle('danger')}>
            End the link
          </button>
        )}
      </div>
    </div>
  );
}

function ShareBody({ orderId }: { orderId: string }) {
  const { loaded, again, url, busy, failure, said, make, change, end } = useShare(orderId);
  if (loaded.status === 'loading') return <Spinner label="Looking for an open link" visible />;
  if (loaded.status === 'failed') return <LoadFailure what="The link" error={loaded.error} onRetry={again} />;
  const { share } = loaded.value;
  return (
    <div className="space-y-6">
      {failure && (
        <Alert tone="danger">
          <p>{failure}</p>
        </Alert>
      )}
      <ShareForm
        key={share?.created_at ?? 'none'}
        share={share}
        busy={busy}
        onMake={(choice) => void make(choice)}
        onChange={(choice) => void change(choice)}
        onEnd={() => void end()}
      />
      {url !== null && <LinkBox link={url} />}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {said}
      </p>
    </div>
  );
}

/** Shows the report to others by a private link that its owner makes, limits and ends. */
export function ShareReport({ orderId }: { orderId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { trigger, panel, panelRef } = useDisclosed(isOpen, setOpen);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="no-print border-b border-line bg-paper">
      <div className="shell py-5">
        <h2 id={`${id}-title`} className="font-sans text-base font-[530]">
          <button type="button" {...trigger} className={buttonStyle('secondary')}>
            Share this report
          </button>
        </h2>
        <div {...panel} ref={panelRef}>
          {isOpen && (
            <div className="max-w-text pt-5">
              <p className="mb-5 text-ink-soft">
                Whoever has the link reads the newest edition without an account. Never shown are addresses,
                the names of others, and what a partner told us.
              </p>
              <ShareBody orderId={orderId} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
