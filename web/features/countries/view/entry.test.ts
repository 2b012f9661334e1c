import { expect, it } from 'vitest';
import { movementFor, movementSentence, routeStatus, visitSentence } from './entry.ts';

const portugal = {
  iso3: 'PRT',
  name: 'Portugal',
  visits: {
    rules: [
      { kind: 'visa free', days: 90, passports: ['USA', 'JPN'] },
      { kind: 'visa required', days: null, passports: ['IND'] },
    ],
    asOf: '2025-01-12',
    source: 'Passport Index',
  },
  movement: [
    {
      name: 'EU free movement',
      grade: 'settle' as const,
      rights: ['reside'],
      note: null,
      passports: ['DEU'],
      source: '',
    },
    {
      name: 'CPLP',
      grade: 'partial' as const,
      rights: ['reside'],
      note: 'facilitated visa',
      passports: ['BRA'],
      source: '',
    },
  ],
};

it('says what a passport needs for a visit', () => {
  expect(visitSentence(portugal, 'USA')).toBe('No visa is needed for a short visit of up to 90 days.');
  expect(visitSentence(portugal, 'IND')).toBe('A visa is needed before the journey for a short visit.');
  expect(visitSentence(portugal, 'PRT')).toContain('passport of Portugal');
  expect(visitSentence(portugal, 'XKX')).toBeNull();
});

it('finds the agreements that cover a passport', () => {
  expect(movementFor(portugal, 'DEU').map(movementSentence)).toEqual([
    'Its holders may live and work here by right: EU free movement.',
  ]);
  expect(movementFor(portugal, 'BRA').map(movementSentence)[0]).toMatch(
    /limited right.*CPLP \(facilitated visa\)/,
  );
  expect(movementFor(portugal, 'USA')).toEqual([]);
});

it('says whether a route is open to the chosen passport', () => {
  const mercosur = { status: 'open' as const, passports: ['ARG', 'BRA'], closedTo: [] };
  expect(routeStatus(mercosur, null)).toEqual({ words: 'Open to 2 nationalities', good: true });
  expect(routeStatus(mercosur, 'BRA')).toEqual({ words: 'Open to this passport', good: true });
  expect(routeStatus(mercosur, 'IND')).toEqual({ words: 'Not open to this passport', good: false });
  const permit = { status: 'open' as const, passports: null, closedTo: ['SYR'] };
  expect(routeStatus(permit, null).words).toBe('Open');
  expect(routeStatus(permit, 'IND').words).toBe('Open');
  expect(routeStatus(permit, 'SYR')).toEqual({ words: 'Not open to this passport', good: false });
  expect(routeStatus({ ...permit, status: 'announced' }, 'SYR')).toEqual({
    words: 'Announced',
    good: false,
  });
});
