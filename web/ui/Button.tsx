import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './buttonStyle.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /**
   * It cannot be used now, because its action is in progress or unavailable: a click does nothing and submits no
   * form. Unlike `disabled`, it keeps the focus.
   */
  isOff?: boolean;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

/** A native button in the house style; it submits no form unless told to. */
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
