import { identity } from '#content/identity.ts';

/** The company's name beside a globe of two meridians with one place marked. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-[10px]">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
        <g fill="none" className="stroke-ink" strokeWidth="1.6">
          <circle cx="16" cy="16" r="13" />
          <ellipse cx="16" cy="16" rx="5.6" ry="13" />
          <path d="M3 16h26" />
        </g>
        <circle cx="20.4" cy="9.6" r="4" className="fill-accent stroke-paper" strokeWidth="1.6" />
      </svg>
      <span className="font-serif text-[min(1.4rem,6.2vw)] translate-y-[0.08em] leading-none font-[520] tracking-[-0.02em] whitespace-nowrap">
        {identity.name}
      </span>
    </span>
  );
}
