import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { educationActions } from '../../sections/education/actions.ts';
import { familyActions } from '../../sections/family/actions.ts';
import { documentTasks } from '../../parts/timeline/tasks/paperTasks.ts';
import { placeView } from '../../testing/views.ts';
import { translated } from '../language/language.ts';
import { civilLegalised, legalised } from './legalisation.ts';

function viewOf(home: string, passport: string, iso3: string) {
  const family = answersOf({
    citizenship: [passport],
    'current-location': { value: home, city: home, country: home, countryCode: home },
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': 10,
    'relationship-status': 'married',
    'education-level': 'bachelor',
  });
  return placeView(iso3, family);
}

describe('papers in the chapters of a place', () => {
  it('need no apostille from a country that issues none, and no translation from an official language', () => {
    const view = viewOf('ke', 'KEN', 'MLT');
    const told = [...educationActions, ...familyActions].flatMap((write) => write(view)?.said.text ?? []);
    expect(told.join(' ')).not.toMatch(/apostille|international form/);
    expect(told.join(' ')).toContain('legalised by the embassy');
    expect(translated(view).text).toBe(' (translated, if not in English)');
    expect(documentTasks(view, [], null)[0]?.said.text).toMatch(/Kenya issues no apostille/);
  });

  it('are judged by the country that issued them, where somebody lives outside the country of their passport', () => {
    const told = documentTasks(viewOf('tr', 'KEN', 'DEU'), [], null)[0]?.said;
    expect(told?.text).toContain('what was issued there; papers issued in Türkiye carry an apostille');
    expect(told?.answers).toContain('current-location');
    const neither = documentTasks(viewOf('ae', 'EGY', 'DEU'), [], null)[0]?.said.text;
    expect(neither).toContain('Egypt and the United Arab Emirates issue no apostille');
  });

  it('are held against an objection only where the state objected to issued them', () => {
    const lived = documentTasks(viewOf('ae', 'IND', 'DEU'), [], null)[0]?.said.text;
    expect(lived).toContain('the embassy of Germany legalises what was issued there');
    expect(lived).toContain('on record for papers issued in India, and the page of the embassy of Germany');
    const both = documentTasks(viewOf('fr', 'SEN', 'AUS'), [], null)[0]?.said.text;
    expect(both).toContain('on record for papers issued in Senegal');
    expect(both).toContain('papers issued in France carry an apostille');
    expect(legalised(viewOf('fr', 'SEN', 'AUS')).text).toBe('legalised as the embassy of Australia asks');
  });

  it('get an apostille where both countries take part', () => {
    expect(legalised(viewOf('dk', 'DNK', 'ESP')).text).toBe('with an apostille');
    expect(translated(viewOf('dk', 'DNK', 'ESP')).text).toBe(' in translation');
    expect(translated(viewOf('gb', 'GBR', 'AUS')).text).toBe('');
  });

  it('need no apostille between countries of the European Union, except for certificates of study', () => {
    const view = viewOf('dk', 'DNK', 'ESP');
    expect(civilLegalised(view).text).not.toContain('with an apostille');
    expect(documentTasks(view, [], null)[0]?.said.text).toMatch(
      /civil papers need no apostille.*2016\/1191\)\. For the certificates of study an apostille .* is enough/,
    );
    expect(civilLegalised(viewOf('ch', 'CHE', 'ESP')).text).toBe('with an apostille');
    expect(civilLegalised(viewOf('ke', 'KEN', 'ESP')).text).not.toContain('EU');
  });
});
