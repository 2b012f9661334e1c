import type { HivLaw } from '@global-fit/atlas/law/hivResidence';
import type { Situation } from '../../entry/situation.ts';
import type { GateStatus } from '../../model.ts';
import type { Gate } from '../gate.ts';
import { byRight } from './broughtWork.ts';

/** Id of the rule and of the need. */
export const RESIDENCE_WITH_HIV = 'residence-with-hiv';

const STATUS: Readonly<Record<HivLaw, GateStatus>> = { refused: 'failed', asked: 'at_risk', lifted: 'met' };

/**
 * Fails where a residence permit is refused to people with HIV, and warns where a test may decide. Met for those who
 * settle by right, and where no list names the country.
 */
export function residenceWithHivGate({ engine, entries }: Situation, head: Omit<Gate, 'check'>): Gate {
  return {
    ...head,
    check(country) {
      const way = entries[country]?.way;
      if (way && byRight(way)) return { status: 'met', reason: () => ({ kind: 'way in', way }) };
      const law = engine.atlas.hivResidence(engine.iso3[country] ?? '');
      return { status: law ? STATUS[law.law] : 'met', reason: () => ({ kind: 'residence with hiv', law }) };
    },
  };
}
