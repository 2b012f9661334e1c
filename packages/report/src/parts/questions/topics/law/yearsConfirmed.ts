import type { PlaceView } from '../../../../place/view.ts';
import { yearsToCitizenship } from '../../../../place/entry/naturalisation.ts';
import { plural } from '../../../../prose/english.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import { flow, type Said, say } from '../../../../prose/said.ts';

/** A number of years in a question: "after only 2 years", "in five years". */
const YEARS_NAMED =
  /\b(?:after|in|within|takes?|needs?|just|only|heard(?: of)?) (?:only |just |about )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs?)\b/i;
const IN_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');
/** Words that ask whether that is true. */
const ASKS_WHETHER =
  /\b(?:is it (?:true|correct|right|so)|am i right|(?:is|are) (?:that|this) (?:true|right|correct)|can i (?:really )?|really)\b/i;
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
  const counted = ON_PERMIT.test(text) ? lawClause(view.atlas.rule(`residence-counted-${view.iso3}`)) : null;
  return flow(
    rule.years === years
      ? say`Yes: by our records ${view.name} naturalises you after ${rule.said} of residence.`
      : say`By our records it is not ${plural(years, 'year')}: ${view.name} asks for ${rule.said} of residence.`,
    counted && say`In ${view.name} ${counted}.`,
  );
}
