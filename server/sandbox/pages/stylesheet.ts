import { readFileSync } from 'node:fs';
import { dark, fonts, light, type Palette } from '@global-fit/tokens/tokens';

const RULES = readFileSync(new URL('./assets/checkout.css', import.meta.url), 'utf8');

/**
 * The stylesheet of the payment pages: the product's tokens as custom properties, then the rules. A page follows the
 * system's colour scheme; one embedded in another page follows that page's, which the script writes to `data-scheme`.
 */
export function stylesheet(): string {
  return `:root {
${properties(light)}
  --serif: '${fonts.serif}', 'Iowan Old Style', Georgia, serif;
  --sans: '${fonts.sans}', system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-scheme='light']) {
${properties(dark)}
  }
}
:root[data-scheme='dark'] {
${properties(dark)}
}
${RULES}`;
}

function properties(palette: Palette): string {
  return Object.entries(palette)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `  --${kebab(name)}: ${String(value)};`)
    .join('\n');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
