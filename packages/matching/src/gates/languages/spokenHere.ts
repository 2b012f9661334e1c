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
 * Shares of people who speak a language, as in the must-have on daily life: below half it is at risk, and it fails
 * below a fifth by more than the few points that such shares may be off.
 */
export const SPEAKERS = { kind: 'least', soft: 0.5, hard: 0.17 } as const;
/**
 * Anybody at all: below a fifth one has to look for them, below this there is next to nobody. A language of a diaspora
 * may have many speakers there whom no list of languages counts: then it only warns.
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
  /** It is one of those that are learned far from home: of others the lists leave out who came to live there. */
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
    learned: LEARNED_ABROAD.has(baseCode(code)),
    recorded: engine.atlas.languages.of(engine.iso3[country] as Iso3).length > 0,
  };
}

const LAW: Readonly<Record<Standing['official'], GateStatus>> = {
  everywhere: 'met',
  'in part': 'at_risk',
  no: 'failed',
};

/** How bad a verdict is: what is not known stands between what holds and what does not. */
const BADNESS: Readonly<Record<GateStatus, number>> = { met: 0, unknown: 1, at_risk: 2, failed: 3 };
const worse = (one: GateStatus, other: GateStatus): GateStatus =>
  BADNESS[one] >= BADNESS[other] ? one : other;

/** By the share of speakers, or by the law; no record tells what is spoken at work, at school or by doctors. */
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
  // Of a country that speaks it the law says so, and half of the people do.
  if (languageFor === 'country') return worse(LAW[official], gradeWithin(share, SPEAKERS));
  // Doctors of a country studied in the language of its law, also where fewer speak it at home.
  const enough = languageFor === 'doctors' ? !(share < SOME_SPEAKERS.soft) : share >= SPEAKERS.soft;
  return official === 'everywhere' && enough ? 'met' : 'at_risk';
}

/** One language that has to be spoken there, or to be that of the law, of work or of schools. */
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
