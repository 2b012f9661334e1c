import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { composeSection } from '../compose.ts';
import { CAREER } from './plan.ts';
import { recognition } from './recognition.ts';

const told = (codes: readonly string[]): string =>
  viewsOf(
    answersOf({ 'work-arrangement': 'local-job', 'career-field': 'construction-trades' }),
    codes.flatMap((code) => realAtlas().country(code) ?? []),
  )
    .map((view) => recognition(view)?.said.text ?? '')
    .join('\n');

describe('work that takes a licence in some countries', () => {
  it('is looked up with the Commission for members of the Union only', () => {
    expect(told(['AUS', 'NZL'])).not.toMatch(/Commission|European/);
    expect(told(['AUS', 'NZL'])).toMatch(/professional body of Australia/);
    expect(told(['AUS', 'ITA'])).toMatch(
      /the Commission’s database of regulated professions tells which need one in Italy/,
    );
  });
});

describe('a licensed profession', () => {
  it('is named to a customer who asked for discretion too, since its register is public', () => {
    const nurse = {
      'work-arrangement': 'local-job',
      'career-field': 'healthcare',
      'special-skills': 'BSN, registered nurse, 14 years in intensive care',
      'ideal-life-vision': 'Please be discreet with my ex, he does not know yet.',
    };
    const [view] = viewsOf(answersOf(nurse), [realAtlas().country('AUS') ?? []].flat());
    expect(view?.profile.discreet).toEqual(['ideal-life-vision']);
    expect(view && recognition(view)?.said.text).toContain('Nursing and Midwifery Board of Australia');
  });
});

/** The chapter on work of five places of one report. */
function chapters(written: Parameters<typeof answersOf>[0]): readonly string[] {
  const five = ['AUS', 'NZL', 'CAN', 'IRL', 'DEU'].flatMap((code) => realAtlas().country(code) ?? []);
  return viewsOf(answersOf({ 'work-arrangement': 'local-job', ...written }), five).map((view) =>
    composeSection(view, CAREER)
      .blocks.map((block) => (block.kind === 'paragraph' ? block.text : ''))
      .join('\n'),
  );
}

describe('the licence of a profession that was named', () => {
  it('is told of every place, since each has a body of its own', () => {
    const told = chapters({
      citizenship: ['GHA'],
      'current-location': { value: 'Kumasi, Ghana', city: 'Kumasi', country: 'Ghana', countryCode: 'gh' },
      'career-field': 'healthcare',
      'special-skills': 'MBChB, medical officer in anaesthesia',
      'new-location-priorities': ['job-market'],
      'work-life-integration': 'balanced',
    });
    expect(told[3]).toContain('Irish Medical Council');
    expect(told[4]).toContain('Fachsprachprüfung');
  });

  it('is told in a field that takes none, where the profession does', () => {
    const of = (skills: string) =>
      chapters({ citizenship: ['PHL'], 'career-field': 'transport-logistics', 'special-skills': skills })[0];
    expect(of('Second mate (STCW II/1), GMDSS')).toMatch(/ship’s officer in Australia.*maritime authority/s);
    expect(of('Airline pilot, ATPL')).toMatch(/civil aviation authority/);
    expect(of('Forklift, ADR, code 95')).not.toMatch(/authority of Australia/);
  });

  it('takes an architect of software or of ships for none of houses', () => {
    const of = (skills: string) =>
      chapters({ citizenship: ['IND'], 'career-field': 'engineering', 'special-skills': skills })[0];
    expect(of('Cloud architect, Kubernetes')).not.toMatch(/as an architect/);
    expect(of('Naval architect')).not.toMatch(/architect/);
    expect(of('Yacht architect and boat builder')).not.toMatch(/architect/);
    expect(of('Architect, twelve years of housing')).toMatch(/as an architect/);
  });
});
