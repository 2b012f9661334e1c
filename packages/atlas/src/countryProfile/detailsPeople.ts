import { formatPercent } from '../format.ts';
import { formatNumber } from '../number.ts';
import { distinctLanguages, plainName } from '../languages.ts';
import { paragraph, type Teller } from './teller.ts';
import { capitalised } from '../letters.ts';
import { isNone, joined, withArticle } from './words.ts';

export function healthcare(t: Teller): string | null {
  return paragraph(
    t.tell(['life_expectancy'], (years) =>
      t.pick('life', [
        `A child born today can expect to live ${years}${t.against('life_expectancy')}.`,
        `Life expectancy at birth is ${years}${t.against('life_expectancy')}.`,
      ]),
    ),
    t.tell(
      ['physicians_density', 'hospital_beds'],
      (doctors, beds) => `There are ${per(doctors, 'doctors')} and ${per(beds, 'hospital beds')}.`,
    ) ?? t.tell(['physicians_density'], (doctors) => `There are ${per(doctors, 'doctors')}.`),
    t.tell(
      ['out_of_pocket_health'],
      (share) =>
        `Patients pay ${share} of health spending out of their own pockets${t.against('out_of_pocket_health')}.`,
    ),
    t.tell(
      ['uhc_index'],
      (score) => `On the index of essential health services the country scores ${score}.`,
    ),
  );
}

const per = (value: string, what: string): string => value.replace(/\u00a0per/, ` ${what} per`);

export function education(t: Teller): string | null {
  return paragraph(
    t.tell(
      ['mean_schooling', 'expected_schooling'],
      (adults, children) =>
        `Adults have been to school for ${adults} on average; a child who starts now can expect ${children}.`,
    ),
    t.tell(['adult_literacy'], (share) => `Of people aged 15 and over, ${share} can read and write.`),
    t.tell(
      ['harmonised_test_score'],
      (score) =>
        `In internationally comparable tests pupils score ${score}${t.against('harmonised_test_score')}.`,
    ),
    universities(t),
  );
}

function universities(t: Teller): string | null {
  const row = t.atlas.universities(t.iso3);
  if (!row || row.listed === 0) return null;
  t.use(row.from);
  return row.listed === 1
    ? 'One institution of higher education is listed.'
    : `There are ${formatNumber(row.listed)} listed institutions of higher education.`;
}

export function safety(t: Teller): string | null {
  return paragraph(
    t.tell(['homicide_rate'], (rate) => `Intentional homicides number ${rate}${t.against('homicide_rate')}.`),
    t.tell(['road_deaths'], (rate) => `Road traffic deaths number ${rate}${t.against('road_deaths')}.`),
    t.tell(
      ['political_stability_percentile'],
      (rank) => `For political stability the World Bank ranks the country at ${rank}.`,
    ),
  );
}

const FORMS: Readonly<Record<string, string>> = {
  'military or transitional': 'under a military or transitional government',
  theocratic: 'a theocratic state',
  other: '',
};
const LAWS: Readonly<Record<string, string>> = {
  'civil law': 'a civil-law system',
  'common law': 'a common-law system',
  customary: 'customary law',
  'islamic law': 'Islamic law',
  mixed: 'a mixed legal system',
  other: '',
};

export function government(t: Teller): string | null {
  return paragraph(
    t.tell(['government_form', 'legal_system'], (form, law) => {
      const state = FORMS[form] ?? withArticle(form);
      const system = LAWS[law] ?? '';
      if (state === '' || system === '') return null;
      return `${t.place.start} is ${state} with ${system}.`;
    }),
    t.tell(
      ['rule_of_law_percentile', 'control_of_corruption_percentile'],
      (law, corruption) =>
        `The World Bank ranks the country at ${law} for the rule of law and at ${corruption} for control of corruption.`,
    ),
    t.tell(
      ['voice_accountability_percentile'],
      (voice) => `For a say in government and free media it stands at ${voice}.`,
    ),
    t.tell(['women_in_parliament'], (share) => `Women hold ${share} of the seats in parliament.`),
  );
}

const RELIGIONS: Readonly<Record<string, string>> = {
  christian: 'Christians',
  muslim: 'Muslims',
  buddhist: 'Buddhists',
  hindu: 'Hindus',
  jewish: 'Jews',
  none: 'people without a religion',
};

const LANGUAGES_NAMED = 4;

function spoken(t: Teller): string | null {
  const uses = distinctLanguages(t.atlas.languages.of(t.iso3)).filter(
    (use) => use.from.shown && (use.share ?? 0) >= 5,
  );
  const first = uses[0];
  if (!first) return null;
  t.use(first.from);
  const named = uses
    .slice(0, LANGUAGES_NAMED)
    .map((use) => `${plainName(t.atlas.languages.names, use)} (${formatPercent(use.share as number)})`);
  return `The most spoken ${named.length === 1 ? 'language is' : 'languages are'} ${joined(named)}.`;
}

function english(t: Teller): string | null {
  const use = t.atlas.languages.english(t.iso3);
  if (use?.share == null || !use.from.shown) return null;
  t.use(use.from);
  return `English is spoken by about ${formatPercent(use.share)} of the people.`;
}

export function culture(t: Teller): string | null {
  return paragraph(
    spoken(t),
    (t.atlas.languages.use(t.iso3, 'en')?.share ?? 0) >= 5 ? null : english(t),
    t.tell(
      ['main_religion'],
      (religion) => `${capitalised(RELIGIONS[religion] ?? religion)} form the largest religious group.`,
    ),
    t.tell(['world_heritage_sites'], (sites) =>
      sites === '0' ? null : `UNESCO lists ${sites} World Heritage ${sites === '1' ? 'Site' : 'Sites'} here.`,
    ),
  );
}

/** Paternity leave, or where there is none by that name, the parental leave reserved for fathers. */
function fathersLeave(t: Teller): string | null {
  const parental = ['parental_leave_father_days', 'parental_leave_shared_days'];
  const open =
    t.fact('paternity_leave_paid_days')?.value === 0
      ? t.tell(parental, (own, shared) => {
          const parts = [
            isNone(own) ? null : `${own} of their own`,
            isNone(shared) ? null : `${shared} that parents share`,
          ].filter((part) => part !== null);
          return parts.length === 0 ? null : `, but parental leave, paid or not: ${joined(parts)}`;
        })
      : null;
  return t.tell(['paternity_leave_paid_days'], (days) =>
    isNone(days)
      ? `Fathers have no paid paternity leave by law${open ?? ''}.`
      : `Fathers have ${days} of paid paternity leave.`,
  );
}

export function family(t: Teller): string | null {
  return paragraph(
    t.tell(['median_age'], (age) => `Half the population is older than ${age}.`),
    t.tell(['fertility_rate'], (rate) => `The fertility rate is ${rate}.`),
    t.tell(['family_leave_mother_total_days'], (days) =>
      isNone(days)
        ? 'The law gives mothers no leave.'
        : `Leave open to a mother by law, paid or not, lasts ${days}.`,
    ),
    fathersLeave(t),
  );
}
