import { worksInOfficialLanguage } from '@global-fit/matching/profile/work/officialLanguage';
import { teachesEnglish } from '@global-fit/matching/profile/work/teachesEnglish';
import type { AnswerReader } from '../answers.ts';
import { fieldCalled } from './fieldCalled.ts';

/** Local work done in an official language, in words, with the answers that tell it; null for other work. */
export function workInOfficialLanguage({
  read,
}: {
  readonly read: AnswerReader;
}): { readonly label: string; readonly ids: readonly string[] } | null {
  const ids = ['work-arrangement', 'career-field'] as const;
  const [arrangement = null, careerField = null] = ids.map((id) => read.choices(id)[0] ?? null);
  return worksInOfficialLanguage({ arrangement, careerField, teachesEnglish: teachesEnglish(read.all) })
    ? { label: `work in ${fieldCalled(read).text}`, ids }
    : null;
}
