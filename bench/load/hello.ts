/** The bare framework in a process of its own: what every other call is measured against. */
import process from 'node:process';
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => 'hello');
/** As many bytes as a page of the product has: what the bare framework takes to send them, and nothing else. */
const sent = new Map<string, Buffer>();
app.get<{ Params: { count: string } }>('/bytes/:count', async ({ params: { count } }, reply) => {
  const bytes = sent.get(count) ?? Buffer.alloc(Number(count), 'x');
  sent.set(count, bytes);
  return reply.type('text/html').send(bytes);
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
