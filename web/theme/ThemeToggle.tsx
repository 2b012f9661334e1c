import { useBrowserValue } from '#ui/browser/useBrowserValue.ts';
import { Moon, Sun } from '#ui/icons.tsx';
import { applyTheme, currentTheme, onThemeChange } from './theme.ts';

/**
 * Switches between light and dark. Both icons are in the page and the theme shows one, so that the first paint is
 * right.
 */
export function ThemeToggle() {
  const dark = useBrowserValue(() => currentTheme() === 'dark', false, onThemeChange);
  return (
    <button
      type="button"
      aria-pressed={dark}
      aria-label="Dark theme"
      title="Dark theme"
      onClick={() => applyTheme(dark ? 'light' : 'dark')}
      className="needs-script grid size-[44px] place-items-center rounded-small text-ink hover:bg-inset"
    >
      <Moon className="dark:hidden" />
      <Sun className="hidden dark:block" />
    </button>
  );
}
