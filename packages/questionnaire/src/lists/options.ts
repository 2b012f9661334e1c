import { COUNTRIES } from './countries.ts';
import { LANGUAGES } from './languages.ts';
import type { Option, OptionSource, Question } from '../model.ts';

const COUNTRY_OPTIONS: readonly Option[] = COUNTRIES.map(({ iso3, name }) => ({ value: iso3, label: name }));

const SOURCES: Readonly<Record<OptionSource, readonly Option[]>> = {
  countries: COUNTRY_OPTIONS,
  'countries-other': [
    ...COUNTRY_OPTIONS,
    { value: 'other', label: 'Other (specify in additional information)' },
  ],
  languages: LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
};

/** The choices of a question, its own or from a shared list. Empty for questions without choices. */
export function optionsOf(question: Question): readonly Option[] {
  if (question.optionSource) return SOURCES[question.optionSource];
  return question.options ?? [];
}

/** One map per list, since many questions share the long ones. */
const labelsByList = new WeakMap<readonly Option[], ReadonlyMap<string, string>>();

/** Labels by value, for the choices of a question. */
export function labelsOf(question: Question): ReadonlyMap<string, string> {
  const options = optionsOf(question);
  let labels = labelsByList.get(options);
  if (!labels) {
    labels = new Map(options.map(({ value, label }) => [value, label]));
    labelsByList.set(options, labels);
  }
  return labels;
}
