import type { ReactNode } from 'react';
import { WorldMap } from '#maps/WorldMap.tsx';

/** The head of a content page: eyebrow, title, and introduction. */
export function PageHeader({
  eyebrow,
  title,
  children,
}: {
  eyebrow?: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <header className="relative overflow-hidden border-b border-line">
      <WorldMap className="no-print pointer-events-none absolute top-1/2 right-0 hidden w-[58rem] max-w-none translate-x-[38%] -translate-y-1/2 opacity-55 lg:block" />
      <div className="shell relative pt-14 pb-12 md:pt-20 md:pb-16">
        {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
        <h1 className="max-w-3xl text-3xl md:text-4xl">{title}</h1>
        {children && <div className="mt-6 max-w-text text-md text-ink-soft">{children}</div>}
      </div>
    </header>
  );
}
