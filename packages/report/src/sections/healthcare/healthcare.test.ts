import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type Persona, place } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import type { ReportDocument } from '../../model.ts';
import { rankingOf, reportFor } from '../../testing/reports.ts';
import { devicesIn, illnessesIn } from '../../profile/health/namedIllnesses.ts';
import { medicinesTyped } from '../../profile/health/namedMedicines.ts';
import { patientOf } from '../../profile/health/toldHealth.ts';
import { readProfile } from '../../profile/profile.ts';

const atlas = realAtlas();

const linesOf = (document: ReportDocument): readonly string[] =>
  document.places.flatMap(({ sections }) =>
    sections
      .filter(({ heading }) => heading === 'Healthcare')
      .flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [block.text] : []))),
  );

const [FIRST] = PERSONAS;
if (!FIRST) throw new Error('no personas');

/** A report on three fixed places for a written person with other answers. */
function reportOn(
  places: readonly string[],
  change: Record<string, unknown>,
  base: Answers = {},
): ReportDocument {
  const answers: Answers = { ...base, ...answersOf(change as never) };
  const persona: Persona = { id: JSON.stringify(change), title: '', story: '', expectation: '', answers };
  const document = reportFor(persona, {
    ranking: rankingOf(FIRST as Persona),
    fixedPlaces: places.map((iso3) => ({ iso3, cityIds: [], score: 70 })),
  });
  expect(reviewReport(document, atlas, answers)).toEqual([]);
  return document;
}

const BRITISH = {
  'full-name': 'Ann',
  age: 61,
  citizenship: ['GBR'],
  'current-location': place('Lincoln', 'United Kingdom', 'gb'),
  'retirement-timeline': 'already-retired',
  'work-arrangement': 'not-working',
  'income-sources': ['retirement-pension'],
};
const ILL = {
  ...BRITISH,
  'medical-conditions': ['chronic-illness', 'specialist-care'],
  'medical-conditions-details': 'Rheumatoid arthritis for years, a biologic medicine, blood tests',
  'medication-dependencies': 'yes',
  'medication-details': 'adalimumab (kept in the fridge), methotrexate, folic acid',
};

describe('medicines and who takes them', () => {
  it('names every medicine of a list, or none', () => {
    expect(medicinesTyped('Budesonide/formoterol inhaler, salbutamol as needed, tenofovir (PrEP)')).toEqual([
      'budesonide/formoterol',
      'salbutamol',
      'tenofovir',
    ]);
    const some = {
      ...ILL,
      'medication-details': 'methotrexate, and whatever my doctor gives me for the pain',
    };
    const lines = linesOf(reportOn(['CYP', 'PRT', 'MLT'], some)).join(' ');
    expect(lines).toContain('should name every medicine that you take by substance');
  });

  it('assigns them to the member of the household named in the details', () => {
    const family = {
      ...BRITISH,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Max',
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 9,
      'medical-conditions': ['specialist-care'],
    };
    const told = (details: string) =>
      patientOf(readProfile(atlas, answersOf({ ...family, 'medical-conditions-details': details }), 'Ann'));
    expect(told('For Max: autism, a therapy twice a week. A yearly check.')?.text).toBe('Max');
    expect(told('My son has autism.')?.text).toBe('Max');
    expect(told('Autism (Max). I have asthma.')).toBeNull();
    expect(told('Asthma since childhood')).toBeNull();
    expect(told('Son: autism. Needs a quiet school.')?.text).toBe('Max');
    expect(told('Father: sugar and knee problem. Needs an endocrinologist nearby.')?.text).toBe(
      'your father',
    );
    expect(told('Wife has asthma. I take insulin.')).toBeNull();
    expect(told('Partner abuse in the past, therapy')).toBeNull();
    const lines = linesOf(
      reportOn(['CYP', 'PRT', 'MLT'], { ...family, 'medical-conditions-details': 'For Max: autism' }),
    ).join(' ');
    expect(lines).toContain('For Max, with autism, the first appointment');
    expect(lines).not.toMatch(/your condition|treatment of autism/);
    const unclear = linesOf(
      reportOn(['CYP', 'PRT', 'MLT'], { ...family, 'medical-conditions-details': 'Asthma since childhood' }),
    ).join(' ');
    expect(unclear).toContain('patients’ association for the condition that is treated');
    expect(unclear).not.toContain('your condition');
  });
});

describe('healthcare of a British early retiree with a named illness', () => {
  const document = reportOn(['CYP', 'PRT', 'MLT'], ILL);
  const lines = linesOf(document);
  const times = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;

  it('names the illness, its specialist and its medicines with their consequences, each advice once', () => {
    expect(times(/rheumatologist/)).toBeGreaterThan(0);
    expect(times(/fridge \(adalimumab\)/)).toBe(1);
    expect(times(/by substance, dose and reason/)).toBe(1);
    expect(times(/existing condition/)).toBe(1);
  });

  it('gives once, with the rule’s date, when the United Kingdom begins to pay', () => {
    expect(times(/State Pension on, not before \(form S1; rule of 2021/)).toBe(1);
  });

  it('mentions the card in each place where it is valid, and for whom', () => {
    expect(times(/GHIC/)).toBe(3);
    expect(lines.find((line) => /GHIC/.test(line))).toMatch(/still live in the United Kingdom/);
  });

  it('mentions the card in Norway, Iceland and Liechtenstein, where it has been valid since 2024', () => {
    const there = linesOf(reportOn(['NOR', 'ISL', 'LIE'], ILL));
    expect(there.filter((line) => /GHIC/.test(line)).length).toBe(3);
  });

  it('sends no early retiree for a form that is not issued to them', () => {
    expect(times(/form that carries your cover/)).toBe(0);
  });
});

describe('healthcare of a couple with two illnesses, devices and an infusion', () => {
  const text = linesOf(
    reportOn(['PRT', 'FRA', 'ESP'], {
      ...BRITISH,
      'medical-conditions': ['chronic-illness', 'specialist-care'],
      'medical-conditions-details': 'Type 1 diabetes with an insulin pump. My wife has multiple sclerosis.',
      'medication-dependencies': 'yes',
      'medication-details': 'insulin lispro, insulin pump, CGM sensors, baclofen, ocrelizumab',
    }),
  ).join('\n');

  it('takes nothing denied for present', () => {
    expect(devicesIn('Deaf, no hearing aid, no cochlear implant')).toEqual([]);
    expect(illnessesIn('asthma; no diabetes, epilepsy or migraine').map(({ name }) => name)).toEqual([
      'asthma',
    ]);
  });

  it('refers each of them to the right specialist', () => {
    expect(text).toMatch(
      /diabetes specialist for type 1 diabetes and the one with a neurologist for multiple/,
    );
    expect(text).toMatch(/type 1 diabetes and multiple sclerosis as existing conditions/);
  });

  it('gives maker and model of devices, and sends no clinic’s infusion along in the luggage', () => {
    expect(text).toMatch(/name insulin lispro, baclofen and ocrelizumab by substance/);
    expect(text).toMatch(/For the insulin pump and the glucose sensors it should give maker and model/);
    expect(text).toMatch(/fridge \(insulin\)/);
    expect(text).toMatch(/What a clinic gives \(ocrelizumab\) does not travel/);
  });
});

describe('terrain for people with limited mobility', () => {
  it('is compared with the world and not with home: flatter than the Alps is not flat', () => {
    const slopes = (home: { city: string; country: string; code: string }, places: readonly string[]) =>
      linesOf(
        reportOn(places, {
          ...BRITISH,
          citizenship: ['USA'],
          'current-location': place(home.city, home.country, home.code),
          'medical-conditions': ['mobility'],
        }),
      ).filter((line) => line.includes('ruggedness'));
    const alpine = slopes({ city: 'Bern', country: 'Switzerland', code: 'ch' }, ['PRT', 'MLT', 'SVN']);
    expect(alpine).toHaveLength(2);
    for (const line of alpine) expect(line).toContain('hillier than most');
    const [flat] = slopes({ city: 'Warsaw', country: 'Poland', code: 'pl' }, ['DEU', 'FRA', 'ESP']);
    expect(flat).toContain('flatter than most');
  });
});

describe('healthcare of other households', () => {
  it('gives the state that pays for a pensioner from the Union, in other words', () => {
    const home = { ...BRITISH, citizenship: ['DEU'], 'current-location': place('Bonn', 'Germany', 'de') };
    const lines = linesOf(reportOn(['PRT', 'FRA', 'THA'], home));
    expect(lines.filter((line) => line.includes('Regulation 883/2004'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('European health insurance card'))).toHaveLength(2);
  });

  it('mentions no S1 where no rule applies', () => {
    const home = {
      ...BRITISH,
      citizenship: ['USA'],
      'current-location': place('Reno', 'United States', 'us'),
    };
    expect(linesOf(reportOn(['PRT', 'FRA', 'THA'], home)).join(' ')).not.toMatch(/\bS1\b/);
  });

  it('asks no employee to have cover written into a contract', () => {
    const lines = PERSONAS.flatMap((persona) => linesOf(reportFor(persona)));
    expect(lines.filter((line) => /written into the contract|first payslip|first payday/.test(line))).toEqual(
      [],
    );
  });

  it('speaks of a planned child where no pregnancy was stated', () => {
    const plan = {
      ...BRITISH,
      age: 33,
      'medical-conditions': ['pregnancy'],
      'couple-lifestyle-priorities': ['starting-family'],
    };
    const lines = linesOf(reportOn(['PRT', 'ESP', 'ITA'], plan)).join(' ');
    expect(lines).toMatch(/fertility care/);
    expect(lines).not.toMatch(/last week, for travel|maternity record|maternity clinic/);
  });
});

describe('findings on care, for every persona', () => {
  const lines = PERSONAS.flatMap((persona) =>
    linesOf(reportFor(persona, { tier: 'gold', additionalCountries: 2 })),
  );

  it('draw no conclusion about registered patients from a share that covers everybody', () => {
    expect(
      lines.filter((line) => /\bregistered patients\b|once registered|date of registration/i.test(line)),
    ).toEqual([]);
  });

  it('praise doctors only where there are as many as at home', () => {
    const praised = lines.flatMap((line) => {
      const [, here, there] =
        /(?:With|There are many doctors in [^,]+,) ([\d.]+) (?:physicians )?per thousand people, against ([\d.]+)/.exec(
          line,
        ) ?? [];
      return here && there ? [[Number(here), Number(there)] as const] : [];
    });
    expect(praised.length).toBeGreaterThan(3);
    for (const [here, there] of praised) expect(here).toBeGreaterThanOrEqual(there);
  });

  it('end no sentence in meaningless words', () => {
    expect(lines.filter((line) => /comes down to/.test(line))).toEqual([]);
  });
});

it('vary the advice on heat from place to place', () => {
  const text = linesOf(
    reportOn(['CYP', 'PRT', 'MLT'], {
      ...BRITISH,
      'medical-conditions': ['heart-circulation'],
      'medical-conditions-details': 'A heart attack in 2021',
    }),
  ).join('\n');
  const ways = [/cool nights, shade or altitude/g, /at midnight in that month/g, /on the shady side/g];
  for (const way of ways) expect(text.match(way)?.length ?? 0, way.source).toBeLessThanOrEqual(1);
  expect(ways.filter((way) => text.search(way) >= 0).length).toBeGreaterThan(1);
});
