import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PROFESSIONS } from '@global-fit/matching/profile/work/professions';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { licenceTasks } from '../../parts/timeline/tasks/licenceTasks.ts';
import { partnersRecognition, recognition } from '../../sections/career/recognition.ts';
import { placeView } from '../../testing/views.ts';
import { demandOpen, demandsSaid, registerSaid } from './registers.ts';

const NURSE = {
  citizenship: ['PHL'],
  'current-location': place('Cebu', 'Philippines', 'ph'),
  'work-arrangement': 'local-job',
  'career-field': 'healthcare',
  'special-skills': 'Registered nurse, eight years on a ward',
};

function viewIn(iso3: string, answers: object = {}) {
  return placeView(iso3, answersOf({ ...NURSE, ...answers }));
}

const homeOf = (iso3: string) => realAtlas().country(iso3);

describe('the table of registers', () => {
  it('names only professions that the profile can recognise', () => {
    const known = PROFESSIONS.map(([, name]) => name);
    const named = realAtlas().countries.flatMap(({ iso3 }) =>
      known.map((name) => realAtlas().professionRegister(iso3, name)?.professions ?? []),
    );
    expect(named.flat().filter((name) => !known.includes(name))).toEqual([]);
    expect(named.flat().length).toBeGreaterThan(100);
  });
});

describe('a profession that a register guards', () => {
  it('is described with the name of the body, in the chapter on work and in the roadmap', () => {
    const view = viewIn('GBR');
    const body = 'the Nursing and Midwifery Council (NMC)';
    expect(recognition(view)?.said.text).toContain(body);
    expect(recognition(view)?.said.facts).toContain('register:GBR-nurse');
    expect(licenceTasks(view, [], null)[0]?.said.text).toContain(body);
  });

  it('is described for the partner’s profession too', () => {
    const view = viewIn('IRL', {
      'career-field': 'technology',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Ana',
      'family-member-1-relationship': 'spouse',
      'special-skills': 'Ana is a physiotherapist.',
    });
    expect(partnersRecognition(view)?.said.text).toContain('CORU');
  });

  it('covers the common professions where only healthcare was ticked', () => {
    const text = recognition(viewIn('AUS', { 'special-skills': '' }))?.said.text;
    expect(text).toContain('the Medical Board of Australia (Ahpra) for physicians');
    expect(text).toContain('for nurses');
  });

  it('names no body where no record does', () => {
    expect(registerSaid(viewIn('TCD'), 'nurse')).toBeNull();
    expect(licenceTasks(viewIn('TCD'), [], null)[0]?.said.text).toContain('the nursing council of Chad');
  });
});

describe('what a register asks for', () => {
  it('is a language test, and an exam for people trained far away', () => {
    const text = demandsSaid(viewIn('GBR'), 'nurse', homeOf('PHL'))?.text;
    expect(text).toContain('IELTS');
    expect(text).toContain('OSCE');
  });

  it('is nothing for people trained there, and unknown only where no record says', () => {
    const views = ['PHL', 'GBR', 'TCD'].map((iso3) => viewIn(iso3));
    const open = demandOpen(views, 'nurse', homeOf('PHL'), 'exam').map(({ iso3 }) => iso3);
    expect(open).toEqual(['TCD']);
  });

  it('is no test in a language in which somebody trained', () => {
    expect(demandsSaid(viewIn('GBR'), 'nurse', homeOf('AUS'))?.text).not.toContain('IELTS');
  });

  it('is no exam for people whose training the European Union recognises', () => {
    const italian = viewIn('DEU', { citizenship: ['ITA'] });
    expect(demandsSaid(italian, 'physician', homeOf('ITA'))?.text).not.toContain('Kenntnisprüfung');
    // The rule is made for citizens of the Union.
    expect(demandsSaid(viewIn('DEU'), 'physician', homeOf('ITA'))?.text).toContain('Kenntnisprüfung');
    expect(demandsSaid(viewIn('DEU'), 'physician', homeOf('IND'))?.text).toContain('Kenntnisprüfung');
    expect(demandsSaid(viewIn('DEU'), 'physician', homeOf('DEU'))).toBeNull();
  });
});
