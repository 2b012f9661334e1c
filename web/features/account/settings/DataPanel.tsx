import { useState } from 'react';
import { failureText } from '#features/calls/failureText.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { showToast } from '#ui/toast.ts';
import { accountApi } from '../accountApi.ts';
import { Panel } from '../Panel.tsx';
import { downloadFile } from '../saveFile.ts';

/** Everything we hold about the person, as one file. */
export function DataPanel() {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadFile(accountApi.dataPath, 'global-fit-my-data.json');
    } catch (error) {
      showToast(failureText(error), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel
      id="data"
      title="Your data"
      text="Everything we hold about you in one file (JSON): account, answers, orders, consents and messages."
    >
      <button type="button" disabled={busy} onClick={() => void save()} className={buttonStyle('secondary')}>
        {busy ? 'Fetching...' : 'Download my data'}
      </button>
    </Panel>
  );
}
