import type { ReactNode } from 'react';
import type { Plot, PlotBlock } from '@global-fit/report/model';
import { Climate } from './Climate.tsx';
import { Comparison } from './Comparison.tsx';
import { Contributions } from './Contributions.tsx';
import { Costs } from './Costs.tsx';
import { PlotAsTable } from './PlotAsTable.tsx';
import { ScoreBars } from './ScoreBars.tsx';
import { ScoreMap } from './ScoreMap.tsx';

function Drawing({ plot, places }: { plot: Plot; places: readonly string[] }) {
  switch (plot.type) {
    case 'score-bars':
      return <ScoreBars plot={plot} />;
    case 'contributions':
      return <Contributions plot={plot} />;
    case 'comparison':
      return <Comparison plot={plot} places={places} />;
    case 'climate':
      return <Climate plot={plot} />;
    case 'costs':
      return <Costs plot={plot} />;
    case 'world-map':
      return <ScoreMap plot={plot} />;
  }
}

/**
 * A plot with its title: one image for screen readers, with its figures as a table on demand. `places` names the
 * countries that a report recommends, as its comparisons label them; `mark` follows the title.
 */
export function Figure({
  block,
  places,
  mark,
}: {
  block: Pick<PlotBlock, 'title' | 'alt' | 'plot'>;
  places: readonly string[];
  mark?: ReactNode;
}) {
  return (
    <figure className="my-8 font-sans text-sm">
      <figcaption className="mb-3 font-serif text-md font-[530]">
        {block.title}
        {mark}
      </figcaption>
      <div role="img" aria-label={block.alt}>
        <Drawing plot={block.plot} places={places} />
      </div>
      <PlotAsTable plot={block.plot} title={block.title} />
    </figure>
  );
}
