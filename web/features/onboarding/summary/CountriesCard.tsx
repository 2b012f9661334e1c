import { formatMoney } from '@global-fit/contract/price';
import { COUNTRY_OPTIONS } from '#content/countries.ts';
import { includedCountries } from '#features/products/includedCountries.ts';
import type { Product } from '#features/products/product.ts';
import { Card } from '#ui/blocks/Card.tsx';
import { Minus, Plus } from '#ui/icons.tsx';
import { MultiCombobox } from '#ui/fields/MultiCombobox.tsx';
import { useOnboarding } from '../useOnboarding.ts';
import { countryPlaces } from '../wizard.ts';

/** A tier covers three, so at most the rest of the world can be added. */
const MOST = COUNTRY_OPTIONS.length - 3;

const roundButton =
  'grid size-11 place-items-center rounded-full border border-line-strong hover:border-ink hover:bg-inset aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

/** At the limits, buttons keep the focus and do nothing; `disabled` would lose the focus. */
function Stepper({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  return (
    <div role="group" aria-label="Additional countries" className="flex items-center gap-3">
      <button
        type="button"
        aria-label="One country fewer"
        aria-disabled={count <= 0}
        onClick={() => count > 0 && onChange(count - 1)}
        className={roundButton}
      >
        <Minus />
      </button>
      <output aria-live="polite" className="figures min-w-8 text-center font-serif text-xl">
        {count}
      </output>
      <button
        type="button"
        aria-label="One country more"
        aria-disabled={count >= MOST}
        onClick={() => count < MOST && onChange(count + 1)}
        className={roundButton}
      >
        <Plus />
      </button>
    </div>
  );
}

/** Says how many places are chosen, and how the others are filled. */
function placesText(chosen: number, places: number): string {
  const open = places - chosen;
  if (open === 0) return 'All places are chosen. Remove one to choose another.';
  const rest = open === 1 ? 'The place' : `The ${open} places`;
  return `${rest} you leave open ${open === 1 ? 'goes' : 'go'} to your next best matches.`;
}

/** Countries beyond the three a tier covers: how many, and which. */
export function CountriesCard({ product, isDisabled }: { product: Product; isDisabled: boolean }) {
  const { state, act } = useOnboarding();
  const places = countryPlaces(state);
  const included = includedCountries(product.defaultAdditionalCountries);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-lg">Additional countries</h2>
          <p className="text-sm text-ink-soft">{formatMoney(product.additionalCountryPrice)} each</p>
        </div>
        <Stepper count={state.additionalCountries} onChange={(count) => act({ type: 'countries', count })} />
      </div>
      {included && (
        <p className="mt-3 rounded-small bg-accent-wash px-3 py-2 text-sm">
          {included}, free of charge. What you add here comes on top.
        </p>
      )}
      {places > 0 && (
        <div className="mt-5">
          <MultiCombobox
            label="Countries to look at"
            help={placesText(state.countryCodes.length, places)}
            placeholder="Search countries..."
            options={COUNTRY_OPTIONS}
            value={state.countryCodes}
            most={places}
            isDisabled={isDisabled}
            onChange={(codes) => act({ type: 'countryCodes', codes })}
          />
        </div>
      )}
    </Card>
  );
}
