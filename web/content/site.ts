import type { Counts } from '@global-fit/atlas/content';
import site from '../../content/site.json';
import { withCounts } from './counts.ts';

export interface Testimonial {
  /** Initials, so that nobody is identified. */
  readonly name: string;
  readonly role: string;
  readonly country: string;
  readonly rating: number;
  readonly quote: string;
  /** Token of the background colour behind the country's outline. */
  readonly tint: string;
  /** The country whose outline replaces a portrait. */
  readonly iso3: string;
}

/** Throws on a rating outside 1-5. */
export function readTestimonials(): Testimonial[] {
  for (const { name, rating } of site.testimonials)
    if (!(rating >= 1 && rating <= 5))
      throw new RangeError(`content/site.json: the rating of ${name} is not between 1 and 5.`);
  return site.testimonials;
}

/** Questions and answers with the counts inserted. */
export function readFaq(counts: Counts): { question: string; answer: string }[] {
  return site.faq.map(({ question, answer }) => ({ question, answer: withCounts(answer, counts) }));
}

export const readStaff = () => site.staff;
