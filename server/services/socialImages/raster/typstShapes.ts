import { colourOf, type Colour, type Outline, type Point } from './sheet.ts';
import { readPathData } from './pathData.ts';

export interface Shape {
  readonly outline: Outline;
  readonly colour: Colour;
}

/** a b c d e f of an SVG matrix. */
type Matrix = readonly [number, number, number, number, number, number];

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function readTransform(text: string | undefined): Matrix {
  if (!text) return UNMOVED;
  const values = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  if (text.startsWith('matrix')) return values as unknown as Matrix;
  if (text.startsWith('translate')) return [1, 0, 0, 1, values[0] ?? 0, values[1] ?? 0];
  throw new Error(`The transform "${text}" cannot be drawn.`);
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * The glyphs of Typst's SVG output (translated groups, `use` of symbols with one path each) as shapes in the units of
 * its view box. Anything but text is ignored.
 */
export function readTypstText(svg: string): readonly Shape[] {
  const glyphs = new Map<string, Point[][]>();
  for (const [, id = '', data = ''] of svg.matchAll(/<symbol id="([^"]+)"[^>]*>\s*<path d="([^"]*)"/g))
    glyphs.set(id, readPathData(data));
  const shapes: Shape[] = [];
  const stack: Matrix[] = [UNMOVED];
  for (const [tag] of svg.matchAll(/<g\b[^>]*>|<\/g>|<use\b[^>]*>/g)) {
    const here = stack.at(-1) as Matrix;
    if (tag === '</g>') stack.pop();
    else if (tag.startsWith('<g')) stack.push(times(here, readTransform(attribute(tag, 'transform'))));
    else {
      const rings = glyphs.get(attribute(tag, 'xlink:href')?.slice(1) ?? '');
      if (!rings) continue;
      const x = Number(attribute(tag, 'x'));
      const y = Number(attribute(tag, 'y'));
      const [a, b, c, d, e, f] = times(here, [1, 0, 0, 1, x, y]);
      const outline = rings.map((ring) =>
        ring.map(([px, py]): Point => [a * px + c * py + e, b * px + d * py + f]),
      );
      shapes.push({ outline, colour: colourOf(attribute(tag, 'fill') ?? '#000000') });
    }
  }
  return shapes;
}
