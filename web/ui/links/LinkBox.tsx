import { useId, useState } from 'react';
import { buttonStyle } from '../buttonStyle.ts';
import { boxStyle } from '../fields/Field.tsx';

/** A new private link, shown only once, with a button to copy it. */
export function LinkBox({ link }: { link: string }) {
  const id = useId();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      document.getElementById(id)?.focus();
      setCopied('failed');
    }
  };
  return (
    <div>
      <label htmlFor={id} className="block font-[530]">
        The private link
      </label>
      <p className="mt-0.5 text-sm text-ink-soft">
        Send it yourself, to that one person. It is shown now and not again; you can make a new one at any
        time.
      </p>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className={`${boxStyle} min-w-0 flex-1 basis-64`}
        />
        <button type="button" onClick={() => void copy()} className={buttonStyle('secondary')}>
          Copy the link
        </button>
      </div>
      <p role="status" className="mt-1.5 text-sm text-ink-soft">
        {copied === 'yes' && 'Copied.'}
        {copied === 'failed' && 'It could not be copied by itself: it is selected, copy it from the field.'}
      </p>
    </div>
  );
}
