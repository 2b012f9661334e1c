/**
 * Makes a finished PDF smaller. More than half of it are short objects in plain text: the role of each piece of text
 * for screen readers, the place of each link. They are moved into compressed object streams, and the cross-reference
 * table becomes a compressed stream (ISO 32000-1, 7.5.7 and 7.5.8; supported since PDF 1.5). Objects and their
 * numbers do not change.
 */
import { deflateSync } from 'node:zlib';

/** Objects per stream. More would save little, and a reader has to decompress the whole stream to read one of them. */
const OBJECTS_EACH = 200;

/** Bytes of each column of the cross-reference stream: type, position, index in the stream. */
const COLUMNS = [1, 4, 2] as const;
const LINE = COLUMNS[0] + COLUMNS[1] + COLUMNS[2];
/** Types of entries: the object is at an offset in the file, or in the object stream with this number. */
const IN_FILE = 1;
const IN_STREAM = 2;

/**
 * The plain cross-reference table and the trailer: number of objects, their offsets, trailer entries, offset of the
 * table.
 */
const TABLE =
  /xref\s+0 (\d+)\s+\d{10} 65535 f\s+((?:\d{10} 00000 n\s+)*)trailer\s+<<([^]*?)>>\s+startxref\s+(\d+)\s+%%EOF\s*$/;
const OBJECT_START = /^\d+ 0 obj\s/;
const OBJECT_END = 'endobj';

interface PdfObject {
  readonly number: number;
  /** The whole object up to `endobj`, one character per byte. */
  readonly text: string;
  /** The content between the two; null for a stream, which is left as it is. */
  readonly content: string | null;
}

interface PdfFile {
  /** Everything before the first object. */
  readonly head: string;
  readonly objects: readonly PdfObject[];
  /** One more than the highest object number. */
  readonly size: number;
  /** Entries of the trailer other than the size: catalogue, title and file ids. */
  readonly trailer: string;
}

/** The content of an object, null for a stream; undefined where the text is not one whole object. */
function contentOf(text: string): string | null | undefined {
  const start = OBJECT_START.exec(text)?.[0];
  const whole = text.trimEnd();
  if (start === undefined || !whole.endsWith(OBJECT_END)) return undefined;
  const content = whole.slice(start.length, -OBJECT_END.length).trim();
  return content.endsWith('endstream') ? null : content;
}

/** Parses a file with one plain table and no updates; null for any other. */
function read(file: string): PdfFile | null {
  const tableAt = file.lastIndexOf('xref', file.lastIndexOf('trailer'));
  const table = TABLE.exec(file.slice(tableAt));
  if (table === null || Number(table[4]) !== tableAt) return null;
  const size = Number(table[1]);
  const starts = [...(table[2] ?? '').matchAll(/(\d{10}) 00000 n/g)].map(([, start]) => Number(start));
  if (starts.length !== size - 1) return null;
  const places = starts
    .map((start, index) => ({ start, number: index + 1 }))
    .sort((one, other) => one.start - other.start);
  const objects: PdfObject[] = [];
  for (const [index, { start, number }] of places.entries()) {
    const text = file.slice(start, places[index + 1]?.start ?? tableAt);
    const content = contentOf(text);
    if (content === undefined) return null;
    objects.push({ number, text, content });
  }
  return {
    head: file.slice(0, places[0]?.start),
    objects,
    size,
    trailer: (table[3] ?? '').replace(/\/Size \d+/, '').trim(),
  };
}

const streamObject = (number: number, entries: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${content.length} >>\nstream\n`,
      'latin1',
    ),
    content,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);

/** An object stream: the number and offset of each object, then the objects. */
function objectStream(number: number, objects: readonly PdfObject[]): Buffer {
  const texts = objects.map(({ content }) => `${content}\n`);
  let at = 0;
  const index = objects.map((object, place) => {
    const line = `${object.number} ${at}`;
    at += texts[place]?.length ?? 0;
    return line;
  });
  const first = `${index.join(' ')}\n`;
  const content = deflateSync(Buffer.from(first + texts.join(''), 'latin1'));
  return streamObject(number, `/Type /ObjStm /N ${objects.length} /First ${first.length}`, content);
}

/** The same document in fewer bytes. A file of any other structure is returned unchanged: larger, but valid. */
export function packObjects(pdf: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const file = read(pdf.toString('latin1'));
  if (file === null) return pdf;
  const parts: Buffer[] = [];
  let length = 0;
  const put = (part: Buffer): number => {
    parts.push(part);
    length += part.length;
    return length - part.length;
  };
  const long = file.objects.filter(({ content }) => content === null);
  const short = file.objects.filter(({ content }) => content !== null);
  const streams = Math.ceil(short.length / OBJECTS_EACH);
  const table = Buffer.alloc((file.size + streams + 1) * LINE);
  const stands = (number: number, kind: number, where: number, place = 0): void => {
    table.writeUInt8(kind, number * LINE);
    table.writeUInt32BE(where, number * LINE + COLUMNS[0]);
    table.writeUInt16BE(place, number * LINE + COLUMNS[0] + COLUMNS[1]);
  };

  put(Buffer.from(file.head, 'latin1'));
  for (const { number, text } of long) stands(number, IN_FILE, put(Buffer.from(text, 'latin1')));
  for (let stream = 0; stream < streams; stream += 1) {
    const number = file.size + stream;
    const group = short.slice(stream * OBJECTS_EACH, (stream + 1) * OBJECTS_EACH);
    group.forEach((object, place) => stands(object.number, IN_STREAM, number, place));
    stands(number, IN_FILE, put(objectStream(number, group)));
  }
  const tableNumber = file.size + streams;
  const tableAt = length;
  stands(tableNumber, IN_FILE, tableAt);
  // The first entry heads the list of free numbers, which is empty.
  table.writeUInt16BE(0xffff, COLUMNS[0] + COLUMNS[1]);
  const entries = `/Type /XRef /Size ${tableNumber + 1} /W [${COLUMNS.join(' ')}] ${file.trailer}`;
  put(streamObject(tableNumber, entries, deflateSync(table)));
  put(Buffer.from(`startxref\n${tableAt}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
}
