import type { SpecialRegime } from '@global-fit/atlas/money/taxes';
import { pensionTax } from '@global-fit/matching/gates/records/pensionTax';
import { groupedText } from '../../figures/format.ts';
import { cared, passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { listNames } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { givenBy, isClosedToOwn } from './regime.ts';

/** "the regime for pensioners (Article 5B) gives a flat rate of 7% for 15 years": the country's nth regime. */
export function regimeOnPension(regime: SpecialRegime, n: number): Said {
  return given(words(`${regime.name} gives ${givenBy(regime)}`), `regime:${regime.iso3}-${n}`);
}

/** The same with its conditions, for an answer. */
export function pensionTerms(regime: SpecialRegime, n: number): Said {
  return say`${regimeOnPension(regime, n)} (${groupedText(regime.conditions)})`;
}

/** Whose pension a treaty lets only the paying state tax; null where the rule is not on record. */
export function governmentPension({ atlas }: PlaceView): Said | null {
  const model = atlas.rule('oecd-model-article-19');
  return model?.from.shown
    ? given(
        words(
          'Most treaties follow the OECD model, by which a pension for government service is taxed only by the state that pays it, unless you live in the other state and are its citizen (article 19); the tax office of the state that pays it can say whether yours counts as one.',
        ),
        `rule:${model.id}`,
      )
    : null;
}

/** A minimum tax on record: "at least 7500 EUR of tax a year". */
const LEAST_TAX = /at least (\d+) ([A-Z]{3}) of tax a year/;

/** That the minimum tax exceeds what the rate would take of the income stated. */
function leastIsMore(view: PlaceView, { conditions, percent }: SpecialRegime): Said | null {
  const [, amount, currency] = LEAST_TAX.exec(conditions) ?? [];
  const least = amount ? view.atlas.toUsd(Number(amount), currency ?? '') : null;
  const budget = preferencesOf(view).budget;
  const most = budget?.expected?.highUsd ?? null;
  const spent = budget?.spentUsd ?? null;
  if (least === null || percent === null) return null;
  if (most === null && spent !== null && least > (12 * spent * percent) / 100)
    return because(
      words(
        ' That minimum tax alone is more than its rate would take of what you mean to spend in a year: set it against the usual scale.',
      ),
      'monthly-budget',
    );
  return most !== null && least > (12 * most * percent) / 100
    ? because(
        words(
          ' At the income you told us, that minimum tax alone is more than its rate would take: set it against the usual scale.',
        ),
        'expected-annual-income',
      )
    : null;
}

/** The largest municipality in which a regime applies: "in a municipality of the south with 20000 people at most". */
const MOST_PEOPLE = /with (\d+) people at most/;

/** That every recommended town is larger than a regime allows; null where one is not, or there is no limit. */
function townsTooLarge({ cities }: PlaceView, { conditions }: SpecialRegime): Said | null {
  const most = Number(MOST_PEOPLE.exec(conditions)?.[1] ?? Number.NaN);
  if (!(most > 0) || cities.length === 0 || !cities.every(({ population }) => (population ?? 0) > most))
    return null;
  const names = listNames(cities);
  return {
    ...words(
      ` ${names} ${cities.length === 1 ? 'has' : 'have'} more people than that: to have it, you would live in a smaller town, whose town hall can say first whether it is one that counts.`,
    ),
    facts: cities.map(({ id }) => `city:${id}`),
  };
}

/** Tax relief for foreign pensions, for those who live on one. */
export const pensionRegime: Writer = (view) => {
  const { profile, name, iso3, Name } = view;
  const found = profile.stage === 'retired' ? pensionTax(view.atlas, iso3) : null;
  if (!found) return null;
  const { regime, n } = found;
  if (isClosedToOwn(profile, regime)) return null;
  const gives = regimeOnPension(regime, n);
  const terms = groupedText(regime.conditions);
  const said = wayOf(view, 'pension-regime', [
    () =>
      say`↗A pension from abroad is taxed on special terms in ${name}: ${gives}. On record for it: ${terms}.`,
    () => say`↗${Name} takes less of a pension from abroad: ${gives}. Its terms on record: ${terms}.`,
    () => say`↗${Name} has a special tax for pensions from abroad: ${gives}. The record asks for: ${terms}.`,
  ]);
  const told = view.earlier.some((one) => pensionTax(view.atlas, one.iso3) !== null);
  const service = told ? null : governmentPension(view);
  return (
    said &&
    cared(
      view,
      passage(
        `pension-regime-${iso3}`,
        1.1,
        because(
          say`${said}${townsTooLarge(view, regime) ?? ''}${leastIsMore(view, regime) ?? ''}${service ? say` ${service}` : ''}`,
          ...profile.stageIds,
        ),
      ),
      'taxes',
    )
  );
};
