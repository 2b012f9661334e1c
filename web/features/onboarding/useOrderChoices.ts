import { useCallback, useEffect, useState } from 'react';
import type { User } from '#api/account.ts';
import {
  areOf,
  noChoices,
  type OrderChoices,
  readChoices,
  writeChoices,
} from '#features/payment/orderChoices.ts';
import type { TimelessAction } from './useWizard.ts';
import type { WizardState } from './wizard.ts';

/** The order's choices of the signed-in person: read from the tab's storage once, and stored there from then on. */
export function useOrderChoices(
  user: User | null,
  state: WizardState,
  act: (action: TimelessAction) => void,
): { choices: OrderChoices | null; choose: (changes: Partial<OrderChoices>) => void } {
  const [choices, setChoices] = useState<OrderChoices | null>(null);
  const { product, additionalCountries, countryCodes } = state;

  useEffect(() => {
    if (!user || !product || choices?.userId === user.id) return;
    const stored = readChoices();
    const own = stored?.userId === user.id ? stored : noChoices(user.id);
    setChoices(own);
    if (!areOf(own, product)) return;
    act({ type: 'countries', count: own.additionalCountries });
    act({ type: 'countryCodes', codes: own.countryCodes });
  }, [user, product, choices, act]);

  useEffect(() => {
    if (choices)
      writeChoices({ ...choices, productId: product?.id ?? null, additionalCountries, countryCodes });
  }, [choices, product, additionalCountries, countryCodes]);

  const choose = useCallback(
    (changes: Partial<OrderChoices>) => setChoices((now) => now && { ...now, ...changes }),
    [],
  );
  return { choices, choose };
}
