import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { descentText } from '../citizenship/descentText.ts';
import { movementNote, noteText, otherSum, whereAskedFor } from './notes.ts';

describe('remarks of records', () => {
  it('become sentences where we know their meaning', () => {
    expect(noteText('income figure from second source (later indexation)')).toBe(
      ' The sum comes from a second source and has been indexed since, so have it confirmed.',
    );
    expect(noteText('sources differ 3504-4500 EUR/month')).not.toMatch(/\d/);
    expect(movementNote('facilitated residence visa')).toContain('an easier residence visa');
    expect(descentText('qualifying ancestor: parent or grandparent')).toBe(
      'The record asks for a parent or a grandparent who is a citizen.',
    );
    expect(
      descentText('qualifying ancestor: parent or grandparent by birth; Northern Ireland included'),
    ).toBe('The record asks for a parent or a grandparent who was born there, Northern Ireland included.');
    expect(descentText('qualifying ancestor: any generation; who emigrated before 1991')).toBe(
      'The record asks for an ancestor of any generation, who emigrated before 1991.',
    );
  });

  it('tell a plan where the permit is asked for', () => {
    expect(whereAskedFor('lawful means to live on; asked for at the police station there')).toMatch(
      /^It is asked for after arrival/,
    );
    expect(whereAskedFor('asked for from abroad alone')).toMatch(/^It is asked for from abroad/);
    expect(whereAskedFor('lawful means to live on')).toBeNull();
    expect(whereAskedFor(null)).toBeNull();
  });

  it('on family are left out for people whom nobody joins', () => {
    const record = 'net minimum wage; no work there; each of the family applies as a visitor';
    expect(noteText(record)).toContain('Each of the family applies as a visitor too.');
    expect(noteText(record, false)).toBe(
      ' The sum is the minimum wage after contributions, and moves with it. It allows no work there.',
    );
    expect(noteText('each of the family files an application', false)).toBe('');
  });

  it('are quoted only as far as we have no words for them', () => {
    expect(noteText('twice the average net wage; sources differ 2868-3200 EUR/month; by lantern light')).toBe(
      ' The sum is twice the average wage after tax, and moves with it. Our sources do not agree on the sum, so have it confirmed. The record adds: “by lantern light”.',
    );
  });

  it('follow one another where a record has several', () => {
    expect(noteText('net income; pension for life')).toBe(
      ' The income is counted after tax. The pension has to be for life.',
    );
    expect(noteText('gross, 42,000 EUR a year; no road to permanent residence')).toBe(
      ' The income is counted before tax and has to reach €42,000 in a year. It leads to no permanent residence and to no citizenship.',
    );
    expect(noteText('lawful means to live on; asked for at the police station there')).not.toContain(
      'The record adds',
    );
    expect(noteText('3800 SGD/month in financial services; more with age')).toBe(
      ' It is SGD 3,800 a month in financial services. Older applicants have to earn more.',
    );
    expect(noteText('624,700 NOK/year for work that asks for a master’s degree')).toBe(
      ' It is NOK 624,700 a year for work that asks for a master’s degree.',
    );
    expect(
      noteText(
        '1570 GBP/month in London; sums for applications from 30 November 2026; 90% of the median wage',
      ),
    ).not.toContain('The record adds');
    expect(noteText('the employer applies and pays; family with pay of 10,000 QAR a month')).toBe(
      ' The employer there applies for it and has to bear its cost, so a signed offer comes first. A husband or wife and children may join you from a pay of QAR 10,000 a month.',
    );
    expect(
      noteText(
        'family from 100,000 SGD spent and three local staff in a year; parents from 200,000 SGD and six',
      ),
    ).toBe(
      ' Your family may follow once the business has spent S$100,000 in a year and employs three local people. For parents it is S$200,000 and six local people.',
    );
    expect(
      noteText(
        'the company has to be registered with the Business Facilitation Unit; a degree or two years of experience; a contract of two years',
      ),
    ).not.toContain('The record adds');
    expect(
      noteText('a deposit; two dependants without a deposit, 15,000 USD for each further one'),
    ).toContain('Two dependants come without a deposit of their own; for each further one it is US$15,000.');
    expect(
      noteText('age 45+; 750 USD for each dependant; children under 18, up to 23 while they study'),
    ).toBe(
      ' It is for people of 45 and over. Each dependant costs a fee of US$750. Children come along while they are under 18, and up to the age of 23 while they study.',
    );
    expect(noteText('the employer pays 100,000 USD for people hired from abroad')).toContain('US$100,000');
    expect(
      noteText(
        'in growth investments, held for three years; 10,000,000 NZD for balanced investments, held for five years',
      ),
    ).toMatch(/^ The sum goes into growth investments .* it is NZ\$10,000,000\.$/);
    expect(noteText('a tax of 300 EUR for the first permit')).toContain('€300');
    expect(noteText('net income; higher tiers lead to citizenship')).toContain('The record adds');
  });

  it('have words for what comes on top of a fee, and for whoever buys a home or a business', () => {
    const atlas = realAtlas();
    const quoted = ['AUS', 'CAN', 'GEO', 'KOR', 'MEX', 'NZL'].flatMap((iso3) =>
      atlas.routes
        .of(iso3)
        .filter(({ kind, status }) => status === 'open' && !kind.startsWith('citizenship'))
        .filter(({ notes }) => noteText(notes).includes('The record adds')),
    );
    expect(quoted.map(({ id }) => id)).toEqual([]);
    expect(noteText('a visa integrity fee of 250 USD by a law of July 2025')).toContain('US$250');
    expect(otherSum('each consulate works out the sum; a card of 11,141 MXN for the first year')).toBeNull();
  });

  it('are quoted where we do not know their meaning, and left out where there are none', () => {
    expect(noteText('higher tiers lead to citizenship')).toBe(
      ' The record adds: “higher tiers lead to citizenship”.',
    );
    expect(movementNote('90 days; residence card')).toBe(' The record adds: “90 days; residence card”.');
    expect(noteText(null)).toBe('');
    expect(movementNote('full')).toBe('');
  });
});
