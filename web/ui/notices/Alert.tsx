import type { ReactNode } from 'react';
import { Check, Info, Warning } from '../icons.tsx';

export type AlertTone = 'info' | 'good' | 'caution' | 'danger';

const tones: Record<AlertTone, string> = {
  info: 'bg-accent-wash border-accent',
  good: 'bg-good-wash border-good',
  caution: 'bg-caution-wash border-caution',
  danger: 'bg-danger-wash border-danger',
};

const signs = { info: Info, good: Check, caution: Warning, danger: Warning } as const;

const signTones: Record<AlertTone, string> = {
  info: 'text-accent',
  good: 'text-good',
  caution: 'text-caution',
  danger: 'text-danger',
};

/**
 * A message in the page. Problems that appear after an action interrupt (`role="alert"`), others are announced
 * politely; `still` is for messages present from the start.
 */
export function Alert({
  tone = 'info',
  title,
  still = false,
  children,
}: {
  tone?: AlertTone;
  title?: string;
  still?: boolean;
  children?: ReactNode;
}) {
  const Sign = signs[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      role={still ? undefined : role}
      className={`flex gap-3 rounded-small border-l-4 px-4 py-3.5 ${tones[tone]}`}
    >
      <Sign className={`mt-0.5 shrink-0 ${signTones[tone]}`} />
      <div className="min-w-0">
        {title && <p className="font-[560]">{title}</p>}
        {children}
      </div>
    </div>
  );
}
