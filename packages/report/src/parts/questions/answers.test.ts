import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { FAMILY, STUDENT, VETERAN, answered } from '../../testing/answered.ts';
import { CHEMIST } from '../../testing/chemist.ts';
import { viewsOf } from '../../testing/views.ts';
import { answerWithin } from './within.ts';

const JAPAN = realAtlas().countries.filter(({ iso3 }) => iso3 === 'JPN');

describe('a question that names several illnesses', () => {
  it('is answered for each of them', () => {
    const found = answered(VETERAN, ['PRT'], 'What does care cost with type 1 diabetes and MS?');
    expect(found.illness?.lacks).toContain('the care of type 1 diabetes and multiple sclerosis');
    expect(found.illness?.whom).toContain('a diabetes specialist and a neurologist');
  });
});

describe('the answer to a question', () => {
  it('about keeping clients on a permit follows the permit, with the worker’s name', () => {
    const { 'work-right': answer } = answered(
      VETERAN,
      ['CYP'],
      'Can Denise keep her US bookkeeping clients on my retirement visa?',
    );
    expect(answer?.said?.text).toContain('no work on the Cyprus Category F');
    expect(answer?.put).toContain('may Denise go on working from home');
    expect(JSON.stringify(answer)).not.toContain('not married');
  });

  it('about a couple mentions unmarried couples to nobody else', () => {
    const ask = (status: string) =>
      answered({ ...VETERAN, 'relationship-status': status }, ['CYP'], 'Can Denise come with me?');
    expect(JSON.stringify(ask('married'))).not.toContain('not married');
    expect(JSON.stringify(ask('domestic-partnership'))).toContain('not married');
  });

  it('about a spouse’s work under free movement is the law', () => {
    const { 'partner-work': answer } = answered(FAMILY, ['NOR'], 'May Marek work from the first day?');
    expect(answer?.said?.text).toMatch(
      /may live and work in Norway, whatever the passport \(Directive 2004\/38/,
    );
    expect(answer?.lacks).not.toContain('may work');
  });

  it('about a payment from home refers to the payer, by the payment’s name', () => {
    const veteran = answered(VETERAN, ['PRT'], 'Will my VA disability pay go on, and is it taxed?');
    expect(Object.keys(veteran)).toEqual(['benefit', 'tax']);
    expect(veteran.benefit?.said?.text).toMatch(/^The Department of Veterans Affairs pays its benefits/);
    expect(veteran.benefit?.put).toContain('my compensation in full when I live in Portugal');
    const mother = answered(
      FAMILY,
      ['NOR'],
      'Will my mother keep her German care insurance benefit (Pflegegeld) and her health insurance?',
    );
    expect(mother.benefit?.put).toContain('Pflegegeld in full when my mother lives in Norway');
    expect(mother.insurance?.said?.text).toContain(
      'Germany bears the cost of the care of your mother in Norway',
    );
    expect(mother.insurance?.put).toContain('at the age of 79');
  });

  it.each([
    ['Are my parents covered by health insurance there?', 'are my parents covered'],
    ['Will my in-laws get health insurance?', 'are my in-laws covered'],
    ['Is my mother covered by health insurance there?', 'is my mother covered'],
  ])('about cover agrees in number with the relatives: "%s"', (question, put) => {
    expect(answered(VETERAN, ['PRT'], question).insurance?.put).toContain(put);
  });

  it('about a breed gives the record for dogs, and says that there is none for horses', () => {
    const dog = answered(VETERAN, ['PRT'], 'Is our German shepherd allowed in and is there quarantine?');
    expect(dog.pets?.said?.text).toContain('microchip');
    const horse = answered(VETERAN, ['PRT'], 'Can our two horses come?');
    expect(horse.pets?.said?.text).toBe('Our records on animals cover only dogs and cats.');
    expect(horse.pets?.lacks).toBe('what is asked of horses');
    const within = answered(FAMILY, ['HRV', 'GBR'], 'How do the horses get there, is there a quarantine?');
    expect(within.pets?.said?.text).toMatch(/^Horses travel from Germany to Croatia under the law/);
  });

  it('about an animal’s papers follows the rule by origin, and says where quarantine is open', () => {
    const from = (city: string, country: string, code: string) => ({
      'current-location': place(city, country, code),
      'relocating-pets': 'yes',
      'pets-details': ['dog'],
    });
    const HOW = 'How do we bring our dog, and is quarantine required?';
    const india = answered(from('Kochi', 'India', 'in'), ['ESP'], HOW).pets;
    expect(india?.said?.text).toMatch(
      /rabies antibody test.* and health certificate, with at least 1\d\d days of lead and \(all of it in order\) no quarantine in Spain\.$/,
    );
    // The scheme of the European Union settles it.
    expect(india?.lacks).toBe('vets by town');
    expect(answered(from('Kochi', 'India', 'in'), ['THA'], HOW).pets?.lacks).toBe(
      'whether there is a quarantine',
    );
    const austin = from('Austin', 'United States', 'us');
    const spain = answered(austin, ['ESP'], HOW).pets;
    expect(spain?.said?.text).toMatch(
      /health certificate, with at least 21 days of lead and .* no quarantine in Spain\.$/,
    );
    expect(spain?.said?.text).not.toContain('antibody');
    // No animal was ticked: the question itself names it.
    expect(answered(VETERAN, ['ESP'], HOW).pets?.said?.text).toBe(spain?.said?.text);
    expect(answered(austin, ['ESP'], 'Which papers does our dog need?').pets?.lacks).toBe('vets by town');
    const iceland = answered(austin, ['ISL', 'ESP'], HOW).pets;
    expect(iceland?.said?.text).toMatch(/14 days of quarantine .* in Iceland/);
    expect(iceland?.lacks).toBe('vets by town');
    expect(answered(austin, ['ISL', 'THA'], HOW).pets?.lacks).toBe(
      'whether there is a quarantine in Thailand',
    );
    const union = answered(from('Stuttgart', 'Germany', 'de'), ['ESP'], HOW).pets;
    expect(union?.said?.text).toContain('the EU pet passport, without a quarantine in Spain');
    expect(union?.lacks).toBe('vets by town');
  });

  it('about an aide at school says to ask who decides and who pays, for the child by name', () => {
    const { 'school-support': answer } = answered(FAMILY, ['NOR'], 'Who pays for Jonas’s integration aide?');
    expect(answer?.said?.text).toContain('hardly move the ranking');
    expect(answer?.put).toMatch(/\(integration aide\) for Jonas, on whose report, who pays/);
  });

  it('about whether a sum is enough compares it with the month', () => {
    const { enough } = answered(STUDENT, ['PRT'], 'Is 15,000 dollars a year enough for tuition and living?');
    expect(enough?.said?.text).toMatch(/about US\$1,250 a month\. .*about US\$[\d,]+ \(rent on top\)/);
    expect(enough?.said?.text).toContain('Tuition comes on top.');
    const own = answered(STUDENT, ['PRT'], 'Is my budget enough?');
    expect(own.enough?.said?.text).toMatch(/^You gave us a budget of US\$1,250 a month\./);
  });

  it('about tuition gives what foreign students are charged, and where nothing is on record', () => {
    const foreign = { ...STUDENT, citizenship: ['IND'] };
    const asked = 'How high is the tuition at universities?';
    const { university } = answered(foreign, ['PRT', 'SWE', 'ESP'], asked);
    expect(university?.said?.text).toMatch(
      /Sweden ask students from abroad for SEK 80,000 to SEK 140,000 a year.* We have no record of what (?:Portugal and Spain|Spain and Portugal) ask of students from abroad\.$/,
    );
  });

  it('about years elsewhere gives the Union’s law where it applies, and both sides for a passport', () => {
    const question =
      'Do the years in Poland count for permanent residence there, and must we give up the passport?';
    const told = answered(STUDENT, ['DEU', 'IRL'], question);
    expect(Object.keys(told)).toEqual(['years-elsewhere', 'permanence', 'citizenship']);
    expect(told['years-elsewhere']?.said?.text).toMatch(/do not count in Germany; .*temporary protection/);
    expect(told.citizenship?.said?.text).toMatch(/second citizenship/);
    expect(told.citizenship?.said?.text).not.toContain('at home');
    expect(answered(STUDENT, ['IRL', 'CHE'], question)['years-elsewhere']?.said).toBeNull();
  });

  it('about permanence recognises a change of job in either word order', () => {
    for (const words of ['does a job change reset it', 'may I change jobs', 'what if I lose my job']) {
      const { permanence } = answered(STUDENT, ['DEU'], `How long until permanent residence, and ${words}?`);
      expect(permanence?.lacks).toContain('change of employer');
    }
  });
});

describe('a question about the present passport', () => {
  const INDIAN = {
    ...FAMILY,
    citizenship: ['IND'],
    'current-location': place('Dubai', 'United Arab Emirates', 'ae'),
  };
  const told = (question: string): string =>
    Object.values(answered(INDIAN, ['DEU', 'SWE'], question))
      .map(({ said }) => said?.text)
      .join('\n');

  it('is answered for the passport, not the country of residence, and with certainty where the law is certain', () => {
    const text = told('Can I keep my citizenship when I become a citizen?');
    expect(text).toMatch(
      /A second citizenship is barred by the law of India \(Citizenship Act, 1955, section 9\) by our records, .*\. By the same law former citizens may/,
    );
    expect(text).not.toMatch(/at home|Emirates/);
  });

  it('is answered together with the years to permanent residence', () => {
    expect(told('How long until permanent residence, and must I give up my passport?')).toMatch(
      /Years until permanent residence, .*\. A second citizenship is barred by /s,
    );
  });
});

describe('the journey of an animal', () => {
  const way = (from: Readonly<Record<string, unknown>>, to: string) =>
    answered({ ...FAMILY, ...from }, [to], 'Can my dog fly in the cabin?').pets;
  const mexico = { 'current-location': place('Guadalajara', 'Mexico', 'mx') };
  it('is by road only where a road leads from home', () => {
    expect(way({}, 'ESP')?.said?.text).toContain('Spain can be reached by road');
    expect(way({}, 'MLT')?.said?.text).toContain('one leg at least is by ferry, by tunnel or by air');
    expect(way(mexico, 'ESP')?.said?.text).toContain('rom Mexico the way to Spain is by air');
    expect(way(mexico, 'COL')?.said?.text).not.toContain('by road');
    expect(way(mexico, 'ESP')?.whom).toContain('airlines');
    expect(way({}, 'ESP')?.whom).toContain('ferry and rail');
  });
});

describe('an animal mentioned by name', () => {
  const told = { 'pets-details': ['dog'], 'pets-additional-info': 'Feijão, bulldog of 5 years, 13 kg' };
  it('is the animal described in the form', () => {
    const found = answered({ ...FAMILY, ...told }, ['MLT'], 'Can Feijão fly in the cabin?');
    expect(Object.keys(found)).toEqual(['pets']);
    expect(answered(FAMILY, ['MLT'], 'Can Feijão fly in the cabin?').pets).toBeUndefined();
  });
});

describe('a question about a church', () => {
  it('is answered with the faith, even where it names a language', () => {
    expect(Object.keys(answered(FAMILY, ['PRT'], 'Is there an English speaking church?'))).toEqual([
      'religion',
    ]);
  });
});

describe('a journey home', () => {
  const farFrom = (more: WrittenAnswers, text: string) =>
    answered({ ...FAMILY, ...more }, ['PRT'], text).flights?.said?.text;

  it('leads to the home town, or else to the capital, and says which', () => {
    const calgary = { 'current-location': place('Calgary', 'Canada', 'ca'), 'extended-family-location': [] };
    expect(farFrom(calgary, 'How long is the flight home?')).toMatch(/^To Calgary it is about/);
    expect(farFrom(calgary, 'How far is it to Canada?')).toMatch(/^To Calgary it is about/);
    const canada = {
      ...calgary,
      'current-location': { value: 'Canada', country: 'Canada', countryCode: 'ca' },
    };
    expect(farFrom(canada, 'How far is it to Canada?')).toMatch(/^To the capital of Canada it is about/);
    const kin = { ...calgary, 'extended-family-location': ['IND'] };
    expect(farFrom(kin, 'Are there flights to visit my family?')).toMatch(
      /^To the capital of India it is about/,
    );
  });
});

describe('a flight of stairs', () => {
  it('is not taken for a journey', () => {
    expect(answered(FAMILY, ['PRT'], 'I can do one flight.').flights).toBeUndefined();
    expect(answered(FAMILY, ['PRT'], 'Who does the longest flight?').flights).toBeDefined();
  });
});

describe('a question whether a passport is accepted', () => {
  const HOLDER = { ...VETERAN, citizenship: ['ISR', 'RUS'] };
  const said = (question: string): string =>
    answered(HOLDER, ['ITA', 'PRT'], question)['passport-taken']?.said?.text ?? '';

  it('is answered for the named country and passport, by what programmes refuse', () => {
    const text = said('Does Malta accept a Russian citizen on the nomad permit?');
    expect(text).toMatch(/no applications from citizens of Russia are taken for .*Nomad Residence Permit/);
    expect(text).not.toMatch(/Israel|Italy|Portugal/);
  });

  it('is promised nothing where no refusal is on record', () => {
    expect(said('Does Portugal accept Israeli citizens for that permit?')).toMatch(
      /no refusal of citizens of Israel on record for .*, which is no promise/,
    );
  });
});

describe('a question about a university post', () => {
  it('is answered with the researchers’ permit where EU law gives one, and with no student fees', () => {
    const asked = answered(
      CHEMIST,
      ['DEU', 'CHE'],
      'Which visa does a post-doc need, and does the university apply for it?',
    );
    expect(Object.keys(asked)).toEqual(['research-permit']);
    expect(asked['research-permit']?.said?.text).toMatch(
      /^By EU law a university or an institute in Germany that signs a hosting agreement/,
    );
  });
});

describe('an answer about a single country', () => {
  it('concerns that country and no other', () => {
    const { visa } = answered(FAMILY, ['JPN'], 'Which visa do we need?');
    expect(visa && answerWithin({ views: viewsOf(answersOf(FAMILY as never), JAPAN) }, visa).whom).toBe(
      'the embassy of Japan, in writing',
    );
  });
});
