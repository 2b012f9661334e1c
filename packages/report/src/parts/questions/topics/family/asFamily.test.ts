import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const WED = {
  ...FAMILY,
  citizenship: ['GEO'],
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Jonas',
  'family-member-1-relationship': 'spouse',
  'unique-family-situation': 'Jonas is a German citizen.',
};

describe('work as an accompanying spouse', () => {
  it('follows from the partner’s right, and is not asked about for the partner', () => {
    const told = answered(WED, ['MLT', 'PRT'], 'May I work as a pharmacist if I come as Jonas’s wife?');
    expect(Object.keys(told)).toContain('own-work-as-family');
    expect(Object.keys(told)).not.toContain('partner-work');
    expect(told['own-work-as-family']?.said?.text).toMatch(
      /may live and work in Malta and Portugal, whatever the passport \(.*2004\/38/,
    );
    expect(told['own-work-as-family']?.put).toMatch(/^I come as husband or wife/);
  });

  it('leaves the partner’s country to its permit', () => {
    const told = answered(WED, ['DEU', 'MLT'], 'Can I work from day one as the wife of a citizen?');
    expect(told['own-work-as-family']?.lacks).toMatch(/includes the right to work in Germany/);
  });

  it('claims no right that no passport gives', () => {
    const told = answered({ ...WED, 'unique-family-situation': '' }, ['MLT'], 'May I work as Jonas’s wife?');
    expect(told['own-work-as-family']).toMatchObject({ said: null });
    expect(told['own-work-as-family']?.lacks).toMatch(/includes the right to work in Malta/);
  });
});
