/** Where another page leaves the country that the guide shall open on, by the name of its profile file. */
const key = 'selectedCountry';

/** Leaves a country for the guide. A browser without storage still has the hash of the link. */
export function handOver(file: string): void {
  try {
    sessionStorage.setItem(key, file);
  } catch (error) {
    console.warn('The chosen country could not be stored.', error);
  }
}

/** Takes what was left, once. */
export function takeHandedOver(): string | null {
  try {
    const file = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return file;
  } catch {
    return null;
  }
}
