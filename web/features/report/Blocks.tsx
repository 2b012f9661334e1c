import type { Block } from '@global-fit/report/model';
import { DataTable } from './DataTable.tsx';
import { Bullets, CalloutBox, Passage } from './Passage.tsx';
import { PlotFigure } from './PlotFigure.tsx';

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <Passage passage={block} />;
    case 'list':
      return <Bullets list={block} />;
    case 'table':
      return <DataTable table={block} />;
    case 'plot':
      return <PlotFigure block={block} />;
    default:
      return <CalloutBox callout={block} />;
  }
}

/** The blocks of a section in order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-4">
      {blocks.map((block, at) => (
        // A report never changes on screen, so the index can serve as key.
        <OneBlock key={at} block={block} />
      ))}
    </div>
  );
}
