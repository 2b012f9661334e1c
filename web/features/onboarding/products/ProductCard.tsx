import { includedCountries } from '#features/products/includedCountries.ts';
import type { Product } from '#features/products/product.ts';
import { TierFeatures } from '#features/products/TierFeatures.tsx';
import { tierTone } from '#features/products/tierTone.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';

/** A tier to choose. Its button covers the whole card, so that a click anywhere chooses it. */
export function ProductCard({
  product,
  selected,
  onSelect,
}: {
  product: Product;
  selected: boolean;
  onSelect: () => void;
}) {
  const included = includedCountries(product.defaultAdditionalCountries);
  return (
    <article
      aria-labelledby={`product-${product.id}`}
      className={`relative flex flex-col rounded-card border bg-sheet p-6 transition-colors duration-150 hover:border-ink lg:p-7 ${
        product.popular || selected ? 'border-accent' : 'border-line-strong/60'
      } ${selected ? 'outline-2 outline-accent' : ''}`}
    >
      {product.popular && (
        <p className="absolute -top-3.5 left-6 rounded-small bg-accent px-3 py-1 text-xs font-[560] text-on-accent">
          Most Popular
        </p>
      )}
      <h2 id={`product-${product.id}`} className="flex items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className={`size-3 shrink-0 rotate-45 border-2 border-current ${tierTone(product.color)}`}
        />
        {product.name}
      </h2>
      {product.imageUrl && <img src={product.imageUrl} alt="" className="mt-4 rounded-small" />}
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-serif text-3xl">{product.displayPrice}</span>
        <span className="text-sm text-ink-soft">for 3 countries</span>
      </p>
      <p className="mt-3 text-ink-soft">{product.description}</p>
      {included && (
        <p className="mt-4 self-start rounded-small bg-accent-wash px-2.5 py-1 text-sm">{included}</p>
      )}
      <TierFeatures features={product.features} className="mt-5 mb-7" />
      <button
        type="button"
        onClick={onSelect}
        className={`${buttonStyle(selected || product.popular ? 'primary' : 'secondary')} mt-auto w-full after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-accent`}
      >
        {selected ? 'Continue' : 'Select'}
        <span className="sr-only">
          {selected && ' with'} {product.name}
        </span>
      </button>
    </article>
  );
}
