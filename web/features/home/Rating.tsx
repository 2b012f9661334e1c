/** "4 out of 5" as five marks. */
export function Rating({ value }: { value: number }) {
  return (
    <span className="inline-flex gap-1">
      <span className="sr-only">{value} out of 5</span>
      {[1, 2, 3, 4, 5].map((mark) => (
        <svg key={mark} viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" focusable="false">
          <path
            d="M5 .6 9.4 5 5 9.4.6 5Z"
            strokeWidth="1"
            className={mark <= value ? 'fill-accent stroke-accent' : 'fill-transparent stroke-line-strong'}
          />
        </svg>
      ))}
    </span>
  );
}
