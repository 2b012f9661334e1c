import { editionText } from '@global-fit/report/imprint';
import { Link } from 'react-router';
import { reportPath } from '#paths.ts';

/** Links to the finished editions of a report; nothing where there is only one. */
export function EditionSwitch({
  orderId,
  editions,
  shown,
}: {
  orderId: string;
  editions: readonly number[];
  shown: number;
}) {
  if (editions.length < 2) return null;
  return (
    <nav aria-label="Editions">
      <ul className="flex flex-wrap gap-x-1">
        {editions.toReversed().map((edition) => (
          <li key={edition}>
            <Link
              to={reportPath(orderId, edition)}
              aria-current={edition === shown ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 marked-when-current px-2 text-ink-soft no-underline hover:text-ink aria-[current=page]:text-ink"
            >
              {editionText(edition)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
