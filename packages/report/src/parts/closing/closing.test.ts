import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { BRAZILIAN_ENTREPRENEUR } from '@global-fit/matching/testing/personas/brazilianEntrepreneur';
import { BRITISH_NOMAD } from '@global-fit/matching/testing/personas/britishNomad';
import { answersOf, type Persona, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { rankingOf, reportFor } from '../../testing/reports.ts';
import { placeView } from '../../testing/views.ts';
import { firstStep } from './firstStep.ts';

function steps(persona: Persona, change: Persona['answers'] = {}): string {
  const answers = { ...persona.answers, ...change };
  const { nextSteps } = reportFor({ ...persona, answers }, { ranking: rankingOf({ ...persona, answers }) });
  return nextSteps.blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n');
}

describe('the first step', () => {
  it('is not to work during a visit, before there is a right to', () => {
    expect(steps(BRITISH_NOMAD)).toMatch(/by the clock of .* from home/);
  });

  it('is the court where custody is open, and no journey with the children', () => {
    const told = (text: string) =>
      steps(AMERICAN_FAMILY, answersOf({ 'unique-family-situation': text, 'ancestry-claim': 'no' }));
    const open = told('My ex contests custody, the hearing is in May.');
    expect(open).toContain('put the move before the court that decides on');
    expect(open).not.toMatch(/Bring the children|Let the children see|Show the children/);
    expect(told('We are a calm family.')).not.toContain('court');
  });

  it('is the letter about a claim by descent, where that is the way in', () => {
    const heir = (claim: string): string =>
      steps(
        BRAZILIAN_ENTREPRENEUR,
        answersOf({
          'ancestry-claim': claim,
          'ancestry-countries': claim === 'yes' ? ['ITA'] : [],
          'relocation-timeline': '5-plus-years',
        }),
      );
    expect(heir('yes')).toContain('ask the consulate of Italy in writing whether your line counts');
    expect(heir('no')).not.toContain('whether your line counts');
  });

  it('is the letter to the register before any application, for people who need a licence', () => {
    const nurse = steps(
      BRAZILIAN_ENTREPRENEUR,
      answersOf({
        'ancestry-claim': 'no',
        'work-arrangement': 'local-job',
        'career-field': 'healthcare',
        'special-skills': 'Registered nurse',
      }),
    );
    expect(nurse).toMatch(
      /write to .* about the recognition of your licence; send applications to .* once it has decided/,
    );
    expect(nurse).not.toContain('send five applications');
  });

  it('is the count of points where they alone decide, and no letter to employers', () => {
    const driver = (iso3: string, more: object = {}): string => {
      const told = {
        ...more,
        age: 36,
        citizenship: ['GBR'],
        'current-location': place('Birmingham', 'United Kingdom', 'gb'),
        'work-arrangement': 'local-job',
        'career-field': 'transport-logistics',
        'education-level': 'secondary',
        'years-in-field': 9,
        'languages-spoken': ['en'],
        'visa-preference': ['work', 'permanent-residency'],
        'relocation-duration': 'permanent',
        'expected-annual-income': '30k-50k',
      };
      const view = placeView(iso3, answersOf(told));
      return firstStep(view.profile, view).text;
    };
    expect(driver('AUS')).toMatch(
      /: look for your occupation on the list of the Skilled Independent visa .*, and have the points counted \(without a place on the list that way is closed\)/,
    );
    expect(driver('MLT')).toContain('send five applications');
    const officer = { 'special-skills': 'Second mate, STCW II/1' };
    expect(driver('AUS', officer)).toContain('on the list of the Skilled Independent visa');
    expect(driver('MLT', officer)).toContain('about the recognition of your licence');
  });

  it('brings no children along where the plan looks at places from home', () => {
    const journey = /(?:Bring|Let|Show) (?:your child|the children)/;
    expect(steps(AMERICAN_FAMILY)).toMatch(journey);
    expect(steps(AMERICAN_FAMILY, { 'budget-relocation': { value: 'under-5k' } })).not.toMatch(journey);
  });
});

describe('people who made the move', () => {
  it('are looked for in the country: a town may be too small for a forum of its own', () => {
    const { nextSteps, places } = reportFor(BRITISH_NOMAD, { ranking: rankingOf(BRITISH_NOMAD) });
    const text = nextSteps.blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n');
    expect(text).toMatch(new RegExp(`community forum of .* in (?:the )?${places[0]?.country}, read`));
  });
});
