import type { ReactNode } from 'react';
import { Icon } from '#ui/icons.tsx';

const drawings: Readonly<Record<string, ReactNode>> = {
  basics: (
    <path d="M6 5.5h11M6 10h11M6 14.5h11M2.6 5.6l.8.8 1.4-1.6M2.6 10.1l.8.8 1.4-1.6M2.6 14.6l.8.8 1.4-1.6" />
  ),
  health: <path d="M7.5 3h5v4.5H17v5h-4.5V17h-5v-4.5H3v-5h4.5z" />,
  pets: (
    <>
      <path d="M10 9.5c2.6 0 4.8 2.6 4.8 4.6 0 1.6-1.2 2.2-2.4 2-1-.2-1.6-.5-2.4-.5s-1.4.3-2.4.5c-1.2.2-2.4-.4-2.4-2 0-2 2.2-4.6 4.8-4.6Z" />
      <circle cx="7.6" cy="5" r="1.5" />
      <circle cx="12.4" cy="5" r="1.5" />
      <circle cx="3.9" cy="8.6" r="1.4" />
      <circle cx="16.1" cy="8.6" r="1.4" />
    </>
  ),
  youngsters: (
    <>
      <path d="M3 4h10v6.5H8L5 13v-2.5H3z" />
      <path d="M15 7.5h2V14h-2v2.5L12 14h-1.5" />
    </>
  ),
  quiz: <path d="M3 6h5m4 0h5M3 14h9m4 0h1M8 4v4M16 12v4" />,
  assessment: <path d="M5 3h7l3.5 3.5V17H5zM12 3v3.5h3.5M7.5 10.5h5M7.5 13.5h3" />,
  library: <path d="M4 3.5h3v13H4zM9 3.5h3v13H9zM13.6 4.4l2.8-.7 2.4 12.3-2.8.600z" />,
  countries: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M2.8 10h14.4M10 2.8c2.4 2.2 3.4 4.6 3.4 7.2S12.4 15 10 17.2C7.6 15 6.6 12.6 6.6 10S7.6 5 10 2.8Z" />
    </>
  ),
  sample: <path d="M4.5 3h11v14h-11zM7 6.5h6M7 14v-2.5M10 14V9.5M13 14v-4" />,
  timeline: <path d="M3 10h14M5.5 8v4M10 6.5v7M14.5 8v4" />,
};

/** The icon of a tool or guide. Decorative: the title beside it is its name. */
export function ResourceIcon({ id }: { id: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 place-items-center rounded-full bg-accent-wash text-accent"
    >
      <Icon width="22" height="22">
        {drawings[id]}
      </Icon>
    </span>
  );
}
