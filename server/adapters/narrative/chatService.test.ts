import { afterEach, expect, test } from 'vitest';
import { markTransaction } from '#db/guard';
import { chatNarrative } from './chatService.ts';
import type { NarrativeFault } from './narrative.ts';
import { openNarrative } from './openNarrative.ts';
import { type Behaviour, type ChatStub, startChatStub } from './testing/chatStub.ts';

let stub: ChatStub;
afterEach(() => stub.close());

const PASSAGE = 'Rent in Lisbon starts at about €1,100 a month.';
const never = new AbortController().signal;

async function ask(
  behaviour: Behaviour,
  change: { readonly key?: string; readonly timeLimitMs?: number } = {},
) {
  stub = await startChatStub(behaviour);
  const service = chatNarrative({ url: stub.url, key: 'sk-1', model: 'writer-2', ...change });
  return service.rephrase(PASSAGE, never);
}

const faultOf = (asked: Promise<string>): Promise<NarrativeFault> =>
  asked.then(
    (text) => Promise.reject(new Error(`It answered "${text}".`)),
    (error: NarrativeFault) => error,
  );

test('speaks the chat-completions protocol: address, key, model, one instruction and the passage', async () => {
  expect(await ask(() => ({ says: ` In Lisbon rent starts at about €1,100 a month. ` }))).toBe(
    'In Lisbon rent starts at about €1,100 a month.',
  );
  const [request] = stub.received;
  expect(request?.path).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe('Bearer sk-1');
  expect(request?.body.model).toBe('writer-2');
  expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(request?.body.messages.at(-1)?.content).toBe(PASSAGE);
});

test('accepts the complete address of the call too, and works without a key', async () => {
  stub = await startChatStub(() => ({ says: 'Fine.' }));
  const service = chatNarrative({ url: `${stub.url}/chat/completions/`, key: undefined, model: 'm' });
  expect(await service.rephrase(PASSAGE, never)).toBe('Fine.');
  expect(stub.received[0]?.path).toBe('/v1/chat/completions');
  expect(stub.received[0]?.headers.authorization).toBeUndefined();
});

test('a model that rejects the length and temperature settings is asked again at once without them, and so from then on', async () => {
  const isTold = ({ body }: ChatStub['received'][number]) => 'temperature' in body || 'max_tokens' in body;
  stub = await startChatStub(() =>
    stub.received.slice(-1).some(isTold) ? { status: 400 } : { says: 'Fine.' },
  );
  const service = chatNarrative({ url: stub.url, key: 'sk-1', model: 'thinker-1' });
  expect(await service.rephrase(PASSAGE, never)).toBe('Fine.');
  expect(await service.rephrase(PASSAGE, never)).toBe('Fine.');
  expect(stub.received.map(isTold)).toEqual([true, false, false]);
});

test.each([
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
])('a status of %d is worth a repeat: %s', async (status, isPassing) => {
  const fault = await faultOf(ask(() => ({ status, retryAfter: '3' })));
  expect(fault).toMatchObject({ name: 'NarrativeFault', isPassing, retryAfterMs: 3000 });
});

test('silence ends at the time limit', async () => {
  const fault = await faultOf(ask(() => 'silence', { timeLimitMs: 80 }));
  expect(fault).toMatchObject({ name: 'NarrativeFault', isPassing: true });
});

test.each([
  ['no JSON', '<html>Bad gateway</html>'],
  ['no choices', '{"choices":[]}'],
  ['another shape', '{"output":"words"}'],
  ['no text', '{"choices":[{"message":{"content":null}}]}'],
  ['cut off', '{"choices":[{"message":{"content":"Rent in"},"finish_reason":"length"}]}'],
  ['far too much', `{"choices":[{"message":{"content":"${'x'.repeat(100_000)}"}}]}`],
])('an unusable response is a fault: %s', async (_what, body) => {
  expect(await faultOf(ask(() => ({ body })))).toMatchObject({ name: 'NarrativeFault', isPassing: false });
});

test('is never called inside a transaction', async () => {
  stub = await startChatStub(() => ({ says: 'Fine.' }));
  const service = chatNarrative({ url: stub.url, key: undefined, model: 'm' });
  await expect(markTransaction(() => service.rephrase(PASSAGE, never))).rejects.toThrow(
    'inside a database transaction',
  );
  expect(stub.received).toEqual([]);
});

test('without configuration there is no service', async () => {
  stub = await startChatStub(() => ({ says: 'Fine.' }));
  const none = { NARRATIVE_API_URL: undefined, NARRATIVE_API_KEY: undefined, NARRATIVE_MODEL: undefined };
  expect(openNarrative(none)).toBeNull();
  expect(openNarrative({ ...none, NARRATIVE_API_URL: stub.url, NARRATIVE_MODEL: 'm' })).not.toBeNull();
});
