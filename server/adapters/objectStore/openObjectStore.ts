import { join } from 'node:path';
import { assertNoTransaction } from '#db/guard';
import type { Config } from '#config/config';
import { openDirectoryStore } from './directoryStore.ts';
import type { ObjectStore } from './objectStore.ts';
import { openS3Store } from './s3Store.ts';

const KEY = /^[0-9a-z]+(?:[./-][0-9a-z]+)*$/;

/** Throws on a key that could lead outside the store. */
function assertKey(key: string): void {
  if (!KEY.test(key))
    throw new Error('An object key is made of lower-case letters, digits, dots and slashes.');
}

/** The S3-compatible store of OBJECT_STORE_URL, else the folder DATA_DIR/reports. */
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
