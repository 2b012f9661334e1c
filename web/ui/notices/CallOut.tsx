import type { ReactNode } from 'react';

/** The closing block of a page: a question, and buttons that answer it. */
export function CallOut({
  id,
  title,
  children,
  actions,
}: {
  id: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="-mt-px border-t border-line">
      <div className="shell flex flex-wrap items-center justify-between gap-x-12 gap-y-7 py-14 md:py-16">
        <div className="max-w-text">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <div className="mt-3 text-ink-soft">{children}</div>
        </div>
        <div className="flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  );
}
