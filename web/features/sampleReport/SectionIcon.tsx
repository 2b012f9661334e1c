import type { ReactNode } from 'react';
import { Icon } from '#ui/icons.tsx';
import type { SectionIconName } from './sections.ts';

const drawings: Readonly<Record<SectionIconName, ReactNode>> = {
  housing: <path d="M3 9.5 10 3.5l7 6M5 8v8.5h10V8M8.5 16.5V12h3v4.5" />,
  employment: <path d="M3 7h14v9H3zM7.5 7V4.5h5V7M3 11h14" />,
  family: (
    <>
      <circle cx="7" cy="6" r="2.3" />
      <circle cx="13.5" cy="8" r="1.8" />
      <path d="M2.8 16a4.2 4.2 0 0 1 8.4 0M11.5 12.6a3.4 3.4 0 0 1 5.5 3.4" />
    </>
  ),
  cultural: <path d="M4 4h12v4.5a6 6 0 0 1-12 0zM7.5 8v.1M12.5 8v.1M7.8 11c1.4 1.1 3 1.1 4.4 0M10 14.5v3" />,
  safety: <path d="m10 2.8 6 2.2v4.8c0 3.6-2.5 6-6 7.4-3.5-1.4-6-3.8-6-7.4V5zM7.2 10l2 2 3.6-4" />,
  place: (
    <>
      <path d="M10 17.5s5.5-5 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9.3 5.5 9.3Z" />
      <circle cx="10" cy="8.2" r="2" />
    </>
  ),
  page: <path d="M5 3h10v14H5zM7.5 7h5M7.5 10h5M7.5 13h3" />,
};

/** The icon of a section, chosen by keywords of its heading; decorative. */
export function SectionIcon({ name, className = '' }: { name: SectionIconName; className?: string }) {
  return <Icon className={`shrink-0 text-accent ${className}`}>{drawings[name]}</Icon>;
}
