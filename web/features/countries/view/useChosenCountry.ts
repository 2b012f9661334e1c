import { useEffect, useState } from 'react';
import type { CountryName } from '../countryList.ts';

/** A country the reader has chosen (home, passport), remembered from page to page in this browser. */
export function useChosenCountry(
  key: 'guideHome' | 'guidePassport',
  names: readonly CountryName[] | null,
): readonly [CountryName | null, (iso3: string) => void] {
  const [iso3, setIso3] = useState('');
  useEffect(() => {
    try {
      setIso3(localStorage.getItem(key) ?? '');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }, [key]);
  const choose = (next: string): void => {
    setIso3(next);
    try {
      localStorage.setItem(key, next);
    } catch (error) {
      console.warn('The choice could not be stored.', error);
    }
  };
  return [names?.find((one) => one.iso3 === iso3) ?? null, choose];
}
