import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const NURSE = {
  age: 34,
  citizenship: ['PHL'],
  'career-field': 'healthcare',
  'work-arrangement': 'local-job',
};
const said = (places: readonly string[], answers: object = {}): string =>
  answered({ ...NURSE, ...answers }, [...places], 'How many days do I have if my employer terminates me?')[
    'job-lost'
  ]?.said?.text ?? '';

describe('the right to stay after a job', () => {
  it('is told by the law of each place, and a law of several once', () => {
    const text = said(['DEU', 'ESP', 'AUS']);
    expect(text).toMatch(
      /In (?:Germany and Spain|Spain and Germany) a single permit for work is not to be withdrawn/,
    );
    expect(text).toContain('In Australia whoever is sponsored for a Subclass 482');
    expect(text.match(/2024\/1233/g)).toHaveLength(1);
  });

  it('is left open where no law is on record, and where the directive does not bind', () => {
    expect(said(['KEN'])).toContain('As a rule a permit for work depends on the job');
    expect(said(['DNK'])).not.toContain('2024/1233');
  });

  it('does not hang on a job where the passport gives the right', () => {
    expect(said(['ESP'], { citizenship: ['DEU'] })).toBe('In Spain no permit of yours depends on a job.');
  });
});
