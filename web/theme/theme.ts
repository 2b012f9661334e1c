export type Theme = 'light' | 'dark';

/** Storage key; the value is "true" for dark and "false" for light. */
const storageKey = 'dark-mode';

/**
 * Runs inside the page's head before the first paint: applies a stored choice of dark; otherwise the page stays
 * light, as it is rendered. Constant, so that its hash in the content policy is too.
 */
export const themeScript = `try{if(localStorage.getItem('${storageKey}')==='true')document.documentElement.dataset.theme='dark'}catch{}`;

const listeners = new Set<() => void>();

/** Listens for changes of the theme on this page; returns a function to stop. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Applies a theme and stores it; without storage it lasts as long as the page. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(storageKey, String(theme === 'dark'));
  } catch (error) {
    console.warn('The theme could not be stored.', error);
  }
  for (const listener of listeners) listener();
}
