import { useEffect, useState } from 'react';
import { Moon, Sun } from '#ui/icons.tsx';
import { applyTheme, currentTheme, type Theme } from './theme.ts';

/** Light or dark. Both signs are in the page and the theme shows one, so that the first paint is right. */
export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => setTheme(currentTheme()), []);

  const toggle = (): void => {
    const next = theme === 'dark' ? 'light' : 'dark';
    applyTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      aria-pressed={theme === 'dark'}
      aria-label="Dark theme"
      title="Dark theme"
      onClick={toggle}
      className="needs-script grid size-11 place-items-center rounded-small text-ink hover:bg-inset"
    >
      <Moon className="dark:hidden" />
      <Sun className="hidden dark:block" />
    </button>
  );
}
