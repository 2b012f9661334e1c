import { useNavigate } from 'react-router';
import { useSession } from '#api/session.tsx';
import { eraseAfterSignOut } from '#features/drafts/progress.ts';
import { tellSignedOut } from '#features/drafts/signedOut.ts';
import { paths } from '#paths.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { showToast } from '#ui/notices/toast.ts';
import { LEAVING } from '../settings/useUnsaved.ts';

/** Ends this session. Goes to the home page first, so that the account page does not ask to sign in again. */
export function SignOut() {
  const { logout } = useSession();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await navigate(paths.home, { state: LEAVING });
    logout();
    eraseAfterSignOut();
    tellSignedOut();
    showToast('You are signed out');
  };
  return (
    <button
      type="button"
      onClick={() => void leave()}
      // Aligned with the end of the line below; at twice the font size only the edge has room.
      className={`${buttonStyle('quiet', 'small')} mr-[max(-0.875rem,-14px)]`}
    >
      Sign out
    </button>
  );
}
