import countriesUrl from 'virtual:countries.json';
import { startTransition, useEffect, useState } from 'react';
import type { CountryName } from '../countryList.ts';

let asked: Promise<readonly CountryName[]> | null = null;

async function ask(): Promise<readonly CountryName[]> {
  const response = await fetch(countriesUrl);
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return response.json();
}

/** All countries by name, fetched once; null while loading. */
export function useCountryNames(): readonly CountryName[] | null {
  const [names, setNames] = useState<readonly CountryName[] | null>(null);
  useEffect(() => {
    asked ??= ask();
    asked.then(
      (found) => startTransition(() => setNames(found)),
      (error: unknown) => {
        asked = null;
        console.warn('The list of countries could not be loaded.', error);
      },
    );
  }, []);
  return names;
}
