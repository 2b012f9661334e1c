import type { ReactNode } from 'react';
import { SECTIONS } from '@global-fit/questionnaire/definition';
import { useSession } from '#api/session.tsx';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { draftApiOf } from '#features/drafts/draftApi.ts';
import { readUnchosen } from '#features/drafts/unchosen.ts';
import { onboardingFor, paths } from '#paths.ts';
import { ButtonLink } from '#ui/links/Link.tsx';
import { longMoment } from '#ui/longDate.ts';

/** The assessment in progress; `otherwise` where there is none, `meanwhile` until that is known. */
export default function DraftCard({ meanwhile, otherwise }: { meanwhile: ReactNode; otherwise: ReactNode }) {
  const { user } = useSession();
  const { loaded } = useLoaded('draft', () => draftApiOf().fetch());
  if (loaded.status === 'loading') return meanwhile;
  const draft = loaded.status === 'loaded' ? loaded.value : null;
  if (draft === null || draft.version === 0 || Object.keys(draft.answers).length === 0) return otherwise;
  const section = SECTIONS[draft.section_index];
  return (
    <section aria-labelledby="draft" className="rounded-card border border-accent bg-accent-wash p-5 sm:p-7">
      <h2 id="draft" className="text-xl">
        Your assessment
      </h2>
      <p className="mt-2 mb-5 max-w-text">
        {section
          ? `You were at “${section.title}”, section ${draft.section_index + 1} of ${SECTIONS.length}.`
          : 'All sections are filled in.'}
        {draft.updated_at && ` Saved on ${longMoment(draft.updated_at)}.`}
        {user && readUnchosen(user.id) && ' The other version of your answers is kept beside it.'}
      </p>
      <ButtonLink to={draft.product_id === null ? paths.onboarding : onboardingFor(draft.product_id)}>
        Continue my assessment
      </ButtonLink>
    </section>
  );
}
