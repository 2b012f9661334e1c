import { describe, expect, it } from 'vitest';
import { ENGINEER, FREELANCER, RETIRED, viewFor } from '../../../testing/lawHouseholds.ts';
import { composeSection } from '../../compose.ts';
import { legalInsight } from '../insights.ts';
import { LEGAL } from '../plan.ts';
import { dependants } from './family.ts';

describe('the family', () => {
  const COUPLE = {
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
    'family-member-1-family-member-age': 34,
    'relationship-status': 'married',
    'couple-lifestyle-priorities': ['partner-work-permit'],
  };

  it('comes along by law under free movement, explained at the first place and referred to later', () => {
    const first = dependants(viewFor('ESP', { ...FREELANCER, ...COUPLE, citizenship: ['ITA'] }));
    expect(first?.said.text).toMatch(/may work there \(Directive 2004\/38\/EC/);
    const swiss = dependants(viewFor('ESP', { ...FREELANCER, ...COUPLE, citizenship: ['CHE'] }));
    expect(swiss?.said.text).toMatch(/may work there \(Agreement of 1999/);
    const alone = legalInsight(viewFor('ESP', { ...FREELANCER, citizenship: ['ITA'] }));
    expect(alone?.said.text).not.toMatch(/residence card/);
    const together = legalInsight(viewFor('ESP', { ...FREELANCER, ...COUPLE, citizenship: ['ITA'] }));
    expect(together?.said.text).toMatch(/residence card/);
    const later = dependants(viewFor('PRT', { ...FREELANCER, ...COUPLE, citizenship: ['ITA'] }, ['ESP']));
    expect(later?.said.text).toMatch(/same law applies to your family as in Spain/);
  });

  it('reads of the recorded family route, and whether a partner may work wherever that was asked', () => {
    const told = (iso3: string) => dependants(viewFor(iso3, { ...ENGINEER, ...COUPLE }))?.said.text;
    expect(told('TUR')).toMatch(/Family Residence Permit/);
    expect(told('CHE')).toMatch(/your partner work in Switzerland/);
  });

  it('is told of wherever a record tells of it, at the last place as at the first', () => {
    const view = viewFor('GBR', { ...ENGINEER, ...COUPLE, 'couple-lifestyle-priorities': [] });
    for (let place = 0; place < 4; place += 1) view.ledger.use('dependants');
    const legal = composeSection(view, LEGAL).blocks.map((block) => ('text' in block ? block.text : ''));
    expect(legal.join('\n')).toMatch(/lets you bring dependants/);
  });

  it('with a child of age by then reads of the age that the law of the place names, where one is on record', () => {
    const family = {
      ...COUPLE,
      'relocation-timeline': '1-2-years',
      'number-of-family-members': 2,
      'family-member-2-relationship': 'child',
      'family-member-2-family-member-age': 17,
    };
    const told = (iso3: string) => dependants(viewFor(iso3, { ...ENGINEER, ...family }))?.said.text;
    expect(told('CAN')).toMatch(/until the day before its birthday of 22/);
    expect(told('CAN')).not.toMatch(/not on record/);
    expect(told('AUS')).toMatch(/our records do not say whether a grown-up child is one/);
  });

  it('with a grown-up child reads too of the pay from which the permit takes a family along', () => {
    const family = {
      ...COUPLE,
      'number-of-family-members': 2,
      'family-member-2-relationship': 'child',
      'family-member-2-family-member-age': 20,
    };
    for (const iso3 of ['ARE', 'QAT'])
      expect(dependants(viewFor(iso3, { ...ENGINEER, ...family }))?.said.text, iso3).toMatch(
        /only from the pay that its record names; our records do not say whether a grown-up child is one/,
      );
  });

  it('has no residence card to ask for under an agreement that is none of the European Union', () => {
    const view = viewFor('NZL', { ...RETIRED, ...COUPLE, citizenship: ['AUS'] });
    expect(dependants(view)?.said.text).toMatch(/holds a passport like yours has the same right/);
    expect(legalInsight(view)?.said.text).toMatch(/passport/);
    expect(legalInsight(view)?.said.text).not.toMatch(/residence card/);
  });

  it('without a record is referred to that place’s own embassy', () => {
    const found = dependants(viewFor('BGR', { ...ENGINEER, ...COUPLE }));
    expect(found?.said.text).toMatch(/Bulgaria.*nor whether your partner may work.*its embassy/s);
    expect(found?.said.text).not.toContain('each place');
  });
});
