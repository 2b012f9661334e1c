import { memo } from 'react';
import { useLinksWithin } from '#ui/links/useLinksWithin.ts';
import type { CountryName } from './countryList.ts';

/** All countries by region, linked to their pages. Memoised, because changes above do not affect the list. */
export const CountryIndex = memo(function CountryIndex({
  countries,
  pathOf,
}: {
  countries: readonly CountryName[];
  pathOf: (slug: string) => string;
}) {
  const regions = [...new Set(countries.map(({ region }) => region))].sort();
  const around = useLinksWithin<HTMLDivElement>();
  return (
    <div ref={around} className="grid gap-10">
      {regions.map((region) => (
        <div key={region} className="paint-late">
          <h3 className="text-lg">{region}</h3>
          <ul className="mt-3 gap-x-8 text-sm [columns:10rem]">
            {countries
              .filter((one) => one.region === region)
              .map(({ iso3, name, slug }) => (
                <li key={iso3} className="break-inside-avoid">
                  <a
                    href={pathOf(slug)}
                    className="inline-block py-1 text-ink no-underline hover:text-accent hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
});
