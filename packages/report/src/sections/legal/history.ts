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
      say`You told us about ${what}. Forms for ${view.name} will ask, and a wrong answer does more harm than the thing itself. See an immigration lawyer before the first application, not after a refusal.`,
      ...(record ? ['general-background-history'] : []),
      ...(refusal ? ['specific-immigration-history'] : []),
    ),
  );
};
