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
  it('on clients kept on a permit is that of the permit, in the name of whoever works', () => {
    const { 'work-right': answer } = answered(
      VETERAN,
      ['CYP'],
      'Can Denise keep her US bookkeeping clients on my retirement visa?',
    );
    expect(answer?.said?.text).toContain('no work on the Cyprus Category F');
    expect(answer?.put).toContain('may Denise go on working from home');
    expect(JSON.stringify(answer)).not.toContain('not married');
  });

  it('on a couple speaks of the unmarried to nobody else', () => {
    const ask = (status: string) =>
      answered({ ...VETERAN, 'relationship-status': status }, ['CYP'], 'Can Denise come with me?');
    expect(JSON.stringify(ask('married'))).not.toContain('not married');
    expect(JSON.stringify(ask('domestic-partnership'))).toContain('not married');
  });

  it('on the work of a spouse under free movement is the law', () => {
    const { 'partner-work': answer } = answered(FAMILY, ['NOR'], 'May Marek work from the first day?');
    expect(answer?.said?.text).toMatch(
      /may live and work in Norway, whatever the passport \(Directive 2004\/38/,
    );
    expect(answer?.lacks).not.toContain('may work');
  });

  it('on a payment from home goes to the payer, by the name of the payment', () => {
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
  ])('on cover agrees with one relative and with several: "%s"', (question, put) => {
    expect(answered(VETERAN, ['PRT'], question).insurance?.put).toContain(put);
  });

  it('on a breed tells the record of dogs, and on a horse that there is none', () => {
    const dog = answered(VETERAN, ['PRT'], 'Is our German shepherd allowed in and is there quarantine?');
    expect(dog.pets?.said?.text).toContain('microchip');
    const horse = answered(VETERAN, ['PRT'], 'Can our two horses come?');
    expect(horse.pets?.said?.text).toBe('Our records on animals tell of dogs and cats alone.');
    expect(horse.pets?.lacks).toBe('what is asked of horses');
    const within = answered(FAMILY, ['HRV', 'GBR'], 'How do the horses get there, is there a quarantine?');
    expect(within.pets?.said?.text).toMatch(/^From Germany to Croatia horses go by the law/);
  });

  it('on papers of animals keeps to the rule by where they come from, and says where a quarantine is open', () => {
    const from = (city: string, country: string, code: string) => ({
      'current-location': place(city, country, code),
      'relocating-pets': 'yes',
      'pets-details': ['dog'],
    });
    const HOW = 'How do we bring our dog, and is quarantine required?';
    const india = answered(from('Kochi', 'India', 'in'), ['ESP'], HOW).pets;
    expect(india?.said?.text).toMatch(
      /rabies antibody test.* and health certificate, with at least 1\d\d days of lead in Spain\.$/,
    );
    expect(india?.lacks).toBe('whether there is a quarantine');
    const austin = from('Austin', 'United States', 'us');
    const spain = answered(austin, ['ESP'], HOW).pets;
    expect(spain?.said?.text).toMatch(/health certificate, with at least 21 days of lead in Spain\.$/);
    expect(spain?.said?.text).not.toContain('antibody');
    // No animal was ticked: the question itself names it.
    expect(answered(VETERAN, ['ESP'], HOW).pets?.said?.text).toBe(spain?.said?.text);
    expect(answered(austin, ['ESP'], 'Which papers does our dog need?').pets?.lacks).toBe('vets by town');
    const iceland = answered(austin, ['ISL', 'ESP'], HOW).pets;
    expect(iceland?.said?.text).toMatch(/14 days of quarantine .* in Iceland/);
    expect(iceland?.lacks).toBe('whether there is a quarantine in Spain');
    const union = answered(from('Stuttgart', 'Germany', 'de'), ['ESP'], HOW).pets;
    expect(union?.said?.text).toContain('the EU pet passport, without a quarantine in Spain');
    expect(union?.lacks).toBe('vets by town');
  });

  it('on an aide at school asks who decides and who pays, for the child by name', () => {
    const { 'school-support': answer } = answered(FAMILY, ['NOR'], 'Who pays for Jonas’s integration aide?');
    expect(answer?.said?.text).toContain('hardly move the ranking');
    expect(answer?.put).toMatch(/\(integration aide\) for Jonas, on whose report, who pays/);
  });

  it('on whether a sum is enough holds the sum against the month', () => {
    const { enough } = answered(STUDENT, ['PRT'], 'Is 15,000 dollars a year enough for tuition and living?');
    expect(enough?.said?.text).toMatch(/about US\$1,250 a month\. .*about US\$[\d,]+ \(rent on top\)/);
    expect(enough?.said?.text).toContain('Tuition comes on top.');
    const own = answered(STUDENT, ['PRT'], 'Is my budget enough?');
    expect(own.enough?.said?.text).toMatch(/^You gave us a budget of US\$1,250 a month\./);
  });

  it('on years elsewhere tells the law of the Union where it binds, and on the passport both sides', () => {
    const question =
      'Do the years in Poland count for permanent residence there, and must we give up the passport?';
    const told = answered(STUDENT, ['DEU', 'IRL'], question);
    expect(Object.keys(told)).toEqual(['years-elsewhere', 'permanence', 'citizenship']);
    expect(told['years-elsewhere']?.said?.text).toMatch(/do not count in Germany; .*temporary protection/);
    expect(told.citizenship?.said?.text).toMatch(/second citizenship/);
    expect(told.citizenship?.said?.text).not.toContain('at home');
    expect(answered(STUDENT, ['IRL', 'CHE'], question)['years-elsewhere']?.said).toBeNull();
  });

  it('on permanence knows a change of job in either order of the words', () => {
    for (const words of ['does a job change reset it', 'may I change jobs', 'what if I lose my job']) {
      const { permanence } = answered(STUDENT, ['DEU'], `How long until permanent residence, and ${words}?`);
      expect(permanence?.lacks).toContain('change of employer');
    }
  });
});

describe('a question on the present passport', () => {
  const INDIAN = {
    ...FAMILY,
    citizenship: ['IND'],
    'current-location': place('Dubai', 'United Arab Emirates', 'ae'),
  };
  const told = (question: string): string =>
    Object.values(answered(INDIAN, ['DEU', 'SWE'], question))
      .map(({ said }) => said?.text)
      .join('\n');

  it('is answered by the passport, not by the country lived in, and for certain where the law is', () => {
    const text = told('Can I keep my citizenship when I become a citizen?');
    expect(text).toMatch(
      /A second citizenship is barred by the law of India \(Citizenship Act, 1955, section 9\) by our records, .*\. By the same law former citizens may/,
    );
    expect(text).not.toMatch(/at home|Emirates/);
  });

  it('is answered beside the years to permanent residence', () => {
    expect(told('How long until permanent residence, and must I give up my passport?')).toMatch(
      /Years until permanent residence, .*\. A second citizenship is barred by /s,
    );
  });
});

describe('what tax takes of a salary', () => {
  it('goes by the salary of the whole report, with what is left a month beside the pay that is named', () => {
    const said = (income: string, question: string): string =>
      answered({ ...FAMILY, 'expected-annual-income': income }, ['FRA', 'SWE'], question).tax?.said?.text ??
      '';
    const text = said('75k-100k', 'I earn 7,500 USD a month after tax here, what tax would I pay?');
    expect(text).toMatch(/on a salary of US\$100,000 \(single, no children\)/);
    expect(text).toMatch(
      /That leaves, a month, about US\$[\d,]+ in .*, beside the US\$7,500 a month that you name\./,
    );
    expect(said('30k-50k', 'How much tax would I pay?')).toMatch(/on a salary of US\$30,000 .*That leaves/);
    expect(said('30k-50k', 'How much tax would I pay?')).not.toContain('that you name');
  });
});

describe('what a permit asks for and how long it holds', () => {
  const NOMAD = {
    age: 26,
    citizenship: ['BRA'],
    'current-location': place('Florianópolis', 'Brazil', 'br'),
    'work-arrangement': 'freelance',
    'income-sources': ['remote-work'],
    'expected-annual-income': 'under-30k',
    'visa-preference': ['digital-nomad'],
  };
  const terms = (question: string, iso3s: readonly string[] = ['ARG', 'HRV']): string =>
    answered(NOMAD, iso3s, question)['permit-income']?.said?.text ?? '';

  it('holds the sum of the question against the record of each place and of each country it names', () => {
    const text = terms('Does Colombia have a digital nomad visa and is 2,300 enough, or is it in Spain?');
    expect(text).toMatch(/in Colombia asks for about US\$1,400 a month, which US\$2,300 reaches/);
    expect(text).toMatch(/in Spain asks for about US\$3,\d+ a month, which US\$2,300 does not reach/);
    expect(text).toMatch(/no sum is on record for the Digital Nomad Visa in Argentina/);
    expect(text).toMatch(/In Colombia and Argentina an agreement entitles holders of your passport/);
    expect(terms('Is €1,400 a month enough for the nomad visa?')).toMatch(
      /which US\$1,[56]\d0 does not reach/,
    );
    // Of an income that comes and goes the mean counts, not the worst of its months.
    expect(
      terms(
        'My income goes from 900 to 5000 USD in a month, average is 2900, does that pass for a nomad visa in Colombia?',
      ),
    ).toMatch(/in Colombia asks for about US\$1,400 a month, which US\$2,900 reaches/);
  });

  it('takes the band that was ticked where no sum is named, and says where no route is on record', () => {
    const text = terms('How much income does the nomad visa of Spain ask for?', ['HRV', 'CHL']);
    expect(text).toMatch(/in Spain asks for about US\$3,\d+ a month, more than the band you ticked/);
    expect(text).toMatch(/No open route of that kind is on record for Chile/);
  });

  it('tells first grant, renewal and years to permanence, and puts that question', () => {
    const retired = {
      ...VETERAN,
      'expected-annual-income': '50k-75k',
      'financial-independence-level': 'fully-independent',
    };
    const found = answered(
      retired,
      ['FRA', 'PRT'],
      'How long can our residence permit be renewed, and do we keep Medicare if we come back?',
    );
    expect(Object.keys(found)).toEqual(['permit-length', 'insurance']);
    const length = found['permit-length'];
    expect(length?.said?.text).toMatch(
      /first granted for 12 months, renewable, as the .*Years until permanent residence: 5 years/,
    );
    expect(length?.put).toMatch(/^For how long is this permit first granted, how often .* renewed/);
    expect(found['insurance']?.said?.text).toMatch(/^Medicare pays for care inside the United States/);
  });

  it('tells Americans alone of Social Security and Medicare abroad', () => {
    const ask = 'Are our Social Security and my teacher pension taxed there?';
    const text = (household: object): string =>
      answered(household, ['FRA'], ask)['pension']?.said?.text ?? '';
    expect(text(VETERAN)).toMatch(
      /taxes its citizens wherever they live.*pays Social Security to its citizens/,
    );
    expect(text(FAMILY)).not.toMatch(/Social Security|its citizens wherever/);
    const british = { ...VETERAN, citizenship: ['GBR'] };
    expect(answered(british, ['FRA'], 'Does Medicare cover me?')['insurance']?.said?.text ?? '').not.toMatch(
      /Medicare/,
    );
  });
});

describe('a question on two parents of one sex', () => {
  it('is answered by the law on parents before the law on marriage', () => {
    const birth = answered(
      FAMILY,
      ['PRT', 'ITA'],
      'Are two mothers both on the birth certificate?',
    ).parentage;
    expect(birth?.said?.text).toMatch(
      /^By the lists that we hold, two women can both be parents from birth .* in Portugal \(nothing on record for Italy\)/,
    );
    const adoption = answered(FAMILY, ['DEU', 'ECU'], 'May two women adopt a child together?').adoption;
    expect(adoption?.said?.text).toMatch(
      /two men may adopt a child together in Germany.*two men may not adopt a child together in Ecuador/,
    );
  });

  it('does not call unknown what it has just told, and tells two who would adopt nothing of births', () => {
    const asked = 'Can two men adopt a child there?';
    const known = answered(FAMILY, ['PRT', 'ESP'], asked).adoption;
    expect(known?.said?.text).toMatch(/two men may adopt a child together/);
    expect(known?.said?.text).not.toContain('from birth');
    expect(known?.lacks).toBe('whether newcomers may adopt, after how many years of marriage or residence');
    expect(answered(FAMILY, ['PRT', 'JPN'], asked).adoption?.lacks).toMatch(/^whether two women or two men/);
  });

  it('tells nothing of them to others', () => {
    const adoption = answered(FAMILY, ['PRT'], 'Can we adopt a child there?').adoption;
    expect(adoption?.said?.text ?? '').not.toContain('two women');
  });
});

describe('a question on a regime of tax', () => {
  const said = (household: object, question: string, topic: string): string =>
    answered(household, ['ESP'], question)[topic]?.said?.text ?? '';

  it('on pensions tells what is made for them, with what treaties keep for the state that pays', () => {
    const greek = said(VETERAN, 'Does Greece still have the 7% tax for foreign pensioners?', 'regimes');
    expect(greek).toMatch(/Greece: the regime for pensioners .* 7% for 15 years.*government service/);
    expect(greek).not.toContain('5C');
    expect(said(VETERAN, 'Is the tax on pensions low in Morocco?', 'pension')).toContain('80% off the tax');
    expect(said(VETERAN, 'How is my pension paid in Morocco?', 'pension')).not.toContain('80% off');
  });

  it('on work tells what is made for those who work', () => {
    const question = 'Is there a special tax regime for newcomers in Greece?';
    expect(said(FAMILY, question, 'regimes')).toMatch(/Article 5C/);
    expect(said(FAMILY, question, 'regimes')).not.toContain('pensioners');
  });
});

describe('a question about service in the forces', () => {
  it('is answered for every country that it names', () => {
    const found = answered(FAMILY, ['PRT'], 'Must my son serve in the Israeli army?');
    expect(found.rights?.said?.text).toMatch(/Compulsory military service.* in Portugal.*yes in Israel/);
  });
});

describe('a question about the citizenship of children', () => {
  const asked = (question: string) => answered(FAMILY, ['PRT'], question)['child-citizenship']?.put;
  it('asks for those who are born already, unless it speaks of a birth', () => {
    expect(asked('Do my children get the passport too?')).toContain('together with a parent');
    expect(asked('Is a child born there a citizen?')).toContain('at birth');
  });

  it('stands beside that on the parents of a child to be born, after an ampersand too', () => {
    const found = answered(
      { ...VETERAN, 'family-member-1-name': 'Danielle' },
      ['ESP'],
      'If Dani gives birth there do we both go on the birth certificate & is the kid american too',
    );
    expect(Object.keys(found)).toEqual(['parentage', 'child-citizenship']);
    expect(found['child-citizenship']?.put).toMatch(/^Which citizenship does a child of ours have at birth/);
  });

  it('hears the adjective of a country, and no word that ends like one', () => {
    expect(asked('Is the baby Portuguese too?')).toBeDefined();
    expect(asked('Is our baby a vegetarian there?')).toBeUndefined();
  });
});

describe('the way of an animal', () => {
  const way = (from: Readonly<Record<string, unknown>>, to: string) =>
    answered({ ...FAMILY, ...from }, [to], 'Can my dog fly in the cabin?').pets;
  const mexico = { 'current-location': place('Guadalajara', 'Mexico', 'mx') };
  it('is a road only where one leads from home', () => {
    expect(way({}, 'ESP')?.said?.text).toContain('Spain can be reached by road');
    expect(way({}, 'MLT')?.said?.text).toContain('the last leg is a ferry or a flight');
    expect(way(mexico, 'ESP')?.said?.text).toContain('rom Mexico the way to Spain is by air');
    expect(way(mexico, 'COL')?.said?.text).not.toContain('by road');
    expect(way(mexico, 'ESP')?.whom).toContain('airlines');
    expect(way({}, 'ESP')?.whom).toContain('ferry and rail');
  });
});

describe('an animal by its name', () => {
  const told = { 'pets-details': ['dog'], 'pets-additional-info': 'Feijão, bulldog of 5 years, 13 kg' };
  it('is the animal that was told of', () => {
    const found = answered({ ...FAMILY, ...told }, ['MLT'], 'Can Feijão fly in the cabin?');
    expect(Object.keys(found)).toEqual(['pets']);
    expect(answered(FAMILY, ['MLT'], 'Can Feijão fly in the cabin?').pets).toBeUndefined();
  });
});

describe('a question about a church', () => {
  it('is asked of the faith, also where it names a language', () => {
    expect(Object.keys(answered(FAMILY, ['PRT'], 'Is there an English speaking church?'))).toEqual([
      'religion',
    ]);
  });
});

describe('a way back', () => {
  const farFrom = (more: WrittenAnswers, text: string) =>
    answered({ ...FAMILY, ...more }, ['PRT'], text).flights?.said?.text;

  it('leads to the town lived in, else to the capital, and says which', () => {
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
  it('is no journey', () => {
    expect(answered(FAMILY, ['PRT'], 'I can do one flight.').flights).toBeUndefined();
    expect(answered(FAMILY, ['PRT'], 'Who does the longest flight?').flights).toBeDefined();
  });
});

describe('income from abroad', () => {
  it('is said without a word twice where it is taxed when it arrives', () => {
    const found = answered(VETERAN, ['MUS', 'THA'], 'Is my income from abroad taxed?');
    expect(found.tax?.said?.text).toContain('only once it is brought there');
    expect(found.tax?.said?.text).not.toMatch(/\bin in\b/);
  });
});

describe('a question about a pension from home', () => {
  const paid = (places: readonly string[]) =>
    answered(FAMILY, places, 'What happens to my Betriebspension?').pension;
  it('tells the law that has it paid abroad where one binds both sides', () => {
    expect(paid(['ESP', 'PRT'])?.said?.text).toMatch(
      /is paid abroad by law: by EU Regulation 883\/2004 in .*Portugal/,
    );
    expect(paid(['USA'])?.said?.text).toContain('an agreement in the United States');
    expect(paid(['ESP', 'USA'])?.said?.text).not.toContain('an agreement in Spain');
  });
});

describe('a question about a grown-up child', () => {
  it('promises no place on the permit of a parent', () => {
    const grown = { ...FAMILY, citizenship: ['USA'], 'family-member-2-family-member-age': 20 };
    const found = answered(grown, ['ESP'], 'Can Jonas study there and still be on my visa?')['children-visa'];
    expect(found?.lacks).toContain('until which age');
    expect(JSON.stringify(found)).not.toContain('consent of the other parent');
  });
});

describe('a question about the tax that home goes on to claim', () => {
  const tax = (household: object, question: string) => answered(household, ['ESP'], question).tax?.said?.text;
  it('is answered by its law, where that follows the passport', () => {
    expect(tax(VETERAN, 'What do I owe the IRS once I live abroad?')).toMatch(
      /^The United States taxes its citizens/,
    );
    expect(tax(VETERAN, 'Do I still have to file US taxes?')).toMatch(/^The United States taxes/);
    expect(tax(VETERAN, 'How much tax would I pay?')).not.toContain('taxes its citizens');
    expect(tax(FAMILY, 'Do I still pay tax at home?')).not.toContain('taxes its citizens');
  });
});

describe('a question about proof of funds', () => {
  it('is answered by the sum that the permit asks for', () => {
    const found = answered(STUDENT, ['DEU'], 'Does a scholarship count as proof of funds?');
    expect(Object.keys(found)).toEqual(['proof-of-funds']);
    expect(found['proof-of-funds']?.said?.text).toMatch(/US\$[\d,]+ a month for the Student Visa/);
  });
});

describe('a question whether a passport is taken', () => {
  const HOLDER = { ...VETERAN, citizenship: ['ISR', 'RUS'] };
  const said = (question: string): string =>
    answered(HOLDER, ['ITA', 'PRT'], question)['passport-taken']?.said?.text ?? '';

  it('is answered for the country and the passport that it names, by what programmes refuse', () => {
    const text = said('Does Malta accept a Russian citizen on the nomad permit?');
    expect(text).toMatch(/no applications from citizens of Russia are taken for .*Nomad Residence Permit/);
    expect(text).not.toMatch(/Israel|Italy|Portugal/);
  });

  it('promises nothing where no refusal is on record', () => {
    expect(said('Does Portugal accept Israeli citizens for that permit?')).toMatch(
      /no refusal of citizens of Israel is on record, which is no promise/,
    );
  });
});

describe('a question about a child who comes of age before the move', () => {
  const family = (age: number): WrittenAnswers => ({
    citizenship: ['USA'],
    'relocation-timeline': '1-2-years',
    'relationship-status': 'divorced',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-name': 'Ida',
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': age,
  });

  it('says that the other parent has no say then, and has it while somebody is younger', () => {
    const asked = 'Does my ex have to agree if my daughter moves?';
    expect(answered(family(17), ['PRT'], asked).custody?.said?.text).toContain(
      'no leave of the other parent',
    );
    expect(answered(family(18), ['PRT'], asked).custody?.said?.text).toContain('18 or over');
    expect(answered(family(12), ['PRT'], asked).custody?.said ?? null).toBeNull();
  });

  it('sends to a university in the place of a school', () => {
    const asked = 'Which schools are there for Ida?';
    expect(answered(family(17), ['PRT'], asked).schools?.whom).toContain('admissions office');
    expect(answered(family(12), ['PRT'], asked).schools?.whom).not.toContain('admissions office');
  });
});

describe('a question on service in the forces', () => {
  it('that is owed at home goes to the authority of home', () => {
    const singapore = {
      ...FAMILY,
      citizenship: ['SGP'],
      'current-location': place('Singapore', 'Singapore', 'sg'),
    };
    const { rights } = answered(
      singapore,
      ['AUS', 'KOR'],
      'What do we have to do so that Jonas can leave before National Service?',
    );
    expect(rights?.said?.text).toMatch(/^Compulsory military service in Singapore/);
    expect(rights?.whom).toMatch(/recruiting office of Singapore/);
  });
});

describe('a question on a post at a university', () => {
  it('is told of the permit for researchers where EU law gives one, and of no fees for students', () => {
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

describe('a question on an account', () => {
  const iranian = { ...FAMILY, citizenship: ['IRN'], 'current-location': place('Isfahan', 'Iran', 'ir') };

  it('that is to be opened under sanctions goes to banks, and nothing is called frozen', () => {
    const { sanctions } = answered(
      iranian,
      ['DEU'],
      'Can a person with an Iranian passport open a bank account there, with the sanctions?',
    );
    expect(sanctions?.whom).toMatch(/compliance desks/);
    expect(sanctions?.put).not.toContain('frozen');
  });

  it('that is frozen goes to a lawyer', () => {
    const { sanctions } = answered(iranian, ['DEU'], 'Can sanctions freeze my account?');
    expect(sanctions?.put).toContain('frozen');
  });
});

describe('a question on money to be invested', () => {
  it('asks for the sum, and not for an income', () => {
    const { 'permit-income': invested } = answered(
      FAMILY,
      ['JPN'],
      'How much money must I invest to get residence as the owner of a company?',
    );
    expect(invested?.put).toMatch(/which sum has to be invested/);
    expect(invested?.lacks).toMatch(/which sum/);
  });
});

describe('an answer on one country alone', () => {
  it('speaks of it, and of no other', () => {
    const { visa } = answered(FAMILY, ['JPN'], 'Which visa do we need?');
    expect(visa && answerWithin({ views: viewsOf(answersOf(FAMILY as never), JAPAN) }, visa).whom).toBe(
      'the embassy of Japan, in writing',
    );
  });
});
