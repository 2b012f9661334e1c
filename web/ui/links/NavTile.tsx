import { isPayingPage } from '@global-fit/contract/payingPages';
import { Link } from 'react-router';

/** A card that is entirely a link to another page. */
export function NavTile({
  to,
  title,
  text,
  action,
}: {
  to: string;
  title: string;
  text: string;
  action: string;
}) {
  return (
    <Link
      to={to}
      prefetch="intent"
      reloadDocument={isPayingPage(to)}
      className="group flex h-full flex-col rounded-card border border-line bg-sheet p-5 no-underline hover:border-line-strong sm:p-6"
    >
      <h3 className="text-lg text-ink">{title}</h3>
      <p className="mt-2 mb-5 text-ink-soft">{text}</p>
      <span className="mt-auto font-[550] text-accent group-hover:underline group-hover:underline-offset-4">
        {action} <span aria-hidden="true">→</span>
      </span>
    </Link>
  );
}
