import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, STUDENT, VETERAN } from '../../testing/answered.ts';

describe('the tax on a salary', () => {
  it('is calculated on the report’s salary, with what is left a month beside the stated pay', () => {
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

describe('what a permit requires and how long it lasts', () => {
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

  it('compares the sum in the question with the record of each place and each named country', () => {
    const text = terms('Does Colombia have a digital nomad visa and is 2,300 enough, or is it in Spain?');
    expect(text).toMatch(/in Colombia asks for about US\$1,400 a month, which US\$2,300 reaches/);
    expect(text).toMatch(/in Spain asks for about US\$3,\d+ a month, which US\$2,300 does not reach/);
    expect(text).toMatch(/In Colombia and Argentina an agreement entitles holders of your passport/);
    // A question that names countries asks for the sum of no other.
    expect(text).not.toMatch(/Nomad Visa in Argentina/);
    const open = terms('Is 2,300 enough for a digital nomad visa?');
    expect(open).toMatch(/no sum is on record for the Digital Nomad Visa in Argentina/);
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

  it('gives what a record remarks about an investors’ permit, such as that a home no longer counts', () => {
    const said = (question: string): string =>
      answered(VETERAN, ['MLT', 'PRT'], question)['permit-income']?.said?.text ?? '';
    const golden = said('Golden visa in Portugal by buying a house for €500k, still possible?');
    expect(golden).toMatch(/On that of Portugal the record adds: .*Property no longer counts\./);
    expect(golden).not.toContain('On that of Malta');
    expect(said('Is there a digital nomad visa in Portugal?')).not.toContain('the record adds');
  });

  it('uses the ticked band where no sum is named, and says where no route is on record', () => {
    const text = terms('How much income does the nomad visa of Spain ask for?', ['HRV', 'CHL']);
    expect(text).toMatch(/in Spain asks for about US\$3,\d+ a month, more than the band you ticked/);
    expect(text).not.toMatch(/on record for Chile/);
    expect(terms('How much income does the nomad visa ask for?', ['HRV', 'CHL'])).toMatch(
      /No open route of that kind is on record for Chile/,
    );
  });

  it('adds up the parts of an income, and compares savings with a deposit or what replaces an income', () => {
    const said = (question: string): string =>
      answered(VETERAN, ['CYP', 'IRL'], question)['permit-income']?.said?.text ?? '';
    expect(said('Does my disability + pension (1,850 + 2,150 a month) count for a retirement visa?')).toMatch(
      /in Cyprus asks for about US\$1,\d+ a month, which US\$4,000 reaches/,
    );
    const saved = said(
      'My pension is $1,500 a month, savings 200 thousand dollars. Is it enough for a retirement visa in Thailand or Malaysia?',
    );
    expect(saved).toMatch(
      /which US\$1,500 does not reach; by the record THB 800,000 in savings stand in for it, which your savings of about US\$200,000 reach/,
    );
    expect(saved).toMatch(
      /in Malaysia asks for USD 150,000 as a deposit, which your savings of about US\$200,000 reach/,
    );
    expect(said('Is $1,500 a month enough for a retirement visa in Malaysia?')).not.toContain('savings of');
  });

  it('gives first grant, renewal and years to permanence, and words that question', () => {
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

  it('mentions Social Security and Medicare abroad to Americans only', () => {
    const ask = 'Are our Social Security and my teacher pension taxed there?';
    const text = (household: object): string =>
      answered(household, ['FRA'], ask)['pension']?.said?.text ?? '';
    expect(text(VETERAN)).toMatch(
      /pays Social Security to its citizens.*taxes its citizens wherever they live/,
    );
    expect(text(FAMILY)).not.toMatch(/Social Security|its citizens wherever/);
    const british = { ...VETERAN, citizenship: ['GBR'] };
    expect(answered(british, ['FRA'], 'Does Medicare cover me?')['insurance']?.said?.text ?? '').not.toMatch(
      /Medicare/,
    );
  });
});

describe('a question about a tax regime', () => {
  const said = (household: object, question: string, topic: string): string =>
    answered(household, ['ESP'], question)[topic]?.said?.text ?? '';

  it('for pensions is answered with those for pensions, and with what treaties keep', () => {
    const greek = said(VETERAN, 'Does Greece still have the 7% tax for foreign pensioners?', 'regimes');
    expect(greek).toMatch(/Greece: the regime for pensioners .* 7% for 15 years.*government service/);
    expect(greek).not.toContain('5C');
    expect(said(VETERAN, 'Is the tax on pensions low in Morocco?', 'pension')).toContain('80% off the tax');
    expect(said(VETERAN, 'How is my pension paid in Morocco?', 'pension')).not.toContain('80% off');
  });

  it('for work is answered with those for people who work', () => {
    const question = 'Is there a special tax regime for newcomers in Greece?';
    expect(said(FAMILY, question, 'regimes')).toMatch(/Article 5C/);
    expect(said(FAMILY, question, 'regimes')).not.toContain('pensioners');
  });
});

describe('income from abroad', () => {
  it('is described without repetition where it is taxed on arrival', () => {
    const found = answered(VETERAN, ['MUS', 'THA'], 'Is my income from abroad taxed?');
    expect(found.tax?.said?.text).toContain('only once it is brought there');
    expect(found.tax?.said?.text).not.toMatch(/\bin in\b/);
  });
});

describe('a question about a pension from home', () => {
  const paid = (places: readonly string[]) =>
    answered(FAMILY, places, 'What happens to my Betriebspension?').pension;
  it('is answered with the law that has it paid abroad where one binds both countries', () => {
    expect(paid(['ESP', 'PRT'])?.said?.text).toMatch(
      /is paid abroad by law: by EU Regulation 883\/2004 in .*Portugal/,
    );
    expect(paid(['USA'])?.said?.text).toContain('an agreement in the United States');
    expect(paid(['ESP', 'USA'])?.said?.text).not.toContain('an agreement in Spain');
  });
});

describe('a question about tax that home goes on charging', () => {
  const tax = (household: object, question: string) => answered(household, ['ESP'], question).tax?.said?.text;
  it('is answered with its law, where that follows the passport', () => {
    expect(tax(VETERAN, 'What do I owe the IRS once I live abroad?')).toMatch(
      /^The United States taxes its citizens/,
    );
    expect(tax(VETERAN, 'Do I still have to file US taxes?')).toMatch(/^The United States taxes/);
    expect(tax(VETERAN, 'How much tax would I pay?')).not.toContain('taxes its citizens');
    expect(tax(FAMILY, 'Do I still pay tax at home?')).not.toContain('taxes its citizens');
  });
});

describe('a question about proof of funds', () => {
  it('is answered with the sum that the permit requires', () => {
    const found = answered(STUDENT, ['DEU'], 'Does a scholarship count as proof of funds?');
    expect(Object.keys(found)).toEqual(['proof-of-funds']);
    expect(found['proof-of-funds']?.said?.text).toMatch(/US\$[\d,]+ a month for the Student Visa/);
  });
});

describe('a question about a bank account', () => {
  const iranian = { ...FAMILY, citizenship: ['IRN'], 'current-location': place('Isfahan', 'Iran', 'ir') };

  it('to be opened under sanctions is referred to banks, and nothing is called frozen', () => {
    const { sanctions } = answered(
      iranian,
      ['DEU'],
      'Can a person with an Iranian passport open a bank account there, with the sanctions?',
    );
    expect(sanctions?.whom).toMatch(/compliance desks/);
    expect(sanctions?.put).not.toContain('frozen');
  });

  it('that is frozen is referred to a lawyer', () => {
    const { sanctions } = answered(iranian, ['DEU'], 'Can sanctions freeze my account?');
    expect(sanctions?.put).toContain('frozen');
  });
});

describe('a question about an investment', () => {
  it('is about the sum, not about an income', () => {
    const { 'permit-income': invested } = answered(
      FAMILY,
      ['JPN'],
      'How much money must I invest to get residence as the owner of a company?',
    );
    expect(invested?.put).toMatch(/which sum has to be invested/);
    expect(invested?.lacks).toMatch(/which sum/);
  });
});

describe('a question about tax', () => {
  const EARNER = {
    ...FAMILY,
    'expected-annual-income': '75k-100k',
    'income-sources': ['local-income'],
  };
  const ASKED_SUM = 'I earn 100,000 dollars a year: how much is left after tax?';

  it('on a house at home is answered with the state that taxes rent and gain, and what may be lost', () => {
    const { tax } = answered(
      { ...FAMILY, 'property-ownership': 'yes-renting', 'property-type': 'primary-residence' },
      ['NOR'],
      'If we let our flat, where do we pay tax on the rent and on the gain if we sell it later?',
    );
    expect(tax?.said?.text).toMatch(
      /taxed in Germany, where it stands, .* taxed first there too, .* may lose a relief/,
    );
    expect(tax?.put).toContain('the rent and the gain');
  });

  it('calculates a salary only for people who will live on pay', () => {
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
  ])('compares the income of two with no single salary', (told, question) => {
    const { tax } = answered({ ...EARNER, ...told }, ['NOR'], question);
    expect(tax?.said?.text).toMatch(/on one salary of/);
    expect(tax?.said?.text).not.toContain('that you name');
  });
});

describe('a calculated salary', () => {
  it('is one person’s, where two of the household earn', () => {
    const two = {
      ...FAMILY,
      'expected-annual-income': '75k-100k',
      'income-sources': ['local-income'],
      'family-member-1-occupation': 'employed-full',
    };
    expect(answered(two, ['NOR'], 'How much tax would we pay?').tax?.said?.text).toContain(
      'on one salary of US$30,000',
    );
  });
});

describe('an offer of a permit for money', () => {
  it('is answered with a warning, unlike a question about agencies or brokers in general', () => {
    const said = (question: string): string | undefined =>
      answered(STUDENT, ['POL'], question).recruiting?.said?.text;
    expect(said('A broker says for $4,500 he gives a work permit for Poland, is it true?')).toMatch(
      /granted by an authority and by nobody else.*Pay nothing before/,
    );
    expect(said('How do I know a placement agency is legitimate?')).toBeUndefined();
    expect(said('Does a mortgage broker charge more for a permit of residence?')).toBeUndefined();
  });
});
