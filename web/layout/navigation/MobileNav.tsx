import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { Close, MenuLines } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { useDisclosed } from '#ui/blocks/useDisclosed.ts';
import { NavLink } from './NavLink.tsx';
import { type NavGroup, navItems } from './navItems.ts';

function Group({
  title,
  groups,
  onFollow,
}: {
  title: string;
  groups: readonly NavGroup[];
  onFollow: () => void;
}) {
  return (
    <div className="border-b border-line py-3">
      <p className="font-serif text-lg">{title}</p>
      {groups.map((group, at) => (
        <div key={group.heading ?? at}>
          {group.heading && <p className="eyebrow mt-2">{group.heading}</p>}
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} onFollow={onFollow} className={linkStyle}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const linkStyle = 'block min-h-11 py-2.5 text-ink no-underline aria-[current=page]:text-accent';

/** The same items as a list under a menu button. A click elsewhere, Escape, a new page and leaving it close it. */
export function MobileNav() {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // A menu opened on the previous page is closed on this one.
  const isOpen = openedAt === key;
  const { trigger: opens, panel, panelRef } = useDisclosed(isOpen, (open) => setOpenedAt(open ? key : null));
  const close = (): void => setOpenedAt(null);
  // Whatever takes the focus next would be covered by the open menu.
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };

  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpenedAt(null);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenedAt(null);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  return (
    <div ref={root} className="lg:hidden" onBlur={leave}>
      <div data-menu>
        <button
          type="button"
          ref={trigger}
          {...opens}
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          className="grid size-[44px] place-items-center rounded-small text-ink hover:bg-inset"
        >
          {isOpen ? <Close /> : <MenuLines />}
        </button>
        <div {...panel} ref={panelRef} className="absolute inset-x-0 top-full z-20">
          <nav
            aria-label="Main"
            className="shell max-h-[calc(100dvh-var(--bar))] overflow-y-auto overscroll-contain border-b border-line bg-paper pb-8 shadow-[0_24px_32px_-24px_rgb(0_0_0/0.35)]"
          >
            {navItems.map((item) =>
              item.kind === 'link' ? (
                <NavLink
                  key={item.label}
                  to={item.to}
                  onFollow={close}
                  className="block border-b border-line py-3 font-serif text-lg text-ink no-underline"
                >
                  {item.label}
                </NavLink>
              ) : (
                <Group key={item.label} title={item.label} groups={item.groups} onFollow={close} />
              ),
            )}
            <ButtonLink to={paths.onboarding} className="mt-6 w-full">
              Start Your Journey
            </ButtonLink>
          </nav>
        </div>
      </div>
    </div>
  );
}
