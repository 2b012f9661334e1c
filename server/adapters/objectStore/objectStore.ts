import { createHash } from 'node:crypto';

/** A cache of files keyed by their content: they never change, and a lost one can be made again. */
export interface ObjectStore {
  /** Stores the bytes durably before it resolves. What an existing key holds is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes; null where there are none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes the bytes; deleting an absent key is no error. */
  remove(key: string): Promise<void>;
}

/** The key of a PDF: its SHA-256, so that equal content is stored once. */
export function pdfKey(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.pdf`;
}
