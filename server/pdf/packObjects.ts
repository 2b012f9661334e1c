/**
 * Makes a finished PDF smaller. More than half of it are short objects in plain text: the role of each piece of text
 * for screen readers, the place of each link. They are moved into compressed object streams, and the cross-reference
 * table becomes a compressed stream (ISO 32000-1, 7.5.7 and 7.5.8; supported since PDF 1.5). Objects and their
 * numbers do not change.
 */
import { deflateSync } from 'node:zlib';

/** Objects per stream. More would save little, and a reader has to decompress the whole stream to read one of them. */
const OBJECTS_EACH = 200;

/** Of zlib: level 6 would take half as long again and save one part in sixty of the file. */
const LEVEL = 4;

/** Bytes of each column of the cross-reference stream: type, position, index in the stream. */
const COLUMNS = [1, 4, 2] as const;
const LINE = COLUMNS[0] + COLUMNS[1] + COLUMNS[2];
/** Types of entries: the object is at an offset in the file, or in the object stream with this number. */
const IN_FILE = 1;
const IN_STREAM = 2;

/** The head of a plain cross-reference table: the number of objects, the first of which is no object. */
const TABLE_HEAD = /^xref\s+0 (\d+)\s+\d{10} 65535 f\s+/;
/** The trailer's entries, and the offset of the table. */
const TRAILER = /^trailer\s+<<([^]*?)>>\s+startxref\s+(\d+)\s+%%EOF\s*$/;
/** A line of the table for an object in the file: ten digits of its offset, then these, then two bytes of line end. */
const IN_USE = ' 00000 n';
const OFFSET_DIGITS = 10;
const TABLE_LINE = 20;
const OBJECT_START = /^\d+ 0 obj\s+/;
/** Longer than any number of an object with what follows it. */
const LONGEST_START = 32;
const OBJECT_END = Buffer.from('endobj');
const STREAM_END = Buffer.from('endstream');
const SPACE = 0x20;

/** An object by its place in the file, so that none of the thousands becomes a string of its own. */
interface PdfObject {
  readonly number: number;
  /** The whole object up to `endobj` and the space behind. */
  readonly start: number;
  readonly end: number;
  /** The content between the two; null for a stream, which is left as it is. */
  readonly content: { readonly start: number; readonly end: number } | null;
}

interface PdfFile {
  readonly objects: readonly PdfObject[];
  /** One more than the highest object number. */
  readonly size: number;
  /** Entries of the trailer other than the size: catalogue, title and file ids. */
  readonly trailer: string;
}

/** Where the text before `end` ends without the space behind it. */
function trimmedEnd(file: Buffer, end: number): number {
  let at = end;
  while (at > 0 && (file[at - 1] as number) <= SPACE) at -= 1;
  return at;
}

/** Whether the bytes before `end` are these. */
function endsWith(file: Buffer, bytes: Buffer, end: number): boolean {
  return end >= bytes.length && bytes.compare(file, end - bytes.length, end) === 0;
}

/** The content of an object, null for a stream; undefined where the bytes are not one whole object. */
function contentOf(file: Buffer, start: number, end: number): PdfObject['content'] | undefined {
  const head = OBJECT_START.exec(file.toString('latin1', start, Math.min(end, start + LONGEST_START)))?.[0];
  const whole = trimmedEnd(file, end);
  if (head === undefined || !endsWith(file, OBJECT_END, whole)) return undefined;
  const content = { start: start + head.length, end: trimmedEnd(file, whole - OBJECT_END.length) };
  return endsWith(file, STREAM_END, content.end) ? null : content;
}

/** The offsets in a plain table's lines, which begin at `from`; null where one is not of an object in the file. */
function offsetsIn(table: string, from: number, count: number): readonly number[] | null {
  const offsets: number[] = [];
  for (let line = 0; line < count; line += 1) {
    const at = from + line * TABLE_LINE;
    if (!table.startsWith(IN_USE, at + OFFSET_DIGITS)) return null;
    offsets.push(Number(table.slice(at, at + OFFSET_DIGITS)));
  }
  return offsets;
}

/** Parses a file with one plain table and no updates; null for any other. */
function read(file: Buffer): PdfFile | null {
  const trailerAt = file.lastIndexOf('trailer');
  const tableAt = file.lastIndexOf('xref', trailerAt);
  if (trailerAt < 0 || tableAt < 0) return null;
  const table = file.toString('latin1', tableAt, trailerAt);
  const [head = '', count = ''] = TABLE_HEAD.exec(table) ?? [];
  const [, trailer = '', startxref] = TRAILER.exec(file.toString('latin1', trailerAt)) ?? [];
  const size = Number(count);
  if (head === '' || Number(startxref) !== tableAt) return null;
  if (head.length + (size - 1) * TABLE_LINE !== table.length) return null;
  const places = offsetsIn(table, head.length, size - 1)
    ?.map((start, index) => ({ start, number: index + 1 }))
    .sort((one, other) => one.start - other.start);
  if (places === undefined) return null;
  const objects: PdfObject[] = [];
  for (const [index, { start, number }] of places.entries()) {
    const end = places[index + 1]?.start ?? tableAt;
    const content = contentOf(file, start, end);
    if (content === undefined) return null;
    objects.push({ number, start, end, content });
  }
  return { objects, size, trailer: trailer.replace(/\/Size \d+/, '').trim() };
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
function objectStream(file: Buffer, number: number, objects: readonly PdfObject[]): Buffer {
  const contents = objects.flatMap(({ content }) => content ?? []);
  const length = contents.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  const bytes = Buffer.alloc(length, '\n');
  const index: string[] = [];
  let at = 0;
  for (const [place, { start, end }] of contents.entries()) {
    index.push(`${objects[place]?.number} ${at}`);
    // A line break of the filling is left behind each.
    at += file.copy(bytes, at, start, end) + 1;
  }
  const first = Buffer.from(`${index.join(' ')}\n`, 'latin1');
  const content = deflateSync(Buffer.concat([first, bytes]), { level: LEVEL });
  return streamObject(number, `/Type /ObjStm /N ${objects.length} /First ${first.length}`, content);
}

/** The same document in fewer bytes. A file of any other structure is returned unchanged: larger, but valid. */
export function packObjects(pdf: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const file = read(pdf);
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

  put(pdf.subarray(0, Math.min(...file.objects.map(({ start }) => start))));
  for (const { number, start, end } of long) stands(number, IN_FILE, put(pdf.subarray(start, end)));
  for (let stream = 0; stream < streams; stream += 1) {
    const number = file.size + stream;
    const group = short.slice(stream * OBJECTS_EACH, (stream + 1) * OBJECTS_EACH);
    group.forEach((object, place) => stands(object.number, IN_STREAM, number, place));
    stands(number, IN_FILE, put(objectStream(pdf, number, group)));
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
