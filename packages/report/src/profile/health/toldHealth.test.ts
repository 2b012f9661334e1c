import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { readProfile } from '../profile.ts';
import { devicesIn, illnessesIn, specialistsIn } from './namedIllnesses.ts';
import { classesIn, medicinesIn, medicinesTyped } from './namedMedicines.ts';
import { childHoped } from './toldHealth.ts';

const atlas = realAtlas();

describe('the illnesses and medicines of the form', () => {
  it.each([
    ['Type 1 diabetes and asthma', ['type 1 diabetes', 'asthma']],
    ['Rheumatoid arthritis, some arthritis in the knee', ['rheumatoid arthritis']],
    ['my thyroid (Hashimoto)', ['a thyroid condition']],
    ['Type 1 diabetes; my wife has MS', ['type 1 diabetes', 'multiple sclerosis']],
    ['Multiple-sclerosis, secondary progressive', ['multiple sclerosis']],
    ['MS in computer science', []],
    ['I sing in a choir', []],
    ['I carry the sickle cell trait (AS) and he is AS too', []],
    ['carrier of haemophilia', []],
    ['My son has sickle cell disease', ['a blood disorder']],
  ])('names the illnesses of “%s”', (text, names) => {
    expect(illnessesIn(text).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    [
      'Humira every two weeks, methotrexate',
      ['Humira', 'methotrexate'],
      ['refrigerated', 'injected', 'blood-tests'],
    ],
    ['Ritalin', ['Ritalin'], ['controlled']],
    ['testosterone gel, pregabalin', ['testosterone', 'pregabalin'], ['restricted']],
    ['Percocet and Klonopin', ['Percocet', 'Klonopin'], ['controlled']],
    ['apixaban', ['apixaban'], ['anticoagulant', 'not-to-stop']],
    ['insulin', ['insulin'], ['insulin', 'refrigerated', 'injected']],
    ['a blood thinner', [], ['anticoagulant', 'not-to-stop']],
    ['vitamin D', [], []],
    ['emtricitabine and tenofovir (PrEP)', ['emtricitabine', 'tenofovir'], ['blood-tests']],
    ['emtricitabine/tenofovir', ['emtricitabine', 'tenofovir'], ['not-to-stop', 'blood-tests']],
    ['apixaban to prevent a stroke', ['apixaban'], ['anticoagulant', 'not-to-stop']],
    ['propranolol as needed, sertraline', ['propranolol', 'sertraline'], ['not-to-stop']],
  ])('recognises medicines and their consequences in “%s”', (text, names, classes) => {
    expect(medicinesIn(text).map(({ name }) => name)).toEqual(names);
    expect([...classesIn(text)].sort()).toEqual([...classes].sort());
  });

  it('distinguishes devices from medicines, and keeps abbreviations in capitals', () => {
    const typed = 'Insulin lispro, insulin pump, CGM sensors, baclofen 10 mg and HRT';
    expect(medicinesTyped(typed)).toEqual(['insulin lispro', 'baclofen', 'HRT']);
    expect(devicesIn(typed)).toEqual(['insulin pump', 'glucose sensors']);
    expect(specialistsIn('full-time wheelchair, needs a neurologist')).toEqual(['neurologist']);
  });

  it.each([
    [{ 'medical-conditions': ['pregnancy'], 'medical-conditions-details': 'due in March' }, 'expecting'],
    [{ 'medical-conditions': ['pregnancy'], 'medical-conditions-details': 'IVF with a donor' }, 'planning'],
    [{ 'medical-conditions': ['pregnancy'], 'couple-lifestyle-priorities': ['starting-family'] }, 'planning'],
    [{ 'medical-conditions': ['pregnancy'] }, 'either'],
    [{ 'medical-conditions': ['pregnancy'], 'medical-conditions-details': 'birth in May 2027' }, 'expecting'],
    [{ 'medical-conditions': ['pregnancy'], 'additional-comments': 'Our baby comes in June.' }, 'expecting'],
    [{ 'medical-conditions': ['pregnancy'], 'additional-comments': 'Rent is due in June.' }, 'either'],
    [{ 'medical-conditions': ['none'] }, undefined],
  ])('distinguishes a pregnancy from a plan: %j', (answers, state) => {
    expect(childHoped(readProfile(atlas, answersOf(answers as never), 'Ann'))?.state).toBe(state);
  });
});

describe('the medicines in a text', () => {
  it('distinguishes a medicine from the name of the person taking it', () => {
    expect(
      medicinesTyped('ocrelizumab twice a day, baclofen; Graham: metformin\nMy father (81): Xyzzol 5 mg'),
    ).toEqual(['ocrelizumab', 'baclofen', 'metformin', 'xyzzol']);
    expect(medicinesTyped('Metformin: 500 mg; Xyzzol: daily')).toEqual(['metformin', 'xyzzol']);
    expect(
      medicinesTyped('Joris methylphenidate 10mg; my wife’s insulin lispro, Mum: Xyzzol', ['Joris']),
    ).toEqual(['methylphenidate', 'insulin lispro', 'xyzzol']);
    expect(medicinesTyped('Symbicort daily, salbutamol when needed')).toEqual(['Symbicort', 'salbutamol']);
    expect(medicinesTyped('adrenaline auto injector, two always')).toEqual(['adrenaline auto injector']);
    expect(medicinesTyped('sertraline 100, zolpidem rarely')).toEqual(['sertraline', 'zolpidem']);
    expect(medicinesTyped('cetirizin in spring, Xyzzol during the pollen season')).toEqual([
      'cetirizin',
      'xyzzol',
    ]);
    expect(medicinesTyped('leuprolide (Lupron) 11.25 mg every three months, estradiol each 2 weeks')).toEqual(
      ['leuprolide', 'estradiol'],
    );
    expect(medicinesTyped('PrEP (emtricitabine/tenofovir) daily')).toEqual(['emtricitabine/tenofovir']);
  });

  it('recognises a name in brackets as the same medicine, and capitalises brands', () => {
    expect(medicinesIn('methylphenidate (concerta) 36 mg').map(({ name }) => name)).toEqual([
      'methylphenidate',
    ]);
    expect(medicinesIn('CONCERTA, Sertraline').map(({ name }) => name)).toEqual(['Concerta', 'sertraline']);
  });
});
