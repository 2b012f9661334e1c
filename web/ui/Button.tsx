import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonTone, buttonStyle } from './buttonStyle.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
}

/** A button. `isPending` keeps its place and focus and tells screen readers that it works. */
export function Button({ tone = 'primary', size = 'medium', className = '', ...rest }: ButtonProps) {
  return <AriaButton {...rest} className={`${buttonStyle(tone, size)} ${className}`} />;
}
