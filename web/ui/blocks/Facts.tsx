import type { ReactNode } from 'react';

/** Terms and their values, in two columns where there is room. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 first:pt-0 last:pb-0"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd dir="auto" className="min-w-0 font-[530] wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
