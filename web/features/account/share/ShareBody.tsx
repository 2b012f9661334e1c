import { SHARE_SCOPES, type ShareScope } from '@global-fit/contract/shareScopes';
import type { ShareChoice, ShareState } from '@global-fit/contract/shares';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/notices/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { RadioGroup } from '#ui/fields/ChoiceGroup.tsx';
import { LinkBox } from '#ui/links/LinkBox.tsx';
import { longDate } from '#ui/longDate.ts';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { WhenLoaded } from '../page/WhenLoaded.tsx';
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
          <Button isOff={busy} onClick={() => onChange(choice)}>
            Save the choice
          </Button>
        )}
        <Button isOff={busy} onClick={() => onMake(choice)} tone={share ? 'secondary' : 'primary'}>
          {share ? 'Make a new link and end this one' : 'Make a private link'}
        </Button>
        {share && (
          <Button isOff={busy} onClick={onEnd} tone="danger">
            End the link
          </Button>
        )}
      </div>
    </div>
  );
}

/** The private link of a report, with its owner's controls. */
export default function ShareBody({ orderId }: { orderId: string }) {
  const { state, url, busy, failure, said, make, change, end } = useShare(orderId);
  const word = useRef<HTMLParagraphElement>(null);
  // Buttons disappear after use, when there is no link left to end or no choice left to save.
  useEffect(() => {
    if (said !== '') takeLostFocus(word.current);
  }, [said]);
  return (
    <WhenLoaded of={state} what="The link" label="Looking for an open link">
      {({ share }) => (
        <div className="space-y-6">
          {failure && (
            <Alert tone="danger">
              <p>{failure}</p>
            </Alert>
          )}
          <ShareForm
            share={share}
            busy={busy}
            onMake={(choice) => void make(choice)}
            onChange={(choice) => void change(choice)}
            onEnd={() => void end()}
          />
          {url !== null && <LinkBox link={url} />}
          <p
            ref={word}
            tabIndex={-1}
            role="status"
            className="text-sm text-ink-soft outline-none empty:hidden"
          >
            {said}
          </p>
        </div>
      )}
    </WhenLoaded>
  );
}
