import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startProduct } from '../demo/runningProduct.ts';

/**
 * Starts the product once for all tests; the workers find it by E2E_ORIGIN and its folder by E2E_DATA_DIR. Where both
 * are already set, that running product is used.
 */
export default async function startOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_ORIGIN'] && process.env['E2E_DATA_DIR']) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'global-fit-e2e-'));
  const product = await startProduct(dataDir);
  process.env['E2E_ORIGIN'] = product.origin;
  process.env['E2E_DATA_DIR'] = dataDir;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
