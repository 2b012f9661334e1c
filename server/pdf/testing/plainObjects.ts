import { inflateSync } from 'node:zlib';

const STREAM = /<<([^]*?)>>\s*stream\n([^]*?)\nendstream/y;

/** An object as found through the cross-reference stream, independently of how it was packed. */
export interface PlainObjects {
  /** Number and text of every object except those that contain others. */
  readonly objects: ReadonlyMap<number, string>;
  /** The trailer of the file. */
  readonly trailer: string;
}

function streamAt(file: string, at: number): { readonly entries: string; readonly content: Buffer } {
  STREAM.lastIndex = file.indexOf('<<', at);
  const [, entries = '', content = ''] = STREAM.exec(file) ?? [];
  return { entries, content: inflateSync(Buffer.from(content, 'latin1')) };
}

const numberOf = (name: string, entries: string): number =>
  Number(new RegExp(`/${name} (\\d+)`).exec(entries)?.[1]);

/** Opens a packed PDF (`packObjects.ts`). Throws where its cross-reference stream is wrong. */
export function plainObjects(pdf: Uint8Array): PlainObjects {
  const file = Buffer.from(pdf).toString('latin1');
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const table = streamAt(file, tableAt);
  const widths = (/\/W \[(\d+) (\d+) (\d+)\]/.exec(table.entries)?.slice(1) ?? []).map(Number);
  const line = widths.reduce((sum, width) => sum + width, 0);
  const column = (number: number, index: number): number => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    return table.content.readUIntBE(number * line + before, widths[index] ?? 0);
  };
  const objects = new Map<number, string>();
  for (let number = 1; number < numberOf('Size', table.entries); number += 1) {
    const [kind, where, place] = [column(number, 0), column(number, 1), column(number, 2)];
    if (kind === 1) {
      const begin = `${number} 0 obj`;
      if (!file.startsWith(begin, where)) throw new Error(`No object ${number} at ${where}`);
      const text = file.slice(where, file.indexOf('endobj', where));
      if (!/^[^]{0,40}\/Type \/(ObjStm|XRef)/.test(text)) objects.set(number, text);
    } else {
      const { entries, content } = streamAt(file, column(where, 1));
      const held = content.toString('latin1');
      const first = numberOf('First', entries);
      const index = held.slice(0, first).trim().split(' ').map(Number);
      if (index[2 * place] !== number) throw new Error(`Stream ${where} holds no object ${number}`);
      const end = index[2 * place + 3];
      objects.set(
        number,
        held.slice(first + (index[2 * place + 1] ?? 0), end === undefined ? undefined : first + end),
      );
    }
  }
  return { objects, trailer: table.entries };
}

/** All objects of a packed PDF in sequence, as in an unpacked file. */
export function plainText(pdf: Uint8Array): string {
  const { objects } = plainObjects(pdf);
  return [...objects].map(([number, text]) => `${number} 0 obj\n${text}`).join('\n');
}
