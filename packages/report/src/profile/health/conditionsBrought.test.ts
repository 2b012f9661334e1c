import { describe, expect, it } from 'vitest';
import { doctorTasks } from '../../parts/timeline/tasks/arrivalTasks.ts';
import { viewFor } from '../../testing/lawHouseholds.ts';
import { conditionsBrought } from './conditionsBrought.ts';

const brought = (details: string, more: object = {}) =>
  conditionsBrought(
    viewFor('IRL', { 'medical-conditions': ['other'], 'medical-conditions-details': details, ...more })
      .profile,
  );

describe('a condition that takes no care', () => {
  it.each([
    'Sickle cell trait (AS), no treatment',
    'Colour blind; no care needed',
    'A scar. Needs nothing.',
    'One kidney from birth. I am not on any medication.',
    'Sickle cell trait, no treatment, no medication',
    'Sickle cell trait (no treatment). Flat feet, no care needed.',
    'Psoriasis, no treatment needed',
  ])('is brought along without doctors to find: %s', (details) => {
    expect(brought(details)).toEqual([]);
  });

  it.each([
    'Psoriasis, no treatment has helped so far',
    'Lupus; no therapy here in Kumasi',
    'Epilepsy, well set with tablets',
    'No treatment without a prescription from Dr Mensah',
    'I cannot live without treatment.',
    'I would not survive a week without medication.',
    'Epilepsy, and I get seizures without medication',
    'Muscular dystrophy, there is no treatment.',
    'Muscular dystrophy. There was no therapy.',
    'Cystic fibrosis: at home there is no therapy',
    'Spinal muscular atrophy; our state pays no therapy',
    'A rare anaemia. It needs nothing but blood every month.',
    'Lupus in remission, no medication',
    'Ulcerative colitis. I am not on any medication.',
    'A rare vasculitis, stable, no treatment',
  ])('is none where a treatment is only lacking: %s', (details) => {
    expect(brought(details)).toEqual(['other']);
  });

  it('counts where a medicine is taken, or another condition is ticked', () => {
    const trait = 'Thalassaemia trait, no treatment';
    expect(brought(trait, { 'medication-dependencies': 'yes' })).toEqual(['other']);
    expect(brought(trait, { 'medical-conditions': ['other', 'mobility'] })).toEqual(['mobility']);
  });

  it.each([
    'Lupus, on hydroxychloroquine. Sickle cell trait, no treatment.',
    'Lupus. Sickle cell trait, no treatment.',
    'Sickle cell trait, no treatment. Lupus since 2015.',
    'Crohn’s disease and sickle cell trait, no treatment',
    'Underactive thyroid on a hormone every day, no therapy',
    'Sickle cell trait, no treatment; lupus: azathioprine',
  ])('counts where another one told beside it may take care: %s', (details) => {
    expect(brought(details)).toEqual(['other']);
  });

  it('leaves no appointment in the plan', () => {
    const tasks = (details: string) =>
      doctorTasks(
        viewFor('IRL', { 'medical-conditions': ['other'], 'medical-conditions-details': details }),
        [],
        12,
      );
    expect(tasks('Sickle cell trait, no treatment')).toEqual([]);
    expect(tasks('Sickle cell disease, transfusions')).toHaveLength(1);
  });
});
