/**
 * Browser storage under the product's keys. Nothing here throws: failures, as in a private window or on a full disk,
 * are only logged.
 */
export const storageKeys = {
  progress: 'profileAssessmentProgress',
  unchosen: 'unchosenAnswers',
  payload: 'profileAssessmentPayload',
  profileId: 'savedProfileId',
  lastProduct: 'last_product_id',
  additionalCountries: 'additional_countries',
  secondAdult: 'second-adult-forms',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** The text under a key, or null. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.error(`Failed to load ${key}`, error);
    return null;
  }
}

/** Returns whether it was stored. */
export function writeStored(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.error(`Failed to save ${key}`, error);
    return false;
  }
}

/** Deletes these keys; failures are only logged. */
export function clearStored(...keys: readonly StorageKey[]): void {
  for (const key of keys) {
    try {
      localStorage.removeItem(key);
    } catch (error) {
      console.error(`Failed to clear ${key}`, error);
    }
  }
}

/** The object under a key; null where there is none or it is not an object. */
export function readRecord(key: StorageKey): Readonly<Record<string, unknown>> | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch (error) {
    console.error(`Failed to load ${key}`, error);
    return null;
  }
}
