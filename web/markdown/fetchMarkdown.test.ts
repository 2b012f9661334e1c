import { afterEach, expect, test, vi } from 'vitest';
import { fetchMarkdown } from './fetchMarkdown.ts';

afterEach(() => void vi.restoreAllMocks());

const answering = (response: Response) => () => Promise.resolve(response);

test('returns the text of the file', async () => {
  expect(await fetchMarkdown('/a.md', answering(new Response('# A')))).toBe('# A');
});

test('names and logs a status outside 200-299', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const missing = answering(new Response('', { status: 404, statusText: 'Not Found' }));
  await expect(fetchMarkdown('/a.md', missing)).rejects.toThrow('Failed to fetch markdown: 404 Not Found');
  expect(log).toHaveBeenCalledOnce();
});

test('rejects with the network’s own error where there is no response', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetchMarkdown('/a.md', away)).rejects.toThrow('Failed to fetch');
});
