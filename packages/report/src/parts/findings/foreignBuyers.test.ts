import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { GateResult } from '@global-fit/matching/ranking';
import { describe, expect, it } from 'vitest';
import { atRiskSaid } from './atRiskSaid.ts';
import { findingSaid } from './findingSaid.ts';

function gate(iso3: string, status: GateResult['status'], onPar = false): GateResult {
  const law = realAtlas().foreignBuyers(iso3);
  return {
    id: 'deal-breaker:own-house',
    group: 'deal-breaker',
    label: 'a house that a foreigner may own',
    because: { questionIds: ['deal-breakers', 'citizenship'] },
    status,
    reason: { kind: 'foreign buyers', law, onPar },
    facts: [],
  };
}

describe('the finding on buying a home', () => {
  it('gives the recorded law with its year, and the passports treated like its own', () => {
    expect(findingSaid(gate('PHL', 'failed')).text).toMatch(
      /^a house is closed to foreigners, .*\(text of 2025\)$/,
    );
    expect(findingSaid(gate('AUT', 'met', true)).text).toMatch(
      /^a passport of yours puts you on a par with its citizens, while a house or a flat/,
    );
    expect(findingSaid(gate('ARG', 'met')).text).toBe('you are its citizen');
  });

  it('is not certain within limits', () => {
    expect(atRiskSaid(gate('CAN', 'at_risk'), 'Canada').text).toMatch(
      /is not sure to hold: a house or a flat may be bought by foreigners within limits\. .* Ask a notary/,
    );
  });
});
