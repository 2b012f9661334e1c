import { accessToken } from '#api/accessToken.ts';
import { ApiError } from '#api/ApiError.ts';
import { saveBlob } from '#ui/saveBlob.ts';

/** The file name an answer asks to be saved under; `fallback` when it names none. */
export function fileName(disposition: string | null, fallback: string): string {
  return /filename="([^"\\/]+)"/.exec(disposition ?? '')?.[1] ?? fallback;
}

/**
 * Fetches a file of the signed-in person and saves it. `path` starts after `/api/v1`. Throws ApiError, or the
 * network's error.
 */
export async function downloadFile(path: string, fallback: string): Promise<void> {
  const token = accessToken.read();
  const response = await fetch(`/api/v1${path}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    credentials: 'include',
  });
  if (!response.ok) {
    if (response.status === 401) accessToken.clear();
    const body: unknown = await response.json().catch(() => null);
    throw new ApiError(response.status, body, response.headers.get('x-request-id'));
  }
  saveBlob(await response.blob(), fileName(response.headers.get('content-disposition'), fallback));
}
