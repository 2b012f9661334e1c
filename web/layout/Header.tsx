import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { ThemeToggle } from '#theme/ThemeToggle.tsx';
import { Person } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { DesktopNav } from './navigation/DesktopNav.tsx';
import { HomeMark } from './HomeMark.tsx';
import { MobileNav } from './navigation/MobileNav.tsx';

/** The navigation bar; it stays at the top unless the window is very low. */
export function Header() {
  return (
    <header className="no-print relative z-30 tall:sticky tall:top-0 border-b border-line bg-paper">
      <div className="shell flex min-h-(--bar) items-center gap-[8px]">
        <HomeMark />
        <DesktopNav />
        <div className="flex items-center gap-[4px] lg:ml-auto">
          <ThemeToggle />
          <Link
            to={paths.account}
            aria-label="My account"
            title="My account"
            className="grid size-[44px] place-items-center rounded-small text-ink hover:bg-inset"
          >
            <Person />
          </Link>
          <span className="ml-2 hidden whitespace-nowrap sm:block">
            <ButtonLink to={paths.onboarding} size="small">
              Start Your Journey
            </ButtonLink>
          </span>
          <MobileNav />
        </div>
      </div>
    </header>
  );
}
