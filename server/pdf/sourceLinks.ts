/**
 * Links the small numbers in a finished file to their sources.
 *
 * Typst knows a label's page only after a first layout and then lays out every paragraph with a reference again, and
 * nearly every paragraph has such numbers (the cost: bench/report/sourceLinks.bench.ts). They are therefore set as
 * links to an address that only this file knows, `source:28`, and replaced here by internal links of the same length,
 * so that no later byte moves.
 */

/** Where the entry of a source begins, from the template's `<source-places>`. */
export interface SourcePlace {
  readonly number: number;
  /** Page numbers from 1; lengths from the upper left corner as Typst writes them ("310.39pt"). */
  readonly at: { readonly page: number; readonly x: string; readonly y: string };
}

/**
 * A link annotation to such an address: its action, the entries in between, its text for screen readers. A customer's
 * words can never match: "(" is escaped in PDF strings and "<" in the metadata.
 */
const LINK =
  /\/A <<\s*\/Type \/Action\s*\/S \/URI\s*\/URI \(source:(\d+)\)\s*>>([^<>()]*)\/Contents \(source:\d+\)/g;
const LEFT_OVER = /<<\s*\/Type \/Action\s*\/S \/URI\s*\/URI \(source:/;
const PAGES = /\/Type \/Pages\s[^>]*?\/Kids \[([^\]]*)\]|\/Kids \[([^\]]*)\][^>]*?\/Type \/Pages\s/;
const PAGE_HEIGHT = /\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/;
/** Space left above the entry, in points, as Typst leaves it. */
const ROOM_ABOVE = 10;

/** The file with its links resolved. Throws on a link without a target and on a file of unexpected structure. */
export function pointSourceLinks(pdf: Buffer, places: readonly SourcePlace[]): Buffer<ArrayBuffer> {
  const file = pdf.toString('latin1');
  const height = Number(PAGE_HEIGHT.exec(file)?.[1]);
  const pages = pagesOf(file);
  const byNumber = new Map(places.map(({ number, at }) => [number, at]));
  const pointed = file.replace(LINK, (link, number: string, between: string) => {
    const at = byNumber.get(Number(number));
    const page = at && pages[at.page - 1];
    if (!at || !page) throw new Error(`The PDF links to source ${number}, which it does not list`);
    const top = Math.min(height, height - Number.parseFloat(at.y) + ROOM_ABOVE);
    const left = Number.parseFloat(at.x);
    const target = `/Dest [${page} /XYZ ${left.toFixed(2)} ${top.toFixed(2)} 0]`;
    return `${target}${between}/Contents (page ${at.page})`.padEnd(link.length);
  });
  if (pointed.length !== file.length) throw new Error('A link of the PDF is longer than the place it had');
  if (LEFT_OVER.test(pointed)) throw new Error('A link of the PDF still leads outside it');
  return Buffer.from(pointed, 'latin1');
}

/** The pages in order, each as a reference ("5901 0 R"). */
function pagesOf(file: string): readonly string[] {
  const found = PAGES.exec(file);
  return (found?.[1] ?? found?.[2] ?? '').match(/\d+ \d+ R/g) ?? [];
}
