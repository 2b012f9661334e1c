/** A spinner with its reason, which is announced once, and shown when `visible`. */
export function Spinner({ label, visible = false }: { label: string; visible?: boolean }) {
  return (
    <output className="inline-flex items-center gap-3 text-ink-soft">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 animate-spin rounded-full border-2 border-line-strong border-t-accent"
      />
      <span className={visible ? '' : 'sr-only'}>{label}</span>
    </output>
  );
}
