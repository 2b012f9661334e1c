import type { ButtonHTMLAttributes } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './buttonStyle.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
}

/** The browser's own button in the clothes of the house; it sends no form unless told to. */
export function Button({ tone = 'primary', size = 'medium', className = '', ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={`${buttonStyle(tone, size)} ${className}`} />;
}
