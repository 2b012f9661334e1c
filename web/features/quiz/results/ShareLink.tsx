import { buttonStyle } from '#ui/buttonStyle.ts';
import { showToast } from '#ui/notices/toast.ts';

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showToast('Link to this result copied', 'good');
  } catch (error) {
    console.warn('The clipboard refused.', error);
    showToast("Couldn't copy. The address bar holds the link.", 'danger');
  }
}

/** Copies the address, which contains all answers. */
export function ShareLink() {
  return (
    <button type="button" onClick={() => void copyAddress()} className={buttonStyle('secondary')}>
      Copy link to this result
    </button>
  );
}
