import { countryDetail } from '@global-fit/atlas/detail/detail';
import { countryProfile } from '@global-fit/atlas/countryProfile/profile';
import { type MetaArgs, useLoaderData } from 'react-router';
import { openBuildAtlas } from '#content/atlas.ts';
import { origin } from '#content/origin.ts';
import { pageMeta, privateMeta } from '#content/pageMeta.ts';
import { SideBySide } from '#features/compare/SideBySide.tsx';
import { countryData, countryDescription } from '#features/countries/countryMeta.ts';
import { windowOf } from '#features/countries/countryWindow.ts';
import CountryView from '#features/countries/view/CountryView.tsx';
import { useCountryNames } from '#features/countries/view/useCountryNames.ts';
import { countryPath, paths } from '#paths.ts';
import { ArrowLink, ButtonLink, Link } from '#ui/links/Link.tsx';

/** Runs at build, once per country. Throws 404 for an unknown name. */
export function loader({ params }: { params: { slug?: string } }) {
  const { atlas, standings } = openBuildAtlas();
  const country = atlas.countryBySlug(params.slug ?? '');
  const profile = country && countryProfile(atlas, country.iso3, standings);
  const detail = country && countryDetail(atlas, country.iso3, standings);
  if (!country || !profile || !detail) throw new Response('Not Found', { status: 404 });
  return { profile, detail, window: windowOf(atlas, country) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  // The title of the page shown for an unknown country.
  if (!loaderData) return privateMeta('Page not found');
  const { detail } = loaderData;
  const path = countryPath(detail.slug);
  const description = countryDescription(detail);
  return [
    ...pageMeta({ path, title: `${detail.name}: climate, costs, visas`, description, card: detail.slug }),
    {
      'script:ld+json': countryData(detail, {
        origin: origin(),
        guidePath: paths.countryGuide,
        path,
        description,
      }),
    },
  ];
}

export default function Country() {
  const { profile, detail, window } = useLoaderData<typeof loader>();
  const names = useCountryNames();
  return (
    <div className="shell pt-8 pb-14">
      <nav aria-label="Breadcrumb" className="mb-8 text-sm">
        <Link to={paths.countryGuide}>Country Guide</Link>
        <span aria-hidden="true" className="px-2 text-ink-soft">
          /
        </span>
        <span aria-current="page">{detail.name}</span>
      </nav>
      <CountryView
        key={detail.iso3}
        iso3={detail.iso3}
        name={detail.name}
        profile={profile}
        detail={detail}
        window={window}
        names={names}
        pathOf={countryPath}
        level={1}
        Compare={SideBySide}
      />
      <p className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-8">
        <ArrowLink to={paths.freeSurvey}>Rank all countries by what matters to you</ArrowLink>
        <ArrowLink to={paths.countryGuide}>Another country</ArrowLink>
      </p>
    </div>
  );
}

/** Shown for an unknown country, and where the page could not be loaded. */
export function ErrorBoundary({ error }: { error: unknown }) {
  console.error(error);
  return (
    <div className="shell py-24">
      <h1 className="text-3xl">This page is not on our map</h1>
      <p className="mt-4 max-w-text text-ink-soft">
        No country has this address, or its page could not be loaded. The guide lists every country we know.
      </p>
      <p className="mt-8">
        <ButtonLink to={paths.countryGuide}>Country Guide</ButtonLink>
      </p>
    </div>
  );
}
