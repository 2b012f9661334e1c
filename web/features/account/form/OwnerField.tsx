/**
 * For password managers, in a form that asks for a password and not for the account's address: whose password it is.
 * It must be a field that takes text: they pass over hidden inputs, and take the next address in the form for it.
 */
export function OwnerField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
