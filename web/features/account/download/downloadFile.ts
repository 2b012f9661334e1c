import { request } from '#api/client.ts';
import { saveBlob } from '#ui/browser/saveBlob.ts';

/** The file name proposed by a response; `fallback` where there is none. */
export function fileName(disposition: string | null, fallback: string): string {
  return /filename="([^"\\/]+)"/.exec(disposition ?? '')?.[1] ?? fallback;
}

/** Downloads a file of the signed-in person. `path` starts after `/api/v1`. Throws ApiError, or the network's error. */
export async function downloadFile(path: string, fallback: string): Promise<void> {
  const response = await request(path, { accept: '*/*' });
  saveBlob(await response.blob(), fileName(response.headers.get('content-disposition'), fallback));
}
