import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../../place/view.ts';
import { descentText, movementNote, noteText, shutByNote } from './notes.ts';

const viewOf = (age: number | null, iso3: string): PlaceView =>
  ({ profile: { age, citizenships: [{ iso3 }] } }) as unknown as PlaceView;

describe('remarks of records', () => {
  it('become sentences where we know what they mean', () => {
    expect(noteText('income figure from second source (later indexation)')).toBe(
      ' The sum comes from a second source and has been indexed since, so have it confirmed.',
    );
    expect(noteText('older source said 5 years; current sources say 10')).toContain(
      '5 years, current ones 10',
    );
    expect(movementNote('facilitated residence visa')).toContain('an easier residence visa');
    expect(descentText('qualifying ancestor: parent or grandparent')).toBe(
      'The record asks for a parent or a grandparent who is a citizen.',
    );
  });

  it('are quoted where we do not, and left out where there are none', () => {
    expect(noteText('SEM investor route')).toBe(' The record adds: “SEM investor route”.');
    expect(movementNote('90 days; residence card')).toBe(' The record adds: “90 days; residence card”.');
    expect(noteText(null)).toBe('');
    expect(movementNote('full')).toBe('');
  });

  it('shut a route to whoever is too young or of another nationality', () => {
    expect(shutByNote(viewOf(30, 'BRA'), { notes: 'age 55+ programme' })).toBe(true);
    expect(shutByNote(viewOf(54, 'BRA'), { notes: 'age 55+ programme' })).toBe(false);
    expect(shutByNote(viewOf(30, 'BRA'), { notes: 'age 30+; lower below 30' })).toBe(false);
    expect(shutByNote(viewOf(30, 'BRA'), { notes: 'US nationals only' })).toBe(true);
    expect(shutByNote(viewOf(30, 'USA'), { notes: 'US nationals only' })).toBe(false);
  });
});
