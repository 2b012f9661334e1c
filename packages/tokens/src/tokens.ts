/**
 * Design tokens for web, PDF, e-mail and payment sandbox, in the style of a cartographer's studio: paper grounds,
 * ink, a single sea-green accent, and map tints as in printed atlases. Every text colour has a contrast of at least
 * 4.5:1 on its ground (tokens.test.ts).
 */

export interface Palette {
  /** Background of the page, of cards, and of insets. */
  readonly paper: string;
  readonly sheet: string;
  readonly inset: string;
  /** Text: full, secondary, and hairlines. */
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly lineStrong: string;
  /** The accent, the text on it, and its wash. */
  readonly accent: string;
  readonly onAccent: string;
  readonly accentWash: string;
  /** Semantic colours, each readable as text on paper and sheet. */
  readonly good: string;
  readonly caution: string;
  readonly danger: string;
  readonly dangerWash: string;
  readonly cautionWash: string;
  readonly goodWash: string;
  /** Maps and plots: water, land without data, a five-step sequential ramp from low to high, temperature and rain. */
  readonly water: string;
  readonly land: string;
  readonly ramp: readonly [string, string, string, string, string];
  readonly warm: string;
  readonly rain: string;
  /** Tiers. */
  readonly bronze: string;
  readonly silver: string;
  readonly gold: string;
}

export const light: Palette = {
  paper: '#faf7f0',
  sheet: '#fffdf8',
  inset: '#f1ecdf',
  ink: '#1c2426',
  inkSoft: '#525c5e',
  line: '#ddd5c3',
  lineStrong: '#8d8676',
  accent: '#0e5a5f',
  onAccent: '#fffdf8',
  accentWash: '#e1edea',
  good: '#2c6a3f',
  caution: '#855300',
  danger: '#a3301f',
  dangerWash: '#f8e4de',
  cautionWash: '#f6ead0',
  goodWash: '#e2eddf',
  water: '#dfe9e8',
  land: '#e6dfce',
  ramp: ['#bad2c0', '#97c0b6', '#6da7a4', '#3f8788', '#0e5a5f'],
  warm: '#a94c25',
  rain: '#34709c',
  bronze: '#8a5a2b',
  silver: '#4f6a78',
  gold: '#80620c',
};

export const dark: Palette = {
  paper: '#12191b',
  sheet: '#192224',
  inset: '#0d1315',
  ink: '#ece7db',
  inkSoft: '#aab2b0',
  line: '#2d393b',
  lineStrong: '#75817f',
  accent: '#7cc9c3',
  onAccent: '#0c1f20',
  accentWash: '#1c3436',
  good: '#8cc79a',
  caution: '#e2b562',
  danger: '#f0937f',
  dangerWash: '#3b211c',
  cautionWash: '#35290f',
  goodWash: '#1a2f20',
  water: '#16262a',
  land: '#2b3536',
  ramp: ['#2a4a4c', '#326163', '#3f7f80', '#57a09d', '#8fd6cf'],
  warm: '#e39a6d',
  rain: '#84b8df',
  bronze: '#d3a06c',
  silver: '#a9bfca',
  gold: '#dcbc58',
};

export const fonts = {
  /** For headings and long texts. */
  serif: 'Newsreader',
  /** For the interface, labels and tabular figures. */
  sans: 'IBM Plex Sans',
} as const;

/** Type sizes in px at 16 px root, a 1.2 scale rounded to the quarter. */
export const sizes = {
  xs: 12.5,
  sm: 14,
  base: 16,
  md: 18,
  lg: 21.5,
  xl: 26,
  '2xl': 32,
  '3xl': 40,
  '4xl': 52,
} as const;

/** Radii of rounded corners, in px. */
export const radius = { small: 4, card: 8 } as const;
