import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { readQuestion } from './asked.ts';
import type { Answer } from './topic.ts';
import { topicsOf } from './topics.ts';

const VETERAN = {
  age: 58,
  citizenship: ['USA'],
  'current-location': place('Augusta', 'United States', 'us'),
  'relationship-status': 'married',
  'retirement-timeline': 'already-retired',
  'work-arrangement': 'not-working',
  'income-sources': ['retirement-pension'],
  'expected-annual-income': '50k-75k',
  'visa-preference': ['retirement'],
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Denise',
  'family-member-1-relationship': 'spouse',
  'languages-spoken': ['en'],
};

const FAMILY = {
  age: 44,
  citizenship: ['DEU'],
  'current-location': place('Stuttgart', 'Germany', 'de'),
  'relationship-status': 'married',
  'work-arrangement': 'local-job',
  'relocating-family-members': 'yes',
  'number-of-family-members': 3,
  'family-member-1-name': 'Marek',
  'family-member-1-relationship': 'spouse',
  'family-member-2-name': 'Jonas',
  'family-member-2-relationship': 'child',
  'family-member-2-family-member-age': 9,
  'family-member-3-name': 'Renate',
  'family-member-3-relationship': 'parent',
  'family-member-3-family-member-age': 79,
  'family-member-3-occupation': 'retired',
  'languages-spoken': ['de'],
};

const STUDENT = {
  age: 20,
  citizenship: ['VNM'],
  'current-location': place('Hanoi', 'Vietnam', 'vn'),
  'work-arrangement': 'study',
  'monthly-budget': 1250,
  'languages-spoken': ['vi'],
};

/** The answers to one question, by subject. */
function answered(household: object, iso3s: readonly string[], question: string): Record<string, Answer> {
  const countries = realAtlas().countries.filter(({ iso3 }) => iso3s.includes(iso3));
  const asked = readQuestion(question, viewsOf(answersOf(household as never), countries));
  if (!asked) throw new Error('no places');
  return Object.fromEntries(topicsOf(asked).map((topic) => [topic.id, topic.answer(asked)]));
}

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
    expect(veteran.benefit?.put).toContain('VA disability pay in full when I live in Portugal');
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

  it('on a breed tells the record of dogs, and on a horse that there is none', () => {
    const dog = answered(VETERAN, ['PRT'], 'Is our German shepherd allowed in and is there quarantine?');
    expect(dog.pets?.said?.text).toContain('microchip');
    const horse = answered(VETERAN, ['PRT'], 'Can our two horses come?');
    expect(horse.pets?.said?.text).toBe('Our records on animals tell of dogs and cats alone.');
    expect(horse.pets?.lacks).toBe('what is asked of horses');
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
    expect(text).toMatch(/In Argentina an agreement entitles holders of your passport/);
    expect(terms('Is €1,400 a month enough for the nomad visa?')).toMatch(
      /which US\$1,[56]\d0 does not reach/,
    );
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

describe('a question about the licence of a profession', () => {
  it('takes the paper for what it is from, and the language for a subject', () => {
    const found = answered(
      FAMILY,
      ['NOR'],
      'Can my wife work as an English teacher with her Korean licence from the first day?',
    );
    expect(Object.keys(found)).toEqual(['partner-work', 'profession']);
    expect(found.profession?.put).toContain('a teacher from South Korea');
  });

  it('comes before the permit of a partner, for both of those who ask', () => {
    const found = answered(
      FAMILY,
      ['NOR'],
      'Which exams and how many months until I may work as an internist and Marek as a radiologist?',
    );
    expect(Object.keys(found)).toEqual(['profession']);
    expect(found.profession?.said?.text).toContain('so for you and Marek the medical council');
  });
});

describe('a question in which year a passport could be held', () => {
  it('is answered by the years of the law, counted from the move that is planned', () => {
    const found = answered(
      { ...FAMILY, citizenship: ['IND'], 'relocation-timeline': '6-12-months' },
      ['AUS'],
      'In which year could the three of us hold the passport?',
    );
    expect(Object.keys(found)).toEqual(['citizenship']);
    expect(found.citizenship?.said?.text).toMatch(
      /4 years in Australia\. Counted from the move that you plan \(September 2027\), .* full in 2031 in Australia\./,
    );
  });
});

describe('a question that our records say nothing of', () => {
  it('on a bank and a passport gets no count of branches, and whom to ask', () => {
    const { bank } = answered(FAMILY, ['NOR'], 'Can I open a bank account as a Russian citizen?');
    expect(bank?.said).toBeNull();
    expect(bank?.whom).toContain('compliance desks of two banks');
    const plain = answered(FAMILY, ['NOR'], 'Which bank opens an account for newcomers?').bank;
    expect(plain?.said?.text).toContain('Bank branches');
  });

  it.each([
    ['Would my accounts be frozen?', 'a lawyer for sanctions'],
    ['Do these countries share bank data with home?', 'a tax adviser'],
    ['Do they extradite?', 'a lawyer there, who is bound to silence'],
  ])('goes to whoever knows: “%s”', (question, whom) => {
    expect(answered(FAMILY, ['NOR'], question).sanctions?.whom).toContain(whom);
  });
});

describe('a question on the military service of an own country', () => {
  it('goes to its consulate, for the one it is about', () => {
    const { rights } = answered(
      { ...FAMILY, citizenship: ['KOR'] },
      ['NOR'],
      'What happens to the Korean military service of our son if he takes another citizenship before 18?',
    );
    expect(rights?.whom).toContain('the consulate of South Korea');
    expect(rights?.put).toMatch(/^Is (?:Jonas|my son) called up while living abroad/);
    const there = answered(FAMILY, ['NOR'], 'Is there military service?').rights;
    expect(there?.whom).toContain('the embassy of each country');
  });
});

describe('a question about parents', () => {
  it('is answered for the countries that the customer named besides', () => {
    const ask = (named: readonly string[]) =>
      answered(
        { ...FAMILY, citizenship: ['IND'], 'specific-countries': named },
        ['AUS'],
        'Can my parents join us later?',
      ).parent?.said?.text;
    expect(ask([])).toBe(
      'Our records hold no route made for parents in Australia, which does not mean there is none.',
    );
    expect(ask(['can'])).toContain('there is the Parent / Grandparent Sponsorship');
  });

  it('on what the citizenship of a child does for them is one about the child', () => {
    const { 'child-citizenship': answer, parent } = answered(
      { ...VETERAN, citizenship: ['ARG'] },
      ['MUS'],
      'Would our child be a citizen by birth there, and does that help us parents to stay?',
    );
    expect(parent).toBeUndefined();
    expect(answer?.lacks).toContain('gives its parents a right to stay');
  });
});

describe('a question about tax', () => {
  const EARNER = {
    ...FAMILY,
    'expected-annual-income': '75k-100k',
    'income-sources': ['local-income'],
  };
  const ASKED_SUM = 'I earn 100,000 dollars a year: how much is left after tax?';

  it('on a house at home tells which state taxes rent and gain, and what may be lost', () => {
    const { tax } = answered(
      { ...FAMILY, 'property-ownership': 'yes-renting', 'property-type': 'primary-residence' },
      ['NOR'],
      'If we let our flat, where do we pay tax on the rent and on the gain if we sell it later?',
    );
    expect(tax?.said?.text).toMatch(
      /taxed in Germany, where it stands, .* taxed first there too, .* may be lost/,
    );
    expect(tax?.put).toContain('the rent and the gain');
  });

  it('works through a salary only for those who will live on pay', () => {
    expect(answered(EARNER, ['NOR'], ASKED_SUM).tax?.said?.text).toMatch(/on a salary of .* that you name/);
    const { tax } = answered(
      {
        ...EARNER,
        'work-arrangement': 'start-business',
        'income-sources': ['investments', 'business-income'],
      },
      ['NOR'],
      ASKED_SUM,
    );
    expect(tax?.said?.text ?? '').not.toContain('salary');
    expect(tax?.figures).toBeUndefined();
  });

  it.each([
    [{}, 'Together we earn 210,000 dollars a year: how much is left after tax?'],
    [{ 'family-member-1-occupation': 'employed-full' }, ASKED_SUM],
  ])('holds the income of two against no single salary', (told, question) => {
    const { tax } = answered({ ...EARNER, ...told }, ['NOR'], question);
    expect(tax?.said?.text).toMatch(/on one salary of/);
    expect(tax?.said?.text).not.toContain('that you name');
  });
});

describe('a stay of some months a year', () => {
  it.each([
    [
      'I may only go for half the year, from November to April.',
      'Six months a year are longer than that in Italy, so they take a permit there. In Mexico they fit, if you count the days.',
    ],
    ['Could I spend four months a year there?', 'Four months a year are longer than that in Italy'],
    ['Could I live there from December to February?', 'In Italy and Mexico three months a year fit'],
  ])('is held against the days of a visit: “%s”', (question, verdict) => {
    const { 'part-year': answer } = answered(
      { citizenship: ['CAN'], 'current-location': place('Montréal', 'Canada', 'ca') },
      ['ITA', 'MEX'],
      question,
    );
    expect(answer?.said?.text).toMatch(/90 days without a visa in Italy.*180 days without a visa in Mexico/);
    expect(answer?.said?.text).toContain(verdict);
  });
});
