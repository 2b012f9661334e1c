/** Plain Fastify in a process of its own, the baseline of every call. */
import process from 'node:process';
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => 'hello');
/** A response of the size of the home page, to measure what sending it costs Fastify. */
const sent = new Map<string, Buffer>();
app.get<{ Params: { count: string } }>('/bytes/:count', async ({ params: { count } }, reply) => {
  const bytes = sent.get(count) ?? Buffer.alloc(Number(count), 'x');
  sent.set(count, bytes);
  return reply.type('text/html').send(bytes);
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
