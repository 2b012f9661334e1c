import { passage, type Writer } from '../../place/passage.ts';
import { because, say } from '../../prose/said.ts';

/** Earlier refusals or a record. */
export const history: Writer = (view) => {
  const { read } = view.profile;
  const record = read.has('general-background-history', 'yes');
  const refusal = read.has('specific-immigration-history', 'yes');
  if (!record && !refusal) return null;
  const what =
    record && refusal
      ? 'a record and an earlier refusal or overstay'
      : record
        ? 'a criminal record'
        : 'an earlier refusal or overstay';
  return passage(
    'history',
    1.4,
    because(
      view.ledger.timesUsed('history') > 0
        ? say`[The forms of ${view.name} will ask the same: give the same answer, as the lawyer worded it|${view.Name} asks about it too, so one wording has to hold in every form|What you told us about belongs on the forms for ${view.name} as well, word for word|Say it to ${view.name} as to the others: offices compare what they were told].`
        : say`You told us about ${what}. Forms for ${view.name} will ask, and a wrong answer does more harm than the thing itself. See an immigration lawyer before the first application, not after a refusal.`,
      ...(record ? ['general-background-history'] : []),
      ...(refusal ? ['specific-immigration-history'] : []),
    ),
  );
};
