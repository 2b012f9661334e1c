import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../checks/passages.ts';
import { reviewReport } from '../checks/review.ts';
import type { TierId } from '../model.ts';
import { rankingOf, reportFor } from '../testing/reports.ts';

/** The reply to a remark, without the remark itself; nothing in its report may point to what the edition lacks. */
function replyTo(remark: string, tier: TierId): string {
  const answers = { ...PORTUGUESE_RETIREE.answers, ...answersOf({ 'additional-comments': remark }) };
  const ranking = rankingOf(PORTUGUESE_RETIREE);
  const document = reportFor({ ...PORTUGUESE_RETIREE, answers }, { ranking, tier });
  expect(reviewReport(document, realAtlas(), answers)).toEqual([]);
  const told = textsOf(document).find(({ text }) => text.startsWith('You also told us'));
  return told?.text.replace(/“[^”]*”/, '') ?? '';
}

/** Remarks that Silver answers by a chapter or the roadmap, and what Bronze says instead. */
const REMARKS: readonly (readonly [remark: string, silver: RegExp, bronze: RegExp])[] = [
  ['Which visa would we get?', /stands? under Legal/, /The way in that fits you on our records is [^;]*\. /],
  ['Can our kids stay on our permit after they turn 18?', /the records under Legal/, /by our records/],
  ['We leave after the school year ends in December.', /your roadmap/, /your plan/],
  ['Where do we start?', /Your roadmap/, /Begin with the papers/],
  ['Is a PhD a paid job?', /taken up under Education/, /begins with the Silver report/],
];

describe('a reply to a remark', () => {
  it.each(REMARKS)('points only to what the edition has: %s', (remark, silver, bronze) => {
    expect(replyTo(remark, 'silver')).toMatch(silver);
    expect(replyTo(remark, 'bronze')).toMatch(bronze);
  });
});
