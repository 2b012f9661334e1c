import { describe, expect, it } from 'vitest';
import { hoursBetween, standardOffset, zoneDifference } from './clocks.ts';

describe('standardOffset', () => {
  it('returns the offset outside summer time, in both hemispheres', () => {
    expect(standardOffset('Europe/Lisbon')).toBe(0);
    expect(standardOffset('Atlantic/Canary')).toBe(0);
    expect(standardOffset('America/Toronto')).toBe(-5);
    expect(standardOffset('America/Santiago')).toBe(-4);
    expect(standardOffset('Australia/Sydney')).toBe(10);
    expect(standardOffset('Asia/Kathmandu')).toBe(5.75);
  });

  it('is NaN for a zone that does not exist', () => {
    expect(standardOffset('Mars/Olympus')).toBeNaN();
  });
});

describe('zoneDifference', () => {
  it('returns the difference in winter and in summer', () => {
    expect(zoneDifference('Africa/Casablanca', 'Europe/London')).toEqual([1, 0]);
    expect(zoneDifference('Europe/Athens', 'Europe/London')).toEqual([2, 2]);
    expect(zoneDifference('Australia/Sydney', 'Europe/London')).toEqual([11, 9]);
    expect(zoneDifference('Asia/Kolkata', 'Asia/Dubai')).toEqual([1.5, 1.5]);
  });
});

describe('hoursBetween', () => {
  it('counts the shorter way round the clock', () => {
    expect(hoursBetween(-8, 12)).toBe(4);
    expect(hoursBetween(0, -5)).toBe(5);
    expect(hoursBetween(-6, 6)).toBe(12);
  });
});
