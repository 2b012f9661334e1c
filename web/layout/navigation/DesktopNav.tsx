import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { moveFocus } from './moveFocus.ts';
import { NavLink } from './NavLink.tsx';
import { NavMenu } from './NavMenu.tsx';
import { navItems } from './navItems.ts';

/** Arrow keys move among the bar's own controls. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const onTop = (event.target as HTMLElement).hasAttribute('data-top');
  if (onTop && moveFocus(event.key, 'row', topLevel(event.currentTarget))) event.preventDefault();
}

const topLevel = (bar: HTMLElement): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('[data-top]')];

/** The wide navigation bar. One menu is open at a time; a click elsewhere, Escape and a new page close it. */
export function DesktopNav() {
  const [opened, setOpened] = useState<{ menu: string; at: string } | null>(null);
  const bar = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // A menu opened on the previous page is closed on this one.
  const open = opened?.at === key ? opened.menu : null;

  useEffect(() => {
    if (open === null) return;
    const outside = (event: Event): void => {
      if (!bar.current?.contains(event.target as Node)) setOpened(null);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const setOpen = (menu: string | null): void => setOpened(menu === null ? null : { menu, at: key });

  return (
    // Keys of the bar's controls are heard here, where all of them are known.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav aria-label="Main" ref={bar} onKeyDown={onKeyDown} className="hidden lg:block">
      <ul className="flex items-center xl:gap-1">
        {navItems.map((item) => (
          <li key={item.label} className="relative">
            {item.kind === 'link' ? (
              <NavLink to={item.to} className={topStyle} isTopLevel>
                {item.label}
              </NavLink>
            ) : (
              <NavMenu
                label={item.label}
                groups={item.groups}
                isOpen={open === item.label}
                onOpenChange={(isOpen) => setOpen(isOpen ? item.label : null)}
                triggerClassName={topStyle}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const topStyle =
  'inline-flex min-h-11 items-center gap-1 rounded-small px-2 text-[0.94rem] font-[480] whitespace-nowrap text-ink no-underline xl:px-3 hover:bg-inset aria-[current=page]:text-accent active:bg-inset';
