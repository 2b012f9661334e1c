import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { ChevronLeft } from '#ui/icons.tsx';

export function HomeLink() {
  return (
    <Link
      to={paths.home}
      prefetch="intent"
      className="no-print inline-flex min-h-9 items-center gap-1 font-[550] text-accent no-underline hover:underline hover:underline-offset-4"
    >
      <ChevronLeft />
      Back to Home
    </Link>
  );
}
