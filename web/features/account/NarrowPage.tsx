import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';

/** One task on one sheet: signing in, a new password, a confirmation. */
export function NarrowPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="shell pt-12 pb-24 md:pt-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">{title}</h1>
        {lead && <div className="mt-3 text-md text-ink-soft">{lead}</div>}
        <div className="mt-8">
          <Card framed>{children}</Card>
        </div>
      </div>
    </div>
  );
}
