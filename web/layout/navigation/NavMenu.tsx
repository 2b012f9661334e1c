import { type KeyboardEvent, useId, useRef } from 'react';
import { ChevronDown } from '#ui/icons.tsx';
import { useDisclosed } from '#ui/blocks/useDisclosed.ts';
import { moveFocus } from './moveFocus.ts';
import { NavLink } from './NavLink.tsx';
import type { NavGroup } from './navItems.ts';

const linksIn = (panel: HTMLElement | null): HTMLElement[] =>
  panel ? [...panel.querySelectorAll<HTMLElement>('a')] : [];

/** A dropdown of the wide bar: a disclosure of plain links with arrow-key support. */
export function NavMenu({
  label,
  groups,
  isOpen,
  onOpenChange,
  triggerClassName,
}: {
  label: string;
  groups: readonly NavGroup[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerClassName: string;
}) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { trigger: opens, panel, panelRef } = useDisclosed(isOpen, onOpenChange);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      onOpenChange(false);
      trigger.current?.focus();
    } else if (event.key === 'ArrowDown' && document.activeElement === trigger.current) {
      event.preventDefault();
      onOpenChange(true);
      requestAnimationFrame(() => linksIn(panelRef.current)[0]?.focus());
    } else if (panelRef.current?.contains(document.activeElement)) {
      if (moveFocus(event.key, 'list', linksIn(panelRef.current))) event.preventDefault();
    }
  };

  return (
    // Keys of the button and of the links inside are heard here, where both are known.
    <div onKeyDownCapture={onKeyDown}>
      <div data-menu>
        <button type="button" ref={trigger} {...opens} className={triggerClassName} data-top>
          {label}
          <ChevronDown
            width="16"
            height="16"
            className={`text-ink-soft transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        <div {...panel} ref={panelRef} className="absolute top-full left-0 z-20 w-max">
          {/* A closed panel keeps its own box, so the sheet is drawn inside it. */}
          <div className="mt-1 min-w-56 rounded-card border border-line bg-sheet p-2 shadow-[0_12px_32px_-12px_rgb(0_0_0/0.28)]">
            {groups.map((group, at) => (
              <div key={group.heading ?? at} className={at > 0 ? 'mt-2 border-t border-line pt-2' : ''}>
                {group.heading && (
                  <p id={`${id}-${at}`} className="eyebrow px-3 pt-1.5 pb-1">
                    {group.heading}
                  </p>
                )}
                <ul
                  aria-labelledby={group.heading ? `${id}-${at}` : undefined}
                  aria-label={group.heading ? undefined : label}
                >
                  {group.links.map((link) => (
                    <li key={link.to}>
                      <NavLink
                        to={link.to}
                        onFollow={() => onOpenChange(false)}
                        className="block rounded-small px-3 py-2 text-[0.94rem] text-ink no-underline hover:bg-inset focus-visible:outline-offset-0 aria-[current]:text-accent"
                      >
                        {link.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
