import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/config';
import { isLoopback } from '#config/loopback';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Headers added by proxies, whose presence means that the peer is not the client. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

function fromThisMachine(request: FastifyRequest): boolean {
  const peer = request.raw.socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  return isLoopback(peer) && FORWARDED.every((name) => request.headers[name] === undefined);
}

/**
 * Whether a request may read the metrics: with the bearer token of METRICS_TOKEN, or, where no token is set and the
 * site is not public, from this machine. Behind a reverse proxy all requests come from this machine, so a public site
 * without a token shows its metrics to nobody.
 */
export function mayReadMetrics(
  { METRICS_TOKEN, PUBLIC_URL }: Pick<Config, 'METRICS_TOKEN' | 'PUBLIC_URL'>,
  request: FastifyRequest,
): boolean {
  if (METRICS_TOKEN === undefined)
    return isLoopback(new URL(PUBLIC_URL).hostname) && fromThisMachine(request);
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(METRICS_TOKEN));
}
