import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { drivingTasks } from '../../parts/timeline/tasks/paperTasks.ts';
import { placeView } from '../../testing/views.ts';

describe('somebody who will not drive', () => {
  const tasks = (answers: object) => {
    const view = placeView(
      'ESP',
      answersOf({ 'current-location': place('Tulsa', 'United States', 'us'), ...answers }),
    );
    return drivingTasks(view, [], null).length;
  };

  it('is not sent to a licensing office', () => {
    expect(tasks({})).toBe(1);
    expect(tasks({ 'deal-breakers': 'having to drive a car' })).toBe(0);
    expect(tasks({ 'relocation-inspiration': 'I dont want to drive anymore.' })).toBe(0);
    expect(tasks({ 'ideal-life-vision': 'I walk to the bakery. I dont want to drive anymore.' })).toBe(0);
    expect(tasks({ 'deal-breakers': 'Any place where I would need to drive' })).toBe(0);
    expect(tasks({ 'deal-breakers': 'nowhere car-dependent' })).toBe(0);
    expect(tasks({ 'deal-breakers': 'traffic on the left' })).toBe(1);
    expect(tasks({ 'additional-comments': 'I have a licence but I dislike driving.' })).toBe(0);
  });

  it('speaks for both partners only where the household wants no car', () => {
    const two = { 'relocating-family-members': 'yes', 'number-of-family-members': 1 };
    expect(tasks({ ...two, 'additional-comments': 'I dislike driving.' })).toBe(1);
    expect(tasks({ ...two, 'additional-comments': 'I dislike driving and do not want a car.' })).toBe(0);
    expect(tasks({ ...two, 'deal-breakers': 'Having to own a car' })).toBe(0);
    expect(tasks({ ...two, 'deal-breakers': 'Nowhere we would need to drive' })).toBe(0);
  });
});
