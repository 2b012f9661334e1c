import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../../../checks/review.ts';
import { answered } from '../../../../testing/answered.ts';
import { reportFor } from '../../../../testing/reports.ts';

const CANADIAN = { citizenship: ['CAN'], 'current-location': place('Winnipeg', 'Canada', 'ca') };
const said = (countries: readonly string[], question = 'Does my printer run at that voltage?') =>
  answered(CANADIAN, [...countries], question).mains?.said?.text ?? '';

describe('voltage and plugs', () => {
  it('are compared with home, with what needs a transformer', () => {
    expect(said(['ESP', 'USA'])).toMatch(
      /type C and F at 230 volts in Spain; .*against sockets of type A and B at 120 volts at home\. In Spain a device/,
    );
  });

  it('need no transformer where the voltage is that of home', () => {
    expect(said(['USA'])).not.toContain('transformer');
  });

  it.each(['Where are the charging points for a plug-in car?', 'May I wear ear plugs?'])(
    'are not the subject of "%s"',
    (question) => expect(said(['ESP'], question)).toBe(''),
  );
});

it('appear in a report that passes its checks', () => {
  const [persona] = PERSONAS;
  if (!persona) throw new Error('nobody');
  const answers = {
    ...persona.answers,
    ...answersOf({ 'additional-comments': 'Will my embosser run, which needs 110 volts?' }),
  };
  const report = reportFor(persona, { answers });
  expect(JSON.stringify(report)).toContain('Mains on record');
  expect(reviewReport(report, realAtlas(), answers)).toEqual([]);
});
