export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-small font-[550] leading-tight text-center no-underline transition-colors duration-150 select-none disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:cursor-not-allowed';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent border border-accent hover:bg-ink hover:border-ink hover:text-paper',
  secondary: 'border border-line-strong text-ink bg-transparent hover:border-ink hover:bg-sheet',
  quiet: 'text-accent border border-transparent hover:bg-accent-wash',
  danger: 'border border-danger text-danger bg-transparent hover:bg-danger-wash',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 py-1.5 text-sm',
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-md',
};

/** The classes of a button, for buttons and links that look like one. */
export function buttonStyle(tone: ButtonTone = 'primary', size: ButtonSize = 'medium'): string {
  return `${base} ${tones[tone]} ${sizes[size]}`;
}
