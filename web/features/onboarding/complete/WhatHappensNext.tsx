const STEPS = [
  [
    'Expert Analysis',
    'Your answers are compared with every country in our data, by rules that your report explains.',
  ],
  [
    'Report Generation',
    'Your report is written, and every figure in it is held against its source before it leaves us.',
  ],
  ['Delivery', 'You receive it by e-mail within 10 days, as a PDF and as a page in your account.'],
] as const;

/** What happens to a report after the payment. */
export function WhatHappensNext() {
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="text-xl">
        What happens next?
      </h2>
      <ol className="mt-5 space-y-5">
        {STEPS.map(([title, text], at) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="figures grid size-8 shrink-0 place-items-center rounded-full border border-accent text-sm text-accent"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="font-sans text-base font-[560] tracking-normal">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 rounded-small bg-inset px-4 py-3 text-sm">
        <strong className="font-[560]">Processing Time:</strong> Most reports take 3-5 business days
      </p>
    </section>
  );
}
