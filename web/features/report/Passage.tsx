import type { BulletList, Callout, Paragraph } from '@global-fit/report/model';
import { BasisMark } from './BasisMark.tsx';
import { Quoting } from './Quoting.tsx';

/** A paragraph with the mark that opens its basis. */
export function Passage({ passage, className = '' }: { passage: Paragraph; className?: string }) {
  return (
    <div className={className}>
      <p>
        <Quoting text={passage.text} />
        <BasisMark basis={passage} of={passage.text} />
      </p>
    </div>
  );
}

const callouts = {
  insight: { title: 'KEY INSIGHT', ground: 'bg-accent-wash border-accent', head: 'text-accent' },
  action: { title: 'ACTION ITEM', ground: 'bg-caution-wash border-caution', head: 'text-caution' },
  note: { title: 'NOTE', ground: 'bg-inset border-line-strong', head: 'text-ink-soft' },
} as const;

/** "KEY INSIGHT" and "ACTION ITEM": the lines to remember. */
export function CalloutBox({ callout }: { callout: Callout }) {
  const { title, ground, head } = callouts[callout.kind];
  return (
    <div className={`report-whole border-l-4 px-4 py-3.5 ${ground}`}>
      <p className={`mb-1 font-sans text-xs font-[620] tracking-[0.08em] ${head}`}>{title}</p>
      <p>
        <Quoting text={callout.text} />
        <BasisMark basis={callout} of={callout.text} />
      </p>
    </div>
  );
}

export function Bullets({ list }: { list: BulletList }) {
  return (
    <div>
      <ul className="list-disc space-y-1.5 pl-5 marker:text-line-strong">
        {list.items.map((item, at) => (
          <li key={item}>
            <Quoting text={item} />
            {at === list.items.length - 1 && <BasisMark basis={list} of={item} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
