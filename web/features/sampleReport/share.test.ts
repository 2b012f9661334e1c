import { expect, test, vi } from 'vitest';
import { type SharingBrowser, sharePage } from './share.ts';

const page = { title: 'Sample', url: 'https://example.org/resources/sample-report' };

async function said(browser: SharingBrowser): Promise<unknown[][]> {
  const toast = vi.fn<(text: string, tone?: string) => void>();
  await sharePage(page, browser, toast);
  return toast.mock.calls;
}

test('the native share sheet is preferred', async () => {
  const share = vi.fn(() => Promise.resolve());
  const writeText = vi.fn(() => Promise.resolve());
  expect(await said({ share, clipboard: { writeText } })).toEqual([['Report shared successfully', 'good']]);
  expect(share).toHaveBeenCalledWith(page);
  expect(writeText).not.toHaveBeenCalled();
});

test('a cancelled share is no failure', async () => {
  const share = () => Promise.reject(new DOMException('cancelled', 'AbortError'));
  expect(await said({ share })).toEqual([]);
});

test('a failed share is reported', async () => {
  const share = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
  expect(await said({ share })).toEqual([["Couldn't share the report", 'danger']]);
});

test('without a share sheet the address is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await said({ clipboard: { writeText } })).toEqual([['Report URL copied to clipboard', 'good']]);
  expect(writeText).toHaveBeenCalledWith(page.url);
});

test('a clipboard that refuses or is missing is reported', async () => {
  const writeText = () => Promise.reject(new Error('refused'));
  expect(await said({ clipboard: { writeText } })).toEqual([["Couldn't copy URL to clipboard", 'danger']]);
  expect(await said({})).toEqual([["Couldn't copy URL to clipboard", 'danger']]);
});
