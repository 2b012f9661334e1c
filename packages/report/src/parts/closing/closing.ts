import type { Atlas } from '@global-fit/atlas/atlas';
import type { ReportInput } from '../../input.ts';
import type { Block, ReportPlace, ReportSection, TimelinePhase } from '../../model.ts';
import type { Profile } from '../../profile/profile.ts';
import { isUnsafe } from '../../profile/passports/unsafe.ts';
import { taughtAtHome, towardsSchool } from '../../profile/when.ts';
import { homeCurrency } from '../../place/money/homeMoney.ts';
import { isAtHome } from '../../place/atHome.ts';
import { cityOf, settle } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list, monthName } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { decidesClaim } from '../../sections/legal/citizenship/claimRecord.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { callout, paragraph } from '../../sections/compose.ts';
import { grouped } from '../../figures/format.ts';
import { dueLine } from './due.ts';
import { uncheckedLines } from './uncheckedLines.ts';
import { firstStep } from './firstStep.ts';

/** Whether the second place is a fallback: both come from the ranking, so neither fails a must-have. */
const mayTurnTo = (places: readonly ReportPlace[]): boolean =>
  places.slice(0, 2).every(({ illustrative, rankBand }) => illustrative || rankBand !== null);

/** Where the law on lessons at home or online can be checked, by the record of the place. */
function lessonsSettled({ atlas, iso3, profile }: PlaceView): string {
  const home = profile.read.has('children-education-preference', 'homeschool');
  const law = home ? atlas.homeEducation(iso3) : null;
  return law?.status === 'lawful'
    ? 'what the law there asks of lessons at home is settled'
    : 'you know in writing that you may teach as you mean to';
}

/** A second place kept open until the first one's deciding step, usually the permit, is settled. */
function secondChoice(profile: Profile, first: PlaceView, second: PlaceView): Said {
  const { stage, movers } = profile;
  const until: readonly [string, readonly string[]] = decidesClaim(first)
    ? [
        '[your citizenship is recognised|the claim by descent is decided]',
        ['ancestry-claim', 'ancestry-countries'],
      ]
    : !settlesByRight(first)
      ? ['[the permit is granted|you hold the permit|you have the answer on the permit]', ['citizenship']]
      : stage === 'student'
        ? ['you have a letter of admission', profile.stageIds]
        : stage === 'employee' || stage === 'transfer'
          ? ['you have signed a contract', profile.stageIds]
          : towardsSchool(profile)
            ? taughtAtHome(profile)
              ? [lessonsSettled(first), ['children-education-preference']]
              : ['a school has said yes', movers.ids]
            : stage === 'retired'
              ? ['[health cover is confirmed|you know in writing who pays the doctor]', profile.stageIds]
              : ['the first month there has gone well', ['citizenship']];
  return because(
    say`[Keep ${second.name} open beside ${first.name}|Keep ${second.name} as the second choice beside ${first.name}|Stay in touch with ${second.name} while you prepare for ${first.name}|Hold on to ${second.name} as well as ${first.name}] until ${until[0]}.`,
    ...until[1],
    'citizenship',
  );
}

function people(profile: Profile, view: PlaceView): Said {
  if (isAtHome(view))
    return because(
      say`Talk to people who moved to ${cityOf(view)} from another part of the country: ask what they had not expected, which street they would choose today, and how long it took until they knew somebody.`,
      'relocation-scope',
    );
  const own = profile.citizenships[0];
  const field = profile.read.label('career-field');
  // Compatriots may report to the state that the customer fled.
  const whom = own && !isUnsafe(profile, own.iso3) ? `people from ${nameOf(own)}` : 'newcomers';
  const trade =
    field &&
    !profile.read.has('career-field', 'other', 'none') &&
    !['retired', 'student', 'means'].includes(profile.stage)
      ? say` who work in ${field}`
      : '';
  return because(
    say`[Talk to people who made this move|Find those who went before you|Others have made this move|There are people a year ahead of you]: look for a community forum of ${whom}${trade} in ${view.name}, [read a month of their questions before you ask your own|read before you write|follow it for a while first], and trust answers that are dated.`,
    'citizenship',
    ...profile.unsafe.questionIds,
  );
}

/** "Next steps": the first one, what to check, whom to talk to, and how to change the report. */
export function nextSteps(
  input: ReportInput,
  profile: Profile,
  views: readonly PlaceView[],
  places: readonly ReportPlace[],
  timeline: readonly TimelinePhase[],
): ReportSection {
  const [first, second] = views;
  const blocks: Block[] = [];
  if (first) blocks.push(callout('action', settle(first, firstStep(profile, first))));
  const unchecked = uncheckedLines(input.atlas, profile, views);
  if (unchecked) blocks.push(paragraph(unchecked));
  const due = first && places[0] ? dueLine(first, places[0].sections, timeline) : null;
  if (first && due) blocks.push(paragraph(settle(first, due)));
  if (first && second && mayTurnTo(places))
    blocks.push(paragraph(settle(first, secondChoice(profile, first, second))));
  if (first) blocks.push(paragraph(settle(first, people(profile, first))));
  blocks.push(
    paragraph(
      words(
        `Questions about this report go to ${input.provider.name} at ${input.provider.email}. If your answers change, edit them and have the report made again, up to three times at no charge.`,
      ),
    ),
  );
  return { id: 'next-steps', heading: 'Next steps', blocks };
}

/** ", 2024 for EUR and 2025 for GBP": years of the exchange rates the report uses. */
function ratesSaid(atlas: Atlas, { home }: Profile): string {
  const own = homeCurrency({ atlas, home });
  const dated = [...new Set(['EUR', ...(own ? [own] : [])])].flatMap((currency) => {
    const year = atlas.rateYear(currency);
    return year === null ? [] : [`${year} for ${currency}`];
  });
  return dated.length > 0 ? `, ${list(dated)}` : '';
}

/** "Method in plain words". */
export function method(input: ReportInput, profile: Profile, places: readonly ReportPlace[]): ReportSection {
  const { atlas, ranking } = input;
  const { counts } = atlas;
  const within = places.every(({ iso3 }) => iso3 === profile.home?.iso3);
  const said = [
    words(
      `We compare ${counts.countries} countries and territories by ${counts.indicators} indicators from ${grouped(counts.sources)} sources, ${grouped(counts.facts)} figures in all, as gathered up to ${monthName(Number(atlas.edition.slice(5, 7)))} ${atlas.edition.slice(0, 4)}.`,
    ),
    words(
      'Each figure becomes a mark between 0 and 1 on a scale that is the same for every country and every customer. Your answers decide how much each theme counts. The score is the weighted mean of the marks, times 100.',
    ),
    words(
      'A condition you set (a budget that must suffice, a language that must be spoken, a place you ruled out) is checked apart from the score. A country that fails one is not recommended, however high it scores; one into which our records hold no way for you comes after those with a way.',
    ),
    ...(places.some(({ illustrative }) => illustrative)
      ? []
      : [
          words(
            'The number beside a city, from 0 to 100, compares the cities of one country with each other by climate, size, setting, prices and services, as far as we hold them; the size of a city stands for work, culture and public transport where they were asked for. It says nothing across countries. Safety, walking and the lines of buses and trams within single cities are not measured.',
          ),
        ]),
    words(
      'Where a figure is missing we leave it out and let the range grow; we never put in a zero or a guess. The range beside a score shows how far it moves when the weights are shaken and missing figures are allowed for.',
    ),
    words(
      'Ratings out of 5 in the comparison are world percentiles of figures named beside them, divided by twenty; climate counts by the share of months near your wish. Words such as “low” or “more than most” are chosen by the place’s rank among all countries with a known figure.',
    ),
    words(
      `Comparisons of money with home use price levels at market exchange rates. They describe a national basket, not your street. Sums are converted at official rates, each the mean of the latest year on record${ratesSaid(input.atlas, profile)}. Amounts we worked out ourselves say how.`,
    ),
    words(
      `${within ? 'Tax facts' : 'Visa routes, tax facts'} and similar rules come from dated records of public sources. They change; each names its year and, where we hold it, the page to check. ${input.tier === 'single-country' ? 'Score and rank in this analysis' : `The recommendations of this report (${list(places.map((place) => place.country))})`} come from version ${ranking.engineVersion} of the method.`,
    ),
  ];
  return { id: 'method', heading: 'Method in plain words', blocks: said.map(paragraph) };
}

/** "Disclaimer". */
export function disclaimer(input: ReportInput): ReportSection {
  const { name } = input.provider;
  const year = input.date.slice(0, 4);
  const said = [
    words(
      'This report is for information only. It is not legal, tax, financial, medical or immigration advice, and it does not replace advice from a professional who knows your case.',
    ),
    words(
      'Figures and rules come from public sources that may be out of date or wrong. They are given without warranty of any kind, express or implied; confirm every point with the authority concerned before you act on it.',
    ),
    words(
      `No decision about a visa, a permit or an admission can be inferred from this report. ${name} accepts no liability for decisions taken on its basis, as far as the law allows.`,
    ),
    words(
      `© ${year} ${name}. Made for the personal use of the customer named on it. Sources keep the rights stated in the list of sources.`,
    ),
  ];
  return { id: 'disclaimer', heading: 'Disclaimer', blocks: said.map(paragraph) };
}
