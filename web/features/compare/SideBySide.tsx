import type { CountryDetail } from '@global-fit/atlas/detail/model';
import { lazy } from 'react';
import { loadDetail } from '#features/countries/countryCache.ts';
import type { Comparable } from './Compare.tsx';

interface SideBySideProps {
  readonly first: CountryDetail;
  readonly countries: readonly Comparable[];
}

/** The comparison, loaded when it becomes visible. */
export const SideBySide = lazy(async () => {
  const { default: Compare } = await import('./Compare.tsx');
  return {
    default: (props: SideBySideProps) => <Compare key={props.first.iso3} {...props} load={loadDetail} />,
  };
});
