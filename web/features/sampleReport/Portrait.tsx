/** A portrait of nobody in particular: a person at a window, drawn in the colours of the page. */
export function Portrait({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 200 220"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role="img"
      aria-label="Drawing of the fictional person"
      focusable="false"
    >
      <rect width="200" height="220" className="fill-water" />
      <circle cx="158" cy="44" r="17" className="fill-gold" />
      <path d="M0 148c26-16 48-10 70-2s52 12 76-2 40-12 54-6v82H0z" className="fill-ramp-2" />
      <path d="M28 220c2-38 30-58 72-58s70 20 72 58z" className="fill-accent" />
      <path d="M84 140h32v26c-4 12-28 12-32 0z" className="fill-bronze" />
      <ellipse cx="100" cy="110" rx="31" ry="37" className="fill-bronze" />
      <path
        d="M68 112c-8-44 16-58 38-54 24 2 34 24 26 54-4-18-12-26-26-30-14 8-30 10-38 30Z"
        className="fill-ink"
      />
      <path d="M84 166c6 12 26 12 32 0l10 6c-8 22-44 22-52 0z" className="fill-sheet" />
    </svg>
  );
}
