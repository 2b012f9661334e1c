import { type ReactNode, useId } from 'react';
import { tickStyle } from '#ui/Checkbox.tsx';
import { setTicked } from './tickStore.ts';
import { useTicks } from './useTicks.ts';

/** A box to tick off, kept in this browser. What is done fades and stays readable. */
export function TickBox({ list, id, children }: { list: string; id: string; children: ReactNode }) {
  const box = useId();
  const done = useTicks(list).includes(id);
  return (
    <div className="flex gap-3">
      <input
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
