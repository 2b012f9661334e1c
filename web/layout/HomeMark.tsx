import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { Wordmark } from './Wordmark.tsx';

/** The name in the bar, linked to the home page. */
export function HomeMark() {
  return (
    <Link to={paths.home} className="mr-auto flex py-2 text-ink no-underline lg:mr-6">
      <Wordmark />
      <span className="sr-only">, home page</span>
    </Link>
  );
}
