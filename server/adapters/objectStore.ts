import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { assertNoTransaction } from '#db/guard';
import type { Config } from '../config.ts';
import { openDirectoryStore } from './objectStoreDirectory.ts';
import { openS3Store } from './objectStoreS3.ts';

/** A cache of files under keys that say their content: what is lost can be made again, and nothing ever changes. */
export interface ObjectStore {
  /** Keeps the bytes; once it resolves they survive the process. A key that is taken is left as it is. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or null when they are not there. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes the bytes; a key that is not there is no error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-z]+(?:[./-][0-9a-z]+)*$/;

/** Throws on a key that could lead out of the store. */
function assertKey(key: string): void {
  if (!KEY.test(key))
    throw new Error('An object key is made of lower-case letters, digits, dots and slashes.');
}

/** The key of a PDF: its SHA-256, so that the same content is kept once. */
export function pdfKey(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.pdf`;
}

/** An S3-compatible store where OBJECT_STORE_URL names one, else the folder DATA_DIR/reports. */
export function openObjectStore(config: Pick<Config, 'OBJECT_STORE_URL' | 'DATA_DIR'>): ObjectStore {
  const store =
    config.OBJECT_STORE_URL === undefined
      ? openDirectoryStore(join(config.DATA_DIR, 'reports'))
      : openS3Store(config.OBJECT_STORE_URL);
  return {
    async put(key, bytes, contentType) {
      assertNoTransaction('The object store');
      assertKey(key);
      await store.put(key, bytes, contentType);
    },
    async get(key) {
      assertNoTransaction('The object store');
      assertKey(key);
      return store.get(key);
    },
    async remove(key) {
      assertNoTransaction('The object store');
      assertKey(key);
      await store.remove(key);
    },
  };
}
