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

const steps = (text: string) =>
  healthTasks(viewFor(text), [], 18).flatMap(({ title }) =>
    /interpreters|audiogram/i.test(title) ? [title] : [],
  );

it('a paragraph and a step take up what deaf or hard-of-hearing people write', () => {
  for (const [text, step] of [
    ['I am profoundly deaf, I need captions.', /^Interpreters/],
    ['I am hard of hearing.', /^An audiogram$/],
    ['Hearing loss since 30', /^An audiogram$/],
    ['Hearing loss, two hearing aids', /^Hearing aids and audiogram$/],
  ] as const) {
    const view = viewFor(text);
    const said = hearing(view)?.said;
    expect(said && settle(view, said).text).toMatch(/our tables hold nothing.*interpreter or live captions/);
    expect(steps(text)).toEqual([expect.stringMatching(step)]);
    expect(takenUp(view.profile)).toContain(ID);
  }
});

it('nothing of the kind is claimed for other people or for eyesight', () => {
  for (const text of ['I am blind in one eye.', 'My father is deaf and stays behind.']) {
    const view = viewFor(text);
    expect(hearing(view)).toBeNull();
    expect(steps(text)).toEqual([]);
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
