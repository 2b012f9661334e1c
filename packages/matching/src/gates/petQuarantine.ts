import type { Iso3 } from '@global-fit/atlas/model';
import { CAT, DOG, PET_QUARANTINE } from '../conditions/own/petQuarantine.ts';
import { type PetEntry, petEntryBetween } from '../entry/household/petEntry.ts';
import type { Situation } from '../entry/situation.ts';
import type { GateStatus } from '../model.ts';
import type { DealBreaker } from '../model/dealBreaker.ts';
import { type Gate, NO_RECORD, type Verdict } from './gate.ts';
import type { GateReason } from './reason.ts';

/**
 * The animals a line means: those it names, or those ticked. Our records cover only dogs and cats; `others` tells of
 * the rest.
 */
function animalsOf(
  { preferences }: Situation,
  text: string,
): { readonly dogs: boolean; readonly others: boolean } {
  const plain = text.toLowerCase();
  const ticked = preferences.household.pets;
  const named = DOG.test(plain) || CAT.test(plain);
  return {
    dogs: named ? DOG.test(plain) : ticked.some((one) => one.startsWith('dog')),
    others: !named && ticked.some((one) => !one.startsWith('dog') && one !== 'cat'),
  };
}

/**
 * Whether dogs and cats enter without quarantine: on an EU pet passport, under the European Union's rules for pets from
 * outside it, or where the record says that there is none.
 */
function withoutQuarantine(entry: PetEntry): boolean {
  if (entry.kind !== 'rule') return entry.kind === 'passport';
  return entry.rule.quarantine === false || (entry.scheme && entry.rule.quarantine !== true);
}

/**
 * No quarantine for animals, or none longer than the line allows. Met under the European Union's rules, failed where
 * a longer quarantine is on record. At risk where the record is weak or gives no length, and for pets from a
 * rabies-free country, which some states exempt. Unknown where nothing is on record.
 */
export function petQuarantineGate(situation: Situation, { label, text, limit = 0 }: DealBreaker): Gate {
  const { engine, preferences } = situation;
  const { dogs, others } = animalsOf(situation, text);
  const rabiesFree = preferences.home
    ? engine.atlas.pets(preferences.home)?.rabies?.level === 'rabies-free'
    : false;
  return {
    id: `deal-breaker:${PET_QUARANTINE}`,
    group: 'deal-breaker',
    label,
    because: { questionIds: ['deal-breakers', 'pets-details', 'current-location'] },
    check(country): Verdict {
      const to = engine.iso3[country] as Iso3;
      const entry = petEntryBetween(engine.atlas, { from: preferences.home, to, dogs });
      const days = entry.kind === 'rule' ? entry.rule.quarantineDays : null;
      const unsaid = limit > 0 && days === null;
      const reason = (): GateReason => ({ kind: 'pet entry', entry, unsaid });
      if (withoutQuarantine(entry) && !others) return { status: 'met', reason };
      if (entry.kind !== 'rule' || entry.rule.quarantine !== true) return NO_RECORD;
      const kept = (days ?? Number.POSITIVE_INFINITY) <= limit;
      const sure = !rabiesFree && !unsaid && !(kept && others) && entry.rule.from.confidence !== 'low';
      const status: GateStatus = kept ? 'met' : 'failed';
      return { status: sure ? status : 'at_risk', reason };
    },
  };
}
