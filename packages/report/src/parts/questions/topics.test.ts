import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { shownFact } from '../../figures/world.ts';
import type { PlaceView } from '../../place/view.ts';
import { readProfile } from '../../profile/profile.ts';
import { ASKED } from '../../testing/questions.ts';
import { readQuestion } from './asked.ts';
import { personIn } from '../../profile/people/person.ts';
import type { Asked } from './topic.ts';
import { placeView } from '../../testing/views.ts';
import { TOPICS } from './topics.ts';
import { topicsOf } from './topicsNamed.ts';

const atlas = realAtlas();
const given = {
  age: 60,
  citizenship: ['IND'],
  'ancestry-countries': ['ITA'],
  'current-location': place('San Jose', 'United States', 'us'),
  'relocating-family-members': 'yes',
  'number-of-family-members': 3,
  'family-member-1-name': 'Priya Rao',
  'family-member-1-relationship': 'spouse',
  'family-member-2-name': 'Anaya',
  'family-member-2-relationship': 'child',
  'family-member-3-name': 'Lata',
  'family-member-3-relationship': 'parent',
  'languages-spoken': ['en'],
};
const answers = answersOf(given);
const profile = readProfile(atlas, answers, 'Robin');

function viewOf(iso3: string, by = answers): PlaceView {
  return { ...placeView(iso3, by), cities: atlas.cities.of(iso3).slice(0, 1) };
}

const views = ['PRT', 'CAN', 'ITA'].map((iso3) => viewOf(iso3));

/** The same places for the owner of a company. */
const ownersViews = ['PRT', 'CAN', 'ITA'].map((iso3) =>
  viewOf(iso3, answersOf({ ...given, 'work-arrangement': 'business-owner' })),
);

function read(question: string, of = views): Asked {
  const asked = readQuestion(question, of);
  if (!asked) throw new Error('no places');
  return asked;
}

const idsOf = (question: string): readonly string[] => topicsOf(read(question)).map(({ id }) => id);

/** Questions in many words, and the subjects that have to be answered. */
const EXPECTED: readonly (readonly [question: string, ...topics: string[]])[] = [
  ['Can I get adalimumab from the public health system as a pensioner before State Pension age?', 'medicine'],
  [
    'Can I get adalimumab from the public health system, and from what date, as a British pensioner who is not yet of State Pension age?',
    'medicine',
  ],
  ['How do I get my insulin there?', 'medicine'],
  ['Where can I smoke weed without going to jail?', 'offence'],
  ['Is medical cannabis available?', 'medicine'],
  ['I only ride a scooter (Brazilian licence A/B): is it recognised?', 'transport'],
  ['Is my truck licence accepted?', 'driver-papers'],
  ['Is my teaching licence recognised?', 'profession'],
  ['Is methylphenidate legal, and may I bring a three-month supply?', 'medicine'],
  ['Can Mark get insulin pump supplies from the public system?', 'supplies'],
  ['Can my mother live with us, and what would her diabetes care cost?', 'parent', 'illness'],
  ['May Lata join us after two years?', 'parent'],
  ['How expensive is treatment for Crohn’s disease?', 'illness'],
  ['Is there a rheumatologist within an hour?', 'illness'],
  ['Is my specialist title as an anaesthetist recognised, or do I repeat the residency?', 'profession'],
  ['Who treats somebody with MS?', 'illness'],
  ['Is my MS degree recognised?', 'degree'],
  ['Is healthcare any good?', 'healthcare'],
  ['How long do you wait for a hospital appointment?', 'healthcare'],
  ['What does health insurance cost at 60?', 'insurance'],
  ['Can two women do IVF and both be mothers?', 'fertility', 'parentage'],
  [
    'Can two married women both be registered as mothers at birth, and can we get IVF with a donor in the public system?',
    'parentage',
    'fertility',
  ],
  ['Is our same-sex marriage recognised?', 'same-sex'],
  ['Can two men adopt a child there?', 'adoption'],
  ['Can two men adopt a child together, and from how many years of marriage or residence?', 'adoption'],
  ['May we adopt as a married couple?', 'adoption'],
  ['Where could my wife give birth?', 'birth'],
  ['Is there an English-speaking therapist?', 'mind'],
  ['Can I get around in a wheelchair?', 'access'],
  ['What does a care home cost when I am old?', 'elder-care'],
  ['Does citizenship through Italian great-grandparents work?', 'descent'],
  ['Can I still claim Italian citizenship through my great-grandparents?', 'descent'],
  ['Do my Irish roots help?', 'descent'],
  ['My grandfather was Italian. Can I become Italian without the Venezuelan consulate?', 'descent'],
  ['How many years until permanent residence, and does it depend on keeping one employer?', 'permanence'],
  ['When could we get a second passport?', 'citizenship'],
  ['Would a child born there be a citizen?', 'child-citizenship'],
  ['Which visa would let me keep my clients?', 'visa'],
  ['Does my old conviction bar me from a visa?', 'history'],
  ['Will Carla’s physiotherapy degree be recognised and may she work from the first day?', 'profession'],
  [
    'Can Priya work as a dentist, and how long does recognition of her Indian degree take?',
    'partner-work',
    'profession',
  ],
  ['Can my wife work?', 'partner-work'],
  [
    'How does Priya get her physiotherapy degree recognised, and may she work from the first day?',
    'profession',
    'partner-work',
  ],
  ['Are there doctors who speak English?', 'care-language'],
  ['Is Priya’s Indian dental degree accepted?', 'profession'],
  ['What if I am laid off: do I lose the green card?', 'permanence'],
  ['May Priya take any job from the first day?', 'partner-work'],
  ['Can my partner come with me if we are not married?', 'partner-visa'],
  [
    'May my two children come with me from the first day on a nurse’s visa, and what does it cost?',
    'children-visa',
  ],
  ['Can my daughter join me later on my permit?', 'children-visa'],
  ['Is there after-school care when I work shifts?', 'childcare'],
  ['Who looks after a baby of six months while I work, and what does it cost?', 'childcare'],
  ['Can a country refuse us because of Théo’s autism?', 'health-admission'],
  ['What does a nursery cost, and is there a place?', 'childcare'],
  ['Will my nursing licence be accepted?', 'profession'],
  ['I am a teacher: do I need to register to teach?', 'profession'],
  ['Is my degree recognised?', 'degree'],
  ['Which countries recognise my Bachelor of Education and TSC registration?', 'degree'],
  ['Is a B.Ed accepted by employers there?', 'degree'],
  ['Does my apprenticeship count?', 'degree'],
  ['Will my master’s be transferable?', 'degree'],
  ['What salary can a data engineer expect?', 'pay'],
  ['Is the internet good enough for video calls?', 'internet'],
  ['How do I open a small business?', 'business'],
  ['How is my Portuguese pension taxed there?', 'pension'],
  [
    'Is my teacher’s pension (a government pension) taxed in the United Kingdom or in the new country?',
    'pension',
  ],
  ['What happens to my 401(k)?', 'pension'],
  [
    'Do I have to file in North Carolina or any state once I am gone, and does the new country tax my Social Security or VA check?',
    'us-state-tax',
    'pension',
  ],
  ['Do I still pay North Carolina state income tax after I leave?', 'us-state-tax'],
  ['How are dividends taxed?', 'tax'],
  ['What happens to my UK will?', 'inheritance'],
  ['Which airports have cheap direct flights to Leeds?', 'flights'],
  ['How far is it from my grandchildren in Toronto?', 'flights'],
  ['Choir and English-speaking friends', 'friends'],
  ['Where do I find a choir and English-speaking friends?', 'friends'],
  ['Is there a running club for beginners?', 'friends'],
  ['May my husband, who is younger than 50, join me on that visa?', 'partner-age'],
  ['Can my cat come with me?', 'pets'],
  ['How do I bring my old dog without putting her in an aircraft hold?', 'pets'],
  ['Can I live there without a car?', 'transport'],
  ['Is my driving licence valid?', 'transport'],
  ['Can a diabetic on insulin hold a licence there?', 'driving-fitness'],
  ['Could Priya teach German in a public school with her Brazilian diploma?', 'profession'],
  ['Which form A1 do I need?', 'contributions'],
  ['Is there a Hindu temple, and can we buy Indian groceries?', 'religion', 'food'],
  ['How good are the schools, and in which language?', 'schools'],
  ['Would our daughter pay local tuition at a university?', 'university'],
  ['Do our children pay overseas fees there?', 'fee-status'],
  ['Which visa can I get without a university degree?', 'visa'],
  ['Where can we apply if our embassy is closed?', 'where-applied'],
  ['If my wife studies there, can I work?', 'beside-student'],
  ['Can I get by with English?', 'language'],
  ['Is it safe for a woman alone at night?', 'at-night'],
  ['Is there racism against Indians?', 'bias'],
  ['May I work there as my husband’s wife?', 'own-work-as-family'],
  ['How hot are the summers?', 'weather'],
  ['Are earthquakes a risk?', 'disaster'],
  ['Is it expensive to live there?', 'cost'],
  ['What would everything cost us?', 'cost'],
  ['Can I buy a flat as a foreigner?', 'housing'],
  ['Which bank opens an account for newcomers?', 'bank'],
  ['Is conscription a risk for my son?', 'rights'],
];

describe('topicsOf', () => {
  it.each(EXPECTED)('recognises the subjects of “%s”', (question, ...topics) => {
    expect(idsOf(question)).toEqual(topics);
  });

  it.each([
    'Does anybody repair harpsichords?',
    'Which telescope clubs'.replace(' clubs', ' would suit the night sky?'),
    'Is there a good astrologer?',
  ])('recognises no subject outside our records: “%s”', (question) => {
    expect(idsOf(question)).toEqual([]);
  });
});

describe('personIn', () => {
  it.each([
    ['Can Priya work as a dentist?', 'spouse', 'Priya'],
    ['Where would Anaya go to school?', 'child', 'Anaya'],
    ['Can Lata get a visa?', 'parent', 'Lata'],
    ['Can my mother live with us?', 'parent', 'your mother'],
    ['Could our younger son stay?', 'child', 'your younger son'],
  ])('finds the person that “%s” is about', (question, kin, name) => {
    expect(personIn(question, profile)).toMatchObject({ kin, name });
  });

  it('is null where nobody is named', () => {
    expect(personIn('Is my degree recognised?', profile)).toBeNull();
  });
});

describe('answers', () => {
  const asks = [
    ...[...EXPECTED, ...ASKED].map(([question]) => read(question)),
    read('Which visa can bring two of my engineers?', ownersViews),
    read('What does it cost to employ three local staff?', ownersViews),
  ];
  const all = asks.flatMap((asked) => {
    const question = asked.text;
    return topicsOf(asked).map((topic) => ({ question, id: topic.id, answer: topic.answer(asked) }));
  });

  it('name at most four figures, all of them in the atlas', () => {
    for (const { id, answer } of all) {
      expect((answer.figures ?? []).length, id).toBeLessThanOrEqual(4);
      for (const indicator of answer.figures ?? [])
        expect(
          atlas.countries.some(({ iso3 }) => shownFact(atlas, indicator, iso3)),
          indicator,
        ).toBe(true);
    }
  });

  it('say what is not on record, whom to ask, and what to ask', () => {
    for (const { question, answer } of all) {
      expect(answer.lacks, question).not.toMatch(/[.?]$/);
      expect(answer.whom, question).toMatch(
        /authority|office|embassy|embassies|service|council|chamber|register|ministry|association|institute|clinic|insurer|consulate|solicitor|lawyer|adviser|notary|bank|agent|company|companies|federation|hall|group|residents|people|employers|landlord|societ|school|universit|centre|registry|site|somebody|patients|firm/,
      );
      expect(answer.put, question).toMatch(/\?$/);
    }
  });

  it('count compatriots for people who look for company, and not for those who would sing or row', () => {
    const said = (question: string) =>
      topicsOf(read(question)).map((topic) => topic.answer(read(question)).said?.text ?? '');
    expect(said('Where do I find a choir and friends?').join()).toMatch(/People from India/);
    for (const question of ['I would like to sing in a choir again.', 'Is there a rowing club?'])
      expect(said(question).join(), question).not.toMatch(/People from/);
  });

  it('send nobody who asks for people from abroad in general to the consulate of one country', () => {
    const whom = (question: string) =>
      topicsOf(read(question))
        .map((topic) => topic.answer(read(question)).whom ?? '')
        .join();
    expect(whom('How many people from Brazil live there?')).toContain('the consulate of Brazil there');
    expect(whom('How many people from abroad live there?')).not.toContain('consulate');
  });

  it('exist for every topic', () => {
    const met = new Set(all.map(({ id }) => id));
    expect(TOPICS.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });

  it('replace only topics that exist', () => {
    const known = new Set(TOPICS.map(({ id }) => id));
    expect(TOPICS.flatMap(({ over }) => over ?? []).filter((id) => !known.has(id))).toEqual([]);
  });
});
