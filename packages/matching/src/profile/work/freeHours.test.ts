import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { freeHours } from './freeHours.ts';

const told = (text: string) => freeHours(answersOf({ 'additional-comments': text }));

describe('free choice of working hours', () => {
  it.each([
    'My deadlines are Japanese time, but I can work at night.',
    'I don’t mind working late in the evening.',
    'I do not mind calls at night.',
    'My working hours are completely flexible.',
    'We choose our own hours.',
    'Our team works asynchronously.',
    'I am quite flexible with the time zone.',
    'I have no fixed office hours.',
  ])('is read from “%s”', (text) => {
    expect(told(text)).toEqual(['additional-comments']);
  });

  it.each([
    'I cannot work at night.',
    'I can’t work nights, my son wakes up early.',
    'My hours are not flexible.',
    'I would like to choose my own hours.',
    'Can I work at night there?',
    'I like to walk at night.',
    'I can work in English from the first day.',
  ])('is not read from “%s”', (text) => {
    expect(told(text)).toEqual([]);
  });
});
