/**
 * Leads the small numbers of a finished file to their sources.
 *
 * Typst finds a label's page only after a first setting, and then sets every paragraph that leads there once more, and
 * nearly every paragraph has such numbers (what that costs: bench/report/sourceLinks.bench.ts). They are therefore set
 * as links to an address that only this file knows, `source:28`, and are turned here into links within the file, at
 * their places and in their lengths, so that nothing behind them moves.
 */

/** Where the entry of a source begins; from the template's `<source-places>`. */
export interface SourcePlace {
  readonly number: number;
  /** Page from 1, and lengths from its upper left corner as Typst writes them ("310.39pt"). */
  readonly at: { readonly page: number; readonly x: string; readonly y: string };
}

/**
 * A link annotation to such an address: what it does, what stands between, what a screen reader says of it. No words of
 * a customer can read like one: "(" is escaped in the strings of a PDF and "<" in its metadata.
 */
const LINK =
  /\/A <<\s*\/Type \/Action\s*\/S \/URI\s*\/URI \(source:(\d+)\)\s*>>([^<>()]*)\/Contents \(source:\d+\)/g;
const LEFT_OVER = /<<\s*\/Type \/Action\s*\/S \/URI\s*\/URI \(source:/;
const PAGES = /\/Type \/Pages\s[^>]*?\/Kids \[([^\]]*)\]|\/Kids \[([^\]]*)\][^>]*?\/Type \/Pages\s/;
const PAGE_HEIGHT = /\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/;
/** What is left of the page above the entry, so that it does not stick to the edge; points, as Typst does it. */
const ROOM_ABOVE = 10;

/** The file with its links pointed. Throws where a link leads nowhere or the file is not built as it should be. */
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

/** The pages in their order, each as a reference ("5901 0 R"). */
function pagesOf(file: string): readonly string[] {
  const found = PAGES.exec(file);
  return (found?.[1] ?? found?.[2] ?? '').match(/\d+ \d+ R/g) ?? [];
}
