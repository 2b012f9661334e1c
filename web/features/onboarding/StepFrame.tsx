import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { useTabTitle } from '#ui/browser/useTabTitle.ts';
import { useOnboarding } from './useOnboarding.ts';

interface StepHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly narrow?: boolean;
}

/** Title and description of a step. */
export function StepHead({
  title,
  lead,
  narrow = false,
  heading,
}: StepHeadProps & { heading?: Ref<HTMLHeadingElement> }) {
  return (
    <header className={narrow ? '' : 'max-w-text'}>
      <h1 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none md:text-3xl">
        {title}
      </h1>
      {lead && <div className="mt-3 text-md text-ink-soft">{lead}</div>}
    </header>
  );
}

/** The page of a step: its heading takes the focus after a move, so that screen readers announce it. */
export function StepFrame({
  title,
  lead,
  narrow = false,
  children,
}: StepHeadProps & { children: ReactNode }) {
  const { state } = useOnboarding();
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (Number.isFinite(state.movedAt)) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  useTabTitle(title);
  return (
    <section className={narrow ? 'mx-auto max-w-xl' : ''}>
      <StepHead title={title} lead={lead} narrow={narrow} heading={heading} />
      <div className="mt-8">{children}</div>
    </section>
  );
}
