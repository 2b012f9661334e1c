import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, NavLink, useLocation, useNavigationType } from 'react-router';
import { paths } from '#paths.ts';
import { SignedInForNow } from '../session/SignedInForNow.tsx';
import { SignOut } from '../session/SignOut.tsx';

const tabStyle =
  'inline-flex min-h-11 items-center border-b-2 marked-when-current text-ink-soft no-underline hover:text-ink aria-[current=page]:text-ink';

/** Title, tabs and content of an account page, which takes the focus after a navigation. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const arrivedBy = useNavigationType();
  const takeFocus = useEffectEvent(() => {
    if (arrivedBy !== NavigationType.Pop || window.history.state?.idx > 0)
      heading.current?.focus({ preventScroll: true });
  });
  // Moves within the content manage the focus themselves.
  useEffect(() => takeFocus(), [pathname]);
  return (
    <div className="shell pt-8 pb-24 md:pt-12">
      <SignedInForNow />
      <div className="no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-line">
        <nav aria-label="My account" className="flex gap-7">
          <NavLink to={paths.account} end className={tabStyle}>
            Orders
          </NavLink>
          <NavLink to={paths.accountSettings} className={tabStyle}>
            Settings
          </NavLink>
        </nav>
        <SignOut />
      </div>
      <div className="mt-10">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {title}
        </h1>
        {lead && <div className="mt-3 max-w-text text-md text-ink-soft">{lead}</div>}
      </div>
      <div className="mt-10">{children}</div>
    </div>
  );
}
