import type { ReactNode } from 'react';
import { Disclosure } from '#ui/blocks/Disclosure.tsx';

/** The sections beside the questions where there is room, otherwise collapsed above them. */
export function AssessmentLayout({ overview, children }: { overview: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-14 lg:grid-cols-[17rem_minmax(0,42rem)] lg:justify-center">
      <div className="hidden lg:block">
        <div className="sticky top-[calc(var(--bar)+1.5rem)]">{overview}</div>
      </div>
      <div className="min-w-0">
        <div className="mb-6 border-b border-line pb-3 lg:hidden">
          <Disclosure title="All sections">{overview}</Disclosure>
        </div>
        {children}
      </div>
    </div>
  );
}
