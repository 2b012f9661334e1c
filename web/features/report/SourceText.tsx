import type { SourceEntry } from '@global-fit/report/model';

/** The citation of a source: publisher, title, years, licence and remark. */
export function SourceText({ source }: { source: SourceEntry }) {
  return (
    <>
      {source.publisher}, <cite>{source.title}</cite>
      {source.years && <span className="figures"> ({source.years})</span>}
      <span className="text-ink-soft">
        {' · '}
        {source.licence}
        {source.remark && ` · ${source.remark}`}
      </span>
    </>
  );
}
