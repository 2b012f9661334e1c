import type { ReactNode } from 'react';
import { formatMoney, totalPrice } from '@global-fit/contract/price';
import type { Product } from '#features/products/product.ts';

function Line({ name, amount }: { name: ReactNode; amount: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures">{amount}</dd>
    </div>
  );
}

/** The price, and the way to the payment. */
export function TotalCard({
  product,
  additionalCountries,
  children,
}: {
  product: Product;
  additionalCountries: number;
  children: ReactNode;
}) {
  const { basePrice, additionalCountryPrice } = product;
  const total = totalPrice({ basePrice, additionalCountries, additionalCountryPrice });
  return (
    <div className="neatline bg-sheet p-5 sm:p-7">
      <h2 className="text-lg">{product.name}</h2>
      <p className="mt-1 text-ink-soft">{product.description}</p>
      <dl className="mt-5 space-y-2 border-t border-line pt-4">
        <Line name="Base price" amount={formatMoney(basePrice)} />
        {additionalCountries > 0 && (
          <Line
            name={`${additionalCountries} additional ${additionalCountries === 1 ? 'country' : 'countries'}`}
            amount={formatMoney(additionalCountries * additionalCountryPrice)}
          />
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-[560]">Total</dt>
          <dd className="figures font-serif text-2xl" aria-live="polite">
            {formatMoney(total)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-right text-sm text-ink-soft">Plus applicable taxes</p>
      <div className="mt-6">{children}</div>
    </div>
  );
}
