import { useLoaderData } from 'react-router';
import { openBuildAtlas } from '#content/atlas.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { SideBySide } from '#features/compare/SideBySide.tsx';
import { CountryIndex } from '#features/countries/CountryIndex.tsx';
import { countryNames } from '#features/countries/countryList.ts';
import { windowOf } from '#features/countries/countryWindow.ts';
import { Guide } from '#features/countries/guide/Guide.tsx';
import { countryPath, paths } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';

/** Runs at build: the list of countries, each with its part of the map. */
export function loader() {
  const { atlas } = openBuildAtlas();
  return countryNames(atlas).map((name) => ({ ...name, window: windowOf(atlas, atlas.country(name.iso3)!) }));
}

export const meta = () =>
  pageMeta({
    path: paths.countryGuide,
    title: 'Country Guide',
    description:
      'Profiles of every country from public figures: highlights, climate, cost, health, education and visa routes, each with year and source.',
  });

function Head() {
  return (
    <header className="border-b border-line">
      <div className="shell pt-10 pb-9 md:pt-14">
        <p className="eyebrow mb-3">Free tool</p>
        <h1 className="max-w-3xl text-2xl md:text-3xl">Every country by its figures</h1>
        <p className="mt-4 max-w-text text-ink-soft">
          What is unusual about a country, what its months and prices are like, and which visa routes our
          records hold. Each figure carries its year and its source; where there is none, nothing is said.
        </p>
      </div>
    </header>
  );
}

export default function CountryGuide() {
  const countries = useLoaderData<typeof loader>();
  return (
    <>
      <Head />
      <div className="shell py-10 md:py-12">
        <Guide countries={countries} pathOf={countryPath} Compare={SideBySide} />
      </div>
      {/* Like the footer, it is in sight before the country is (styles/app.css). */}
      <section
        aria-labelledby="all-countries"
        className="border-t border-line bg-inset"
        style={{ overflowAnchor: 'none' }}
      >
        <div className="shell py-14 md:py-16">
          <h2 id="all-countries" className="mb-8 text-2xl">
            All countries
          </h2>
          <CountryIndex countries={countries} pathOf={countryPath} />
        </div>
      </section>
    </>
  );
}

/** Shown where the list itself could not be loaded. */
export function ErrorBoundary() {
  return (
    <>
      <Head />
      <div className="shell py-12">
        <Alert tone="danger">Failed to load data. Please try again later.</Alert>
      </div>
    </>
  );
}
