import { Link } from 'react-router';
import { ResourceIcon } from './ResourceIcon.tsx';

export interface CardContent {
  /** Selects the icon. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly route: string;
  readonly action: string;
  readonly label?: string;
}

/** A tool or a guide; the whole card is the link. */
export function ResourceCard({ card, highlighted = false }: { card: CardContent; highlighted?: boolean }) {
  const { id, title, description, route, action, label } = card;
  return (
    <Link
      to={route}
      prefetch="intent"
      className={`group flex h-full flex-col rounded-card border p-5 no-underline transition-colors duration-150 sm:p-6 ${
        highlighted
          ? 'border-accent bg-sheet hover:bg-accent-wash'
          : 'border-line bg-sheet hover:border-line-strong'
      }`}
    >
      <span className="flex items-center justify-between gap-4">
        <ResourceIcon id={id} />
        {label && <span className="text-sm text-ink-soft">{label}</span>}
      </span>
      <h3 className="mt-4 text-lg text-ink">{title}</h3>
      <p className="mt-2 mb-5 text-ink-soft">{description}</p>
      <span className="mt-auto font-[550] text-accent group-hover:underline group-hover:underline-offset-4">
        {action} <span aria-hidden="true">→</span>
      </span>
    </Link>
  );
}
