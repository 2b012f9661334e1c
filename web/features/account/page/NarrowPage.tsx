import type { ReactNode } from 'react';
import { Card } from '#ui/blocks/Card.tsx';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';

/** A page with a single task: signing in, a new password, a confirmation. */
export function NarrowPage({
  title,
  lead,
  isOutcome = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Replaces the form that was sent. */
  isOutcome?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="shell pt-12 pb-24 md:pt-20">
      <div className="mx-auto max-w-md">
        <h1 ref={isOutcome ? takeLostFocus : undefined} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        {lead && <div className="mt-3 text-md text-ink-soft">{lead}</div>}
        <div className="mt-8">
          <Card framed>{children}</Card>
        </div>
      </div>
    </div>
  );
}
