import { Check } from '#ui/icons.tsx';

/** The contents of a tier as a list, below a rule. */
export function TierFeatures({ features, className }: { features: readonly string[]; className: string }) {
  return (
    <ul className={`${className} space-y-2.5 border-t border-line pt-5`}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 text-[0.95rem] leading-snug">
          <Check width="18" height="18" className="mt-0.5 shrink-0 text-accent" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
