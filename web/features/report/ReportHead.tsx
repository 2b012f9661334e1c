import { dayText, editionText, TIER_TITLES } from '@global-fit/report/imprint';
import type { ReportDocument } from '@global-fit/report/model';
import type { ReactNode } from 'react';
import { WorldMap } from '#maps/WorldMap.tsx';

/** The cover: title, recipient, and available actions (`children`). */
export function ReportHead({ report, children }: { report: ReportDocument; children?: ReactNode }) {
  const [main = report.title, ...rest] = report.title.split(': ');
  return (
    <header className="relative overflow-hidden border-b border-line bg-sheet">
      {/* All of it in view: a report may be of Japan, Australia or New Zealand. */}
      <WorldMap
        filled={report.places.map(({ iso3 }) => iso3)}
        className="pointer-events-none absolute top-1/2 right-4 hidden w-[min(46rem,48vw)] -translate-y-1/2 opacity-90 lg:block"
      />
      <div className="shell relative pt-12 pb-10 md:pt-16">
        <div className="max-w-text">
          <p className="eyebrow text-accent">
            {TIER_TITLES[report.tier]} · {editionText(report.revision)}
          </p>
          <h1 className="mt-3 text-3xl md:text-4xl">
            {main}
            {rest.length > 0 && (
              <span className="mt-2 block text-xl md:text-2xl">
                <span className="sr-only">: </span>
                {rest.join(': ')}
              </span>
            )}
          </h1>
          <p className="mt-4 font-serif text-md text-ink-soft">
            {report.customerName && (
              <>
                Prepared for <bdi>{report.customerName}</bdi>,{' '}
              </>
            )}
            {dayText(report)}
          </p>
          {children && <div className="no-print mt-7">{children}</div>}
        </div>
      </div>
    </header>
  );
}
