import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, STUDENT } from '../../testing/answered.ts';

const SEAMSTRESS = {
  age: 46,
  citizenship: ['BOL'],
  'current-location': place('São Paulo', 'Brazil', 'br'),
  'specific-immigration-history': 'yes',
  'work-arrangement': 'local-job',
  'languages-spoken': ['es', 'pt'],
};
const VIOLINIST = {
  age: 33,
  citizenship: ['SRB'],
  'current-location': place('Novi Sad', 'Serbia', 'rs'),
  'work-arrangement': 'freelance',
  'income-sources': ['local-income', 'savings'],
  'languages-spoken': ['sr', 'en'],
};

const subjects = (household: object, question: string): readonly string[] =>
  Object.keys(answered(household, ['CZE', 'ESP'], question));

describe('questions in their askers’ words', () => {
  it('take a violin at the border for goods, and leave a marker in a passport to people', () => {
    expect(subjects(VIOLINIST, 'My violin is from 1890, what papers at the border?')).toEqual([
      'goods-at-border',
    ]);
    expect(
      subjects(VIOLINIST, 'Will the papers of my daughter be looked at closely at the border?'),
    ).not.toContain('papers-at-the-border');
    expect(subjects(VIOLINIST, 'Passport with my old name and photo, trouble at the border?')).toContain(
      'papers-at-the-border',
    );
  });

  it('answer whoever would freelance on the spot on permits for it, and others on clients abroad', () => {
    const asked = 'Can I get a permit as a freelance musician if I have no contract yet?';
    const answers = answered(VIOLINIST, ['CZE', 'ESP'], asked);
    expect(Object.keys(answers)).toEqual(['freelance-there']);
    expect(answers['freelance-there']?.said?.text).toContain(
      'the Long-term business visa (trade licence) in Czechia',
    );
    expect(subjects({ ...VIOLINIST, 'income-sources': ['remote-work'] }, asked)).toContain('work-right');
  });

  it('hear a question on becoming a citizen without the word', () => {
    const { citizenship } = answered(
      SEAMSTRESS,
      ['CHL'],
      'After how many years in Spain i can be spanish, i heard 2 years for latinos is it true?',
    );
    expect(citizenship?.said?.text).toMatch(/^Yes: by our records Spain naturalises you after 2 years/);
    expect(subjects(SEAMSTRESS, 'Must the teacher be Spanish?')).not.toContain('citizenship');
  });

  it('know what somebody may be denied for who told of it', () => {
    const asked = 'The 8 months of 2009, they will deny me for this?';
    expect(answered(SEAMSTRESS, ['ESP'], asked).history?.said?.text).toMatch(
      /^Each country judges days stayed beyond a visa/,
    );
    expect(subjects({ ...SEAMSTRESS, 'specific-immigration-history': 'no' }, asked)).not.toContain('history');
    expect(
      answered(STUDENT, ['DEU'], 'will the australia refusal come up everywhere??').history?.said?.text,
    ).toMatch(/^Be open about an earlier refusal/);
  });

  it('take hours of work for those beside the studies, in a student', () => {
    expect(subjects(STUDENT, 'how many hours can i work in each country')).toContain('study-work');
    expect(subjects(SEAMSTRESS, 'how many hours can i work in each country')).not.toContain('study-work');
  });

  it('ask the transplant centre about its list, and a clinic about injections', () => {
    expect(subjects(SEAMSTRESS, 'Do I lose my place on the kidney list?')).toEqual(['transplant-list']);
    expect(subjects(SEAMSTRESS, 'Who gives me the eye injections the first months?')).toContain('illness');
  });

  it('tell of absences whoever would go home and asks after the permit', () => {
    expect(
      subjects(SEAMSTRESS, 'If I fall ill, can I return home and what happens to my residence?'),
    ).toContain('absence');
  });

  it('compare with home for whoever asks whether the plan is stupid', () => {
    expect(answered(SEAMSTRESS, ['CHL'], 'Tell me honestly if it is stupid.').staying?.said?.text).toMatch(
      /^Compared with Chile/,
    );
  });

  it('do not answer for the country where a father earns', () => {
    const { 'proof-of-funds': proof } = answered(
      STUDENT,
      ['DEU'],
      'how much money do I show for the blocked account in Germany and can my dad in Qatar pay it',
    );
    expect(proof?.said?.text).not.toContain('Qatar');
  });
});
