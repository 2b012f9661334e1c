import type { SourceEntry } from '@global-fit/report/model';
import { sourceAnchor } from './sources.ts';
import { SourceText } from './SourceText.tsx';

/** Every source of the report with the number by which passages refer to it. */
export function SourceList({ sources }: { sources: readonly SourceEntry[] }) {
  return (
    <ol className="space-y-2 font-sans text-sm">
      {sources.map((source, at) => (
        <li
          key={`${source.publisher}${source.title}`}
          id={sourceAnchor(at + 1)}
          tabIndex={-1}
          className="flex gap-3 px-1 target:bg-accent-wash focus:bg-accent-wash"
        >
          <span className="figures w-7 shrink-0 text-right font-[550] text-accent">{at + 1}</span>
          <span className="min-w-0">
            <SourceText source={source} />
          </span>
        </li>
      ))}
    </ol>
  );
}
