import type { Counts } from '@global-fit/atlas/content';
import { silhouette } from '#maps/silhouette.ts';
import site from '../../content/site.json';
import { withCounts } from './counts.ts';

export interface Testimonial {
  /** Initials: nobody is named in full. */
  readonly name: string;
  readonly role: string;
  readonly country: string;
  readonly rating: number;
  readonly quote: string;
  /** Token of the ground behind the country's outline. */
  readonly tint: string;
  /** Outline of the country in a square of 64. */
  readonly shape: string;
}

/** Testimonials with the outline of each country drawn. Throws on a rating outside 1-5 or an unknown country. */
export function readTestimonials(): Testimonial[] {
  return site.testimonials.map(({ iso3, ...written }) => {
    if (!(written.rating >= 1 && written.rating <= 5))
      throw new RangeError(`content/site.json: the rating of ${written.name} is not between 1 and 5.`);
    return { ...written, shape: silhouette(iso3) };
  });
}

/** Questions and answers with the counts of the data written in. */
export function readFaq(counts: Counts): { question: string; answer: string }[] {
  return site.faq.map(({ question, answer }) => ({ question, answer: withCounts(answer, counts) }));
}

export const readStaff = () => site.staff;
