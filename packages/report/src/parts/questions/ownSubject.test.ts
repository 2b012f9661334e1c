import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../testing/answered.ts';

/** A father whose son has a mother elsewhere. */
const FATHER = {
  age: 44,
  citizenship: ['GBR'],
  'current-location': place('Leeds', 'United Kingdom', 'gb'),
  'relationship-status': 'divorced',
  'work-arrangement': 'local-job',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Owen',
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 14,
  'languages-spoken': ['en'],
};

/** The subjects of a question for a father or a family. */
const subjects = (household: object, question: string): readonly string[] =>
  Object.keys(answered(household, ['ESP', 'AUS'], question));

describe('a question of two parts', () => {
  it('on a child born there is about its citizenship and not about what a birth costs', () => {
    const asked =
      'If the baby is born there is it a citizen and how long is maternity leave in the first year of a job?';
    expect(subjects(FAMILY, asked)).toEqual(['child-citizenship', 'parental-leave']);
    expect(answered(FAMILY, ['ESP', 'AUS'], asked)['parental-leave']?.said?.text).toMatch(
      /^Leave by law that a mother may take, .*\d calendar days in Spain/,
    );
  });

  it('on a plot asks who owns it, and takes papers against fraud for the seller’s', () => {
    const asked = 'Can I buy a plot and what papers do I need to avoid being cheated?';
    expect(subjects(FAMILY, asked)).toEqual(['land']);
    expect(answered(FAMILY, ['ESP'], asked).land?.put).toMatch(/^Which papers prove who owns this plot/);
    expect(answered(FAMILY, ['ESP'], 'Can I buy a plot of forest?').land?.put).toContain('field or forest');
  });

  it('on a plan of an American school is about support at school', () => {
    expect(subjects(FATHER, 'Can Owen get his tablets and does anyone do a 504-type plan?')).toContain(
      'school-support',
    );
  });
});

describe('a question of somebody who teaches', () => {
  it('at a school of home is about the profession, and of no place for a child', () => {
    const asked = 'Can I teach maths in a French lycée there and how much would I earn?';
    expect(subjects(FATHER, asked)).toEqual(['profession', 'pay']);
    expect(subjects(FATHER, 'Is there a French lycée for my son?')).toEqual(['school-of-home']);
    expect(subjects(FATHER, 'Can I teach my son at home?')).not.toContain('profession');
  });
});

describe('a pension', () => {
  const lacks = (household: object) =>
    answered(household, ['ESP'], 'What happens to my pension if I leave at 46?').pension?.lacks;

  it('that nobody draws yet is a question of years paid in', () => {
    expect(lacks(FATHER)).toMatch(/^what the years paid in so far will pay/);
    expect(lacks(VETERAN)).toMatch(/paid there in full/);
  });
});

const SWEDES = {
  ...FAMILY,
  citizenship: ['SWE'],
  'current-location': place('Gothenburg', 'Sweden', 'se'),
};

/** A wife on a passport of Kazakhstan whose husband works for clients on one of Germany. */
const KAZAKH = {
  age: 34,
  citizenship: ['KAZ'],
  'current-location': place('Almaty', 'Kazakhstan', 'kz'),
  'relationship-status': 'married',
  'work-arrangement': 'remote-employee',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Jonas',
  'family-member-1-relationship': 'spouse',
  'family-member-1-special-needs': 'German citizen',
};

const NURSE = {
  ...FAMILY,
  citizenship: ['FRA'],
  'current-location': place('Marseille', 'France', 'fr'),
  'career-field': 'healthcare',
  'special-skills': 'nurse',
  'education-level': 'bachelor',
  'family-member-2-name': 'Inès',
};

describe('a parent who stays behind after a separation', () => {
  it.each([
    'Can his mum stop us moving?',
    'Can Owen’s mum stop us from moving abroad?',
    'What if their dad says no?',
    'Do I need his mother’s OK to take him abroad?',
  ])('is covered by the answer about custody: %s', (question) => {
    const { custody } = answered(FATHER, ['IRL', 'NOR'], question);
    expect(custody?.said?.text).toMatch(/^Plan no move with your child/);
  });

  it('is not a partner’s mother', () => {
    expect(Object.keys(answered(FATHER, ['IRL'], 'Can his mother stop working?'))).not.toContain('schools');
    const couple = { ...KAZAKH, 'family-member-1-name': 'Lars' };
    expect(Object.keys(answered(couple, ['AUT'], 'What if his mother says no?'))).not.toContain('custody');
  });
});

describe('school examinations', () => {
  it('are not a question about the teaching language', () => {
    const found = answered(FATHER, ['IRL', 'NOR'], 'Where can a child finish school without exams at 16?');
    expect(Object.keys(found)).toEqual(['school-exams']);
    expect(found['school-exams']?.put).toContain('which way through school goes without');
  });

  it.each([
    ['Does my son need to pass an exam to enter secondary school?', 'school-entry'],
    ['Should Owen finish his GCSEs before we move?', 'last-school-years'],
    ['Will his GCSEs be accepted?', 'school-entry'],
  ])('for entering a school, or before the move, keep their own subject: %s', (question, subject) => {
    const found = Object.keys(answered(FATHER, ['IRL'], question));
    expect(found).toContain(subject);
    expect(found).not.toContain('school-exams');
  });
});

describe('an English plan for special needs', () => {
  it('is said to have no force abroad, to people who ask about one', () => {
    const { 'school-support': answer } = answered(FATHER, ['IRL'], 'Will Owen’s EHCP count abroad?');
    expect(answer?.said?.text).toMatch(/^A plan for education, health and care .*in England alone/);
    expect(answer?.said?.facts).toContain('rule:ehc-plan-GBR');
    expect(answer?.whom).toContain('with the present assessment, and one school');
    const both = answered(FATHER, ['IRL', 'NOR'], 'Will Owen’s EHCP count abroad?');
    expect(both['school-support']?.whom).toContain('in translation where the language is another');
    const other = answered(FATHER, ['IRL'], 'Which support at school has a child with dyslexia?');
    expect(other['school-support']?.said?.text).not.toContain('England');
  });
});

describe('a summer house', () => {
  const asked = 'Is there an exit tax, and what if we keep the summer cottage at Marstrand?';

  it('is not about weather', () => {
    expect(Object.keys(answered(SWEDES, ['MLT'], asked))).not.toContain('weather');
    expect(Object.keys(answered(SWEDES, ['MLT'], 'How hot are the summers in a summer house?'))).toContain(
      'weather',
    );
  });

  it('that is kept belongs to the question about leaving', () => {
    const { 'exit-tax': answer } = answered(SWEDES, ['MLT'], asked);
    expect(answer?.put).toContain('Does the home that we keep');
    expect(answered(SWEDES, ['MLT'], 'Is there an exit tax?')['exit-tax']?.put).not.toContain('home that');
  });
});

describe('the Swedish ten-year rule', () => {
  it('is described to people who leave Sweden, and to nobody else', () => {
    const { 'exit-tax': answer } = answered(SWEDES, ['MLT'], 'Does the 10 year rule reach us?');
    expect(answer?.said?.text).toMatch(/^Sweden may tax a gain on shares .* the 10 years after it/);
    expect(answered(KAZAKH, ['MLT'], 'Is there an exit tax?')['exit-tax']?.said).toBeNull();
  });
});

describe('things brought from one state of the Union to another', () => {
  it('concern a register and its tax, and no customs office', () => {
    const { moving } = answered(SWEDES, ['MLT', 'PRT'], 'Do we pay VAT on the boat when we bring her?');
    expect(moving?.whom).not.toContain('customs');
    expect(moving?.put).toContain('which proof do you want that its VAT was paid');
    const outside = answered(SWEDES, ['MLT', 'CHE'], 'Do we pay VAT on the boat when we bring her?');
    expect(outside.moving?.whom).toContain('customs');
  });
});

describe('people who bill clients in another country', () => {
  const asked =
    'Where does Jonas pay tax and social security when he bills clients in Berlin but we live there?';

  it('are answered about contributions and tax, not about a permit', () => {
    expect(Object.keys(answered(KAZAKH, ['AUT', 'CHE', 'GEO'], asked))).toEqual(['contributions', 'tax']);
  });

  it('read where the Union’s rule counts contributions, as people without an employer', () => {
    const { contributions } = answered(KAZAKH, ['AUT', 'CHE', 'GEO'], asked);
    expect(contributions?.said?.text).toMatch(
      /^For somebody who lives in Austria or Switzerland .* in Germany;/,
    );
    expect(contributions?.whom).not.toContain('employer');
    const apart = { ...KAZAKH, 'family-member-1-special-needs': '' };
    expect(answered(apart, ['AUT'], asked).contributions?.said?.text).toBe('');
  });
});

describe('a passport mentioned in brackets', () => {
  it('counts as held, and asks about no citizenship', () => {
    const found = answered(KAZAKH, ['AUT'], 'Can I (Kazakh passport) work from day one as wife of a German?');
    expect(Object.keys(found)).toEqual(['own-work-as-family']);
  });
});

describe('a nurse', () => {
  it('who asks about dress reads nothing about registers', () => {
    const asked = 'Can I wear my hijab at work as a nurse in a public hospital, and my daughter at school?';
    expect(Object.keys(answered(NURSE, ['CHE', 'BEL'], asked))).toEqual(['dress']);
    const both = 'Can I wear my hijab as a nurse, and is my diploma recognised?';
    expect(Object.keys(answered(NURSE, ['CHE', 'BEL'], both))).toEqual(['dress', 'degree']);
  });

  it('first reads what no record holds about time and cost, unless a rule sets the time', () => {
    const asked = 'Is my French nursing diploma recognised, how long does it take and what does it cost?';
    const found = answered(NURSE, ['CHE', 'BEL'], asked);
    expect(Object.keys(found)).toEqual(['profession']);
    expect(found.profession?.said?.text).toMatch(
      /^What it costs and how long it takes in Switzerland are on no record of ours/,
    );
    expect(found.profession?.said?.text).toContain('within 3 months');
  });

  it('with a daughter at school is not told that she needs a licence', () => {
    const { profession } = answered(NURSE, ['CHE'], 'Can I work as a nurse while my daughter is at school?');
    expect(profession?.said?.text).toContain('so for you the nursing council');
  });
});

describe('a driving licence', () => {
  it('is explained once for all places with one rule', () => {
    const { transport } = answered(NURSE, ['BEL', 'DEU', 'CAN'], 'Does my driving licence count there?');
    expect(transport?.said?.text.match(/A licence issued in France/g)).toHaveLength(1);
    expect(transport?.said?.text).toContain('recognised in Belgium and Germany as it is');
  });

  it('for lorries is a professional one, with nights away', () => {
    const asked = 'Can Marek drive trucks there with his licence and be home at night?';
    const found = answered(NURSE, ['BEL'], asked);
    expect(Object.keys(found)).toEqual(['driver-papers']);
    expect(found['driver-papers']?.put).toContain('How many nights away');
    expect(found['driver-papers']?.said?.text).toMatch(
      /^A licence issued in France.*A qualification as a driver of lorries or buses from one state/,
    );
  });
});

describe('the weather', () => {
  const asked = 'How hot does it get in Da Nang in June, and is Da Lat cooler and not too far?';

  it('is described for the named towns, by day where heat is asked about, with the journey between them', () => {
    const { weather } = answered(FATHER, ['VNM', 'IDN'], asked);
    expect(weather?.said?.text).toMatch(
      /^Afternoons of the warmest month come to about \d+°C in Da Nang and about \d+°C in Ðà Lạt.* lie about \d+ km apart\.$/,
    );
    expect(weather?.said?.text).not.toContain('Indonesia');
  });
});

describe('the Australian Age Pension', () => {
  it('leaves open how many years count, but not whether any is paid in full', () => {
    const widow = {
      ...FATHER,
      age: 67,
      citizenship: ['AUS', 'VNM'],
      'current-location': place('Melbourne', 'Australia', 'au'),
    };
    const { pension } = answered(widow, ['VNM'], 'Will I keep my age pension in Vietnam?');
    expect(pension?.said?.text).toMatch(/^Australia goes on paying its Age Pension abroad/);
    expect(pension?.lacks).toMatch(/^how many years count for yours/);
  });
});
