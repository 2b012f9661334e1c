import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type Persona, type Written } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../checks/passages.ts';
import { reviewReport } from '../../checks/review.ts';
import { readAnswers } from '../../profile/answers.ts';
import { discretionAsked, tellsPrivate, tellsPrivateBesideAnimals } from '../../profile/discretion.ts';
import { rankingOf, reportFor } from '../../testing/reports.ts';

function told(persona: Persona, change: Record<string, unknown>) {
  const answers = { ...persona.answers, ...answersOf(change as never) };
  const document = reportFor({ ...persona, answers }, { ranking: rankingOf(persona), tier: 'gold' });
  expect(reviewReport(document, realAtlas(), answers)).toEqual([]);
  return textsOf(document)
    .map(({ text }) => text)
    .join('\n');
}

describe('customers’ own words', () => {
  it.each([
    'I am gay and nobody at work knows.',
    'My asthma inhaler stays in the drawer.',
    'We are Muslims.',
    'We fled from Kharkiv in March.',
    'My visa ends with my job.',
    'I am not out.',
    'Holding my boyfriend’s hand on the street.',
    'My husband is trans.',
    'His gender marker was changed in 2019.',
    'I will not say here what the judge wanted in 2009.',
  ])('are private about love, health, faith or legal status: “%s”', (text) => {
    expect(tellsPrivate(text)).toBe(true);
  });

  it.each([
    'I want to see the sea from my desk.',
    'We are sick of the rain and the traffic.',
    'Sunday cricket with friends, then dinner out.',
    'My husband comes home at four.',
  ])('are quoted about everyday life: “%s”', (text) => {
    expect(tellsPrivate(text)).toBe(false);
  });

  it.each([
    ['Please be discreet.', true],
    ['The report may be seen on my laptop.', true],
    ['Do not quote me, please.', true],
    ['My family must not know.', true],
    ['My mother does not know I am gay.', true],
    ['My parents cannot find out.', true],
    ['Nobody at home knows this.', true],
    ['I am not out to my family.', true],
    ['Please nothing about it on the cover.', false],
    ['I am an atheist, please do not print that on the front page.', false],
    ['Do not mention it in the subject of the e-mail.', false],
    ['Do not print that on the front page, nor anywhere else.', true],
    ['Nothing in the e-mails, please.', true],
    ['Please do not out Kim in anything I could show my boss or landlord.', true],
    ['Nothing I might hand to my employer, please.', true],
    ['Kim lives stealth.', true],
    ['Keep my transition out of this report.', true],
    ['Keep this between us.', true],
    ['This is strictly between us, please.', true],
    ['Super is about AUD 780k between us in account based pensions.', false],
    ['We speak four languages between us.', false],
    [
      'Please do not write about our son in a way that other people who see the report can understand it.',
      true,
    ],
    ['Word it so that nobody else understands it.', true],
    ['Please do not name my illness.', true],
    ['I do not know anyone there yet.', false],
    ['Do not write to me about houses.', false],
    ['I say it so that people understand me.', false],
    ['Keep all of it confidential.', true],
    ['We do not eat out, and do not go out much.', false],
    ['I work at a stealth startup.', false],
    ['Keep me out of the rain.', false],
    ['I have never been out of work.', false],
    ['My children can learn it at school.', false],
    ['My wife does not drive.', false],
    ['My husband does not know the language.', false],
    ['We would keep the flat in Porto.', false],
  ])('ask for discretion: “%s”', (text, asked) => {
    const read = readAnswers(answersOf({ 'additional-comments': text }));
    expect(discretionAsked(read).length > 0).toBe(asked);
  });

  it.each<[string, string, boolean]>([
    ['ideal-life-vision', 'Dinner on the square. Please be discreet with my ex, he does not know yet.', true],
    [
      'special-skills',
      'Caio cuts hair. He takes a medicine every day, please dont write it everywhere.',
      true,
    ],
    ['current-life-highlights', 'My bees. My boss must not hear of it.', true],
    ['ideal-life-vision', 'A discreet little hotel of our own, where nobody knows us.', false],
    ['special-skills', 'Confidential secretary for 12 years, off the record interviews.', false],
    ['current-life-highlights', 'Between us, my wife cooks better.', false],
  ])('ask for discretion in a story (%s): “%s”', (id, text, asked) => {
    expect(discretionAsked(readAnswers(answersOf({ [id]: text }))).length > 0).toBe(asked);
  });

  it('restrict the one page that they name, and the answer that contains them', () => {
    const answers = {
      'deal-breakers': 'No tubas next door\nNo same-sex marriage',
      'additional-comments': 'I play the accordion; please do not print that on the front page.',
      'current-life-highlights': 'Long walks by the river.',
    };
    const document = reportFor(PERSONAS[0] as (typeof PERSONAS)[number], {
      answers: { ...PERSONAS[0]?.answers, ...answersOf(answers) },
    });
    const front = JSON.stringify(document.atAGlance);
    const text = JSON.stringify(document);
    expect(text).toContain('No tubas next door');
    expect(text).toContain('Long walks by the river');
    expect(text).not.toContain('accordion');
    expect(front).not.toMatch(/same-sex|marriage/);
  });

  it('about an animal are private only where they also concern a person', () => {
    expect(tellsPrivateBesideAnimals('Two indoor cats, one on a diet for kidney disease and insulin')).toBe(
      false,
    );
    expect(tellsPrivateBesideAnimals('My daughter has asthma, so the cat stays outside.')).toBe(true);
  });

  it.each(PERSONAS)('that are private are not repeated: $title', (persona) => {
    const text = told(persona, {
      'relocation-inspiration': 'I am gay and cannot live openly here.',
      'current-life-highlights': 'Long walks by the river.',
    });
    expect(text).toContain('Long walks by the river');
    expect(text).not.toContain('cannot live openly');
    expect(text).toContain('is private: it was read, and is not repeated here');
  });

  it.each(PERSONAS)('are repeated nowhere under discretion: $title', (persona) => {
    const text = told(persona, {
      'ideal-life-vision': 'Long walks by the river.',
      'special-skills': 'Welding of thin sheets',
      'relocating-pets': 'yes',
      'pets-details': ['dog'],
      'pets-additional-info': 'She barks at tubas.',
      'social-values-priority': ['lgbtq-rights'],
      'medical-conditions': ['chronic-illness'],
      'medical-conditions-details': 'Asthma',
      'medication-dependencies': 'yes',
      'medication-details': 'salbutamol',
      'deal-breakers': 'No same-sex marriage\nDisrespect of LGBTQ rights\nHigh taxes',
      'specific-questions': 'Can I marry a man there?',
      'additional-comments': 'Please be discreet. Tell me what taxes I would pay.',
      'missed-information': 'Whether I am out.',
    });
    expect(text).not.toMatch(/river|Welding|tubas|salbutamol|asthma|marry a man|I am out|discreet\. Tell/i);
    expect(text).not.toMatch(/same-sex marriage|LGBT|two women|two men|\bgay\b/i);
    expect(text).toContain('Open by law to every couple, whoever the two are');
    expect(text).toContain('On a remark of yours our records hold this. ');
  });

  it('about a family are said to be used for care, and for nothing else', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('There are no personas.');
    const text = told(persona, {
      'medical-conditions': ['pregnancy'],
      'unique-family-situation': 'We are trying for a child.',
    });
    expect(text).toContain('What it tells of care is taken up under Healthcare');
    expect(text).not.toContain('about your family was read and is taken up');
  });

  it('about care refer to the chapter that uses them, in each tier', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('There are no personas.');
    const medicine = {
      'medical-conditions': ['chronic-illness'],
      'medical-conditions-details': 'My son takes clonazepam.',
      'medication-dependencies': 'yes',
      'medication-details': 'clonazepam',
    };
    const summary = (tier: 'bronze' | 'silver', answers: Readonly<Record<string, Written>>): string =>
      JSON.stringify(
        reportFor(persona, { tier, answers: { ...persona.answers, ...answersOf(answers) } }).profileSummary,
      );
    expect(summary('silver', medicine)).toContain('taken up under Healthcare');
    expect(summary('bronze', medicine)).toContain('taken up under Safety');
    const none = { ...medicine, 'medication-dependencies': 'no', 'medication-details': '' };
    expect(summary('silver', none)).not.toContain('taken up under');
  });

  it('about a service dog refer to the airline’s form', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('There are no personas.');
    const dog = (words: string): string =>
      told(persona, {
        'relocating-pets': 'yes',
        'pets-details': ['dog'],
        'pets-additional-info': words,
      });
    const service = dog('Rex is a trained service dog and has to fly in the cabin.');
    expect(service).toContain('form for a service dog');
    expect(service).not.toContain('crate tried at home');
    expect(dog('Rex is no service dog.')).toContain('crate tried at home');
  });

  it('about what stays behind are referred to whom it concerns, with a step in the plan', () => {
    const persona = PERSONAS.find(({ id }) => id === 'nigerian-engineer');
    if (!persona) throw new Error('There is no such persona.');
    const child = told(persona, { 'unique-family-situation': 'My daughter stays with her mother.' });
    expect(child).toContain('what is agreed on the time with your daughter');
    expect(child).toContain('weekends, holidays and who pays the journeys');
    const service = told(persona, {
      citizenship: ['TUR'],
      'unique-family-situation': 'My military service is postponed.',
    });
    expect(service).toContain('the office that keeps your file');
    expect(service).toContain('put the service off');
  });
});
