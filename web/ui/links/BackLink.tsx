import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { ChevronLeft } from '../icons.tsx';

/** The way back, above a page's title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="no-print inline-flex min-h-9 items-center gap-1 font-[550] text-accent no-underline hover:underline hover:underline-offset-4"
    >
      <ChevronLeft />
      {children}
    </Link>
  );
}
