import { partsOf } from './clauses.ts';
import type { Asked, Topic } from './topic.ts';
import { TOPICS } from './topics.ts';

/** The most subjects answered in one question. */
const MOST = 3;

function spoken(topic: Topic, asked: Asked, words: RegExp): number {
  if (topic.not?.test(asked.text) || (topic.with && !topic.with.test(asked.text))) return -1;
  if (topic.when && !topic.when(asked)) return -1;
  return asked.text.search(words);
}

/**
 * The subjects for which a question has specific nouns, in the order of the question, at most three. A topic replaces
 * the topics it covers, except in a part of the question that names only those.
 */
export function topicsNamed(asked: Asked): readonly Topic[] {
  const parts = partsOf(asked.text);
  const named = TOPICS.flatMap((topic) => {
    const at = spoken(topic, asked, topic.about);
    const own = parts.flatMap((part, i) => (topic.about.test(part) ? [i] : []));
    return at < 0 ? [] : [{ topic, at, own: own.length > 0 ? own : parts.map((_, i) => i) }];
  });
  const kept = named.filter(
    ({ topic: { id }, own }) =>
      !named.some(
        (other) =>
          other.topic.over?.includes(id) &&
          (other.topic.whole || own.every((part) => other.own.includes(part))),
      ),
  );
  return kept
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ topic }) => topic);
}

/** The subjects of a question. General words ("cost", "work") count only where nothing else does. */
export function topicsOf(asked: Asked): readonly Topic[] {
  const named = topicsNamed(asked);
  return named.length > 0
    ? named
    : TOPICS.filter((topic) => topic.loose && spoken(topic, asked, topic.loose) >= 0).slice(0, 1);
}
