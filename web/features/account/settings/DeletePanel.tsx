import { lazy, useState } from 'react';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Later } from '#ui/later/Later.tsx';
import { Panel } from '../page/Panel.tsx';

const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'));

/** Deletes the account permanently. */
export function DeletePanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      id="delete"
      title="Delete my account"
      text="Erases your account, answers, reports and messages. What tax law makes us keep (amount and date of each order) stays without your name."
    >
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle('danger')}>
        Delete my account
      </button>
      {isOpen && (
        <div className="not-empty:mt-5">
          <Later what="The form">
            <DeleteDialog onClose={() => setOpen(false)} />
          </Later>
        </div>
      )}
    </Panel>
  );
}
