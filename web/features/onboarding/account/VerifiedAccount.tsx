import { useEffect, useEffectEvent } from 'react';
import type { User } from '#api/account.ts';
import { countryName } from '#content/countries.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Card } from '#ui/blocks/Card.tsx';
import { Facts } from '#ui/blocks/Facts.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useOnboarding } from '../useOnboarding.ts';

/** Long enough to read whose account it is (ms). */
const READING_TIME = 1500;

/** The signed-in account. Moves on by itself after a moment, but not where the person came back to this step. */
export function VerifiedAccount({ user }: { user: User }) {
  const { next, back, forward } = useOnboarding();
  const goOn = useEffectEvent(next);
  useEffect(() => {
    if (!forward) return;
    const timer = setTimeout(() => goOn(), READING_TIME);
    return () => clearTimeout(timer);
  }, [forward]);
  return (
    <StepFrame title="Account Verified" narrow>
      <Card framed>
        <Facts
          facts={[
            ['Name', `${user.firstName} ${user.lastName}`.trim()],
            ['E-mail', user.email],
            [
              'Country',
              user.countryOfResidence === null ? 'Not given' : countryName(user.countryOfResidence),
            ],
          ]}
        />
        <div className="mt-6 flex flex-wrap justify-between gap-3">
          <button type="button" onClick={back} className={buttonStyle('secondary')}>
            Back
          </button>
          <button type="button" onClick={next} className={buttonStyle('primary')}>
            Continue to Profile Assessment
          </button>
        </div>
      </Card>
    </StepFrame>
  );
}
