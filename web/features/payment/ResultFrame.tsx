import { type ReactNode, useEffect, useRef } from 'react';
import { useTabTitle } from '#ui/browser/useTabTitle.ts';

/** A view of a payment result: icon, title and what follows. The title takes the focus when the view changes. */
export function ResultFrame({
  sign,
  title,
  lead,
  children,
}: {
  sign: ReactNode;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useTabTitle(title);
  return (
    <div className="shell py-12 md:py-16">
      <div className="mx-auto max-w-xl">
        {sign}
        <h1 ref={heading} tabIndex={-1} className="mt-5 text-2xl focus:outline-none md:text-3xl">
          {title}
        </h1>
        <div className="mt-3 text-md text-ink-soft">{lead}</div>
        <div className="mt-8 space-y-8">{children}</div>
      </div>
    </div>
  );
}

const TONES = {
  good: 'bg-good-wash text-good',
  caution: 'bg-caution-wash text-caution',
  danger: 'bg-danger-wash text-danger',
} as const;

/** The round icon above a result. */
export function Sign({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return <span className={`grid size-14 place-items-center rounded-full ${TONES[tone]}`}>{children}</span>;
}
