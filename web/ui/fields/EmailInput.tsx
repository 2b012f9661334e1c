import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** An e-mail field: a keyboard with "@", without autocorrection and capitalisation. */
export const EmailInput = (props: Omit<ComponentProps<typeof TextInput>, 'type'>) => (
  <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
);
