import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { words } from '../../prose/said.ts';
import { MOVE, order } from './order.ts';
import { type DraftTask, LAST, task } from './task.ts';

const draft = (step: string, before: number, more: Parameters<typeof task>[4] = {}): DraftTask =>
  task(step, step, words(step), before, more);

const PERMIT = [
  draft('visit', 15, { takes: 1, away: true }),
  draft('papers', 8, { takes: 1 }),
  draft('apply', LAST, { takes: 4, after: ['visit', 'papers'] }),
  draft('permit', LAST, { after: ['apply'] }),
  draft('roof', 2, { takes: 1, after: ['permit'] }),
  draft(MOVE, LAST),
  draft('year', -12, { after: [MOVE] }),
];

const months = (wished: number, day: number) => {
  const { tasks, move, delayedBy } = order(PERMIT, wished, day);
  return { at: Object.fromEntries(tasks.map(({ step, at }) => [step, at])), move, delayedBy };
};

describe('order', () => {
  it('counts back from the move where there is time', () => {
    expect(months(18, 3)).toEqual({
      at: { visit: 3, papers: 10, apply: 13, permit: 17, roof: 17, move: 18, year: 30 },
      move: 18,
      delayedBy: [],
    });
  });

  it('postpones the move rather than change the order, and names the steps that take longer', () => {
    expect(months(5, 22)).toEqual({
      at: { visit: 1, papers: 1, apply: 2, permit: 6, roof: 6, move: 7, year: 19 },
      move: 7,
      delayedBy: ['visit', 'apply', 'permit', 'roof'],
    });
    expect(months(5, 3).move).toBe(6);
  });

  it('puts no task before today, before what it waits for, or after the move that it must precede', () => {
    const drafts = fc.array(
      fc.record({
        before: fc.integer({ min: -12, max: 20 }),
        takes: fc.integer({ min: 0, max: 6 }),
        after: fc.array(fc.nat(7), { maxLength: 3 }),
        away: fc.boolean(),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        drafts,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 31 }),
        (some, wished, day) => {
          const all = [
            ...some.map(({ before, takes, after, away }, i) =>
              draft(`t${i}`, before, {
                takes,
                away,
                after:
                  before < 0
                    ? [MOVE]
                    : after.filter((n) => n < i && (some[n]?.before ?? -1) >= 0).map((n) => `t${n}`),
              }),
            ),
            draft(MOVE, LAST),
          ];
          const { tasks, move } = order(all, wished, day);
          const at = new Map(tasks.map((one) => [one.step, one]));
          for (const one of tasks) {
            expect(one.at).toBeGreaterThanOrEqual(0);
            if (one.before >= 0) expect(one.at + one.takes).toBeLessThanOrEqual(move);
            for (const step of one.after) {
              const first = at.get(step);
              if (first) expect(first.at + first.takes).toBeLessThanOrEqual(one.at);
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
