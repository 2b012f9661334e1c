import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, STUDENT } from '../../../testing/answered.ts';

describe('firearms', () => {
  it('are referred to the police, by EU law with a licence from the state left', () => {
    const { firearms } = answered(FAMILY, ['AUT', 'NOR'], 'How do I bring my rifle?');
    expect(firearms?.whom).toContain('police');
    expect(firearms?.said?.text).toMatch(/to Austria needs a licence from the country it leaves/);
    expect(answered(STUDENT, ['AUT'], 'May I own a gun?').firearms?.said).toBeNull();
  });

  it('concern the hunting authority only where somebody hunts', () => {
    expect(answered(FAMILY, ['NOR'], 'Is my Jagdschein valid?').firearms?.whom).toContain(
      'hunting authority',
    );
    expect(answered(FAMILY, ['NOR'], 'May I own a pistol?').firearms?.whom).not.toContain('hunting');
  });
});

describe('years on a permit', () => {
  const TESTER = {
    age: 29,
    citizenship: ['TUR'],
    'work-arrangement': 'remote-employee',
    'expected-annual-income': '50k-75k',
    'visa-preference': ['digital-nomad'],
  };
  const ask = (question: string) => answered(TESTER, ['MLT', 'PRT'], question)['citizenship']?.said?.text;

  it('are given with what the permit’s record says of them, where somebody asks about those', () => {
    const LEADS = /no permanent residence and no citizenship in Malta/;
    expect(ask('Do the years on a nomad visa count for citizenship?')).toMatch(LEADS);
    expect(ask('Do the years on a nomad visa count for citizenship?')).toMatch(
      /permanent residence after 5 years in Portugal/,
    );
    expect(ask('After how many years do I get citizenship?')).not.toMatch(LEADS);
  });
});

describe('a contract with an employer in another country', () => {
  const ask = (remark: string) =>
    answered(
      {
        age: 29,
        citizenship: ['TUR'],
        'work-arrangement': 'remote-employee',
        'expected-annual-income': '30k-50k',
        'visa-preference': ['digital-nomad'],
        'additional-comments': remark,
      },
      ['DEU', 'MLT'],
      'Should I go to Germany or keep my remote job on a nomad visa, can they even employ me there?',
    )['work-right']?.said?.text;

  it('is answered with the work routes on record there', () => {
    const WAY =
      /A contract with your employer in Germany itself .* EU Blue Card \(Germany\), which asks for pay/;
    expect(ask('My employer is German.')).toMatch(WAY);
    expect(ask('My employer is Danish.')).not.toMatch(WAY);
  });
});

describe('the days of a visit', () => {
  const RETIRED = {
    age: 71,
    citizenship: ['GBR'],
    'work-arrangement': 'not-working',
    'retirement-timeline': 'already-retired',
    'visa-preference': ['retirement'],
  };
  const ask = (question: string) => answered(RETIRED, ['ESP', 'CYP'], question)['visa']?.said?.text;

  it('are given to people who ask about them, and to nobody else', () => {
    const DAYS = /a visit may last, on record, 90 days in Spain and Cyprus/;
    expect(
      ask('Since Brexit can we live in Spain or Cyprus full time or are we limited to 90 days?'),
    ).toMatch(DAYS);
    expect(ask('Which visa do we need?')).not.toMatch(DAYS);
  });
});

describe('land', () => {
  it('may be bought by a citizen of the Union like by residents, and by nobody else under that rule', () => {
    const ask = (who: object) => answered(who, ['FRA', 'NOR'], 'May I buy ten hectares of woodland?').land;
    expect(ask(FAMILY)?.said?.text).toMatch(/^As a citizen of the Union you buy land in France under/);
    expect(ask(STUDENT)?.said).toBeNull();
    expect(ask(STUDENT)?.whom).toContain('land register');
  });
});

describe('a physician’s training', () => {
  const surgeon = { ...STUDENT, age: 33, 'career-field': 'healthcare', 'special-skills': 'General surgeon' };
  it('is neither a permit nor a treatment', () => {
    const found = answered(surgeon, ['DEU'], 'How do I get a residency programme post?');
    expect(Object.keys(found)).toEqual(['medical-training']);
    expect(found['medical-training']?.whom).toContain('medical council');
    expect(Object.keys(answered(STUDENT, ['DEU'], 'Is there a residency programme for investors?'))).toEqual([
      'visa',
    ]);
  });

  it('is answered with what professionals earn', () => {
    const { pay } = answered(surgeon, ['DEU'], 'Which country pays nurses best?');
    expect(pay?.figures).toContain('earnings_professionals_usd');
  });
});

describe('a family that follows later', () => {
  const parents = {
    ...FAMILY,
    'number-of-family-members': 2,
    'family-member-1-family-member-age': 40,
    'family-member-3-name': undefined,
  };
  it('does not take a wife for an adult child', () => {
    const found = answered(parents, ['NOR'], 'When may my husband and our daughters follow me?');
    expect(Object.keys(found)).toEqual(['partner-visa', 'children-visa']);
    expect(JSON.stringify(found)).not.toContain('of age');
    expect(found['partner-visa']?.put).toMatch(/^How long does a decision on that permit take/);
  });

  it('says to ask until which age a permit covers an adult child', () => {
    const grown = { ...parents, 'family-member-2-family-member-age': 22 };
    const { 'children-visa': answer } = answered(grown, ['NOR'], 'Can our son come with us on the permit?');
    expect(answer?.lacks).toContain('until which age');
  });
});

describe('a question about how long a visa takes', () => {
  it('is put to the authority as it decides at present', () => {
    const { visa } = answered({ ...STUDENT, age: 30 }, ['DEU'], 'How long does it take to get a visa?');
    expect(visa?.put).toMatch(/^How long does a decision take at present/);
  });
});

describe('health cover from home', () => {
  const PENSIONER = {
    age: 67,
    citizenship: ['FRA'],
    'current-location': place('Lyon', 'France', 'fr'),
    'retirement-timeline': 'already-retired',
    'work-arrangement': 'not-working',
    'income-sources': ['retirement-pension'],
  };
  it('is asked about at its own insurer, and nowhere else', () => {
    const { 'home-cover': cover } = answered(STUDENT, ['PAN'], 'Do I keep my health card if I am away?');
    expect(cover?.whom).toContain('at home that issues the card');
    expect(cover?.said?.text ?? '').toBe('');
  });

  it('continues on visits where the state that pays the pension says so', () => {
    const ask = (iso3: string, who: object = PENSIONER) =>
      answered(who, [iso3], 'Does my carte Vitale still work on visits?')['home-cover']?.said?.text;
    expect(ask('ESP')).toMatch(/France bears the cost of your care in Spain.*treated at its cost on visits/);
    expect(ask('CHE')).not.toContain('on visits');
    expect(ask('ESP', { ...PENSIONER, 'current-location': place('Turin', 'Italy', 'it') })).not.toContain(
      'on visits',
    );
  });
});

describe('property at home', () => {
  it.each(['Can I keep my house in Hanoi?', 'What happens to our flat if I become German?'])(
    'is referred to a notary there: “%s”',
    (question) => {
      const { 'own-home': owned, housing } = answered(STUDENT, ['DEU'], question);
      expect(owned?.whom).toMatch(/notary .*in Vietnam/);
      expect(housing).toBeUndefined();
    },
  );

  it('that is let is asked about as rent of an owner abroad, unlike a flat to rent there', () => {
    expect(answered(STUDENT, ['DEU'], 'How do I rent out my flat?')['own-home']?.put).toContain(
      'rent of an owner',
    );
    expect(Object.keys(answered(STUDENT, ['DEU'], 'Can I rent a flat there?'))).toEqual(['housing']);
  });
});

describe('income from abroad', () => {
  it('is described for every place with a record, taxed or not', () => {
    const ask = (question: string) => answered(STUDENT, ['DEU', 'URY'], question).tax?.said?.text;
    expect(ask('Do they tax money that I earn in Vietnam?')).toMatch(
      /Germany.* residents on income from everywhere/,
    );
    expect(ask('Is foreign income taxed there?')).toMatch(/income from everywhere/);
    expect(ask('How high is the tax on a salary?')).not.toMatch(/income from everywhere/);
  });
});

describe('snow', () => {
  it('is asked about by its depth, and heat by heatwaves', () => {
    expect(answered(STUDENT, ['NOR'], 'How much snow is there?').weather?.put).toContain('snow lie');
    expect(answered(STUDENT, ['NOR'], 'How hot are the summers?').weather?.lacks).toContain('heatwaves');
  });
});

describe('money from a sale', () => {
  it('is proven by its origin', () => {
    const { 'proof-of-funds': proof } = answered(STUDENT, ['DEU'], 'How do I prove the source of my funds?');
    expect(proof?.put).toContain('contract of sale');
  });

  it('is taxed as a gain and not as a salary', () => {
    const { tax } = answered(FAMILY, ['AUT'], 'What do the €300,000 from our house do to our taxes?');
    expect(tax?.said?.text).toContain('gain on its sale');
    expect(tax?.said?.text).not.toContain('salary');
  });
});

describe('savings named in a question', () => {
  const ask = (question: string, who: object = FAMILY) => answered(who, ['PRT'], question).enough?.said?.text;
  it('are counted in months, of the stated budget or a month’s cost there', () => {
    expect(ask('Can we live off €120,000 in savings?')).toMatch(
      /The savings you name are about US\$.*last about \d+ months/,
    );
    const told = ask('How long would savings of $60,000 last us?', { ...FAMILY, 'monthly-budget': 3000 });
    expect(told).toContain('At your budget of US$3,000 a month, with nothing else coming in, they last');
    expect(told).toContain('about 20 months');
  });

  it('are not an income, nor is an income savings', () => {
    expect(ask('Is €3,000 a month enough?')).not.toContain('savings you name');
    expect(ask('Is our budget enough?')).not.toContain('savings you name');
  });
});

describe('people per square kilometre', () => {
  it('are given for every place and for home', () => {
    const { density } = answered(STUDENT, ['NOR', 'SGP'], 'How many people live per square kilometre?');
    expect(density?.said?.text).toMatch(/in Norway; .* in Singapore, against .* at home/);
  });
});

describe('a law on breeds', () => {
  it('is described where our records have one, and stays open elsewhere', () => {
    const ask = (iso3: string, question: string) => answered(FAMILY, [iso3], question).pets?.said?.text;
    expect(ask('AUS', 'Is our Rottweiler let in?')).toContain(
      'The law of Australia on breeds names others than yours',
    );
    expect(ask('SVN', 'Are pit bulls banned?')).not.toMatch(/breeds/);
    expect(ask('AUS', 'Can our dog come?')).not.toMatch(/breeds/);
  });
});

describe('working hours on another clock', () => {
  const remote = { ...FAMILY, 'current-location': place('Recife', 'Brazil', 'br') };
  it('are given on each place’s clock, in both halves of the year', () => {
    const { 'hours-there': hours } = answered(
      remote,
      ['ESP'],
      'Marek must be online from 9 to 18 São Paulo time: does that work?',
    );
    expect(hours?.said?.text).toContain(
      'is one in the afternoon to ten in the evening in January and two in the afternoon to eleven in the evening in July in Spain',
    );
  });

  it('are those of home where nothing else is named, and mean an office day', () => {
    const { 'hours-there': hours } = answered(remote, ['ESP'], 'Can I work 9 to 5 home time?');
    expect(hours?.said?.text).toMatch(/^Nine in the morning to five in the afternoon by the clock of Recife/);
  });
});

describe('a permit of a country named in the question', () => {
  const PENSIONER = { ...FAMILY, age: 66, citizenship: ['FRA'], 'retirement-timeline': 'already-retired' };
  it('is described for that country only, even without a record', () => {
    const ask = (question: string) => answered(PENSIONER, ['ESP', 'PRT'], question).visa?.said?.text;
    expect(ask('How do I get a residence card in Algeria?')).toMatch(/hold no way in for you in Algeria/);
    expect(ask('How do I get a residence card in Tunisia?')).toMatch(/Carte de séjour.* in Tunisia/);
    expect(ask('Which visa do I need for Portugal?')).toMatch(/Portugal/);
    expect(ask('Which visa do I need for Portugal?')).not.toContain('Spain');
    expect(ask('Which visa do I need?')).toContain('Spain');
  });

  it('gives no sum to a passport that needs none, and comes first where nothing is on record', () => {
    const found = answered(PENSIONER, ['ESP', 'MAR'], 'Is there a retirement visa in Algeria?');
    expect(found['permit-income']?.said?.text).toMatch(
      /^No open route of that kind is on record for Algeria/,
    );
    expect(found['permit-income']?.said?.text).not.toMatch(/in Spain asks/);
    expect(found['permit-income']?.said?.text).toContain('In Spain you need no permit at all');
  });
});

describe('German insurance, when moving to a country outside the common rules', () => {
  const DESIGNER = {
    age: 29,
    citizenship: ['DEU'],
    'current-location': place('Berlin', 'Germany', 'de'),
    'work-arrangement': 'freelance',
  };
  const fund = (household: object, iso3: string) =>
    answered(household, [iso3], 'Can I stay in the Künstlersozialkasse?').contributions?.said?.text ?? '';
  const cover = (household: object, iso3: string) =>
    answered(household, [iso3], 'Do I lose my German Krankenkasse or can I keep my health insurance?')
      .insurance?.said?.text ?? '';

  it('is described with what the artists’ fund and a health insurer do with it', () => {
    expect(fund(DESIGNER, 'THA')).toMatch(/drops out of it.*limited in advance/s);
    expect(cover(DESIGNER, 'THA')).toMatch(/ends on the day before home .* is moved abroad/);
  });

  it('is not described for a move within the Union, nor to people who live elsewhere', () => {
    const elsewhere = { ...DESIGNER, 'current-location': place('Vienna', 'Austria', 'at') };
    for (const said of [fund, cover])
      expect([said(DESIGNER, 'PRT'), said(elsewhere, 'THA')].join(' ')).not.toMatch(/drops out|day before/);
  });
});

describe('a question about permanent residence', () => {
  const ENGINEER = {
    age: 34,
    citizenship: ['IND'],
    'current-location': place('Seattle', 'United States', 'us'),
    'work-arrangement': 'local-job',
    'education-level': 'master',
    'career-field': 'technology',
    'visa-preference': ['work', 'permanent-residency'],
  };
  it('begins with permits that are permanent once granted, and not with their lack of years', () => {
    const { permanence } = answered(ENGINEER, ['AUS', 'CAN', 'MLT'], 'How do we get PR fastest?');
    expect(permanence?.said?.text).toMatch(
      /^Permanent from the day it is granted.*Skilled Independent visa.*in Australia.*Express Entry.*in Canada/,
    );
    expect(permanence?.said?.text).not.toMatch(/none by|nothing on record for/);
  });
});

describe('a parent who is to follow', () => {
  const ask = (iso3: string) =>
    answered(
      { age: 34, citizenship: ['IND'], 'work-arrangement': 'local-job', 'visa-preference': ['work'] },
      [iso3],
      'Can my mother join us for good?',
    )['parent']?.said?.text;

  it.each([
    ['AUS', /Subclass 143.*Subclass 870/s],
    ['NZL', /drawn by lot.*Parent Boost/s],
    ['GBR', /long-term care in everyday tasks/],
  ])('is answered with %s’s law on parents', (iso3, law) => {
    expect(ask(iso3)).toMatch(law);
    expect(ask(iso3)).not.toMatch(/no route made for parents/);
  });
});
