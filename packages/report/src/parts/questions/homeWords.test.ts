import { answersOf, place } from '@global-fit/matching/testing/persona';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../testing/answered.ts';
import { viewsOf } from '../../testing/views.ts';
import { questionsAnswered } from './questionsAnswered.ts';

const FRENCH = { ...FAMILY, citizenship: ['FRA'], 'current-location': place('Lyon', 'France', 'fr') };
const INDIAN = { ...FAMILY, citizenship: ['IND'], 'current-location': place('Pune', 'India', 'in') };

/** The whole answer to a question as it stands in a report. */
function toldOn(question: string, household: object, iso3s: readonly string[]): string {
  const answers = answersOf({ ...household, 'specific-questions': question });
  const views = viewsOf(
    answers,
    realAtlas().countries.filter(({ iso3 }) => iso3s.includes(iso3)),
  );
  const [view] = views;
  return JSON.stringify(view && questionsAnswered(view.profile, views));
}

describe('what a question tells before it asks', () => {
  it('narrows the subject of what it asks', () => {
    const told = toldOn('My great-grandfather was Italian. Can I still get citizenship?', VETERAN, ['PRT']);
    expect(told).toContain('By our record no: a great-grandparent alone');
    expect(told).not.toContain('Years of residence before naturalisation');
  });

  it('adds its details where the subject is the same', () => {
    expect(toldOn('I hold bitcoin since 2015. Is the gain taxed?', VETERAN, ['ESP'])).toContain(
      'gain on crypto',
    );
  });

  it('leads to no other subject', () => {
    const told = toldOn('Three kids in school. Is it a problem that I have a loan?', VETERAN, ['PRT']);
    expect(told).toContain('terms of loans from home');
    expect(told).not.toContain('school office');
  });
});

describe('words of home', () => {
  it('for maintenance and family benefits are no pension and no grant for students', () => {
    expect(Object.keys(answered(FRENCH, ['ESP'], 'Will he still pay the pension alimentaire?'))).toEqual([
      'maintenance',
    ]);
    expect(
      Object.keys(answered(FRENCH, ['ESP'], 'Would I still get the CAF allocations familiales?')),
    ).toEqual(['benefit']);
  });

  it('for an agreement on social security ask for that, and not for the tax on a fund', () => {
    const found = answered(
      INDIAN,
      ['CAN'],
      'Is there a social security agreement so that my EPF contributions count?',
    );
    expect(found.pension?.said?.text).toContain('an agreement in Canada with India');
    expect(found.pension?.lacks).not.toContain('growth');
  });

  it('for a fund taken out before its age ask when it is paid out', () => {
    const african = {
      ...FAMILY,
      citizenship: ['ZAF'],
      'current-location': place('Durban', 'South Africa', 'za'),
    };
    expect(
      answered(african, ['PRT'], 'Can we get our retirement annuities out before 55?').pension?.put,
    ).toContain('May my retirement annuities be paid out early because I emigrate');
  });

  it('for several plans name them all', () => {
    expect(answered(INDIAN, ['DEU'], 'What happens to my PPF and NPS?')['home-plan']?.put).toContain(
      'may I keep my PPF and NPS, pay into them or let them rest',
    );
  });

  it('ask for the days that may be spent in the country left', () => {
    const briton = {
      ...FAMILY,
      citizenship: ['GBR'],
      'current-location': place('Leeds', 'United Kingdom', 'gb'),
    };
    expect(
      answered(briton, ['CYP'], 'How many days can we spend in the UK without being tax resident?').tax?.said
        ?.text,
    ).toMatch(
      /^The United Kingdom counts you as resident for tax from 183 days a year, by the test on record/,
    );
  });

  it('tell the work beside the studies with the time after them', () => {
    const student = { ...FAMILY, 'work-arrangement': 'study', citizenship: ['MEX'] };
    expect(
      answered(student, ['ESP'], 'Can I work while I study and stay after the degree?')['after-study']?.said
        ?.text,
    ).toMatch(/30 hours a week.*24 months/s);
  });

  it('for a licence to fly speak of no degree', () => {
    const put = answered(FRENCH, ['OMN'], 'Is my licence as a pilot recognised?').profession?.put;
    expect(put).toContain('Is a licence as a pilot from France recognised');
  });

  it('ask nobody who wears a headscarf to turn to an association of trans people', () => {
    expect(
      Object.keys(
        answered(INDIAN, ['DEU'], 'May my wife wear a headscarf at work and in the passport photo?'),
      ),
    ).toEqual(['dress']);
  });

  it('for the country left ask for no way into it', () => {
    const told = answered(VETERAN, ['PRT'], 'Which visa do I need when I leave the United States?').visa?.said
      ?.text;
    expect(told).toContain('in Portugal');
    expect(told).not.toContain('your own citizenship');
  });

  it('in a German sentence are known for German', () => {
    expect(toldOn('Wird meine Witwenrente in Uruguay voll ausgezahlt?', FAMILY, ['URY'])).toContain(
      'in a language other than English',
    );
  });
});

describe('what a country keeps for those who leave it or come back', () => {
  const briton = {
    ...FAMILY,
    citizenship: ['GBR'],
    'current-location': place('Leeds', 'United Kingdom', 'gb'),
  };

  it('is told of the plan of a federal retiree, with the part of Medicare that is asked about', () => {
    const plan = answered(VETERAN, ['PRT'], 'Does my FEHB plan pay there, and do I keep Part B?')[
      'federal-plan'
    ];
    expect(plan?.said?.text).toContain('in the section on care overseas');
    expect(plan?.said?.text).toContain('whoever drops Part B');
    expect(
      answered(VETERAN, ['PRT'], 'Does my FEHB plan pay there?')['federal-plan']?.said?.text,
    ).not.toContain('Part B');
    expect(answered(briton, ['PRT'], 'Does my FEHB plan pay there?')['federal-plan']?.said?.text).toBe('');
  });

  it('is told of the NHS and of its card to those who leave the United Kingdom', () => {
    const back = 'If we come back, can we use the NHS straight away?';
    expect(answered(briton, ['FRA'], back)['coming-back']?.said?.text).toContain('ordinarily resident');
    expect(answered(FAMILY, ['FRA'], back)['coming-back']?.said).toBeNull();
    const card = 'Does my GHIC cover us once we live in France?';
    expect(answered(briton, ['FRA'], card).insurance?.said?.text).toMatch(/^The card \(GHIC\) is for visits/);
  });

  it('is told of the child born there, and left open for the other places alone', () => {
    const born = answered(INDIAN, ['DEU', 'AUS'], 'If our baby is born there, will it be a citizen?')[
      'child-citizenship'
    ];
    expect(born?.said?.text).toMatch(/^In Germany a child born there .* five years/);
    expect(born?.lacks).toContain('a child born in Australia is a citizen');
  });

  it('is told of a British parent to those born under the law of 1981', () => {
    const asked = 'My father was born in London. Am I British?';
    expect(answered({ ...INDIAN, age: 40 }, ['CAN'], asked).descent?.said?.text).toMatch(
      /^Whoever was born abroad in 1983 or later .* one generation far/,
    );
    expect(answered({ ...INDIAN, age: 60 }, ['CAN'], asked).descent?.said?.text).not.toContain(
      '1983 or later',
    );
  });

  it('is told of the language that a licence asks for, beside that of a permit', () => {
    const nurse = { ...INDIAN, 'special-skills': 'Registered nurse' };
    expect(answered(nurse, ['IRL'], 'Is IELTS 6.5 enough?')['language-test']?.said?.text).toContain(
      'IELTS Academic',
    );
    expect(answered(INDIAN, ['IRL'], 'Is IELTS 6.5 enough?')['language-test']?.said?.text).not.toContain(
      'licence',
    );
  });

  it('is told of the surcharge and of e-Residency where they are asked about', () => {
    expect(
      answered(INDIAN, ['GBR', 'IRL'], 'How much is the health surcharge?')['health-surcharge']?.said?.text,
    ).toMatch(/^In the United Kingdom .*£1,035/);
    expect(answered(VETERAN, ['PAN'], 'What does e-residency give me?')['e-residency']?.said?.text).toContain(
      'no right to enter',
    );
  });

  it('is told of American taxes to whoever may hold the passport in the household', () => {
    const asked = 'Does she have to file with the IRS?';
    expect(answered(INDIAN, ['DEU'], asked)['us-reports']?.said?.text).toContain(
      'those of you who hold its passport',
    );
    expect(answered(VETERAN, ['DEU'], asked)['us-reports']?.said?.text).toContain(
      'you still file its yearly return',
    );
  });
});

it('an index of people tells nothing of a hazard where few live', () => {
  const told = answered(VETERAN, ['TUV', 'WSM'], 'Are there cyclones?').disaster?.said?.text;
  expect(told).toContain('names cyclones, hurricanes or typhoons in');
  expect(told).toMatch(/on which 100 is the most: 76/);
});

it('a brother who lives in Canada counts by its points, and elsewhere is asked about', () => {
  const asked = 'My brother lives in Toronto, does it help?';
  expect(answered(INDIAN, ['CAN', 'NZL'], asked)['kin-there']?.said?.text).toMatch(/^In Canada .* 15 points/);
  expect(
    answered(INDIAN, ['NZL'], 'My brother lives in Auckland, does it help?')['kin-there']?.said,
  ).toBeNull();
});

it('the law for grandchildren is Spain’s, whatever other ancestors there are', () => {
  const heir = { ...INDIAN, 'ancestry-claim': 'yes', 'ancestry-countries': ['ITA', 'ESP'] };
  expect(answered(heir, ['URY'], 'Is the Ley de Nietos still open?').descent?.whom).toContain('Spain');
});
