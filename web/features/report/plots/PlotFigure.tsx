import type { Plot, PlotBlock } from '@global-fit/report/model';
import { BasisMark } from '../BasisMark.tsx';
import { Climate } from './Climate.tsx';
import { Comparison } from './Comparison.tsx';
import { Contributions } from './Contributions.tsx';
import { Costs } from './Costs.tsx';
import { PlotAsTable } from './PlotAsTable.tsx';
import { ScoreBars } from './ScoreBars.tsx';
import { ScoreMap } from './ScoreMap.tsx';

function Drawing({ plot }: { plot: Plot }) {
  switch (plot.type) {
    case 'score-bars':
      return <ScoreBars plot={plot} />;
    case 'contributions':
      return <Contributions plot={plot} />;
    case 'comparison':
      return <Comparison plot={plot} />;
    case 'climate':
      return <Climate plot={plot} />;
    case 'costs':
      return <Costs plot={plot} />;
    case 'world-map':
      return <ScoreMap plot={plot} />;
  }
}

/** A plot under its title: one picture to a screen reader, with its figures as a table on demand. */
export function PlotFigure({ block }: { block: PlotBlock }) {
  return (
    <figure className="my-8 font-sans text-sm">
      <figcaption className="mb-3 font-serif text-md font-[530]">
        {block.title}
        <BasisMark basis={block} />
      </figcaption>
      <div role="img" aria-label={block.alt}>
        <Drawing plot={block.plot} />
      </div>
      <PlotAsTable plot={block.plot} title={block.title} />
    </figure>
  );
}
