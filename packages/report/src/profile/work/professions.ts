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

/** Work that a plan puts to the register before the employer. */
const TO_THE_REGISTER: ReadonlySet<string> = new Set([...MOSTLY_GUARDED, ...LICENSED_TRADES, 'teacher']);

/** Fields in which most countries let nobody practise without a register; in others some countries do. */
export const REGULATED: ReadonlySet<string> = new Set(['healthcare', 'legal', 'education']);
export const REGULATED_IN_SOME: ReadonlySet<string> = new Set(['engineering', 'construction-trades']);

/** The partner in a text, as a part of a pattern; null where nobody of that kind moves along. */
export function partnerWords({ movers }: Pick<Profile, 'movers'>): string | null {
  return movers.partner && wordsForPartner(movers.partner.name);
}

/** Words that follow "is a" and are no work. */
const NO_TRADE =
  /\b(?:of|who|that|fan|lover|bit|lot|person|man|woman|citizen|native|national|resident|vegetarian|vegan|smoker|diabetic|student|pensioner|retiree|believer|child|mother|father|parent|good|great|big|happy|years?|yet|not|from|with|and)\b/i;
/** One to three words in which somebody's work is named. */
const TRADE =
  /^(?:(?:self-employed|qualified|certified|trained|skilled|licensed|former) )?\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2}$/u;

/**
 * The work told of the partner by name or kinship: "Andriy: welder, 18 years", "my wife works as a florist";
 * null where none is.
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
    // "Davi: Blender, Unreal": names of programs, and no work.
    const named = /^\p{Lu}/u.test(found?.[1] ?? '') && /^[,/] ?\p{Lu}/u.test(after);
    const trade = (named ? '' : (found?.[1] ?? ''))
      .trim()
      .replace(/^(\p{Lu})(?=\p{Ll})/u, (first) => first.toLowerCase());
    if (TRADE.test(trade) && !NO_TRADE.test(trade) && !tellsPrivateAtWork(trade)) return { trade, ids: [id] };
  }
  return null;
}

/** Whether somebody moves along as partner whose work is not over. */
const partnerWorks = ({ movers: { partner } }: Profile): boolean =>
  partner !== null && partner.occupation !== 'retired';

/**
 * The profession told of the partner beside their name ("Kim is a physiotherapist"); null where none is, and for
 * whoever has retired from it.
 */
export function partnersProfession(profile: Profile): TheirProfession | null {
  const { read, movers } = profile;
  if (!partnerWorks(profile)) return null;
  return movers.partner && professionOfPartner(read.all, movers.partner.name, TO_THE_REGISTER);
}

/**
 * The customer’s own profession as skills and licences name it, one of those asked about (without more, those guarded
 * in most countries); null where none is named.
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
  // Two of one profession: what is told in a sentence without the partner is the customer’s own.
  const own = text
    .split(/[.;\n]/)
    .filter((sentence) => !ofPartner || !ofPartner.test(sentence))
    .join('. ');
  const found = PROFESSIONS.find(
    ([said, name]) => among.has(name) && said.test(name === theirs ? own : text),
  );
  return found ? { name: found[1], guards: found[2], ids: ['special-skills'] } : null;
}
