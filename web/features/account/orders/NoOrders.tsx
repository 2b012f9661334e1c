import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/links/Link.tsx';

/** Shown in place of orders where there are none: what will appear here, and how to begin. */
export function NoOrders() {
  return (
    <div className="rounded-card border border-line bg-sheet p-5 sm:p-7">
      <h2 className="text-xl">No orders yet</h2>
      <p className="mt-2 mb-5 max-w-text text-ink-soft">
        Once you have ordered a report it stays here: to read, to download, and to have made again when your
        answers change.
      </p>
      <ButtonLink to={paths.onboarding}>Order a report</ButtonLink>
    </div>
  );
}
