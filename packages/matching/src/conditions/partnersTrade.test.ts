import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { readDealBreakers } from './dealBreakers.ts';

it.each<[string, readonly string[] | undefined]>([
  ['My wife can not work as a doctor', ['work as a doctor']],
  ['my husband cannot work as an engineer', ['work as an engineer']],
  ['My wife not allowed to work', undefined],
])('a permit to work is no licence for the trade that a line names: "%s"', (line, unread) => {
  const [read] = readDealBreakers(realAtlas(), line).dealBreakers;
  expect([read?.id, read?.unread]).toEqual(['partners-work', unread]);
});
