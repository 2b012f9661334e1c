import { Button } from '#ui/Button.tsx';
import { settingsApi } from './settingsApi.ts';
import { Panel } from '../page/Panel.tsx';
import { useDownload } from '../download/useDownload.ts';

/** Downloads all data stored about the person as one file. */
export function DataPanel() {
  const { busy, save } = useDownload(settingsApi.dataPath, 'global-fit-my-data.json');
  return (
    <Panel
      id="data"
      title="Your data"
      text="Everything we hold about you in one file (JSON): account, answers, orders, consents and messages."
    >
      <Button isOff={busy} onClick={() => void save()} tone="secondary">
        {busy ? 'Fetching...' : 'Download my data'}
      </Button>
    </Panel>
  );
}
