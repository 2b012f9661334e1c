import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../../checks/review.ts';
import { textsOf } from '../../../checks/passages.ts';
import { reportFor } from '../../../testing/reports.ts';

const atlas = realAtlas();
const [persona] = PERSONAS.filter(({ id }) => id === 'syrian-pharmacist');

function reportWith(when: string, remark: string) {
  if (!persona) throw new Error('no persona');
  const answers = {
    ...persona.answers,
    ...answersOf({
      citizenship: ['UKR'],
      'current-location': place('Kraków', 'Poland', 'pl'),
      'relocation-timeline': when,
      'missed-information': remark,
      'specific-questions': 'Can we move our temporary protection from Poland, or do we lose it?',
    }),
  };
  const document = reportFor(persona, { answers, tier: 'gold' });
  expect(reviewReport(document, atlas, answers)).toEqual([]);
  return {
    document,
    text: textsOf(document)
      .map(({ text }) => text)
      .join('\n'),
  };
}

const tasksOf = ({ timeline }: ReturnType<typeof reportFor>) => timeline.flatMap(({ tasks }) => tasks);

describe('a status that ends', () => {
  it('before the move is bridged first, and shows where it was stated', () => {
    const { document, text } = reportWith(
      '6-12-months',
      'It is temporary protection, prolonged until March 2027.',
    );
    const [first] = tasksOf(document);
    expect(first?.title).toBe('Your present status ends before the move');
    expect(first?.detail).toMatch(
      /^Your present status runs until March 2027, and this plan moves in \w+ 2027\. Ask the immigration authority of Poland now which permit/,
    );
    expect(text).toContain('Your roadmap takes March 2027 as a deadline.');
    expect(text).toMatch(/Temporary protection is a status of EU law \(Directive 2001\/55\/EC\)/);
    expect(text).toMatch(
      /Put your question to the immigration authority of Poland, and a refugee law clinic/,
    );
  });

  it('is counted from the last day of work, with the months between spent in the country of the passport', () => {
    if (!persona) throw new Error('no persona');
    const answers = {
      ...persona.answers,
      ...answersOf({
        citizenship: ['IND'],
        'current-location': place('Seattle', 'United States', 'us'),
        'relocation-timeline': '6-12-months',
        'relocation-inspiration': 'laid off on 16 nov 2026, H-1B so 60 days',
      }),
    };
    const tasks = tasksOf(reportFor(persona, { answers, tier: 'gold' }));
    expect(tasks[0]?.detail).toMatch(
      /^Your H-1B runs until January 2027.*need no permission: India, as its citizen\.$/,
    );
    expect(tasks.map(({ title }) => title)).toContain('The days after the last post');
    expect(tasks.map(({ title }) => title)).not.toContain('If the work ends first');
  });

  it('after the move is the last day of the plan', () => {
    const { document } = reportWith('6-12-months', 'My work permit expires in May 2029.');
    expect(tasksOf(document)[0]).toMatchObject({ title: 'The end of your present status' });
  });

  it('is no task where none was stated', () => {
    const { document } = reportWith('6-12-months', 'You did not ask about my cello.');
    expect(tasksOf(document).map(({ title }) => title)).not.toContain('The end of your present status');
  });
});

describe('military service that comes with a passport', () => {
  it.each([
    [['ISR'], 'Military service for my son', true],
    [['ISR'], 'High crime', false],
    [['IRL'], 'Military service for my son', false],
  ])('is to be put to the consulate where a line rules it out: %j, "%s"', (citizenship, line, expected) => {
    if (!persona) throw new Error('no persona');
    const answers = { ...persona.answers, ...answersOf({ citizenship, 'deal-breakers': line }) };
    const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
    const document = reportFor(persona, { answers, ranking, tier: 'gold' });
    expect(reviewReport(document, atlas, answers)).toEqual([]);
    const found = tasksOf(document).filter(({ title }) => title.startsWith('Military service'));
    expect(found.map(({ detail }) => /deferment/.test(detail))).toEqual(expected ? [true] : []);
    const said = textsOf(document).some(({ text }) => /whose passport you hold, has it as well/.test(text));
    expect(said).toBe(expected);
  });
});
