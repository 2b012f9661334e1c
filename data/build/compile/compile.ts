import type { BorderContent } from '@global-fit/atlas/places/borderDistance';
import type { CommunityContent } from '@global-fit/atlas/communities';
import type { AtlasContent, FactColumn } from '@global-fit/atlas/content';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { baseCode } from '@global-fit/atlas/languages';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import { openCodes } from '../codes.ts';
import { EDITION } from '../edition.ts';
import { openProblems } from '../problem.ts';
import { openProvenances } from '../provenance.ts';
import { readSources, type Sources } from '../sources.ts';
import type { ReadText } from '../table.ts';
import { markBelowMinimum } from './facts/belowMinimum.ts';
import { compileCities } from './cities/cities.ts';
import { citySources } from './cities/citySources.ts';
import type { Context } from './context.ts';
import { withRecordedYears } from './facts/countedYears.ts';
import { compileClimate } from './climate.ts';
import { compileCommunities } from './communities.ts';
import { markLowConfidence } from './facts/confidence.ts';
import { compileCountries } from './countries.ts';
import { compileCurrencyPegs } from './money/currencyPegs.ts';
import { compileCurrencies } from './money/currencies.ts';
import { compileHealth } from './entry/health.ts';
import { compileAbortion } from './law/abortion.ts';
import { type Areas, compileForeignBuyers } from './law/foreignBuyers.ts';
import { compileHomeEducation } from './law/homeEducation.ts';
import { compileHivResidence } from './law/hivResidence.ts';
import { compileReligiousDress } from './law/religiousDress.ts';
import { columnOf, countFacts } from './facts/columns.ts';
import { compileIndicators } from './facts/indicators.ts';
import { compileBranches, compileUnderstood, compileLanguages } from './languages.ts';
import { compileMoney } from './money/money.ts';
import { compileMetros } from './cities/metros.ts';
import { readDeductions } from './money/netPay.ts';
import { compileBlocs, compilePassports } from './entry/passports.ts';
import { compilePets } from './entry/pets.ts';
import { compilePractical } from './practical.ts';
import { compileRoutes } from './entry/routes.ts';
import { compileRegionalLanguages } from './law/regionalLanguages.ts';
import { compileRules } from './law/rules.ts';
import { compilePurchaseTaxes } from './money/purchaseTaxes.ts';
import { compileTaxes } from './money/taxes.ts';
import { compileTreaties } from './money/treaties.ts';
import { compileSecondCitizenship } from './law/secondCitizenship.ts';
import { compileParents } from './law/parents.ts';
import { compilePartnersWork } from './law/partnersWork.ts';
import { compileRegisters } from './law/registers.ts';
import { compileStudentLaws } from './law/studentLaw.ts';
import { compileTuitions } from './law/tuition.ts';
import { compileUnions } from './law/unions.ts';
import { withPermitKinds } from './facts/permitKinds.ts';
import { withoutUnreliablePay } from './facts/unreliablePay.ts';
import { withWorldIndices } from './facts/worldIndices.ts';

/** Population of a country's capital, from the column of that indicator; null where it is not on record. */
function capitalPeopleOf(
  countries: readonly Country[],
  capitals: FactColumn | undefined,
): (iso3: string) => number | null {
  return (iso3) => {
    const value = capitals?.values[countries.findIndex((country) => country.iso3 === iso3)];
    return typeof value === 'number' ? value : null;
  };
}

/** Countries with the value `yes` in the column of a membership. */
const membersOf = (countries: readonly Country[], membership: FactColumn | undefined): readonly Iso3[] =>
  countries.filter((_, i) => membership?.values[i] === 'yes').map(({ iso3 }) => iso3);

/** Results of earlier steps that the themes need or pass on. */
interface Made {
  readonly countries: readonly Country[];
  readonly areas: Areas;
  readonly routes: readonly VisaRoute[];
  readonly communities: CommunityContent;
}

/** Compiles the tables that stand on their own, keyed as in `AtlasContent`. */
function compileThemes(context: Context, { countries, areas, routes, communities }: Made) {
  return {
    ...compileClimate(context),
    ...communities,
    ...compileHealth(context),
    ...compileForeignBuyers(context, areas),
    ...compileHomeEducation(context),
    ...compileHivResidence(context),
    ...compileReligiousDress(context),
    ...compileAbortion(context),
    ...compileMoney(context),
    ...compileCurrencyPegs(context, countries),
    ...compilePets(context),
    ...compilePractical(context),
    ...compileRules(context),
    ...compilePurchaseTaxes(context),
    ...compileTaxes(context),
    ...compileTreaties(context),
    ...compileSecondCitizenship(context),
    ...compileParents(context),
    ...compileUnions(context),
    ...compilePartnersWork(context, routes),
    ...compileRegisters(context),
    ...compileStudentLaws(context),
    ...compileTuitions(context),
  };
}

/** The counts that pages state. Routes count where they may be shown, and a language once whatever its scripts. */
function countsOf(
  made: Pick<
    AtlasContent,
    'countries' | 'indicators' | 'columns' | 'cities' | 'routes' | 'blocs' | 'languages'
  > & {
    readonly passportPairs: number;
    readonly communities: number;
    readonly sources: Sources;
  },
): AtlasContent['counts'] {
  const routes = made.routes.filter(({ shown }) => shown);
  const sources = made.sources.all.filter(({ shown }) => shown === 'yes');
  return {
    countries: made.countries.length,
    indicators: made.indicators.length,
    facts: countFacts(made.columns),
    dimensions: new Set(made.indicators.map(({ dimension }) => dimension)).size,
    cities: made.cities.length,
    citiesWithClimate: made.cities.filter(({ temperatureC }) => temperatureC).length,
    routes: routes.length,
    routeCountries: new Set(routes.map(({ iso3 }) => iso3)).size,
    passportPairs: made.passportPairs,
    blocs: made.blocs.length,
    communities: made.communities,
    languages: new Set(made.languages.map(({ code }) => baseCode(code))).size,
    sources: new Set(sources.map(({ publisher }) => publisher)).size,
  };
}

/**
 * Compiles all tables to the content of the atlas, except for what is measured on a map. Throws a `DataError` that
 * lists every error found.
 */
export function compileAtlas(text: ReadText): Omit<AtlasContent, keyof BorderContent> {
  const { report, settle } = openProblems();
  const tables = { text, report };
  const sources = readSources(tables);
  const provenances = openProvenances(sources);
  const { countries, territories } = compileCountries(tables);
  const codes = openCodes(countries, territories, report);
  const context: Context = { ...tables, codes, sources, provenances };

  const { indicators, columns: read } = compileIndicators(tables, sources, countries);
  const ids = indicators.map(({ id }) => id);
  const currencies = compileCurrencies(countries, read, ids);
  const recorded = withRecordedYears(read, indicators, countries, compileRoutes(context, currencies));
  const { routes } = recorded;
  const cities = compileCities(
    context,
    compileMetros(context),
    capitalPeopleOf(countries, columnOf(read, ids, 'capital_population')),
  );
  const ofCities = citySources(context);
  const passports = compilePassports(context);
  const blocs = compileBlocs(context);
  const { languages, english } = compileLanguages(context);
  const ofLanguages = {
    languages,
    english,
    languageBranches: compileBranches(context),
    languagesUnderstood: compileUnderstood(context),
    ...compileRegionalLanguages(context, languages),
  };
  const { pairs: communityPairs, ...communities } = compileCommunities(context);
  const areas = {
    EU: membersOf(countries, columnOf(read, ids, 'eu_member')),
    EEA: membersOf(countries, columnOf(read, ids, 'eea_member')),
  };
  const themes = compileThemes(context, { countries, areas, routes, communities });
  const deductions = readDeductions(context);
  // All tables have been read by now; errors reported later would be lost.
  settle();

  const permits = withPermitKinds(recorded.columns, ids, countries, routes);
  const indices = withWorldIndices(permits, ids, countries);
  const reliable = withoutUnreliablePay(indices, ids, countries, themes);
  const earnings = markBelowMinimum(reliable, ids, countries, themes);
  const columns = markLowConfidence(earnings.columns, ids, deductions);

  return {
    format: 1,
    edition: EDITION,
    counts: countsOf({
      countries,
      indicators,
      columns,
      cities,
      routes,
      passportPairs: passports.pairs,
      blocs,
      communities: communityPairs,
      languages,
      sources,
    }),
    provenances: provenances.all,
    countries,
    territories,
    indicators,
    columns,
    cities,
    citySources: ofCities,
    currencies,
    passports: passports.table,
    blocs,
    routes,
    ...ofLanguages,
    ...themes,
    earningsNotes: earnings.earningsNotes,
  };
}
