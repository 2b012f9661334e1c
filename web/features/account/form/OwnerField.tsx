/**
 * Tells password managers whose password a form without an address field is about. It has to be a text field: they
 * ignore hidden inputs and would take the next address in the form.
 */
export function OwnerField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
