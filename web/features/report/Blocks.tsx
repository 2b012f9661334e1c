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

/** The blocks of a section in their order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-4">
      {blocks.map((block, at) => (
        // A report is never edited on screen, so a place in the list names a block.
        <OneBlock key={at} block={block} />
      ))}
    </div>
  );
}
