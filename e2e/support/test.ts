import process from 'node:process';
import { test as base } from '@playwright/test';

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by support/startOnce.ts.`);
  return value;
}

/** Origin and data folder of the product under test. */
export const product = {
  get origin(): string {
    return needed('E2E_ORIGIN');
  },
  get mailFolder(): string {
    return `${needed('E2E_DATA_DIR')}/mail`;
  },
};

/** A test on the running product that fails on any error thrown in a page. */
export const test = base.extend<{ pageErrors: string[] }>({
  // The origin is known only after the product has started, which is after the configuration was read.
  baseURL: async ({ browserName: _any }, use) => use(product.origin),
  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(errors);
      base.expect(errors, 'errors thrown in pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
