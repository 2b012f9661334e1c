import { createHash } from 'node:crypto';

/** A cache of files under keys that say their content: what is lost can be made again, and nothing ever changes. */
export interface ObjectStore {
  /** Keeps the bytes; once it resolves they survive the process. A key that is taken is left as it is. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or null when they are not there. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes the bytes; a key that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** The key of a PDF: its SHA-256, so that the same content is kept once. */
export function pdfKey(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.pdf`;
}
