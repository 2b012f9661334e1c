import type { LanguageUse } from '@global-fit/atlas/languages';
import { SCRIPT_NAMES } from '@global-fit/atlas/scripts';
import type { GateReason, Written } from '@global-fit/matching/gates/reason';
import { constant, shown } from '../../figures/quantity.ts';
import { list } from '../../prose/english.ts';
import { given, type Said, say, words } from '../../prose/said.ts';

/** Words for a language's legal status. */
const OFFICIAL = {
  everywhere: 'it is an official language there',
  'in part': 'it is official in a part of the country alone',
  no: 'it is no official language there',
} as const;

const recordOf = (iso3: string, { code }: LanguageUse): string =>
  code === 'en' ? `english:${iso3}` : `language:${iso3}-${code}`;

/**
 * "Norwegian is official there, and no language of yours is both that and spoken by most people", "offices and schools
 * of Vaud work in French".
 */
export function schoolLanguageSaid({
  iso3,
  own,
  region,
  official,
  foreign,
}: Extract<GateReason, { kind: 'school language' }>): Said {
  if (region) {
    const law = `regional:${iso3}-${region.region ?? region.town}`;
    return given(words(`offices and schools of ${region.region ?? region.town} work in ${region.name}`), law);
  }
  const none = foreign
    ? 'no language of yours is'
    : 'no language of yours is both official there and spoken by most people';
  const named = own ?? official;
  if (!named?.from.shown) return words(foreign ? 'no language of yours is official there' : none);
  const said = own
    ? `${own.name} is official there, and most people speak it`
    : `${named.name} is official there, and ${none.replace(' there', '')}`;
  return given(words(said), recordOf(iso3, named));
}

/** "Spanish is official there, and no record tells how many speak a language of yours". */
export function uncountedSaid({ iso3, official }: Extract<GateReason, { kind: 'speakers uncounted' }>): Said {
  const none = 'no record tells how many people there speak a language of yours';
  if (!official.from.shown) return words(none);
  return given(
    words(`${official.name.replace(/ \(.*\)$/, '')} is official there, and ${none.replace(' there', '')}`),
    recordOf(iso3, official),
  );
}

/** "Serbian is official there, and written in Cyrillic and in Latin letters". */
function writtenSaid(iso3: string, { use, scripts }: Written, also = ''): Said {
  const name = use.name.replace(/ \(.*\)$/, '');
  const how = list(scripts.map((script) => SCRIPT_NAMES[script]));
  return use.from.shown
    ? given(words(`${name} is ${also}official there, and written in ${how}`), recordOf(iso3, use))
    : words(`an official language there is ${also}written in ${how}`);
}

/** The scripts of the official languages: the one the customer cannot read first, else one they can. */
export function alphabetSaid({ iso3, strange, readable }: Extract<GateReason, { kind: 'alphabet' }>): Said {
  if (strange && readable) return say`${writtenSaid(iso3, strange)}; ${writtenSaid(iso3, readable, 'also ')}`;
  const one = strange ?? readable;
  return one ? writtenSaid(iso3, one) : words('our tables name no official language there');
}

/** "about 40% of people speak it", "it is no official language there". */
export function spokenSaid({
  iso3,
  share,
  official,
  languageFor,
  use,
}: Extract<GateReason, { kind: 'spoken' }>): Said {
  const byLaw = ['country', 'law', 'work', 'school', 'doctors'].includes(languageFor);
  if (!use?.from.shown)
    return words(byLaw ? OFFICIAL[official] : 'our tables do not list it among the languages spoken there');
  const percent = shown(
    constant(100 * share, 'share of people who speak it'),
    (value) => `${Math.round(value)}%`,
  );
  const record = recordOf(iso3, use);
  const many = say`about ${percent} of people speak it`;
  if (languageFor === 'law') return given(words(OFFICIAL[official]), record);
  if (!byLaw) return given(many, record);
  return given(
    Number.isNaN(share) ? words(OFFICIAL[official]) : say`${OFFICIAL[official]}, and ${many}`,
    record,
  );
}
