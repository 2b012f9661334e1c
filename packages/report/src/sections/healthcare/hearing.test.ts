import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { healthTasks } from '../../parts/timeline/tasks/healthTasks.ts';
import { settle } from '../../place/passage.ts';
import { placeView } from '../../testing/views.ts';
import { takenUp } from '../../profile/health/toldHealth.ts';
import { healthActions } from './actions.ts';
import { hearing } from './hearing.ts';
import { concern } from './system.ts';

const ID = 'medical-conditions-details';

function viewFor(text: string) {
  const answers = { citizenship: ['USA'], 'medical-conditions': ['sensory'], [ID]: text };
  return placeView('PRT', answersOf(answers));
}

const titled = (text: string, title: RegExp) =>
  healthTasks(viewFor(text), [], 18).filter((one) => title.test(one.title));

it.each([
  ['I am profoundly deaf, I need captions.', /interpreter or live captions/, /^Interpreters/],
  ['I am hard of hearing.', /a loop for hearing aids/, /^An audiogram/],
  ['Hearing loss since 30', /a loop for hearing aids/, /^An audiogram/],
])('a paragraph and a step take up “%s”', (text, told, title) => {
  const view = viewFor(text);
  const said = hearing(view)?.said;
  const paragraph = said ? settle(view, said).text : '';
  expect(paragraph).toMatch(/Our tables hold nothing/);
  expect(paragraph).toMatch(told);
  expect(titled(text, title)).toHaveLength(1);
  expect(titled(text, /^(?:Interpreters|An audiogram)/)).toHaveLength(1);
  expect(takenUp(view.profile)).toContain(ID);
});

it('nothing of the kind is claimed for other people or for eyesight', () => {
  for (const text of ['I am blind in one eye.', 'My father is deaf and stays behind.']) {
    const view = viewFor(text);
    expect(hearing(view)).toBeNull();
    expect(titled(text, /^(?:Interpreters|An audiogram)/)).toEqual([]);
    expect(takenUp(view.profile)).not.toContain(ID);
  }
});

it('care is described for somebody, not for a limitation', () => {
  expect(concern(viewFor('')).text).toMatch(/^somebody /);
});

it('people with hearing or visual aids are not asked about doorsteps and baths', () => {
  const linesFor = (conditions: readonly string[]): string => {
    const view = placeView('PRT', answersOf({ citizenship: ['USA'], 'medical-conditions': conditions }));
    return healthActions
      .flatMap((write) => {
        const said = write(view)?.said;
        return said ? [said.text] : [];
      })
      .join('\n');
  };
  expect(linesFor(['sensory'])).toContain('sold and repaired there');
  expect(linesFor(['sensory'])).not.toContain('door, bath, step, kerb');
  expect(linesFor(['sensory', 'mobility'])).toContain('door, bath, step, kerb');
});
