import type { TaxFacts } from '@global-fit/atlas/money/taxes';
import { isCitizen } from '../../place/entry/routes.ts';
import { cared, passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { plural } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { partYearAgainst } from './partYearTax.ts';

/** Options that mean living there for years. */
const STAYS: ReadonlySet<string> = new Set(['permanent', 'long-term']);

/** Whether income may come from abroad: not from a local job, nor what a student lives on. */
function earnsAbroad({ profile: { stage, read } }: PlaceView): boolean {
  return (
    !['employee', 'transfer', 'student'].includes(stage) ||
    read.has('income-sources', 'remote-work', 'investments', 'retirement-pension', 'passive-income')
  );
}

/** Tax on income brought in, for those whom the law covers; null for citizens, whom some laws exempt. */
function broughtIn(view: PlaceView, { who, years }: NonNullable<TaxFacts['remittance']>): Said | null {
  if (who === null)
    return words(
      '↗[Foreign income is taxed when you bring it in, so how and when you transfer money matters|What you draw or earn abroad is taxed there once it is brought in: ask an adviser there about the first transfer before you make it].',
    );
  if (isCitizen(view) || !earnsAbroad(view)) return null;
  const first = years === null ? '' : `in your first ${plural(years, 'year')} `;
  const then = years === null ? '' : '; after that all of it counts';
  return because(
    words(
      who === 'foreigners'
        ? `↗As a foreigner you are taxed there ${first}on income from abroad only as far as it is paid or brought in, so how and when you transfer money matters${then}.`
        : '↗[If you keep elsewhere the permanent home that law calls a domicile, you are taxed there on foreign income only as far as it is brought in, so how and when you transfer money matters|Foreign income of those whose domicile, the permanent home in law, stays elsewhere is taxed there only once it is brought in].',
    ),
    'citizenship',
  );
}

function fromAbroad(view: PlaceView, { territorial, remittance }: TaxFacts): Said | null {
  const { stage, stageIds } = view.profile;
  if (remittance) return broughtIn(view, remittance);
  if (territorial !== 'y') return null;
  const text =
    stage === 'retired' || stage === 'means'
      ? '↗Our records list the system as territorial, so income from abroad may be left alone; have that confirmed for your kind of income.'
      : 'Our records list the system as territorial: income from outside is mostly not taxed, but work done while you are there often counts as local.';
  return because(words(text), ...stageIds);
}

/** Topic of the day count, by which later places know that it was stated. */
const TAX_RESIDENCY = 'tax-residency';

/**
 * Whether earlier places draw the same line and one of them explained it, so that it is neither explained again nor
 * called "too" without cause.
 */
function sameLineBefore({ earlier, atlas, ledger }: PlaceView, days: number | null): boolean {
  const lines = earlier.flatMap(({ iso3 }) => atlas.taxFacts(iso3)?.residencyDays ?? []);
  return ledger.timesUsed(TAX_RESIDENCY) > 0 && lines.length > 0 && lines.every((line) => line === days);
}

/** The day of the move, where a home makes a tax resident instead of a number of days. */
const byHome = (view: PlaceView): Said | null =>
  wayOf(view, 'residency-home', [
    () =>
      say`${view.Name} counts you as resident for tax from the day you make your home there, however many days of the year are left: the date of the move decides the first year.`,
    () =>
      say`No count of days protects you in ${view.name}: once you make a home there, you are resident for tax from that day.`,
  ]);

/** The same number of days as at an earlier place. */
const lineAgain = (view: PlaceView, days: string): Said | null =>
  wayOf(view, 'residency-again', [
    () => say`${view.Name} too counts residents for tax from ${days} days in a year, by the test on record.`,
    () =>
      say`In ${view.name} too you are resident for tax from ${days} days in a year, by the test on record.`,
    () => say`For tax ${view.name} draws the same line, at ${days} days in a year by the test on record.`,
  ]);

/** The number of days, for people who will stay longer. */
const lineOfStay = (view: PlaceView, days: string): Said | null =>
  wayOf(view, 'residency-stay', [
    () =>
      say`As you mean to stay, count on being resident for tax in ${view.name} from the first year: the test on record is ${days} days in a year.`,
    () =>
      say`${view.Name} would tax you as a resident once you live there, by the test on record from ${days} days in a year; the date of the move decides the first year.`,
    () =>
      say`Living in ${view.name} for years makes you resident for tax there: ${days} days in a year are enough by the test on record.`,
    () =>
      say`The first tax year in ${view.name} begins with the move, not with a decision of yours: ${days} days in a year make you a resident by the test on record.`,
    () =>
      say`By the test on record ${days} days in a year make you a tax resident of ${view.name}: keep proof of the day of the move.`,
    () =>
      say`You become resident for tax in ${view.name}, by the test on record, once you spend ${days} days of a year there; for a stay like yours that is a matter of months.`,
  ]);

/** The number of days, for people who may stay less. */
const lineToWatch = (view: PlaceView, days: string): Said | null =>
  wayOf(view, 'residency-days', [
    () =>
      say`The test on record for ${view.name} counts ${days} days in a year: beyond them you are resident for tax there.`,
    () =>
      say`The line to watch in ${view.name} is ${days} days in a year; a home or a family there can count earlier.`,
    () =>
      say`${view.Name} counts you as tax resident from ${days} days in a year, unless another test applies first.`,
  ]);

/** From when the law counts somebody as a tax resident; null without a record. */
function residentFrom(view: PlaceView, { residencyDays, residentByHome }: TaxFacts): Said | null {
  if (residencyDays === null) return residentByHome ? byHome(view) : null;
  const days = String(residencyDays);
  if (sameLineBefore(view, residencyDays)) return lineAgain(view, days);
  const stays = STAYS.has(view.profile.read.choices('relocation-duration')[0] ?? '');
  const said = stays ? lineOfStay(view, days) : lineToWatch(view, days);
  return said && because(said, 'relocation-duration');
}

/** Says once, at the first place, that taxes are unfamiliar to customers who said so. */
function warned(view: PlaceView, said: Said): Said {
  const fresh = view.profile.read.has('tax-awareness', 'no') && view.earlier.length === 0;
  return fresh
    ? because(
        say`${said} You told us that taxes are new ground: take this as the first question for an adviser, never as advice.`,
        'tax-awareness',
      )
    : said;
}

/** The number of days and what is taxed. */
export const residency: Writer = (view) => {
  const tax = view.atlas.taxFacts(view.iso3);
  if (!tax?.from.shown) return null;
  if (tax.residencyDays === null && !tax.residentByHome && tax.territorial === null) return null;
  const part = partYearAgainst(view, tax.residencyDays);
  const line = part ?? residentFrom(view, tax);
  const reach = fromAbroad(view, tax);
  const said = line && reach ? say`${line} ${reach}` : (line ?? reach);
  if (!said) return null;
  const weight = (part ? 0.4 : 0) + (tax.territorial && tax.territorial !== 'n' ? 0.75 : 0.55);
  // What becomes of income from abroad is each place's own, though the days were told of an earlier one.
  const topic = reach && earnsAbroad(view) ? `tax-reach-${view.iso3}` : TAX_RESIDENCY;
  return cared(view, passage(topic, weight, given(warned(view, said), `tax:${view.iso3}`)), 'taxes');
};
