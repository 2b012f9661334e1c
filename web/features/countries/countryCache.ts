import { call } from '#api/client.ts';
import { fetchInTime } from '#api/fetchInTime.ts';
import { watchSlow } from '#api/watchSlow.ts';
import type { CountryDetail } from '@global-fit/atlas/detail/model';
import { readProfile, type ShownProfile } from './readProfile.ts';

/** Responses are reused for one hour. */
export const freshFor = 60 * 60 * 1000;

/** Caches fetched values by key for an hour. Simultaneous requests share a fetch; failures are not cached. */
export function createCache<T>(
  load: (key: string) => Promise<T>,
  now: () => number = Date.now,
): (key: string) => Promise<T> {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<T> }>();
  return (key) => {
    const known = kept.get(key);
    if (known && now() - known.at < freshFor) return known.value;
    const value = load(key);
    kept.set(key, { at: now(), value });
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  };
}

/** The profile of a country by its file name. Throws `Failed to load country data ({status})`. */
async function fetchProfile(file: string): Promise<ShownProfile | null> {
  const name = `GET /demographics/${file}.json`;
  const response = await watchSlow(name, fetchInTime(`/demographics/${encodeURIComponent(file)}.json`));
  if (!response.ok) throw new Error(`Failed to load country data (${response.status})`);
  return readProfile(await response.json());
}

export const loadProfile = createCache(fetchProfile);

/** Everything beyond the profile, by ISO 3166-1 alpha-3. */
export const loadDetail = createCache((iso3) => call<CountryDetail>(`/countries/${iso3}/detail`));

const failure = 'Failed to load country data';

/** The page's message about a country that could not be loaded. */
export function loadFailureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.startsWith(failure) ? message : `${failure}: ${message}`;
}
