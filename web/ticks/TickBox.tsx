import { type ReactNode, useId } from 'react';
import { tickStyle } from '#ui/fields/Checkbox.tsx';
import { setTicked } from './tickStore.ts';
import { useTicks } from './useTicks.ts';

/**
 * A checkbox remembered in this browser; one ticked before the page's scripts loaded stays ticked. Done items fade
 * but stay readable.
 */
export function TickBox({ list, id, children }: { list: string; id: string; children: ReactNode }) {
  const box = useId();
  const done = useTicks(list).includes(id);
  return (
    <div className="flex gap-3">
      <input
        ref={(control) => {
          if (control?.checked && !done) setTicked(list, id, true);
        }}
        id={box}
        type="checkbox"
        checked={done}
        onChange={(event) => setTicked(list, id, event.currentTarget.checked)}
        className={tickStyle}
      />
      <label htmlFor={box} className={done ? 'text-ink-soft line-through decoration-line-strong' : ''}>
        {children}
      </label>
    </div>
  );
}
