import { COUNT, countIn } from '@global-fit/matching/profile/text/countWords';
import { TOLD_IN } from '@global-fit/matching/profile/text/freeTexts';
import type { Profile } from '../../../profile/profile.ts';
import { leavesPost, withoutPost } from '../../../profile/work/presentPost.ts';
import { numberWord } from '../../../prose/english.ts';
import { because, say, words } from '../../../prose/said.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { task, type TaskWriter } from '../task.ts';

/** "a notice of three months", "the notice we have to give: three months each", "3 months’ notice". */
const NOTICE = [
  new RegExp(String.raw`\bnotice\b(?! board)[^.!?\n]{0,40}?\b${COUNT}[- ]months?\b`, 'i'),
  new RegExp(String.raw`\b${COUNT}[- ]months?(?:[’']s?)?(?: \w+){0,2} notice\b`, 'i'),
];
/** Notice on a home or loan, not on a job. */
const OF_A_HOME = /\b(?:lease|rent(?:al)?|landlord|tenan\w+|flat|apartment|bank|deposit)\b/i;
const MOST = 12;

/** The notice period of the customer's job, in months, with the answers that tell it; null where none is stated. */
export function noticeTold({
  read,
}: Pick<Profile, 'read'>): { readonly months: number; readonly ids: readonly string[] } | null {
  for (const id of [...TOLD_IN, 'special-skills'] as const)
    for (const sentence of (read.text(id) ?? '').split(/(?<=[.!?\n])/)) {
      const word = NOTICE.flatMap((said) => said.exec(sentence)?.[1] ?? [])[0];
      if (word === undefined || OF_A_HOME.test(sentence)) continue;
      const months = countIn(word);
      if (months <= MOST) return { months, ids: [id] };
    }
  return null;
}

/**
 * Giving notice: once permit or contract is certain, and a notice period before the move. Empty where the job is
 * over, and for who works for nobody.
 */
export const noticeTasks: TaskWriter = (view) => {
  const { profile } = view;
  if (withoutPost(profile)) return [];
  const told = noticeTold(profile);
  if (!leavesPost(profile) && !(told && !['transfer', 'remote', 'retired'].includes(profile.stage)))
    return [];
  const sure = because(
    words(
      !settlesByRight(view)
        ? 'the permit is in your hand'
        : profile.stage === 'employee'
          ? 'the new contract is signed'
          : 'a home there is found',
    ),
    'citizenship',
    ...profile.stageIds,
  );
  const time = told
    ? because(
        words(
          `. The notice of ${numberWord(told.months)} ${told.months === 1 ? 'month' : 'months'} that you told us of runs from then to the move`,
        ),
        ...told.ids,
      )
    : words(
        '[: your contract says how many months that is|; a notice longer than a month moves this step forward|, counting your notice back from the move]',
      );
  return [
    task(
      'notice',
      'Give notice',
      because(
        say`[Resign in writing once ${sure}, and not before|Keep your post until ${sure}, and resign in writing then|No letter to your employer before ${sure}|Tell your employer in writing once ${sure}]${time}.`,
        ...(told ? [] : ['current-work-satisfaction']),
      ),
      told?.months ?? 1,
      { takes: told?.months ?? 1, after: ['contract', 'permit'] },
    ),
  ];
};
