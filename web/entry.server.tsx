import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders a page at build, complete and in reading order. Streaming would send long or late parts hidden, for a
 * script to move into place: invisible without scripts, and expensive on a slow phone.
 */
export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      // A page that failed to render must not be published, so the build ends.
      throw error;
    },
  });
  await stream.allReady;
  headers.set('content-type', 'text/html');
  return new Response(stream, { status, headers });
}
