import { join } from 'node:path';
import type { Outlines } from '@global-fit/atlas/places/outlines';
import { fonts, light } from '@global-fit/tokens/tokens';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from '#pdf/typstFonts';
import type { CardContent } from './cardContent.ts';
import { drawGlobe } from './cardMap.ts';
import { encodePng } from './raster/png.ts';
import { colourOf, createSheet, fill, type Point, type Sheet, stroked } from './raster/sheet.ts';
import { readTypstText } from './raster/typstShapes.ts';

/** The size that link previews expect. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

function frame(sheet: Sheet, inset: number, width: number, hex: string): void {
  const [right, bottom] = [sheet.width - inset, sheet.height - inset];
  const corners: readonly Point[] = [
    [inset, inset],
    [right, inset],
    [right, bottom],
    [inset, bottom],
    [inset, inset],
  ];
  fill(sheet, stroked(corners, width), colourOf(hex));
}

/**
 * Returns the blocking function that draws cards, with the fonts loaded. Typst sets the words; the rest is drawn
 * here.
 */
export function openCardDrawer(outlines: Outlines): (content: CardContent) => Buffer {
  const workspace = import.meta.dirname;
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFolders()] }] });
  return (content) => {
    const { width, height } = CARD_SIZE;
    const sheet = createSheet(width, height, colourOf(light.paper));
    drawGlobe(sheet, outlines, content.country, light);
    const card = { ...content, ...fonts, ink: light.ink, soft: light.inkSoft, accent: light.accent };
    const svg = compiler.plainSvg({
      mainFilePath: join(workspace, 'card.typ'),
      inputs: { card: JSON.stringify(card) },
    });
    for (const { outline, colour } of readTypstText(svg)) fill(sheet, outline, colour);
    frame(sheet, 22, 1.6, light.lineStrong);
    frame(sheet, 28, 1, light.line);
    compiler.evictCache(10);
    return encodePng(sheet);
  };
}
