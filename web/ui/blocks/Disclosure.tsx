import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { ChevronRight } from '../icons.tsx';

/**
 * "Why we ask", "Sources": more on demand, within the flow of the page. Not a heading, because dozens of them would
 * drown the page's own.
 */
export function Disclosure(props: {
  title: string;
  /** What it is about, for who hears the title away from its place: many on a page share theirs. */
  about?: string;
  children: ReactNode;
}) {
  const { title, about, children } = props;
  return (
    <AriaDisclosure className="group">
      <Button
        slot="trigger"
        className="inline-flex min-h-9 items-center gap-1.5 text-sm font-[530] text-accent underline-offset-4 hover:underline"
      >
        <ChevronRight
          width="16"
          height="16"
          className="transition-transform duration-150 group-data-expanded:rotate-90"
        />
        <span>
          {title}
          {about && <span className="sr-only">: {about}</span>}
        </span>
      </Button>
      <DisclosurePanel className="text-sm text-ink-soft">
        <div className="border-l-2 border-line py-1 pl-4">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
