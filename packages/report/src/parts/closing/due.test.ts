import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../../model.ts';
import { reportFor } from '../../testing/reports.ts';
import { dueStage } from './due.ts';

function lineOf({ nextSteps }: ReportDocument): string {
  const texts = nextSteps.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  return texts.find((text) => / (?:those|the one) under /.test(text)) ?? '';
}

/** "before you move (May 2028), those under Financial and Family" as stage and headings. */
function partOf(line: string, heading: string): string {
  return (
    /.*(before you decide|before you apply|before you move|once you are there)/i
      .exec(line.slice(0, line.indexOf(heading)))?.[1]
      ?.toLowerCase() ?? ''
  );
}

describe('dueStage', () => {
  it.each([
    ['Teach your child the new address in Copenhagen and one telephone number by heart.', 'arrive'],
    ['File the last tax return in Canada with the date of the move to Spain in it.', 'arrive'],
    ['It may help to try the way to work in Berlin at the hour you would take it.', 'decide'],
    ['It pays to view each home in Faro in the rain.', 'decide'],
    [
      'You may wish to walk from the last train to a likely home in Faro on a Saturday before you sign.',
      'decide',
    ],
    ['Find one club in Faro for what you do outdoors, and go along once on your visit.', 'decide'],
    [
      'Get your master’s degree compared for Denmark before the first application, on a copy with an apostille.',
      'apply',
    ],
    ['Ask at each interview in Berlin who decides on the salary.', 'apply'],
    ['Have every offer translated into net pay.', 'apply'],
    ['Book one appointment at a clinic in Faro for the first fortnight, and bring findings.', 'move'],
    ['Set a standing order from home to Faro before you go, and a second way to pay if it fails.', 'move'],
  ])('%s', (text, stage) => {
    expect(dueStage(text)).toBe(stage);
  });
});

/** Loaded machines are slow; what is tested is not speed. */
const PATIENCE_MS = 60_000;

describe('dueLine', { timeout: PATIENCE_MS }, () => {
  it('puts every action of the first place at its stage, and none of Legal', () => {
    for (const persona of PERSONAS) {
      const document = reportFor(persona);
      const line = lineOf(document);
      const applies = JSON.stringify(document.timeline).includes('"Apply:');
      for (const { heading, blocks } of document.places[0]?.sections ?? []) {
        const action = blocks.find(({ kind }) => kind === 'action');
        if (heading === 'Legal' || !action || !('text' in action)) continue;
        const stage = dueStage(action.text);
        const said = {
          decide: 'before you decide',
          apply: applies ? 'before you apply' : 'before you move',
          move: 'before you move',
          arrive: 'once you are there',
        }[stage];
        expect(partOf(line, heading), `${persona.id}: ${heading}`).toBe(said);
      }
      expect(line).not.toContain('Legal');
    }
  });

  it('leaves out what the tier does not contain, and the months where there is no roadmap', () => {
    const line = lineOf(reportFor(AMERICAN_FAMILY, { tier: 'bronze' }));
    expect(line).not.toMatch(/Financial|Healthcare|Education|20\d\d/);
    expect(line).toContain('Housing');
  });

  it('mentions no application to people with free movement', () => {
    expect(lineOf(reportFor(PORTUGUESE_RETIREE))).not.toContain('before you apply');
  });
});
