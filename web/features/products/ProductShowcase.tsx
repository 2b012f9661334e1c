import { useEffect, useState } from 'react';
import { fetchProducts } from './productApi.ts';
import { byRank, type Offer } from './product.ts';
import { TierCard } from './TierCard.tsx';

/** The tiers as seeded, replaced by the server's current ones; after a failure the seeded ones stay. */
export function ProductShowcase({ seeded }: { seeded: readonly Offer[] }) {
  const [products, setProducts] = useState(seeded);
  useEffect(() => {
    let current = true;
    fetchProducts().then(
      (fresh) => current && fresh.length > 0 && setProducts(fresh),
      (error: unknown) => console.warn('The showcase keeps its built-in prices.', error),
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <div className="grid gap-x-5 gap-y-8 md:grid-cols-3">
      {products.toSorted(byRank).map((product) => (
        <TierCard key={product.id} product={product} />
      ))}
    </div>
  );
}
