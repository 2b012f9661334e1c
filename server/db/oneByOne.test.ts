import { expect, it } from 'vitest';
import { oneByOne } from './oneByOne.ts';

/** A connection whose statements end when told to; `sent` lists them. */
function heldConnection() {
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  return {
    sent,
    end: () => ends.shift()?.(),
    query(text: string): Promise<string> {
      sent.push(text);
      return new Promise((resolve) => {
        ends.push(() => resolve(`${text} done`));
      });
    },
  };
}

/** Lets everything run that waits for nothing else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('sends a statement when the one before it has ended', async () => {
  const connection = heldConnection();
  const { client } = oneByOne(connection);
  const results = ['first', 'second'].map((text) => client.query(text));
  await settled();
  expect(connection.sent).toEqual(['first']);
  connection.end();
  await settled();
  expect(connection.sent).toEqual(['first', 'second']);
  connection.end();
  expect(await Promise.all(results)).toEqual(['first done', 'second done']);
});

it('goes on after a statement that failed', async () => {
  const fails = { query: async (text: string) => Promise.reject(new Error(text)) };
  const { client } = oneByOne(fails);
  await expect(client.query('first')).rejects.toThrow('first');
  await expect(client.query('second')).rejects.toThrow('second');
});

it('finishes with what was asked while it waited, and refuses the rest', async () => {
  const connection = heldConnection();
  const { client, finish } = oneByOne(connection);
  const first = client.query('first');
  const then = first.then(() => client.query('second'));
  const over = finish();
  await settled();
  connection.end();
  await settled();
  connection.end();
  await over;
  expect(await then).toBe('second done');
  await expect(client.query('third')).rejects.toThrow('after the end of its transaction');
});

it('does not finish well after a statement that failed, however it was taken', async () => {
  const fails = { query: async (text: string) => Promise.reject(new Error(text)) };
  const { client, finish } = oneByOne(fails);
  for (const text of ['first', 'second']) await client.query(text).catch(() => {});
  await expect(finish()).rejects.toThrow('first');
});

it('once closed, sends nothing more, and waits for what was sent', async () => {
  const connection = heldConnection();
  const { client, close } = oneByOne(connection);
  const sent = client.query('first');
  const queued = client.query('second');
  await settled();
  let isOver = false;
  const over = close().then(() => {
    isOver = true;
  });
  const later = client.query('third');
  await settled();
  expect(isOver).toBe(false);
  connection.end();
  await over;
  expect(await sent).toBe('first done');
  await expect(queued).rejects.toThrow('after the end of its transaction');
  await expect(later).rejects.toThrow('after the end of its transaction');
  expect(connection.sent).toEqual(['first']);
});
