import type { PlotBlock } from '@global-fit/report/model';
import { Figure } from '#plots/Figure.tsx';
import { BasisMark } from './BasisMark.tsx';
import { useReport } from './ReportContext.ts';

/** A plot of the report with the mark of its basis. */
export function PlotFigure({ block }: { block: PlotBlock }) {
  const { report } = useReport();
  return (
    <Figure
      block={block}
      places={report.places.map(({ country }) => country)}
      mark={<BasisMark basis={block} of={block.title} />}
    />
  );
}
