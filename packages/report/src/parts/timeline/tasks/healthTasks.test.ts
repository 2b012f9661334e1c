import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { healthTasks } from './healthTasks.ts';

const tasksFor = (details: string, iso3: string, home = place('Alexandria', 'Egypt', 'eg')) =>
  viewsOf(
    answersOf({
      citizenship: ['EGY'],
      'current-location': home,
      'medication-dependencies': 'yes',
      'medication-details': details,
    }),
    realAtlas().countries.filter((one) => one.iso3 === iso3),
  )
    .slice(0, 1)
    .flatMap((view) => healthTasks(view, [], 12));

const controlled = (...asked: Parameters<typeof tasksFor>): string | null =>
  tasksFor(...asked).find(({ step }) => step === 'controlled-medicine')?.said.text ?? null;

it('puts the document for a controlled medicine before any journey, and the certificate between Schengen states', () => {
  expect(controlled('Concerta 27 mg for my son', 'DEU')).toMatch(
    /Before any journey, a visit included, have the medicines authority of Germany say in writing/,
  );
  expect(controlled('Concerta', 'DEU', place('Lyon', 'France', 'fr'))).toMatch(
    /Between Schengen states a certificate of your health authority covers 30 days/,
  );
});

it('has no task for other medicines', () => {
  expect(controlled('losartan', 'DEU')).toBeNull();
  expect(tasksFor('losartan', 'DEU').map(({ step }) => step)).toContain('medicines');
});

it('leaves open whether people at work are insured by law or choose an insurer of their own', () => {
  const employed = viewsOf(
    answersOf({ citizenship: ['EGY'], 'work-arrangement': 'local-job' }),
    realAtlas().countries.filter(({ iso3 }) => iso3 === 'CHE'),
  ).flatMap((view) => healthTasks(view, [], 12).filter(({ step }) => step === 'work-cover'));
  expect(employed.map(({ said }) => said.text).join()).toMatch(
    /a policy of their own.*choose an insurer there/,
  );
});
