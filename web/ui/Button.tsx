import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './buttonStyle.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /**
   * It cannot be pressed now, because what it started is under way or there is no more of it: a press does nothing,
   * and sends no form. Unlike `disabled` it does not throw away the focus of whoever has pressed it.
   */
  isOff?: boolean;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

/** The browser's own button in the clothes of the house; it sends no form unless told to. */
export function Button({
  tone = 'primary',
  size = 'medium',
  isOff = false,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      onClick={isOff ? refuse : onClick}
      className={`${buttonStyle(tone, size)} ${className}`}
    />
  );
}
