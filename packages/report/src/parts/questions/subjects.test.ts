import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { FAMILY, VETERAN, answered } from '../../testing/answered.ts';

describe('a question when a passport could be held', () => {
  it('is answered with the law’s years, counted from the planned move', () => {
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

describe('a question without records', () => {
  it('about a bank and a passport gets no number of branches, but whom to ask', () => {
    const { bank } = answered(FAMILY, ['NOR'], 'Can I open a bank account as a Russian citizen?');
    expect(bank?.said).toBeNull();
    expect(bank?.whom).toContain('compliance desks of two banks');
    const near = answered(FAMILY, ['NOR'], 'Are there bank branches in the villages?').bank;
    expect(near?.said?.text).toContain('Bank branches');
    const opens = answered(FAMILY, ['NOR'], 'Which bank opens an account for newcomers?').bank;
    expect(opens?.said?.text).not.toContain('Bank branches');
  });

  it.each([
    ['Would my accounts be frozen?', 'a lawyer for sanctions'],
    ['Do these countries share bank data with home?', 'a tax adviser'],
    ['Do they extradite?', 'a lawyer there, who is bound to silence'],
  ])('is referred to whoever knows: “%s”', (question, whom) => {
    expect(answered(FAMILY, ['NOR'], question).sanctions?.whom).toContain(whom);
  });
});

describe('a question about parents', () => {
  it('is answered for other named countries too', () => {
    const ask = (named: readonly string[]) =>
      answered(
        { ...FAMILY, citizenship: ['IND'], 'specific-countries': named },
        ['JPN'],
        'Can my parents join us later?',
      ).parent?.said?.text;
    expect(ask([])).toBe(
      'Our records hold no route made for parents in Japan, which does not mean there is none.',
    );
    expect(ask(['can'])).toMatch(
      /there is the Parent \/ Grandparent Sponsorship .*closed to new applications by our record of 2026.*\) in Canada/,
    );
  });

  it('about a child’s citizenship concerns the child', () => {
    const { 'child-citizenship': answer, parent } = answered(
      { ...VETERAN, citizenship: ['ARG'] },
      ['MUS'],
      'Would our child be a citizen by birth there, and does that help us parents to stay?',
    );
    expect(parent).toBeUndefined();
    expect(answer?.lacks).toContain('gives its parents a right to stay');
  });
});

describe('a permit for descendants', () => {
  const asked = 'Can my wife use her grandfather from Dundee for a British ancestry visa?';
  it('comes before citizenship, for people whose passport it accepts', () => {
    const told = (citizenship: string) =>
      answered({ ...FAMILY, citizenship: [citizenship] }, ['AUS'], asked).descent?.said?.text ?? '';
    expect(told('ZAF')).toMatch(
      /^For people of such descent .*UK Ancestry visa.*so here your wife;.*For citizenship itself/,
    );
    expect(told('DEU')).toMatch(/^For the United Kingdom, the record asks/);
  });
});

describe('a question about a permit without a country', () => {
  const nomad = { citizenship: ['VNM'], 'work-arrangement': 'remote-employee' };
  const ASKED = 'Which country gives a nomad visa for a Vietnamese passport with 2200 dollars a month?';
  it('is answered with other countries where the sum is enough, and with no second passport', () => {
    const told = answered(nomad, ['MYS', 'THA'], ASKED);
    expect(Object.keys(told)).toEqual(['permit-income']);
    const said = told['permit-income']?.said?.text ?? '';
    expect(said).toMatch(/which US\$2,200 reaches.*Elsewhere .*no more than US\$2,200 a month\./);
    expect(said.split('Elsewhere')[1]).not.toMatch(/Malaysia|Thailand|Vietnam/);
  });
  it('is answered for the report’s places only where it names them', () => {
    const { 'permit-income': one } = answered(
      nomad,
      ['THA'],
      'Is 2200 dollars a month enough for the nomad visa of Malaysia?',
    );
    expect(one?.said?.text).not.toContain('Elsewhere');
  });
});

describe('a question about an earlier refusal', () => {
  it.each([
    'Does the refusal of 2019 hurt us?',
    'We were denied a US visa twice, does it matter?',
    'Will my past rejection be held against me?',
    'Is a refused visa from 2016 a problem?',
  ])('says to mention it wherever a form asks: %s', (question) => {
    const { history } = answered(FAMILY, ['CAN'], question);
    expect(history?.said?.text).toMatch(/^Be open about an earlier refusal/);
  });
  it.each([
    'I have a conviction for theft from 2009, does it bar me?',
    'Can landlords refuse tenants with dogs?',
    'How often is the permit refused?',
  ])('is not recognised in “%s”', (question) => {
    expect(answered(FAMILY, ['CAN'], question).history?.said?.text ?? '').not.toContain('refusal along');
  });
});

describe('a question about points', () => {
  it('is answered with the schemes that it names, and the age that each admits', () => {
    const { points } = answered(
      { ...FAMILY, age: 47 },
      ['PRT'],
      'How many points would I have for Canada Express Entry and Australia 189?',
    );
    expect(points?.said?.text).toMatch(
      /^Canada’s Express Entry system goes by points and invites those with the most to stay for good/,
    );
    expect(points?.said?.text).toMatch(/Australia’s .*189.*up to the age of 44, which you are past\./);
    expect(points?.whom).toContain('of Canada and Australia');
  });
  it('counts a brother or sister there, asked or told, and an offer of a job only where one is asked', () => {
    const asked = (question: string, more = {}) =>
      answered({ ...FAMILY, ...more }, ['CAN'], question).points?.said?.text ?? '';
    const sister = asked('My sister lives in Toronto: does that give us points for Express Entry?');
    expect(sister).toMatch(/A brother or sister of 18 or over who lives in Canada .* gives 15 points, once/);
    expect(sister).not.toContain('offer of a job has');
    const told = { 'additional-comments': 'My brother has lived in Calgary for years.' };
    expect(asked('How many points does Express Entry want?', told)).toContain('gives 15 points');
    expect(asked('How many points does a job offer give in Express Entry?')).toMatch(
      /An offer of a job has given no points since 25 March 2025/,
    );
  });
  it('recognises the province that selects by itself, and not a town of its name', () => {
    const { points } = answered(
      FAMILY,
      ['PRT'],
      'Express Entry or Quebec, which one is quicker with my French?',
    );
    expect(points?.said?.text).toMatch(/^Quebec stands outside Express Entry .* two decisions in a row/);
    expect(points?.said?.text).toContain('Canada’s Express Entry system goes by points');
    expect(points?.lacks).toContain('how long Quebec takes');
  });
  it('claims nothing about places that select otherwise', () => {
    expect(answered(FAMILY, ['PRT'], 'Do we have enough points to immigrate?').points?.said).toBeNull();
  });
});

describe('citizenship restored after persecution', () => {
  const told = (text: string) => answered(FAMILY, ['PRT'], text).descent?.said?.text ?? '';
  it('is described as a right of descendants, not by what is asked of a parent', () => {
    expect(
      told(
        'My grandfather was a German Jew who lost his citizenship in 1938. Do we all get German passports?',
      ),
    ).toMatch(/^Whoever the state deprived of German citizenship .*each descendant, children included/);
    expect(told('My grandmother fled Vienna in 1939. Is Austrian citizenship open to me?')).toMatch(
      /^Descendants in the direct line .*by giving notice/,
    );
  });
  it.each([
    'My grandfather was German. Can I get a German passport?',
    'My grandfather was born in Germany in 1938. Can I get a German passport?',
    'My grandfather, born in Germany in 1938, left in 1955. Can I get a German passport?',
    'My grandfather lost his German citizenship when he became American in 1955. Can I get a German passport?',
  ])('is not meant by an ancestor who left for work: “%s”', (text) => {
    expect(told(text)).toMatch(/^For Germany, the record/);
  });

  it('is described for an ancestor who left or lost it in those years', () => {
    for (const text of [
      'My grandmother left Germany in 1938. Do I get German citizenship?',
      'In 1941 she lost her German citizenship, my grandmother. Do I get the German passport?',
    ])
      expect(told(text)).toMatch(/^Whoever the state deprived/);
  });
});

describe('a citizenship that a question aims at', () => {
  it('is looked up where its country is not among the places', () => {
    const { citizenship } = answered(
      { ...FAMILY, citizenship: ['ARG'] },
      ['PRT'],
      'If I become Italian, do I lose my Argentine citizenship?',
    );
    expect(citizenship?.said?.text).toMatch(/in Italy and Portugal|in Italy; .*in Portugal/);
  });
});

describe('a medicine named in the form', () => {
  it('is recognised in a question by any of its names', () => {
    const told = { 'medication-dependencies': 'yes', 'medication-details': 'Xyzzolin 2 mg every morning' };
    const asked = 'Can Jonas go on with Xyzzolin?';
    expect(answered({ ...FAMILY, ...told }, ['PRT'], asked).medicine?.lacks).toContain('Xyzzolin');
    expect(answered(FAMILY, ['PRT'], asked).medicine).toBeUndefined();
  });

  it('is asked about by law where taken under age, at a clinic and no town hall', () => {
    const { medicine } = answered(
      FAMILY,
      ['PRT'],
      'Where can our daughter keep getting leuprolide and estradiol at 15, and who prescribes it?',
    );
    expect(medicine?.whom).toContain('a clinic there');
    expect(medicine?.whom).not.toContain('town hall');
    expect(medicine?.put).toContain('From which age does the text of the law allow it');
  });
});

describe('a stay for some months a year', () => {
  it.each([
    [
      'I may only go for half the year, from November to April.',
      'Six months a year are longer than that in Italy, so they need a permit there. In Mexico they can come to 182 days, just longer than that: fly home before the last of the days allowed',
    ],
    ['Could I spend four months a year there?', 'Four months a year are longer than that in Italy'],
    [
      'Could I live there from December to February?',
      'In Italy three months a year can come to 91 days, just longer than that',
    ],
    ['Could I live there from February to April?', 'In Italy and Mexico three months a year fit'],
    ['May I stay half the year?', 'In Mexico they can come to 183 days'],
    ['Could I stay there five months a year?', 'In Mexico they fit, if you count the days.'],
  ])('is compared with the days of a visit: “%s”', (question, verdict) => {
    const { 'part-year': answer } = answered(
      { citizenship: ['CAN'], 'current-location': place('Montréal', 'Canada', 'ca') },
      ['ITA', 'MEX'],
      question,
    );
    expect(answer?.said?.text).toMatch(/90 days without a visa in Italy.*180 days without a visa in Mexico/);
    expect(answer?.said?.text).toContain(verdict);
  });
});

describe('a stay without a permit', () => {
  const stay = (question: string) =>
    answered(
      { citizenship: ['CAN'], 'current-location': place('Montréal', 'Canada', 'ca') },
      ['ITA', 'MEX'],
      question,
    );
  it.each([
    ['How long can I stay as a Canadian without a visa?', '180 days without a visa in Mexico'],
    ['Can I stay six months as a tourist?', 'The days that you ask about are longer than that in Italy'],
    ['Do I need a visa for November to April?', 'In Mexico they can come to 182 days'],
    ['Is a visitor stay of 180 days possible?', 'In Mexico they fit'],
    ['Can I look around for three weeks visa-free?', 'In Italy and Mexico the days that you ask about fit'],
  ])('is answered with the recorded days: “%s”', (question, told) => {
    const found = stay(question);
    expect(Object.keys(found)).toEqual(['visa-free']);
    expect(found['visa-free']?.said?.text).toContain(told);
  });

  it.each([
    'Which visa do I need?',
    'Can I enter as a tourist and apply for a residence permit there?',
    'Can my sister come without a visa?',
  ])('is not meant where somebody moves, or somebody else comes: “%s”', (question) => {
    expect(Object.keys(stay(question))).not.toContain('visa-free');
  });
});

describe('a question with several parts', () => {
  const POLISH = {
    ...FAMILY,
    citizenship: ['POL'],
    'current-location': place('Kraków', 'Poland', 'pl'),
    'work-arrangement': 'remote-employee',
  };

  it('about tax and social security now and a pension later is answered in all three', () => {
    const found = answered(
      POLISH,
      ['DEU'],
      'I am employed by a Kraków company: where do I pay tax and social security, and what happens to my ZUS pension years?',
    );
    expect(Object.keys(found).toSorted()).toEqual(['contributions', 'pension', 'tax']);
    expect(found.contributions?.said?.text).toContain('one scheme at a time');
    expect(found.contributions?.put).not.toContain('business');
    expect(found.pension?.said?.text).toMatch(
      /paid abroad by law.*years paid in at home and there count together/,
    );
    expect(found.pension?.put).not.toContain('treaty');
  });

  it('about permanence and then a passport gives the years to each once', () => {
    const found = answered(
      { ...FAMILY, citizenship: ['IND'] },
      ['AUS'],
      'How many years to permanent residence and then to citizenship, and do we lose our Indian passports?',
    );
    const said = Object.values(found)
      .map((one) => one.said?.text ?? '')
      .join(' ');
    expect(said.match(/4 years in Australia/g)).toHaveLength(1);
  });

  it('about a tax owed by a citizen child is not about how children become citizens', () => {
    const found = answered(
      { ...FAMILY, citizenship: ['IND'], 'current-location': place('Edison', 'United States', 'us') },
      ['AUS'],
      'Will I still owe US tax because Jonas is a citizen?',
    );
    expect(Object.keys(found)).toEqual(['tax']);
  });

  it('gives what two mothers are from birth, and then who may adopt', () => {
    const { parentage } = answered(FAMILY, ['AUS', 'ESP'], 'Would both of us be on the birth certificate?');
    expect(parentage?.said?.text).toMatch(
      /both be parents from birth .* in Spain \(nothing on record for Australia\); two women or two men may adopt a child together in Australia and Spain\./,
    );
  });
});

describe('people who work at sea', () => {
  const SEAFARER = {
    ...FAMILY,
    citizenship: ['PHL'],
    'current-location': place('Iloilo', 'Philippines', 'ph'),
  };

  it('are asking about work where they say that they sail', () => {
    const found = answered(
      SEAFARER,
      ['AUS'],
      'If I keep sailing and the family lives there, do I pay tax there on my ship salary?',
    );
    expect(found).not.toHaveProperty('outdoors');
    expect(found).toHaveProperty('tax');
    expect(answered(SEAFARER, ['AUS'], 'Where can we go sailing on Sundays?')).toHaveProperty('outdoors');
  });

  it('are referred to no register of ships for work ashore', () => {
    const found = answered(
      SEAFARER,
      ['AUS'],
      'Can I work ashore as an engineer with my STCW papers, or must I sit new exams?',
    );
    expect(Object.keys(found)).toEqual(['ashore']);
  });

  it('are answered about dialysis by name, and not about its care', () => {
    const { illness } = answered(SEAFARER, ['AUS'], 'Who pays the dialysis of Renate?');
    expect(illness?.lacks).toMatch(/^what dialysis for Renate costs/);
  });
});
