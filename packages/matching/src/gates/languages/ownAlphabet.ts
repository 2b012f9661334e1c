import { baseCode, type LanguageUse } from '@global-fit/atlas/languages';
import type { Iso3 } from '@global-fit/atlas/model';
import { type Script, scriptOf } from '@global-fit/atlas/scripts';
import { OWN_ALPHABET } from '../../conditions/own/ownAlphabet.ts';
import type { Situation } from '../../entry/situation.ts';
import type { GateStatus } from '../../model.ts';
import type { DealBreaker } from '../../model/dealBreaker.ts';
import { type Gate, NO_RECORD, type Verdict } from '../gate.ts';
import type { Written } from '../reason.ts';
import { isOfficial } from './spokenHere.ts';

/** A second script of a language counts if at least this share of the writers of the first one use it. */
const LEAST_SHARE = 0.15;
/**
 * Percent of people. An official language with fewer speakers appears on few signs, so its script settles nothing.
 */
const FEW_SPEAKERS = 10;
const MOST_SPEAKERS = 50;

/** The nationwide official languages, the most spoken first, each with every script it is written in there. */
function writtenIn(uses: readonly LanguageUse[]): readonly Written[] {
  const byLanguage = Map.groupBy(uses.filter(isOfficial), ({ code }) => baseCode(code));
  return [...byLanguage.values()].flatMap((forms) => {
    // Codes such as `sr` and `sr-Cyrl` are forms of one language; the shortest names no script and stands for the
    // language.
    const [use] = forms.toSorted((a, b) => a.code.length - b.code.length);
    if (!use) return [];
    const counted = forms.filter(
      (form) => form === use || (form.share ?? 0) >= LEAST_SHARE * (use.share ?? 0),
    );
    return [{ use, scripts: [...new Set(counted.map(({ code }) => scriptOf(code)))] }];
  });
}

/**
 * Met where every official language uses letters that can be read, or most people speak the first one and it does. At
 * risk where only some scripts or a lesser language can be read. Failed where no official language can.
 */
function statusOf(written: readonly Written[], reads: (script: Script) => boolean): GateStatus {
  const [first] = written;
  if (!first) return 'unknown';
  const isRead = ({ scripts }: Written): boolean => scripts.every(reads);
  if (written.every(isRead)) return 'met';
  if (isRead(first) && (first.use.share ?? 0) >= MOST_SPEAKERS) return 'met';
  const inPart = written.some(({ use, scripts }) => scripts.some(reads) && (use.share ?? 0) >= FEW_SPEAKERS);
  return inPart ? 'at_risk' : 'failed';
}

/**
 * Whether official languages are written in letters the customer reads. A line may name scripts to avoid; else the
 * scripts of the languages spoken count as known.
 */
export function ownAlphabetGate(situation: Situation, { label, scripts }: DealBreaker): Gate {
  const { engine, preferences } = situation;
  // The questionnaire is in English, so whoever answers it reads Latin letters.
  const known = new Set<Script>(['Latn', ...preferences.spokenLanguages.map(({ code }) => scriptOf(code))]);
  const refused = new Set(scripts);
  const reads = (script: Script): boolean => (scripts ? !refused.has(script) : known.has(script));
  return {
    id: `deal-breaker:${OWN_ALPHABET}${scripts ? `:${scripts.join('-')}` : ''}`,
    group: 'deal-breaker',
    label,
    because: { questionIds: ['deal-breakers', ...(scripts ? [] : ['languages-spoken'])] },
    check(country): Verdict {
      const iso3 = engine.iso3[country] as Iso3;
      const written = writtenIn(engine.atlas.languages.of(iso3));
      const status = statusOf(written, reads);
      if (status === 'unknown') return NO_RECORD;
      const strange = written.find((one) => !one.scripts.every(reads)) ?? null;
      const readable = written.find((one) => one.scripts.every(reads)) ?? null;
      return { status, reason: () => ({ kind: 'alphabet', iso3, strange, readable }) };
    },
  };
}
