import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../testing/answered.ts';
import { viewsOf } from '../../testing/views.ts';
import { askingSentences, narrowed } from './askedApart.ts';
import { questionsAnswered } from './questionsAnswered.ts';

const NAN =
  'When Nan died she left my mother her Irish birth certificate, and Mum never registered, which everyone now tells me was foolish, though she was working nights and had three of us to raise. I would be grateful to know whether I can be put on the Foreign Births Register through Nan even though Mum never was, and how long it takes.';

describe('a question told as a story', () => {
  it('is read by the sentences that ask something', () => {
    expect(askingSentences(NAN)).toMatch(/^I would be grateful to know whether .* how long it takes\.$/);
    expect(narrowed(NAN).at(-1)).toBe(NAN);
  });

  it('keeps the sentence that a question refers to', () => {
    const asked = askingSentences('We sold the farm. The bank says we owe tax for it. Is this true?');
    expect(asked).toBe('The bank says we owe tax for it. Is this true?');
  });

  it('is read as a whole where it is short', () => {
    const short = 'My wife is German. Can I work there because of her?';
    expect(narrowed(short)).toEqual([short]);
  });

  it('is read by its question alone where that stands by itself, however short it is', () => {
    const loan = 'Is it a problem that I have a loan?';
    expect(narrowed(`Three kids in school, rent to pay, the lot. ${loan}`)[0]).toBe(loan);
    const found = answered(MOTHER, ['IRL'], `Three kids in school. ${loan}`);
    expect(found).toHaveProperty('schools');
    const [view] = viewsOf(
      answersOf({ ...MOTHER, 'specific-questions': `Three kids in school, one in a special class. ${loan}` }),
    );
    const text = JSON.stringify(view ? questionsAnswered(view.profile, [view]) : null);
    expect(text).toContain('whether one counts against an application');
    expect(text).not.toContain('language of lessons');
    expect(text).not.toContain('support at school');
  });

  it('leaves out what a writer says in their own favour', () => {
    const found = answered(
      MOTHER,
      ['IRL'],
      'The father refuses to sign. I am a good mother, I go to church, I work hard. Can I leave with them?',
    );
    expect(Object.keys(found)).toEqual(['custody']);
  });

  it('finds no second question in a remark that follows it', () => {
    const [view] = viewsOf(
      answersOf({
        ...MOTHER,
        'specific-questions': 'How do people there treat foreigners, really? Not the brochure please.',
      }),
    );
    expect(JSON.stringify(view ? questionsAnswered(view.profile, [view]) : null)).not.toContain(
      'Of “Not the brochure',
    );
  });

  it('leaves out its reasons, but not the reason of a refusal it asks about', () => {
    const [first] = narrowed(
      'how much can i send home every month if i work in germany or ireland or new zealand because papa medicine is 9k and the tuition of my brother is 25k',
    );
    expect(first).toMatch(/new zealand$/);
    const refused =
      'Will they let all five of us in and give all of us the same residence for the same years, or will they refuse the whole family at the border because of the illness of our youngest son?';
    expect(narrowed(refused)).toEqual([refused]);
  });

  it('is quoted and answered by what it asks', () => {
    const [view] = viewsOf(
      answersOf({
        citizenship: ['AUS'],
        'ancestry-claim': 'yes',
        'ancestry-countries': ['IRL'],
        'current-location': place('Newcastle', 'Australia', 'au'),
        'specific-questions': `${NAN}\nCan my dog come?`,
      }),
    );
    if (!view) throw new Error('no view');
    const text = JSON.stringify(questionsAnswered(view.profile, [view]));
    expect(text).toContain('You asked: “I would be grateful to know');
    expect(text).toContain('For Ireland, the record asks for a parent or a grandparent');
    expect(text).not.toContain('two women');
  });
});

const MOTHER = {
  age: 44,
  citizenship: ['AUS'],
  'current-location': place('Newcastle', 'Australia', 'au'),
  'relationship-status': 'divorced',
  'ancestry-claim': 'yes',
  'ancestry-countries': ['IRL'],
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 8,
};

describe('a question in a family’s own words', () => {
  it.each([
    'Craig must agree before I can take the children out of the country. What happens if he says no?',
    'He does not give the consent. What can I do that my child can leave legally?',
  ])('is recognised as one on the other parent: “%s”', (question) => {
    const found = answered(MOTHER, ['IRL'], question);
    expect(found.custody?.said?.text).toContain('without the other parent’s consent');
    expect(found).not.toHaveProperty('schools');
  });

  it('on a parent’s claim mentions children born before it, to parents only', () => {
    const question = 'Can I be put on the Foreign Births Register through Nan?';
    expect(answered(MOTHER, ['IRL'], question).descent?.said?.text).toContain(
      'children born before it have no claim',
    );
    const alone = { ...MOTHER, 'relocating-family-members': 'no' };
    expect(answered(alone, ['IRL'], question).descent?.said?.text).not.toContain('children born before it');
  });

  it('takes “Gran” for a grandmother, but not in the name of an island', () => {
    expect(answered(MOTHER, ['IRL'], 'Can I get citizenship through Gran?')).toHaveProperty('descent');
    expect(answered(MOTHER, ['ESP'], 'Is Gran Canaria warm in January?')).not.toHaveProperty('descent');
  });

  it('on late resettlers is answered with Germany’s procedure for them', () => {
    const kazakh = { ...MOTHER, citizenship: ['KAZ'], 'ancestry-countries': ['DEU'] };
    const asked = 'Can I go as late resettler with my child because of my grandmother?';
    expect(answered(kazakh, ['DEU'], asked).descent?.said?.text).toContain(
      'Federal Office of Administration (BVA)',
    );
    expect(
      answered(kazakh, ['DEU'], 'Can I be German through my grandmother?').descent?.said?.text,
    ).not.toContain('BVA');
  });

  it('on school fees is not answered with test scores', () => {
    const fees = answered(MOTHER, ['PRT'], 'How much is school for three children, the one with Cambridge?');
    expect(fees.schools?.figures).toBeUndefined();
    expect(fees.schools?.put).toContain('fee of a whole year');
    expect(answered(MOTHER, ['PRT'], 'Are the schools good?').schools?.figures).toContain(
      'harmonised_test_score',
    );
  });

  it('on living from a sale is answered with how long the sum lasts', () => {
    const found = answered(
      { ...MOTHER, 'monthly-budget': 1300, 'property-ownership': ['yes-selling'] },
      ['PRT'],
      'How do I live the first year with 20 thousand dollars from selling the flat?',
    );
    expect(found.enough?.said?.text).toMatch(
      /^The savings you name are about US\$1[\d,]+\. .* with nothing else coming in, they last for about \d+ months/,
    );
    expect(found).not.toHaveProperty('own-home');
  });

  it('on who pays in winter is not one on the weather', () => {
    expect(answered(MOTHER, ['PRT'], 'Who pays the hospital in winter?')).not.toHaveProperty('weather');
    expect(answered(MOTHER, ['PRT'], 'How cold is it in winter?')).toHaveProperty('weather');
  });
});

describe('a question on what still binds people to the country they leave', () => {
  const german = { age: 57, citizenship: ['DEU'], 'current-location': place('Stuttgart', 'Germany', 'de') };

  it('is answered with when a permit ends by absence, also a wife’s, where that is on record', () => {
    const question =
      'What happens with the Niederlassungserlaubnis of my wife if we are out 6 months every year?';
    expect(answered(german, ['ESP'], question)['status-left']?.said?.text).toContain(
      'lives in marriage with a German',
    );
    const swiss = { ...german, 'current-location': place('Bern', 'Switzerland', 'ch') };
    expect(answered(swiss, ['ESP'], question)['status-left']?.said).toBeNull();
  });

  it('is answered with its tax on shares, whatever words are used', () => {
    const question = 'If I move abroad, do they tax my shares of the company?';
    expect(answered(german, ['ESP'], question)['exit-tax']?.said?.text).toContain('at least 1% of a company');
    const french = { ...german, 'current-location': place('Lyon', 'France', 'fr') };
    expect(answered(french, ['ESP'], 'Is there an exit tax?')['exit-tax']?.said?.text).toContain('€800,000');
  });

  it('on work at night uses the employer’s clock', () => {
    const found = answered(MOTHER, ['IRL'], 'Would I be working through the night?');
    expect(found['hours-there']?.said?.text).toMatch(
      /by the clock of Newcastle is ten in the evening to six in the morning/,
    );
  });
});
