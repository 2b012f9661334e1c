import type { ReactNode } from 'react';
import { longDate } from '#ui/longDate.ts';

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="font-[530]">{title}</dt>
      <dd className="min-w-0 wrap-anywhere text-ink-soft">{children}</dd>
    </div>
  );
}

/** Who asks, why, and who sees the answers. */
export function PartnerIntro({ invitedBy, until }: { invitedBy: string; until: string }) {
  const name = <bdi>{invitedBy}</bdi>;
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{name} would like to know what counts for you</h1>
      <div className="mt-5 space-y-4 text-md text-ink-soft">
        <p>
          {name} is planning a move and has asked us for a report on places to live. With this form, which
          takes about three minutes, the report ranks places for each of you and for both together, and says
          what a compromise would cost each. Without it the report says nothing about you: we infer nothing.
        </p>
      </div>
      <dl className="mt-8 divide-y divide-line border-y border-line">
        <Point title="Who sees it">
          {name} sees your answers in the report, side by side with their own. We keep them with that account
          and use them for nothing else.
        </Point>
        <Point title="How long">
          You can change or take back your answers by the same link until {longDate(until)}, or until a report
          uses them. They are deleted when {name} ends this form or deletes the account.
        </Point>
        <Point title="All of it is optional">
          What you leave as it is counts as neutral. You need no account.
        </Point>
      </dl>
    </>
  );
}
