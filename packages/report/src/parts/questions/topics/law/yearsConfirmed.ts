import type { PlaceView } from '../../../../place/view.ts';
import { yearsToCitizenship } from '../../../../place/entry/naturalisation.ts';
import { plural } from '../../../../prose/english.ts';
import { lawWords } from '../../../../prose/lawWords.ts';
import { flow, given, type Said, say } from '../../../../prose/said.ts';

/** A number of years in a question: "after only 2 years", "in five years". */
const YEARS_NAMED =
  /\b(?:after|in|within|takes?|needs?|just|only) (?:only |just |about )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs?)\b/i;
const IN_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');
/** Words that ask whether that is true. */
const ASKS_WHETHER =
  /\b(?:is it (?:true|correct|right|so)|am i right|(?:is|are) (?:that|this) (?:true|right|correct)|can i (?:really )?|really)\b/i;
/** Countries whose law on which residence counts is on record. */
const COUNTED: Readonly<Record<string, string>> = {
  ESP: 'the residence that counts has to be legal, without a break and directly before the application (Civil Code, article 22): ask whether the months on a visa are that, or only those on the residence permit',
};
const ON_PERMIT = /\b(?:visas?|permits?|nomad|residence card)\b/i;

/**
 * Whether a number of years in a question agrees with the country's record, with a yes or no first, and which
 * residence counts; null without a number, or without a record.
 */
export function yearsConfirmed(view: PlaceView | undefined, text: string): Said | null {
  const named = YEARS_NAMED.exec(text)?.[1]?.toLowerCase();
  if (!view || named === undefined || !ASKS_WHETHER.test(text)) return null;
  const years = /^\d/.test(named) ? Number(named) : IN_WORDS.indexOf(named);
  const rule = yearsToCitizenship(view);
  if (!rule) return null;
  const counted = COUNTED[view.iso3];
  const law = `residence-counted-${view.iso3}`;
  return flow(
    rule.years === years
      ? say`Yes: by our records ${view.name} naturalises you after ${rule.said} of residence.`
      : say`By our records it is not ${plural(years, 'year')}: ${view.name} asks for ${rule.said} of residence.`,
    counted && ON_PERMIT.test(text) && view.atlas.rule(law)?.from.shown
      ? given(lawWords(`In ${view.name} ${counted}.`), `rule:${law}`)
      : null,
  );
}
