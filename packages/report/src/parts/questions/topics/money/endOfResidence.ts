import { anyOf } from '@global-fit/matching/anyOf';
import type { Country } from '@global-fit/atlas/model';
import { taxesByPassport, untaxedHome } from '../../../../place/rights/ownState.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { writtenNames } from '../../../../prose/countryNames.ts';
import { capitalised } from '../../../../prose/english.ts';
import { wholeWords } from '../../../../prose/wholeWords.ts';
import { because, given, type Said, say, words } from '../../../../prose/said.ts';

/** Words that ask how tax residence in the present country ends. */
const ENDS_RESIDENCE = anyOf([
  /\b(?:stop|cease|no longer|not|end|lose|losing|give up|break|cut|sever|quit|get out of|leave)\w*\b[^?.;]{0,30}\b(?:tax[- ]resid\w+|tax (?:domicile|purposes)|resid\w+ (?:for|in) (?:the )?tax\w*|resid\w+ for tax)\b/i,
  /\b(?:non[- ]resid\w+ (?:for tax|taxpayer)|tax non[- ]resid\w+|emigrat\w+ for tax)\b/i,
]);

/** Words that ask whether one stays a tax resident; one who asks so of another country than home asks when it begins. */
const staysResident = (home: readonly string[]): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:do|will|would) (?:I|we) (?:(?:still )?(?:stay|remain)|still be)|still|stay(?:ing)?|remain(?:ing)?) (?:an? |the )?(?:\p{L}+ )?(?:tax[- ]residents?|residents? for tax)\b(?! (?:there|here)\b| (?:in|of) (?!(?:the )?(?:${wholeWords(home).source}|home|my|our|year|\d)))`,
    'iu',
  );

/** Whether one's present country goes on asking for tax: "do I have to pay taxes in Argentina if I leave". */
const TAXED_AFTER =
  /\btax(?:es|ed)?\b[^?]{0,50}\b(?:if|when|once|after) (?:I|we|you)(?:['’](?:m|re|ve))? (?:\w+ )?(?:leave|left|move|moved|go|gone|am gone|are gone|emigrate|live abroad)\b/i;
/** How many days one may spend in the country left: "how many days can we be in the UK". */
const daysThere = (home: readonly string[]): RegExp =>
  new RegExp(
    String.raw`\bhow (?:many (?:days|nights|weeks|months)|long)\b[^?]{0,50}(?:${wholeWords(home).source}|\bhome\b)[^?]{0,60}\btax`,
    'iu',
  );
const AT_HOME = /\b(?:here|(?:at|back) home|my (?:own )?country)\b/i;

function asksOfHome(text: string, home: Country): boolean {
  const names = writtenNames(home);
  return (
    ENDS_RESIDENCE.test(text) ||
    staysResident(names).test(text) ||
    daysThere(names).test(text) ||
    (TAXED_AFTER.test(text) && (AT_HOME.test(text) || wholeWords(names).test(text)))
  );
}

/**
 * What ending tax residence in the present country depends on: that country's recorded test, and that failing it may
 * not suffice. Null for other questions.
 */
export function endOfResidence(view: PlaceView, text: string): Said | null {
  const { home, homeName, atlas } = view;
  if (!home || !asksOfHome(text, home)) return null;
  if (untaxedHome(view))
    return given(
      say`${capitalised(homeName)} levies no income tax by our records, so there is no residence for tax to end there.`,
      `tax:${home.iso3}`,
    );
  const tax = atlas.taxFacts(home.iso3);
  const test = !tax?.from.shown
    ? null
    : tax.residencyDays !== null
      ? `counts you as resident for tax from ${tax.residencyDays} days a year`
      : tax.residentByHome
        ? 'counts you as resident for tax while you keep your home there'
        : null;
  const passport = taxesByPassport(view)?.iso3 === home.iso3;
  const first = test
    ? given(words(`${capitalised(homeName)} ${test}, by the test on record.`), `tax:${home.iso3}`)
    : say`Our records do not say on which day ${homeName} stops counting somebody as a tax resident.`;
  const more = passport
    ? ' As its citizen you stay liable to its tax wherever you live.'
    : ' Days away alone need not end it: a home, a partner or children who stay there, and an absence of a year or two that is meant to end, can keep you resident; its tax office says which of these count.';
  return because(say`${first}${words(more)}`, 'current-location', ...(passport ? ['citizenship'] : []));
}
