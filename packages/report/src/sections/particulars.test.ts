import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { drivingTasks } from '../parts/timeline/tasks/paperTasks.ts';
import { languageTasks } from '../parts/timeline/tasks/languageTasks.ts';
import { moveTasks } from '../parts/timeline/tasks/moveTasks.ts';
import type { Writer } from '../place/passage.ts';
import type { PlaceView } from '../place/view.ts';
import { viewsOf } from '../testing/views.ts';
import { partnersRecognition, recognition } from './career/recognition.ts';
import { energyAction } from './career/energy.ts';
import { familyActions } from './family/actions.ts';
import { medicinesTyped } from '../profile/health/namedMedicines.ts';
import { medicines, treatment } from './healthcare/practice.ts';
import { housingActions } from './housing/actions.ts';
import { languageAction } from './lifestyle/actions.ts';
import { missed } from './lifestyle/people.ts';
import { medicineAbroad } from './safety/medicine.ts';

function views(written: Readonly<Record<string, Written>>, codes: readonly string[]): readonly PlaceView[] {
  return viewsOf(
    answersOf(written),
    codes.flatMap((code) => realAtlas().country(code) ?? []),
  );
}

/** What these writers have to say, about all of the places. */
const told = (all: readonly PlaceView[], ...writers: readonly Writer[]): string =>
  all.flatMap((view) => writers.map((write) => write(view)?.said.text ?? '')).join('\n');

describe('illness and medicine', () => {
  const BOTH = {
    'medical-conditions': ['specialist-care'],
    'medication-dependencies': 'yes',
    'medication-details': 'methylphenidate 30 mg (morning), donepezil 10 mg',
  };

  it.each([['autism of our son, dementia of my mother'], ['dementia of my mother, autism of our son']])(
    'gives each illness its own specialist: %s',
    (text) => {
      const said = told(views({ ...BOTH, 'medical-conditions-details': text }, ['NOR']), treatment);
      expect(said).toContain('the one with a developmental clinic for autism');
      expect(said).toContain('the one with a memory clinic for dementia');
    },
  );

  it('puts every medicine of a list into the letter, and none from a sentence', () => {
    expect(told(views(BOTH, ['NOR']), medicines)).toContain(
      'should name methylphenidate and donepezil by substance',
    );
    expect(medicinesTyped('Xyzzol 5mg daily; vitamin D, insulin (pen)')).toEqual([
      'xyzzol',
      'vitamin d',
      'insulin',
    ]);
    expect(
      medicinesTyped(
        'methotrexate 15mg weekly, adalimumab (Humira) injection every 2 wks, 2 puffs salbutamol',
      ),
    ).toEqual(['methotrexate', 'adalimumab', 'salbutamol']);
    expect(medicinesTyped('levothyroxine, adderall XR 20mg')).toEqual(['levothyroxine', 'Adderall XR']);
    expect(medicinesTyped('Biktarvy 1x daily, metformin 2 x 500 mg')).toEqual(['Biktarvy', 'metformin']);
    expect(medicinesTyped('Levotiron 75 mcg (levothyroxine)')).toEqual(['Levotiron (levothyroxine)']);
    expect(medicinesTyped('I take something for my heart and Anna needs an inhaler')).toBeNull();
  });

  it('says what to have in writing, above all for a controlled one, where the chapter on health did not', () => {
    expect(told(views({ ...BOTH, 'medication-details': 'bisoprolol' }, ['NOR']), medicineAbroad)).toContain(
      'ask the medicines authority of each country by substance',
    );
    const [view] = views(BOTH, ['NOR']);
    expect(view && medicineAbroad(view)?.said.text).toMatch(/control methylphenidate: before any journey/);
    view?.ledger.use('medicines');
    expect(view && medicineAbroad(view)).toBeNull();
  });
});

describe('work', () => {
  const EMPLOYED = { 'work-arrangement': 'local-job', 'career-field': 'engineering' };

  it('needs registration only in fields that are licensed nearly everywhere', () => {
    expect(told(views(EMPLOYED, ['SWE', 'NOR', 'DNK']), recognition)).not.toMatch(
      /own register|register in|without the licence/,
    );
    expect(told(views({ ...EMPLOYED, 'career-field': 'healthcare' }, ['SWE']), recognition)).toMatch(
      /register|body/,
    );
  });

  it('includes the partner’s profession or trade', () => {
    const couple = {
      ...EMPLOYED,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Marek',
      'family-member-1-relationship': 'spouse',
    };
    const skills = (text: string): string =>
      told(views({ ...couple, 'special-skills': text }, ['SWE']), partnersRecognition);
    expect(skills('Engineer; Marek is a state-certified physiotherapist')).toMatch(
      /Marek[^.]* as a physiotherapist in Sweden[^.]*\(Socialstyrelsen\)|\(Socialstyrelsen\)[^.]* (?:for Marek, as|whether Marek may work as) a physiotherapist/,
    );
    expect(skills('Bridges; Marek is a gardener')).toMatch(
      /^Marek should bring the certificates as a gardener/,
    );
    expect(skills('Bridges. Marek: welder, EN ISO 9606-1, 18 years')).toMatch(
      /^Marek should bring the certificates as a welder/,
    );
    expect(skills('My husband works as a pastry chef.')).toMatch(
      /^Marek should bring the certificates as a pastry chef/,
    );
    for (const other of [
      'Marek is a great fan of mine',
      'Marek is a Czech citizen',
      'Marek: none yet',
      'Bridges',
    ])
      expect(skills(other)).toBe('');
  });

  it('sends no student to guest lectures', () => {
    const learner = { 'life-purpose-motivation': 'learning' };
    expect(told(views({ ...learner, 'work-arrangement': 'study' }, ['PRT']), energyAction)).toBe('');
    expect(told(views({ ...learner, ...EMPLOYED }, ['PRT']), energyAction)).toContain('guests at lectures');
  });
});

describe('words that depend on the household', () => {
  it('mention a lift at 58 only to people who need one', () => {
    const retired = { age: 58, 'retirement-timeline': 'already-retired', 'work-arrangement': 'not-working' };
    const steps = /lift|walk-in shower|Count the steps/;
    expect(told(views(retired, ['CYP']), ...housingActions)).not.toMatch(steps);
    for (const more of [{ age: 70 }, { 'medical-conditions': ['mobility'] }])
      expect(told(views({ ...retired, ...more }, ['CYP']), ...housingActions)).toMatch(steps);
  });

  it('leave no bracket for a missing choice, and name no home that nobody chose', () => {
    const calm = { 'life-purpose-motivation': 'rest-health', 'housing-preference': 'undecided' };
    for (const kind of [['rural', 'lake-river'], ['large-city']]) {
      const all = views({ ...calm, 'location-type': kind }, ['CYP', 'TUR', 'PRT']);
      for (const line of told(all, ...housingActions).split('\n'))
        expect(line.startsWith('['), line).toBe(line.includes('|'));
    }
    const roof = (home: string): string =>
      views({ 'housing-preference': home }, ['CYP'])
        .flatMap((view) => moveTasks(view, [], null))
        .map(({ said }) => said.text)
        .join(' ');
    expect(roof('undecided')).not.toContain('lasting home');
    expect(roof('rent-house')).toMatch(/lasting home \(a house to rent\)/);
  });

  it('mention no benefits that come with time', () => {
    expect(
      told(views({ 'support-systems-leaving': ['public-benefits', 'friends'] }, ['CYP']), missed),
    ).not.toMatch(/benefits/);
  });

  it('refer to a lawyer for custody and the like, and name no notary for a purchase', () => {
    const situation = (text: string): string =>
      told(views({ 'unique-family-situation': text }, ['DNK']), ...familyActions);
    expect(situation('My parents pay for my studies')).not.toContain('lawyer');
    expect(situation('My daughter in Dallas thinks I am crazy')).not.toMatch(/your family situation/);
    expect(situation('My partner has another passport')).toMatch(
      /your family situation in three sentences to the embassy/,
    );
    expect(situation('Shared custody of a daughter')).toContain('to a lawyer in Denmark');
    expect(
      told(views({ 'housing-preference': 'buy-house' }, ['DNK', 'GBR']), ...housingActions),
    ).not.toContain('notary');
  });

  it('claim no exchange of a licence', () => {
    const home = { 'current-location': place('Austin', 'United States', 'us') };
    for (const view of views(home, ['PRT', 'ESP', 'THA']))
      for (const { said } of drivingTasks(view, [], null))
        expect(said.text).not.toMatch(/will have to exchange/);
  });

  it('mention a test only in a language of the law, to people who speak none of its kind', () => {
    const learner = {
      'languages-spoken': ['vi', 'en'],
      'language-test-preparedness': 'need-preparation',
      'relocation-duration': 'permanent',
    };
    expect(told(views(learner, ['MUS']), languageAction)).not.toContain('test');
    expect(told(views(learner, ['PRT']), languageAction)).toContain('you would take a test');
    const later = views(learner, ['MUS']).flatMap((view) => languageTasks(view, [], null));
    expect(later.map(({ said }) => said.text).join(' ')).not.toMatch(/permanence/);
  });
});
