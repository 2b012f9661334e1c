import { useEffect, useRef } from 'react';
import { ChevronDown } from '#ui/icons.tsx';
import type { ContentsEntry } from './contents.ts';
import { useCurrentSection } from './useCurrentSection.ts';

const linkStyle =
  'block border-l-2 marked-when-current py-1 pl-3 leading-snug text-ink-soft no-underline hover:text-ink aria-[current=true]:text-ink';

function Entries({
  entries,
  current,
  onFollow,
}: {
  entries: readonly ContentsEntry[];
  current: string | null;
  onFollow?: () => void;
}) {
  const isIn = (entry: ContentsEntry): boolean =>
    entry.id === current || entry.under.some(({ id }) => id === current);
  return (
    <ol className="text-sm">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            onClick={onFollow}
            aria-current={entry.id === current ? 'true' : undefined}
            className={`${linkStyle} min-h-6 font-[500]`}
          >
            {entry.label}
          </a>
          {entry.under.length > 0 && isIn(entry) && (
            <ol className="mb-1 ml-3">
              {entry.under.map(({ id, label }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={onFollow}
                    aria-current={id === current ? 'true' : undefined}
                    className={`${linkStyle} min-h-6`}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The table of contents: beside the report on a wide window, collapsed above it on a narrow one. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const ids = entries.flatMap((entry) => [entry.id, ...entry.under.map(({ id }) => id)]);
  const current = useCurrentSection(ids);
  const chapter = entries.find(
    (entry) => entry.id === current || entry.under.some(({ id }) => id === current),
  );
  const rail = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDetailsElement>(null);

  // The list scrolls by itself where it is longer than the window, and keeps the current entry visible.
  useEffect(() => {
    const box = rail.current;
    const link = box?.querySelector<HTMLElement>(`a[href="#${CSS.escape(current ?? '')}"]`);
    if (!box || !link) return;
    const offset = link.offsetTop - box.offsetTop;
    if (offset < box.scrollTop || offset > box.scrollTop + box.clientHeight - 48)
      box.scrollTop = offset - box.clientHeight / 2;
  }, [current]);

  const fold = (): void => bar.current?.removeAttribute('open');
  return (
    <>
      <nav
        ref={rail}
        aria-label="Contents of the report"
        className="no-print sticky top-[calc(var(--bar)+1.5rem)] hidden max-h-[calc(100dvh-var(--bar)-3rem)] overflow-y-auto overscroll-contain pr-2 lg:block"
      >
        <p className="eyebrow mb-3 pl-3">Contents</p>
        <Entries entries={entries} current={current} />
      </nav>
      <details
        ref={bar}
        className="group no-print relative z-20 tall:sticky tall:top-(--bar) -mx-(--gutter) border-b border-line bg-paper lg:hidden"
      >
        <summary className="shell flex min-h-12 list-none items-center justify-between gap-4 text-sm font-[530] [&::-webkit-details-marker]:hidden">
          <span className="truncate">
            <span className="text-ink-soft">Contents</span>
            {chapter && ` · ${chapter.label}`}
          </span>
          <ChevronDown className="shrink-0 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <nav
          aria-label="Contents of the report"
          className="shell max-h-[65dvh] overflow-y-auto overscroll-contain border-t border-line py-3"
        >
          <Entries entries={entries} current={current} onFollow={fold} />
        </nav>
      </details>
    </>
  );
}
