import type { ReactNode } from 'react';

/** A section of the account page: title and description on the left, controls on the right. */
export function Panel({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-9 md:grid-cols-[2fr_3fr]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <div className="mt-2 max-w-text text-ink-soft">{text}</div>}
      </div>
      <div className="max-w-text">{children}</div>
    </section>
  );
}
