import { dark, fonts, light, type Palette, radius, sizes } from '@global-fit/tokens/tokens';
import type { Plugin } from 'vite';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function colours(palette: Palette): [string, string][] {
  return Object.entries(palette).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[kebab(name), value]]
      : (value as Palette['ramp']).map((step, index) => [`${kebab(name)}-${index + 1}`, step]),
  );
}

const declarations = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `  --${name}: ${value};`).join('\n');

/** Line height per text size: long lines of small text need space, display sizes little. */
const lineHeights: Record<keyof typeof sizes, number> = {
  xs: 1.4,
  sm: 1.5,
  base: 1.6,
  md: 1.6,
  lg: 1.4,
  xl: 1.25,
  '2xl': 1.18,
  '3xl': 1.1,
  '4xl': 1.04,
};

/**
 * The tokens as CSS: custom properties for both themes, and a Tailwind theme that refers to them. Colours keep their
 * token names (`bg-paper`, `text-ink-soft`, `fill-ramp-3`).
 */
function tokenStyles(): string {
  const theme: [string, string][] = [
    ['color-*', 'initial'],
    ['color-transparent', 'transparent'],
    ['color-current', 'currentColor'],
    ...colours(light).map(([name]): [string, string] => [`color-${name}`, `var(--${name})`]),
    ['font-serif', `'${fonts.serif}', '${fonts.serif} Fallback', Georgia, serif`],
    ['font-sans', `'${fonts.sans}', '${fonts.sans} Fallback', system-ui, sans-serif`],
    ['text-*', 'initial'],
    ...Object.entries(sizes).flatMap(([name, px]): [string, string][] => [
      [`text-${name}`, `${px / 16}rem`],
      [`text-${name}--line-height`, String(lineHeights[name as keyof typeof sizes])],
    ]),
    ['radius-*', 'initial'],
    ['radius-small', `${radius.small}px`],
    ['radius-card', `${radius.card}px`],
  ];
  const inDark = `  color-scheme: dark;\n${declarations(colours(dark))}\n`;
  return [
    `@theme inline {\n${declarations(theme)}\n}`,
    `:root {\n  color-scheme: light;\n${declarations(colours(light))}\n}`,
    // Browsers print without backgrounds, so light text would be lost on white paper.
    `@media screen and (forced-colors: none) {\n:root[data-theme='dark'] {\n${inDark}}\n}`,
    // In forced-colours mode the system sets the backgrounds, so drawings follow the system's scheme whatever theme
    // was chosen here.
    `@media screen and (forced-colors: active) and (prefers-color-scheme: dark) {\n:root {\n${inDark}}\n}`,
  ].join('\n\n');
}

/** Inserts the tokens where a style sheet says `@tokens;`. */
export function tokensPlugin(): Plugin {
  return {
    name: 'global-fit:tokens',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.css') || !code.includes('@tokens;')) return null;
      return { code: code.replace('@tokens;', tokenStyles()), map: null };
    },
  };
}
