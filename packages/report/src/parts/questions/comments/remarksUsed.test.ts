import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { comments } from './comments.ts';

const PLACES = realAtlas().countries.filter(({ iso3 }) => ['CYP', 'PAN'].includes(iso3));

/** What the summary says of the last remark. */
function told(answers: object): string {
  const views = viewsOf(
    answersOf({
      citizenship: ['USA'],
      'current-location': place('Fayetteville', 'United States', 'us'),
      ...answers,
    }),
    PLACES,
  );
  const [view] = views;
  return view
    ? comments(view.profile, views)
        .flatMap((one) => one?.text ?? [])
        .join(' ')
    : '';
}

describe('a date in a remark', () => {
  const dated = (remark: string, tier: 'bronze' | 'gold') => {
    const views = viewsOf(
      answersOf({
        citizenship: ['USA'],
        'relocation-timeline': '1-2-years',
        'additional-comments': remark,
      }),
      PLACES,
    ).map((view) => ({ ...view, tier }));
    return comments(views[0]!.profile, views)
      .flatMap((one) => one?.text ?? [])
      .join(' ');
  };

  it('is told back only where a roadmap keeps it, and a first month binds without one too', () => {
    const by = 'I have to move by December 2027.';
    expect(dated(by, 'gold')).toContain('to move by December 2027: your roadmap does so');
    expect(dated(by, 'bronze')).not.toMatch(/You (?:have|want) to move/);
    const after = 'We cannot move until our daughter finishes school in June 2027.';
    expect(dated(after, 'bronze')).toContain('Plan for no move before July 2027, when that is finished.');
  });
});

describe('a remark that changed the report', () => {
  it('tells of an ancestor how the line compares with the law, and of the rest what our records hold', () => {
    const withAncestor = (countries: readonly string[], remark: string) =>
      told({
        'ancestry-claim': 'possibly',
        'ancestry-countries': countries,
        'additional-comments': remark,
      });
    const far = withAncestor(['ITA'], 'My great-grandfather came from Piedmont in 1911. Are mosques common?');
    expect(far).toContain(
      'According to them a line that begins with great-grandparents is too long for Italy.',
    );
    expect(far).toContain('On the rest our records hold this.');
    const near = withAncestor(['IRL'], 'My grandmother was born in Cork.');
    expect(near).toContain('They leave the line open for Ireland; the consulate decides whether it counts.');
    const both = withAncestor(['ITA', 'DEU'], 'My great-grandfather came from Italy, his wife from Germany.');
    expect(both).toContain('too long for Italy.');
    expect(both).not.toMatch(/leave the line open for [^.]*Italy/);
  });

  it('is not called unanswered where it repeats an income stated elsewhere', () => {
    const said = told({
      'work-arrangement': 'not-working',
      'income-sources': ['retirement-pension'],
      'expected-annual-income': 'retired-fixed',
      'specific-questions': 'Does my VA disability of $3,940 a month count as a pension for the visa?',
      'additional-comments': 'I get $3,940 a month from the VA, tax free.',
    });
    expect(said).toContain('was held against what permits ask for');
    expect(said).not.toContain('no figure of ours answers it');
  });

  it('says that an ancestor was compared with the law', () => {
    const said = told({
      'ancestry-claim': 'possibly',
      'ancestry-countries': ['ITA'],
      'additional-comments':
        'My great-grandfather came from Treviso in 1891, but I never looked for the papers.',
    });
    expect(said).toContain('held against the laws on citizenship by descent');
  });

  it('says what becomes of office hours for people who can work other hours', () => {
    const said = (remark: string) =>
      told({
        'work-arrangement': 'freelance',
        'remote-work-requirements': ['overlap-asia-pacific'],
        'additional-comments': remark,
      });
    expect(said('My deadlines are Japanese time, but I can work at night.')).toContain(
      'warn of a place and rule none out',
    );
    expect(said('My deadlines are Japanese time.')).not.toContain('rule none out');
  });

  it('is answered about a report read aloud', () => {
    expect(told({ 'additional-comments': 'Please send a PDF that a screen reader can read.' })).toContain(
      'tagged for screen readers',
    );
    expect(
      told({ 'missed-information': 'Whether offices and banks have websites for a screen reader.' }),
    ).not.toContain('tagged for screen readers');
  });

  it('says whom to ask where it asks without a question mark', () => {
    expect(
      told({ 'missed-information': 'Whether banks have websites that a screen reader can use.' }),
    ).toContain('Put it to the office or bank itself');
  });

  it('says that the roadmap lets the others follow, where they need a permit', () => {
    const family = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Olu',
      'family-member-1-relationship': 'spouse',
      'missed-information': 'Is it possible that I go first for 6 months and Olu follows after the exam?',
    };
    expect(told(family)).toContain('you go first and Olu later');
    expect(told(family)).not.toContain('no figure of ours answers it');
    expect(told({ ...family, citizenship: ['CYP'] })).toContain('you go first');
    expect(told({ ...family, 'missed-information': 'Olu paints.' })).not.toContain('you go first');
  });

  it('says what the first page holds', () => {
    expect(
      told({ 'additional-comments': 'Please do not write anything dangerous on the first page.' }),
    ).toContain('none of your words');
  });

  it('is not one that only says what was not asked', () => {
    expect(told({ 'additional-comments': 'You did not ask if we are afraid.' })).toContain(
      'no figure of ours answers it',
    );
  });
});

describe('a remark without figures', () => {
  it('is told that a named country is among the places, but never the customer’s own', () => {
    const remark = (text: string) => told({ 'additional-comments': text });
    expect(remark('We have done Cyprus to death.')).toContain(
      'Cyprus, which you name there, is among the places by your other answers.',
    );
    expect(remark('We have done Japan to death.')).not.toContain('which you name there');
    expect(remark('We have done the United States to death.')).not.toContain('which you name there');
  });
});
