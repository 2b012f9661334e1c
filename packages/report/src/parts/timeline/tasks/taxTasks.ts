import { preferencesOf } from '../../../place/entry/standing.ts';
import { pensionLater } from '../../../place/pension/pension.ts';
import type { PlaceView } from '../../../place/view.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import type { Profile } from '../../../profile/profile.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { capitalised } from '../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { coordination, type SocialLink, socialLink, socialRecord } from '../../../place/rights/socialLink.ts';
import { ownTaxSaid, taxesByPassport, untaxedHome } from '../../../place/rights/ownState.ts';
import { type DraftTask, task, type TaskWriter } from '../task.ts';

/** For residents of the United States without its passport: what a green card that is kept means for tax. */
function cardKept({ home, profile }: PlaceView): Said | null {
  return home?.iso3 === 'USA' && !profile.citizenships.some(({ iso3 }) => iso3 === 'USA')
    ? because(
        words(
          'If you hold a green card, ask first whether you stay resident for its tax as long as you keep it, and what giving it up means for your last return.',
        ),
        'current-location',
        'citizenship',
      )
    : null;
}

/** The yearly return of a partner whose state taxes its citizens wherever they live; null where the customer's does. */
function partnersReturn(view: PlaceView): Said | null {
  const told = taxesByPassport(view) ? null : preferencesOf(view).partnersPassports;
  const state = told?.passports.find((iso3) => view.atlas.rule(`taxes-citizens-${iso3}`)?.from.shown);
  const country = state && view.atlas.country(state);
  return told && country
    ? because(
        given(
          say`${capitalised(nameOf(country))} taxes its citizens wherever they live, so the yearly return of ${partnerCalled(view.profile.movers)} goes on.`,
          `rule:taxes-citizens-${country.iso3}`,
        ),
        ...told.questionIds,
        ...view.profile.movers.ids,
      )
    : null;
}

/** What the tax year at home requires: a date of departure, or continued returns. */
function homeTax(view: PlaceView): Said {
  const leaves =
    taxesByPassport(view)?.iso3 === view.home?.iso3 || untaxedHome(view)
      ? null
      : say`Ask ${view.homeName} on which day it lets you go.`;
  return flow(leaves, cardKept(view), ownTaxSaid(view), partnersReturn(view));
}

/** Tax residence, contributions, pensions. */
export const taxTasks: TaskWriter = (view) => {
  const { read } = view.profile;
  const tasks: DraftTask[] = [];
  const tax = view.atlas.taxFacts(view.iso3);
  if (tax?.from.shown && (tax.residencyDays !== null || tax.residentByHome)) {
    tasks.push(
      task(
        'tax-year',
        'Choose the tax year',
        because(
          given(
            flow(
              tax.residencyDays === null
                ? say`A home in ${view.name} makes you resident for tax there from the day it is yours, so the month of arrival decides the first tax year.`
                : say`With a line at ${String(tax.residencyDays)} days, the month of arrival decides which year makes you resident in ${view.name}.`,
              homeTax(view),
            ),
            `tax:${view.iso3}`,
          ),
          'current-location',
        ),
        11,
      ),
    );
  } else if (taxesByPassport(view) || !read.has('tax-awareness', 'yes')) {
    tasks.push(
      task(
        'tax-year',
        untaxedHome(view) && !taxesByPassport(view) ? 'Tax residence' : 'Tax in two countries',
        because(
          flow(
            say`Our records hold no day count for ${view.name}; ask its tax office on which day residence begins.`,
            homeTax(view),
          ),
          'tax-awareness',
          'current-location',
        ),
        11,
      ),
    );
  }
  const link = socialLink(view);
  if (link) tasks.push(...socialTasks(view, link));
  return tasks;
};

/** Whether the household will live on a pension, among other income. */
function hasPension({ read }: Profile): boolean {
  return (
    read.has('income-sources', 'retirement-pension') ||
    read.has('retirement-income-phase', 'state-pension', 'private-pension', 'mixed')
  );
}

/** What to ask about pensions and contributions, by the agreement between home and this place. */
function socialTasks(view: PlaceView, link: SocialLink): readonly DraftTask[] {
  const { stage, stageIds } = view.profile;
  const coordinated = link === 'coordinated';
  const linked = coordinated || link === 'agreement' || link === 'unsure';
  const record = linked ? [socialRecord(view)] : [];
  const contributions = (said: Said): readonly DraftTask[] => [
    task(
      'contributions',
      'Social security',
      because(given(said, ...record), ...stageIds, 'current-location'),
      6,
    ),
  ];
  if (stage === 'retired' && hasPension(view.profile) && !pensionLater(view))
    return [
      task(
        'pension',
        'The pension abroad',
        because(
          given(
            say`Tell the pension payer in ${view.homeName} the new country and ask for the form on tax and the proof of life.${coordinated ? ` A state pension is paid across this border by law: ${coordination(view)}.` : ''}`,
            ...(coordinated ? record : []),
          ),
          ...stageIds,
          'income-sources',
          'retirement-income-phase',
          'current-location',
        ),
        9,
      ),
    ];
  if (linked && ['transfer', 'remote'].includes(stage))
    return contributions(
      coordinated
        ? words(
            'Ask your employer for form A1 before the first day of work, or which country’s scheme you join.',
          )
        : words(
            'Ask your employer for a certificate of coverage, so that contributions run in one country at a time.',
          ),
    );
  return link === 'unlisted' && ['transfer', 'remote', 'freelance', 'owner', 'founder'].includes(stage)
    ? contributions(
        say`No agreement between ${view.homeName} and ${view.name} is on record: ask in both whether you owe contributions twice.`,
      )
    : [];
}
