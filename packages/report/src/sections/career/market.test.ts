import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { market } from './market.ts';

it('names what is below or above most countries, since the expected growth stands before it', () => {
  const answers = answersOf({ 'work-arrangement': 'local-job' });
  const texts = viewsOf(answers, realAtlas().countries).flatMap((view) => market(view)?.said.text ?? []);
  expect(
    texts.filter((text) => /in 2026\. \[?(?:Fewer|More|In most|Most)/.test(text)).length,
  ).toBeGreaterThan(50);
  for (const text of texts) expect(text).not.toMatch(/That is (?:less|more)|it is more/);
});
