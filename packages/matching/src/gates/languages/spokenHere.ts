import { baseCode, type LanguageUse } from '@global-fit/atlas/languages';
import type { Iso3 } from '@global-fit/atlas/model';
import { SPOKEN } from '../../conditions/own/spokenHere.ts';
import { LEARNED_ABROAD } from '../../engine/spoken.ts';
import type { Situation } from '../../entry/situation.ts';
import type { GateStatus } from '../../model.ts';
import type { DealBreaker, LanguageFor } from '../../model/dealBreaker.ts';
import { gradeWithin } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';

/**
 * Limits on the share of people who speak a language. Below half a place is at risk. It fails below a fifth, less
 * three points that such counts may be off by.
 */
export const SPEAKERS = { kind: 'least', soft: 0.5, hard: 0.17 } as const;
/**
 * Limits where a few speakers are enough: below a fifth one has to look for them, below three percent there are next
 * to none.
 */
const SOME_SPEAKERS = { kind: 'least', soft: 0.2, hard: 0.03 } as const;

/** Whether a language is that of the law in the whole country. */
export const isOfficial = ({ status }: LanguageUse): boolean =>
  status === 'official' || status === 'de facto official';

/** How one language stands in one country. */
export interface Standing {
  /** Share of people who speak it; NaN where that is not known. */
  readonly share: number;
  readonly official: 'everywhere' | 'in part' | 'no';
  /**
   * Whether it is widely learned as a foreign language, and its speakers were counted. Lists of languages leave out
   * immigrants' speech, so a low share says little about any other language.
   */
  readonly learned: boolean;
  /** Our tables hold the languages of the country. */
  readonly recorded: boolean;
}

/** How a language (ISO 639 code) stands in a country; its share, in [0,1], is NaN where nobody counted. */
export function standingOf({ engine }: Situation, code: string, country: number): Standing {
  const { share, known, uses, official } = engine.language(code);
  return {
    share: known[country] ? (share[country] as number) : Number.NaN,
    official:
      official[country] === 1
        ? 'everywhere'
        : uses[country]?.status === 'official regional'
          ? 'in part'
          : 'no',
    learned: LEARNED_ABROAD.has(baseCode(code)) && uses[country] !== null,
    recorded: engine.atlas.languages.of(engine.iso3[country] as Iso3).length > 0,
  };
}

const LAW: Readonly<Record<Standing['official'], GateStatus>> = {
  everywhere: 'met',
  'in part': 'at_risk',
  no: 'failed',
};

/** Order from good to bad; `unknown` lies between what holds and what does not. */
const BADNESS: Readonly<Record<GateStatus, number>> = { met: 0, unknown: 1, at_risk: 2, failed: 3 };
const worse = (one: GateStatus, other: GateStatus): GateStatus =>
  BADNESS[one] >= BADNESS[other] ? one : other;

/**
 * Grades by the share of speakers or by the official status, depending on what the language is needed for. No record
 * tells what is spoken at work, at school or by doctors, so for those an official language that enough people speak
 * stands in.
 */
export function statusOf(
  { share, official, learned, recorded }: Standing,
  languageFor: LanguageFor,
): GateStatus {
  if (languageFor === 'daily life') return gradeWithin(share, SPEAKERS);
  if (languageFor === 'a few') {
    const status = gradeWithin(share, SOME_SPEAKERS);
    return status === 'failed' && !learned ? 'at_risk' : status;
  }
  if (!recorded) return 'unknown';
  if (languageFor === 'law') return LAW[official];
  // A "French-speaking country" has French as an official language, and at least half its people speak it.
  if (languageFor === 'country') return worse(LAW[official], gradeWithin(share, SPEAKERS));
  // Doctors studied in the official language, even where fewer people speak it at home.
  const enough = languageFor === 'doctors' ? !(share < SOME_SPEAKERS.soft) : share >= SPEAKERS.soft;
  return official === 'everywhere' && enough ? 'met' : 'at_risk';
}

/** One language that has to be spoken there, or be official, or be used at work, at school or by doctors. */
export function spokenGate(
  situation: Situation,
  { label, language = '', languageFor = 'daily life' }: DealBreaker,
): Gate {
  return {
    id: `deal-breaker:${SPOKEN}:${language}:${languageFor}`,
    group: 'deal-breaker',
    label,
    because: { questionIds: ['deal-breakers'] },
    check(country): Verdict {
      const found = standingOf(situation, language, country);
      const status = statusOf(found, languageFor);
      const { share, official } = found;
      const iso3 = situation.engine.iso3[country] as Iso3;
      const use = situation.engine.language(language).uses[country] ?? null;
      return {
        status,
        reason: () =>
          status === 'unknown'
            ? { kind: 'no record' }
            : { kind: 'spoken', iso3, share, official, languageFor, use },
      };
    },
  };
}
