import { anyOf } from '@global-fit/matching/anyOf';
import {
  finishedSkills,
  LICENSED_TRADES,
  MOSTLY_GUARDED,
  PARTNER_TOLD_IN,
  professionOfPartner,
  PROFESSIONS,
  type TheirProfession,
  wordsForPartner,
} from '@global-fit/matching/profile/work/professions';
import { tellsPrivateAtWork } from '../discretion.ts';
import type { Profile } from '../profile.ts';

/** Occupations that the plan takes to a register before an employer. */
const TO_THE_REGISTER: ReadonlySet<string> = new Set([...MOSTLY_GUARDED, ...LICENSED_TRADES, 'teacher']);

/** Fields most countries regulate; other fields are regulated in some. */
export const REGULATED: ReadonlySet<string> = new Set(['healthcare', 'legal', 'education']);
export const REGULATED_IN_SOME: ReadonlySet<string> = new Set(['engineering', 'construction-trades']);

/** The partner in a text, as a pattern; null where no partner moves along. */
export function partnerWords({ movers }: Pick<Profile, 'movers'>): string | null {
  return movers.partner && wordsForPartner(movers.partner.name);
}

/** Words after "is a" that are no occupation. */
const NO_TRADE = anyOf([
  /\b(?:of|who|that|fan|lover|bit|lot|person|man|woman|citizen|native|national|resident|vegetarian|vegan|smoker|diabetic)\b/i,
  /\b(?:student|pensioner|retiree|believer|child|mother|father|parent|good|great|big|happy|years?|yet|not|from|with|and)\b/i,
]);
/** One to three words that name an occupation. */
const TRADE =
  /^(?:(?:self-employed|qualified|certified|trained|skilled|licensed|former) )?\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2}$/u;

/**
 * The partner's occupation, by name or relation: "Andriy: welder, 18 years", "my wife works as a florist"; null where
 * none is stated.
 */
export function partnersTrade(
  profile: Profile,
): { readonly trade: string; readonly ids: readonly string[] } | null {
  const { read, discreet } = profile;
  const guarded = partnersProfession(profile);
  if (guarded) return { trade: guarded.name, ids: guarded.ids };
  const who = partnerWords(profile);
  if (!who || discreet.length > 0 || !partnerWorks(profile)) return null;
  const told = new RegExp(
    String.raw`(?<![\p{L}])${who}(?::|,? (?:who )?(?:is|was) an?|,? (?:who )?work(?:s|ed) as an?|, an?) +([^.;,:()\n]{3,40})`,
    'iu',
  );
  for (const id of PARTNER_TOLD_IN) {
    const text = read.text(id) ?? '';
    const found = told.exec(text);
    const after = found ? text.slice(found.index + found[0].length) : '';
    // "Davi: Blender, Unreal" are programs, not an occupation.
    const named = /^\p{Lu}/u.test(found?.[1] ?? '') && /^[,/] ?\p{Lu}/u.test(after);
    const trade = (named ? '' : (found?.[1] ?? ''))
      .trim()
      .replace(/^(\p{Lu})(?=\p{Ll})/u, (first) => first.toLowerCase());
    if (TRADE.test(trade) && !NO_TRADE.test(trade) && !tellsPrivateAtWork(trade)) return { trade, ids: [id] };
  }
  return null;
}

/** Whether a partner moves along who has not retired. */
const partnerWorks = ({ movers: { partner } }: Profile): boolean =>
  partner !== null && partner.occupation !== 'retired';

/**
 * The partner's regulated profession ("Kim is a physiotherapist"); null where none is stated, or they retired from it.
 */
export function partnersProfession(profile: Profile): TheirProfession | null {
  const { read, movers } = profile;
  if (!partnerWorks(profile)) return null;
  return movers.partner && professionOfPartner(read.all, movers.partner.name, TO_THE_REGISTER);
}

/**
 * The customer's profession by skills and licences, among those asked about (by default the widely regulated ones);
 * null where none is named.
 */
export function ownProfession(
  profile: Profile,
  among: ReadonlySet<string> = TO_THE_REGISTER,
): TheirProfession | null {
  const { partner } = profile.movers;
  const theirs = partner && professionOfPartner(profile.read.all, partner.name, among)?.name;
  const who = partnerWords(profile);
  const text = finishedSkills(profile.read.text('special-skills') ?? '');
  const ofPartner = who && new RegExp(String.raw`(?<!\p{L})${who}(?!\p{L})`, 'iu');
  // Where both have the same profession, a sentence without the partner is about the customer.
  const own = text
    .split(/[.;\n]/)
    .filter((sentence) => !ofPartner || !ofPartner.test(sentence))
    .join('. ');
  const found = PROFESSIONS.find(
    ([said, name]) => among.has(name) && said.test(name === theirs ? own : text),
  );
  return found ? { name: found[1], guards: found[2], ids: ['special-skills'] } : null;
}
