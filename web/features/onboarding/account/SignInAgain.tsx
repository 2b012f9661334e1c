import { SignInFields } from '#features/account/signIn/SignInFields.tsx';
import { useSignIn } from '#features/account/signIn/useSignIn.ts';
import { Dialog } from '#ui/blocks/Dialog.tsx';

/** Signing in again over the page, without losing anything. */
export default function SignInAgain({
  email,
  kept,
  onClose,
}: {
  email: string;
  /** Says where the answers are stored meanwhile, or that they were paid for. */
  kept: string;
  onClose: () => void;
}) {
  const form = useSignIn(email);
  return (
    <Dialog title="Please sign in again" isOpen onClose={onClose}>
      <p className="mb-5 text-ink-soft">
        Your session has ended. {kept} Once you have signed in you go on exactly where you are.
      </p>
      <SignInFields form={form} />
    </Dialog>
  );
}
