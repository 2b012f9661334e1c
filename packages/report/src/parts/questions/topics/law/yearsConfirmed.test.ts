import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const said = (citizenship: string, question: string): string =>
  answered({ citizenship: [citizenship], 'work-arrangement': 'freelance' }, ['ESP', 'PRT'], question)
    .citizenship?.said?.text ?? '';

describe('a number of years to confirm', () => {
  const asked =
    'Is it true that I can become Spanish after only 2 years, and does the time on the nomad visa count?';

  it('is answered first with yes or no, by the passport held', () => {
    expect(said('MEX', asked)).toMatch(/^Yes: by our records Spain naturalises you after 2 years/);
    expect(said('IND', asked)).toMatch(/^By our records it is not 2 years: Spain asks for 10 years/);
  });

  it('comes with the residence that counts where its law is on record and a permit was named', () => {
    expect(said('MEX', asked)).toContain('legal, without a break and directly before the application');
    expect(said('MEX', 'Is it true that I can become Spanish after only 2 years?')).not.toContain('break');
  });

  it('is not answered so where nothing is to be confirmed', () => {
    expect(said('MEX', 'Can I become Spanish?')).toMatch(/^Years of residence/);
  });
});
