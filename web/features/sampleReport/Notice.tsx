import { Portrait } from './Portrait.tsx';

/** What readers should know beforehand: four points and the sample person. */
export function Notice() {
  return (
    <aside aria-labelledby="notice" className="neatline grid bg-sheet sm:grid-cols-[11rem_1fr] print:block">
      <Portrait className="no-print hidden h-full w-full object-cover sm:block" />
      <div className="p-5 sm:p-7">
        <h2 id="notice" className="flex items-center gap-4 text-xl">
          <Portrait className="no-print size-12 shrink-0 rounded-full object-cover sm:hidden" />
          This is a sample
        </h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-accent">
          <li>The person is made up: Alex Morgan, single, a remote digital marketing professional.</li>
          <li>It is a Silver report; what Bronze and Gold hold stands beside their prices.</li>
          <li>
            The five cities and their scores are illustrations; all else is written as every report is, from
            the same public figures, each with its year and source.
          </li>
          <li>Yours follows from your own answers: other places, other reasons, another plan.</li>
        </ul>
      </div>
    </aside>
  );
}
