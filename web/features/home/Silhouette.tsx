import silhouettesUrl from 'virtual:silhouettes.svg';
import type { Testimonial } from '#content/site.ts';

/** The outline of a country on its tint. */
export function Silhouette({ testimonial, className }: { testimonial: Testimonial; className: string }) {
  return (
    <svg
      viewBox="-10 -10 84 84"
      className={`shrink-0 rounded-full ${className}`}
      style={{ background: `var(--${testimonial.tint})` }}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${silhouettesUrl}#${testimonial.iso3}`} className="fill-ink" />
    </svg>
  );
}
