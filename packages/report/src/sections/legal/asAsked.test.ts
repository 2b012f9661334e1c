import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { dependants } from './household/family.ts';
import { routeLead } from './lead.ts';

function viewOf(iso3: string, answers: object) {
  return placeView(iso3, answersOf(answers as never));
}

describe('a permit described as wished and as recorded', () => {
  it('lets a family apply together only from the pay in its record', () => {
    const family = {
      age: 31,
      citizenship: ['NPL'],
      'current-location': place('Pokhara', 'Nepal', 'np'),
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'expected-annual-income': '30k-50k',
      'education-level': 'bachelor',
      'career-field': 'hospitality-tourism',
      'years-in-field': 8,
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
    };
    expect(dependants(viewOf('SGP', family))?.said.text).toMatch(
      /S Pass .* lets you bring dependants only from the pay that its record names/,
    );
    expect(dependants(viewOf('NOR', family))?.said.text ?? '').not.toContain('only from the pay');
  });

  it('calls investment wished for only where such a visa was ticked', () => {
    const retired = {
      age: 67,
      citizenship: ['JPN'],
      'current-location': place('Kawasaki', 'Japan', 'jp'),
      'work-arrangement': 'not-working',
      'retirement-timeline': 'already-retired',
      'liquid-assets-available': '500k-1m',
      'other-economic-contributions': ['government-bonds'],
      'visa-preference': ['retirement'],
    };
    const lead = (answers: object) => routeLead(viewOf('PRY', answers))?.said.text ?? '';
    expect(lead(retired)).toMatch(/^You said that you might invest/);
    expect(lead({ ...retired, 'visa-preference': ['entrepreneur'] })).toMatch(
      /^You asked for a way in by investment/,
    );
  });
});
