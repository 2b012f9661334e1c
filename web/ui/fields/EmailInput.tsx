import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** An e-mail address: the keyboard has its "@", and nothing corrects or capitalises what is typed. */
export const EmailInput = (props: Omit<ComponentProps<typeof TextInput>, 'type'>) => (
  <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
);
