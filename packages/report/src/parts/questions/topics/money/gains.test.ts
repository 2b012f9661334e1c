import { describe, expect, it } from 'vitest';
import { answered, VETERAN } from '../../../../testing/answered.ts';

const tax = (question: string) => answered(VETERAN, ['PRT', 'CYP'], question)['tax'];

describe('a question about capital gains', () => {
  it('says that no rate is on record, and words the question about it', () => {
    const crypto = tax(
      'How are crypto gains taxed there for a resident, and does trading count as a business?',
    );
    expect(crypto?.lacks).toMatch(/^the rates on gains from crypto beyond what stands here, /);
    expect(crypto?.put).toMatch(/^How is a gain on crypto taxed for a resident/);
    expect(crypto?.said?.text).toMatch(/highest rate of national income tax.*% in Portugal/);
    expect(tax('How is my pension taxed there?')?.said?.text ?? '').not.toMatch(/highest rate/);
    expect(answered(VETERAN, ['BHS'], 'What is the capital gains tax there?')['tax']?.said?.text).toMatch(
      /headline rate on capital gains, by our records: 0% in the Bahamas/,
    );
    expect(tax('What is the capital gains tax there?')?.lacks).toMatch(/^the rates on gains from shares/);
    expect(tax('How is my pension taxed there?')?.lacks ?? '').not.toMatch(/gains/);
    // Nothing "stands here" where no rate is told.
    const none = answered(VETERAN, ['EST', 'TWN'], 'What is the capital gains tax there?')['tax'];
    expect(none?.lacks).toMatch(/^the rates on gains from shares and other investments, tax treaties/);
  });
});
