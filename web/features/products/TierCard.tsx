import { onboardingFor } from '#paths.ts';
import { ButtonLink } from '#ui/links/Link.tsx';
import { includedCountries } from './includedCountries.ts';
import type { Offer } from './product.ts';
import { TierFeatures } from './TierFeatures.tsx';
import { tierTone } from './tierTone.ts';

/** A tier on the home page. */
export function TierCard({ product }: { product: Offer }) {
  const words = product.name.split(' ');
  const metal = words.at(-1);
  const family = words.slice(0, -1).join(' ');
  const included = includedCountries(product.defaultAdditionalCountries);
  return (
    <article
      aria-labelledby={`tier-${product.id}`}
      className={`relative flex flex-col rounded-card border bg-sheet p-6 lg:p-8 ${product.popular ? 'border-accent outline outline-1 outline-accent' : 'border-line'}`}
    >
      {product.popular && (
        <p className="absolute -top-3.5 left-6 rounded-small bg-accent px-3 py-1 text-xs font-[560] text-on-accent lg:left-8">
          Most Popular
        </p>
      )}
      <h3 id={`tier-${product.id}`}>
        <span className="block font-sans text-sm tracking-normal text-ink-soft">{family} </span>
        <span className="mt-1 flex items-center gap-3 text-xl">
          <span
            aria-hidden="true"
            className={`size-3 rotate-45 border-2 border-current ${tierTone(product.color)}`}
          />
          {metal}
        </span>
      </h3>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-serif text-3xl">{product.displayPrice}</span>
        <span className="text-sm text-ink-soft">for 3 countries</span>
      </p>
      <p className="mt-3 text-ink-soft">{product.description}</p>
      {included && (
        <p className="mt-4 self-start rounded-small bg-accent-wash px-2.5 py-1 text-sm text-ink">
          {included}
        </p>
      )}
      <TierFeatures features={product.features} className="mt-5 mb-8" />
      <ButtonLink
        to={onboardingFor(product.id)}
        tone={product.popular ? 'primary' : 'secondary'}
        className="mt-auto w-full"
      >
        Get Started<span className="sr-only"> with {product.name}</span>
      </ButtonLink>
    </article>
  );
}
