import { WorldMap } from '#maps/WorldMap.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/links/Link.tsx';

/** The last call to action before testimonials and questions, on the map's outlines. */
export function ClosingBanner() {
  return (
    <section
      aria-labelledby="closing-title"
      className="relative overflow-hidden border-y border-line bg-water"
    >
      <WorldMap className="pointer-events-none absolute top-1/2 right-0 w-[64rem] max-w-none translate-x-[22%] -translate-y-1/2 opacity-35 sm:opacity-60 lg:opacity-80" />
      <div className="shell relative py-20 md:py-24">
        <div className="max-w-xl">
          <h2 id="closing-title" className="text-3xl">
            You're Closer Than You Think!
          </h2>
          <p className="mt-4 max-w-md text-md text-ink">
            You may have thought about it for years. Half an hour of answers turns the thought into a list of
            places, with reasons.
          </p>
          <p className="mt-8">
            <ButtonLink to={paths.onboarding} size="large">
              Continue Your Journey
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
