import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useOnboarding } from './useOnboarding.ts';

/** One step's page: its heading, which takes the focus after a move so that a screen reader hears where it is. */
export function StepFrame({
  title,
  lead,
  narrow = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}) {
  const { state } = useOnboarding();
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (Number.isFinite(state.movedAt)) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  return (
    <section className={narrow ? 'mx-auto max-w-xl' : ''}>
      <header className={narrow ? '' : 'max-w-text'}>
        <h1 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none md:text-3xl">
          {title}
        </h1>
        {lead && <div className="mt-3 text-md text-ink-soft">{lead}</div>}
      </header>
      <div className="mt-8">{children}</div>
    </section>
  );
}
