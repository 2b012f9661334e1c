import type { Testimonial } from '#content/site.ts';
import { Rating } from './Rating.tsx';
import { Silhouette } from './Silhouette.tsx';

/** A testimonial in full, with the outline of its country in place of a portrait. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, country, rating, quote } = testimonial;
  return (
    <figure className="grid gap-x-8 gap-y-5 sm:grid-cols-[6rem_1fr]">
      <Silhouette testimonial={testimonial} className="size-20 sm:size-24" />
      <div>
        <blockquote className="max-w-3xl font-serif text-lg leading-snug md:text-xl">
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="font-[560] text-ink">{name}</span>
          <span>{role}</span>
          <span>{country}</span>
          <Rating value={rating} />
          <span className="rounded-small border border-line px-1.5 py-0.5 text-xs">Illustrative</span>
        </figcaption>
      </div>
    </figure>
  );
}
