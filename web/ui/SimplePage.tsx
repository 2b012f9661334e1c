import type { ReactNode } from 'react';
import { NavTile } from './NavTile.tsx';
import { PageHeader } from './PageHeader.tsx';

export interface Onward {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** A short page: what it is about, and where to go from here. */
export function SimplePage({
  eyebrow,
  title,
  intro,
  onward,
}: {
  eyebrow: string;
  title: string;
  intro: ReactNode;
  onward: readonly Onward[];
}) {
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title}>
        {intro}
      </PageHeader>
      <section aria-labelledby="onward" className="shell py-14 md:py-16">
        <h2 id="onward" className="text-xl">
          From here
        </h2>
        <div className="mt-6 grid gap-5 md:grid-cols-3">
          {onward.map((tile) => (
            <NavTile key={tile.to} {...tile} />
          ))}
        </div>
      </section>
    </>
  );
}
