import { describe, expect, it } from 'vitest';
import { saidAt } from './affirmed.ts';

describe('what a text says of somebody, and does not deny', () => {
  it.each([
    ['I wear a hearing aid.', true],
    ['No hearing aid, no cochlear implant, and I do not want one', false],
    ['Deaf from birth, no cochlear implant and no hearing aids', false],
    ['I do not use a hearing aid', false],
    ['never had a hearing aid', false],
    ['no asthma, hearing aid or pacemaker', false],
    ['I cannot live without a hearing aid', true],
    ['Without my hearing aid I hear nothing', true],
    ['no insurance pays for a hearing aid', true],
    ['No heat, hearing aid in the left ear', true],
    ['No implant. Hearing aids on both sides', true],
    ['no implant but a hearing aid', true],
  ])('%s', (text, said) => {
    expect(saidAt(text, /\bhearing aids?\b/i) >= 0).toBe(said);
  });
});
