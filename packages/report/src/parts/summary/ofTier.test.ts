import { answersOf } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import type { TierId } from '../../model.ts';
import { textsOf } from '../../checks/passages.ts';
import { words } from '../../prose/said.ts';
import { rankingOf, reportFor } from '../../testing/reports.ts';
import { ofTier } from './ofTier.ts';

const REMARK = 'Our roadmap at home says June 2027. We leave after the school year ends in December.';

function replyIn(tier: TierId): string {
  const [persona] = PERSONAS;
  if (!persona) throw new Error('no personas');
  const answers = { ...persona.answers, ...answersOf({ 'additional-comments': REMARK }) };
  const told = textsOf(reportFor({ ...persona, answers }, { ranking: rankingOf(persona), tier }));
  return told.find(({ text }) => text.startsWith('You also told us'))?.text ?? '';
}

describe('the reply to a remark', () => {
  it('speaks of the roadmap only in an edition that has one, and leaves the customer’s words alone', () => {
    expect(replyIn('silver').replace(/“[^”]*”/, '')).toMatch(/your roadmap/);
    const reply = replyIn('bronze');
    expect(reply).toContain('“Our roadmap at home says June 2027.');
    expect(reply.replace(/“[^”]*”/, '')).not.toMatch(/roadmap/);
  });

  it.each([
    [
      'Family members, by the records under Legal: may come along in Estonia. By itself it ruled no place out.',
      'Family members, by our records: may come along in Estonia. By itself it ruled no place out.',
    ],
    [
      'It is taken up under Healthcare, and by itself it ruled no place out.',
      'We read it; the chapter on it begins with the Silver report, and by itself it ruled no place out.',
    ],
    [
      'The way in that fits you on our records is the Blue Card; figures and fees stand under Legal. Ask first.',
      'The way in that fits you on our records is the Blue Card. Ask first.',
    ],
    ['We read it. What your budget comes to there stands under Financial, item by item.', 'We read it.'],
    ['It is taken up under Housing, and by itself it ruled no place out.', null],
  ])('names no chapter that the edition lacks: %s', (text, expected) => {
    expect(ofTier(words(text), 'bronze').text).toBe(expected ?? text);
    expect(ofTier(words(text), 'silver').text).toBe(text);
  });
});
