import { type PermitSubject, permitLaw } from '../../../place/entry/permitLaw.ts';
import type { PlaceView } from '../../../place/view.ts';
import { listNames } from '../../../prose/english.ts';
import { type Said, say } from '../../../prose/said.ts';

/** What the law of each place says on a subject, a sentence each; one shared by several places is told once. */
export function permitLaws(views: readonly PlaceView[], subject: PermitSubject): readonly Said[] {
  const told = views.flatMap((view) => {
    const law = permitLaw(view, subject);
    return law ? [{ name: view.name, law }] : [];
  });
  return [...Map.groupBy(told, ({ law }) => law.text).values()].map((same) => {
    return say`In ${listNames(same)} ${same[0]?.law ?? ''}.`;
  });
}
