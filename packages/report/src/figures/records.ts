import type { Atlas } from '@global-fit/atlas/atlas';
import type { City, Iso3, Provenance } from '@global-fit/atlas/model';
import type { Tuition } from '@global-fit/atlas/law/tuition';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Occupation } from '@global-fit/atlas/money/money';

/** A table row other than a fact, as a report cites it. */
export interface CitedRecord {
  readonly value: object;
  /** The kind of record, in words for readers. */
  readonly title: string;
  readonly from: readonly Provenance[];
}

type Lookup = (atlas: Atlas, key: string) => { value: object | null | undefined; title: string };

const pair = (key: string): readonly [string, string] => [key.slice(0, 3), key.slice(4)];

const ROUTE_PROVENANCE = (route: VisaRoute): Provenance => ({
  source: route.source,
  licence: route.licence,
  shareAlike: route.shareAlike,
  shown: route.shown,
  asOf: route.asOf,
  confidence: route.confidence,
});

type Outside = NonNullable<City['outsideControl']>;

const outsideProvenance = ({ source, asOf }: Outside): Provenance => ({
  source,
  licence: 'Facts of law',
  shareAlike: false,
  shown: true,
  asOf,
  confidence: null,
});

const LOOKUPS: Readonly<Record<string, Lookup>> = {
  route: (atlas, key) => ({ value: atlas.routes.byId(key), title: 'Visa and citizenship routes' }),
  bloc: (atlas, key) => ({
    value: atlas.movement.blocs.find((bloc) => bloc.bloc === key),
    title: 'Free movement agreements',
  }),
  passport: (atlas, key) => ({
    value: atlas.passports.requirement(...pair(key)),
    title: 'Entry for short visits',
  }),
  language: (atlas, key) => ({ value: atlas.languages.use(...pair(key)), title: 'Languages' }),
  regional: (atlas, key) => ({
    value: atlas
      .regionalLanguages(key.slice(0, 3))
      .find(({ region, town }) => (region ?? town) === key.slice(4)),
    title: 'Languages of regions',
  }),
  english: (atlas, key) => ({ value: atlas.languages.english(key), title: 'English speakers' }),
  city: (atlas, key) => ({ value: atlas.cities.byId(Number(key)), title: 'Cities' }),
  outside: (atlas, key) => ({
    value: atlas.cities.byId(Number(key))?.outsideControl,
    title: 'Areas outside the control of the government',
  }),
  rent: (atlas, key) => ({ value: atlas.cities.byId(Number(key))?.rentEur, title: 'City rents' }),
  metro: (atlas, key) => ({
    value: atlas.cities.byId(Number(key))?.usMetro,
    title: 'US metropolitan prices and wages',
  }),
  cityclimate: (atlas, key) => {
    const city = atlas.cities.byId(Number(key));
    return { value: city ? atlas.cityClimate(city) : null, title: 'City climate' };
  },
  citysunshine: (atlas, key) => {
    const city = atlas.cities.byId(Number(key));
    return { value: city ? atlas.cityClimate(city)?.sunshine : null, title: 'City sunshine' };
  },
  climate: (atlas, key) => ({ value: atlas.countryClimate(key), title: 'Climate by month' }),
  community: (atlas, key) => ({ value: atlas.community(...pair(key)), title: 'Communities of origin' }),
  abortion: (atlas, key) => ({ value: atlas.abortionLaw(key), title: 'Abortion law' }),
  foreignbuyers: (atlas, key) => ({ value: atlas.foreignBuyers(key), title: 'Foreign buyers of homes' }),
  purchasetax: (atlas, key) => ({
    value: atlas.purchaseTaxes(key.slice(0, 3))[Number(key.slice(4))],
    title: 'Taxes on the purchase of a home',
  }),
  homeeducation: (atlas, key) => ({ value: atlas.homeEducation(key), title: 'Home education' }),
  hivresidence: (atlas, key) => ({ value: atlas.hivResidence(key), title: 'Residence and HIV' }),
  religiousdress: (atlas, key) => ({ value: atlas.religiousDress(key), title: 'Dress of a faith' }),
  parents: (atlas, key) => ({ value: atlas.parentLaw(key), title: 'Two parents of one sex' }),
  partnerswork: (atlas, key) => ({ value: atlas.partnersWork(key), title: 'Work of the family on a permit' }),
  register: (atlas, key) => ({
    value: atlas.professionRegister(...pair(key)),
    title: 'Registers of professions',
  }),
  tuition: (atlas, key) => ({
    value: atlas.tuition(key.slice(0, 3), key.slice(4) as Tuition['level']),
    title: 'Tuition of students from abroad',
  }),
  studentlaw: (atlas, key) => ({ value: atlas.studentLaw(key), title: 'Work and stay of students' }),
  unions: (atlas, key) => ({ value: atlas.unionLaw(key), title: 'Marriage and civil unions' }),
  health: (atlas, key) => ({ value: atlas.healthEntry(key), title: 'Health on entry' }),
  advice: (atlas, key) => ({ value: atlas.travelAdvice(key), title: 'Official travel advice' }),
  wage: (atlas, key) => ({
    value: atlas.wage(key.slice(0, 3), key.slice(4) as Occupation),
    title: 'Pay by occupation',
  }),
  minimumwage: (atlas, key) => ({ value: atlas.minimumWage(key), title: 'Minimum wages' }),
  pets: (atlas, key) => ({ value: atlas.pets(key), title: 'Bringing pets' }),
  practical: (atlas, key) => ({ value: atlas.practical(key), title: 'Daily matters' }),
  school: (atlas, key) => ({ value: atlas.schoolYear(key), title: 'School holidays' }),
  universities: (atlas, key) => ({ value: atlas.universities(key), title: 'Universities' }),
  tax: (atlas, key) => ({ value: atlas.taxFacts(key), title: 'Tax facts' }),
  regime: (atlas, key) => ({
    value: atlas.specialRegimes(key.slice(0, 3))[Number(key.slice(4))],
    title: 'Tax regimes for newcomers and pensioners',
  }),
  second: (atlas, key) => {
    const rules = atlas.secondCitizenship(key);
    return { value: rules.length > 0 ? { rules } : null, title: 'Second citizenship' };
  },
  rule: (atlas, key) => ({ value: atlas.rule(key), title: 'Rules across borders' }),
  treaties: (atlas, key) => ({ value: atlas.treaties(key), title: 'Treaties' }),
  'pension-rises': (atlas, key) => ({
    value: atlas.pensionIncreases(key),
    title: 'Where a state pension rises every year',
  }),
  social: (atlas, key) => {
    const agreements = atlas.socialSecurity(...pair(key));
    return { value: agreements.length > 0 ? { agreements } : null, title: 'Social security agreements' };
  },
};

/** Every provenance in a row, wherever its table keeps it. */
function provenancesIn(value: unknown): Provenance[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(provenancesIn);
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'from' ? [part as Provenance] : provenancesIn(part),
  );
}

/** Splits an id into its kind and the part it names: `advice.us:THA` cites only the advice of the United States. */
function kindAndPart(id: string): readonly [kind: string, part: string | undefined] {
  const [kind = '', part] = id.slice(0, id.indexOf(':')).split('.');
  return [kind, part];
}

/**
 * The record behind an id such as `route:PRT-…`, or the part the id names; null where there is none. Fact ids
 * (`indicator:ISO3`) are not records.
 */
export function recordById(atlas: Atlas, id: string): CitedRecord | null {
  const [kind, part] = kindAndPart(id);
  const lookup = LOOKUPS[kind];
  if (!lookup) return null;
  const { value: whole, title } = lookup(atlas, id.slice(id.indexOf(':') + 1));
  const value = part ? (whole as Readonly<Record<string, object | null>> | null | undefined)?.[part] : whole;
  if (!value) return null;
  if (kind === 'route') return { value, title, from: [ROUTE_PROVENANCE(value as VisaRoute)] };
  if (kind === 'city') return { value, title, from: [atlas.citySources.cities] };
  if (kind === 'outside') return { value, title, from: [outsideProvenance(value as Outside)] };
  if (kind === 'rent') return { value, title, from: [atlas.citySources.rents] };
  if (kind === 'metro') return { value, title, from: [atlas.citySources.metros] };
  return { value, title, from: provenancesIn(value) };
}

/** Whether an id names a record rather than a fact. */
export function isRecordId(id: string): boolean {
  return kindAndPart(id)[0] in LOOKUPS;
}

/** A number in a record by dotted path; NaN where it is missing. */
export function numberInRecord(record: CitedRecord, path: string): number {
  let value: unknown = record.value;
  for (const step of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return typeof value === 'number' ? value : Number.NaN;
}

/** The id of a fact. */
export function factId(indicator: string, iso3: Iso3): string {
  return `${indicator}:${iso3}`;
}
