import { lazy, Suspense, useMemo, useRef } from 'react';
import { Alert } from '#ui/notices/Alert.tsx';
import { Contained, Failed } from '#ui/later/Contained.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { loadFailureText } from '../countryCache.ts';
import type { CountryName } from '../countryList.ts';
import type { CountryWindow } from '../countryWindow.ts';
import type { CountryViewProps } from '../view/CountryView.tsx';
import { Picker } from '../view/Picker.tsx';
import { useCountryGuide } from './useCountryGuide.ts';

const CountryView = lazy(() => import('../view/CountryView.tsx'));

interface GuideCountry extends CountryName {
  readonly window: CountryWindow;
}

function Waiting() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <Spinner label="Loading the country" visible />
    </div>
  );
}

/** The country in the address, and a picker to change it. */
export function Guide({
  countries,
  pathOf,
  Compare,
}: {
  countries: readonly GuideCountry[];
} & Pick<CountryViewProps, 'pathOf' | 'Compare'>) {
  const { selected, profile, detail, loading, error, select, retry } = useCountryGuide(countries);
  const options = useMemo(
    () => countries.map(({ iso3, name }) => ({ value: iso3, label: name })),
    [countries],
  );
  const content = useRef<HTMLDivElement>(null);
  const again = (): void => {
    retry();
    content.current?.focus({ preventScroll: true });
  };
  if (countries.length === 0)
    return <Alert tone="danger">Failed to load data. Please try again later.</Alert>;
  return (
    <>
      <div className="needs-script mb-10 max-w-sm">
        <Picker
          label="Country"
          value={selected?.iso3 ?? ''}
          {...(selected ? {} : { empty: 'Choose a country' })}
          onChange={(iso3) => {
            const country = countries.find((one) => one.iso3 === iso3);
            if (country) select(country);
          }}
          options={options}
        />
      </div>
      <div
        ref={content}
        tabIndex={-1}
        className="needs-script focus:outline-none"
        aria-label="The country"
        role="group"
        aria-busy={loading}
      >
        {loading && <Waiting />}
        {error && <Failed message={error} onAgain={again} />}
        {!loading && !error && !profile && (
          <Alert tone="caution">No country data available. Please try selecting a different country.</Alert>
        )}
        {selected && profile && (
          <Contained key={selected.iso3} messageOf={loadFailureText}>
            <Suspense fallback={<Waiting />}>
              <CountryView
                iso3={selected.iso3}
                name={selected.name}
                profile={profile}
                detail={detail}
                window={selected.window}
                names={countries}
                pathOf={pathOf}
                level={2}
                Compare={Compare}
              />
            </Suspense>
          </Contained>
        )}
      </div>
    </>
  );
}
