/** The bare framework in a process of its own: what every other call is measured against. */
import process from 'node:process';
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => 'hello');
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
