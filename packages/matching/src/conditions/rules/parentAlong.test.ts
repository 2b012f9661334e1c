import { describe, expect, it } from 'vitest';
import { DEAL_BREAKER_RULES } from '../dealBreakerRules.ts';
import { PARENT_ALONG } from './parentAlong.ts';

const rule = DEAL_BREAKER_RULES.find(({ id }) => id === PARENT_ALONG);
const reads = (line: string): boolean => rule?.words.test(line) === true;

describe('a line on a parent who has to be let live there', () => {
  it.each([
    'a country where my mother cannot live with us',
    'my mother-in-law cannot come with us',
    'no visa for my father-in-law',
    'we cannot bring her mum',
    'dad has to come too',
    'my mother has to come',
    'my parents must be able to live with us',
    "nowhere that my wife's mother can't join us",
    'countries that will not let my mum stay',
    'leaving my mother behind',
    "my husband's parents not allowed to live with us",
    'anywhere my in-laws may not follow',
    'both our mothers cannot live with us',
    'a country which does not grant residence to parents',
    'my parents cannot get a permit',
    'bring my mother',
    'i want to bring my mom and dad',
  ])('reads "%s"', (line) => {
    expect(reads(line)).toBe(true);
  });

  it.each([
    'more than 5 hours from my parents',
    'two mothers not recognised',
    'a country where two mothers cannot both be parents',
    'my mother cannot live in such heat',
    'my mother must live near the sea',
    'no citizenship through my mother',
    'my parents cannot visit us',
    'my mother has to come to visit',
    'no good hospitals for my mother',
    'no permit for my wife',
    'single mothers are not respected',
  ])('leaves "%s" to others', (line) => {
    expect(reads(line)).toBe(false);
  });
});
