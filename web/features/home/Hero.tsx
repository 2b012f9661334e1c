import { formatNumber } from '@global-fit/atlas/number';
import { paths } from '#paths.ts';
import { ArrowLink, ButtonLink } from '#ui/links/Link.tsx';
import type { HomeData } from './homeData.ts';
import { PreviewCard } from './PreviewCard.tsx';

/** The opening: what the product is, the way in, and a map with sample matches. */
export function Hero({ data }: { data: HomeData }) {
  const { counts } = data;
  const strip: [string, string][] = [
    [formatNumber(counts.indicators), 'properties measured, country by country'],
    [formatNumber(counts.facts), 'figures, each with its year'],
    [formatNumber(counts.citiesWithClimate), 'cities with their climate by month'],
    [formatNumber(counts.sources), 'public sources, each one cited'],
  ];
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden">
      {/* From the top: words in the middle would jump when the sheet beside them, which is long, has come whole. */}
      <div className="shell grid items-start gap-x-14 gap-y-12 pt-12 pb-14 md:pt-16 lg:grid-cols-12 lg:pt-20 lg:pb-20">
        <div className="lg:col-span-5 lg:pt-16 xl:pt-28">
          <h1 id="hero-title" className="text-[clamp(2.4rem,1.6rem+3.4vw,3.7rem)] leading-[1.03]">
            Find the country that fits your life
          </h1>
          <p className="mt-6 max-w-text text-md text-ink-soft md:text-lg">
            Answer one careful questionnaire. We weigh your answers against measured facts about every
            country, check which visas are open to you, and send a report that shows its working.
          </p>
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
            <ButtonLink to={paths.onboarding} size="large">
              Start Your Journey
            </ButtonLink>
            <ArrowLink to={paths.freeSurvey}>Try the free quiz first</ArrowLink>
          </div>
        </div>
        <div className="lg:col-span-7">
          <PreviewCard preview={data.preview} parallels={data.parallels} />
        </div>
      </div>
      <div className="border-y border-line bg-inset">
        <dl className="shell grid grid-cols-2 md:grid-cols-4">
          {strip.map(([value, label], at) => (
            <div
              key={label}
              className={`flex flex-col-reverse justify-end py-5 pr-4 md:py-6 ${at % 2 === 1 ? 'border-l border-line pl-5' : at > 0 ? 'md:border-l md:border-line md:pl-5' : ''} ${at > 1 ? 'border-t border-line md:border-t-0' : ''}`}
            >
              <dt className="mt-0.5 text-sm leading-snug text-ink-soft">{label}</dt>
              <dd className="figures font-serif text-2xl leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
