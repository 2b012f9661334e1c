import { useNavigate } from 'react-router';
import { useSession } from '#api/session.tsx';
import { eraseAfterSignOut } from '#features/drafts/progress.ts';
import { paths } from '#paths.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { showToast } from '#ui/notices/toast.ts';
import { LEAVING } from '../settings/useUnsaved.ts';

/** Ends this session and leaves the account area: the home page first, so that nobody is asked to sign in again. */
export function SignOut() {
  const { logout } = useSession();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await navigate(paths.home, { state: LEAVING });
    logout();
    eraseAfterSignOut();
    showToast('You are signed out');
  };
  return (
    <button
      type="button"
      onClick={() => void leave()}
      // Its words end where the line below ends; letters of twice the size have no room for more than the edge.
      className={`${buttonStyle('quiet', 'small')} mr-[max(-0.875rem,-14px)]`}
    >
      Sign out
    </button>
  );
}
