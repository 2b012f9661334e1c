import type { PlaceView } from '../../place/view.ts';
import { subjectOf } from './clauses.ts';
import { type Kin, personIn } from '../../profile/person.ts';
import type { Asked } from './topic.ts';

const WORD: Readonly<Record<Kin, string>> = {
  spouse: 'my spouse',
  child: 'my child',
  parent: 'my parent',
  other: '',
};

/** Reads a question for the places of a report; a name of the household is understood as what it stands for. */
export function readQuestion(question: string, views: readonly PlaceView[]): Asked | null {
  const [view] = views;
  if (!view) return null;
  const { profile } = view;
  const subject = subjectOf(question);
  const person = personIn(subject, profile);
  const named = person && person.ids.length > 0 ? WORD[person.kin] : '';
  const text = named === '' || !person ? subject : subject.replace(person.name, `${person.name} (${named})`);
  return { text, views, view, profile, person };
}
