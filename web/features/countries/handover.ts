/** Storage key by which another page names the country for the guide, by its profile file. */
const key = 'selectedCountry';

/** Hands a country over to the guide. A browser without storage still has the hash of the link. */
export function handOver(file: string): void {
  try {
    sessionStorage.setItem(key, file);
  } catch (error) {
    console.warn('The chosen country could not be stored.', error);
  }
}

/** Takes the country handed over, once. */
export function takeHandedOver(): string | null {
  try {
    const file = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return file;
  } catch {
    return null;
  }
}
