import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import { visitSection } from '../scrolling/scrollToSection.ts';
import { useSectionRead } from '../scrolling/sectionSpy.ts';

/**
 * A link of the bar or the footer. A link to a section of the home page scrolls there on the home page, and otherwise
 * opens the home page with the section's hash.
 */
export function NavLink({
  to,
  className,
  onFollow,
  isTopLevel = false,
  children,
}: {
  to: string;
  className?: string;
  onFollow?: () => void;
  /** Arrow keys of the wide bar move among its top-level controls. */
  isTopLevel?: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const section = to.startsWith('/#') ? to.slice(2) : null;
  const reading = useSectionRead();

  const isHere = section === null && pathname === to;
  const isRead = section !== null && pathname === paths.home && section === reading;

  const follow = (event: MouseEvent): void => {
    onFollow?.();
    if (section && isPlainClick(event) && pathname === paths.home && visitSection(section))
      event.preventDefault();
  };
  return (
    <Link
      to={to}
      prefetch="intent"
      className={className}
      onClick={follow}
      data-top={isTopLevel || undefined}
      aria-current={isHere ? 'page' : isRead ? 'location' : undefined}
    >
      {children}
    </Link>
  );
}
