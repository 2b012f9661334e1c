import { isAtHome, whereTo } from '../../../place/atHome.ts';
import { cityOf } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { foundsFarm } from '../../../profile/work/farming.ts';
import type { Stage } from '../../../profile/stage.ts';
import { because, say, words } from '../../../prose/said.ts';
import { workBrought, workShutOut } from '../../../place/entry/ownWork.ts';
import { remoteVisa, routeName, settlesByRight } from '../../../place/entry/routes.ts';
import { paidAs } from '../../../profile/work/paidAs.ts';
import { MOVE } from '../order.ts';
import { postTasks } from './postTasks.ts';
import { studyYearSaid } from '../school.ts';
import { task, type TaskWriter, type WorkTask } from '../task.ts';

/** Months before the move by which the admission should be in hand, by kind of study. */
const ADMISSION: Readonly<Record<string, number>> = {
  'language-course': 4,
  vocational: 7,
  exchange: 8,
  bachelor: 9,
  master: 10,
  doctorate: 12,
};

/** An internet connection and desk independent of the landlord. */
const deskTask = (view: PlaceView): WorkTask => ({
  step: 'desk',
  title: 'A working day in reserve',
  text: `[A second way online and a desk for the first week in ${cityOf(view)}, so that work never waits for the landlord|Book a desk in ${cityOf(view)} for five days and bring a second SIM card|Test line, chair and quiet in ${cityOf(view)} before the first meeting that matters].`,
  before: 1,
  after: ['roof'],
});

/** Tasks by occupation. */
const BY_STAGE: Readonly<Partial<Record<Stage | 'contractor', (view: PlaceView) => readonly WorkTask[]>>> = {
  remote: (view) => [
    {
      step: 'employer',
      title: 'The employer’s yes',
      text: isAtHome(view)
        ? `[A letter that names ${cityOf(view)}, the day, and what the new address changes in pay, insurance and tax|In writing, with the new address named, and with what it changes in pay, insurance and local tax].`
        : `[In writing, with ${view.name} named, and with the tax question answered by somebody who signs for it|A letter that names ${view.name}, the dates, and who carries tax and contributions|Ask payroll first and your manager second: the yes for ${view.name} has to come from both].`,
      before: 11,
      takes: 1,
    },
    deskTask(view),
  ],
  contractor: (view) => [
    {
      step: 'clients',
      title: 'A yes to the address',
      text: isAtHome(view)
        ? `Tell those you invoice from when your invoices will name ${cityOf(view)}.`
        : `[Ask those you invoice to write that the contract may be served from ${view.name}, and until when it runs|One letter from those you invoice: that the work may be done from ${view.name}, what it pays and until when it runs].`,
      before: 10,
      takes: 1,
    },
    deskTask(view),
  ],
  freelance: (view) => [
    {
      step: 'clients',
      title: 'Clients on paper',
      text: settlesByRight(view)
        ? `Have work for the first months signed, renew what ends within the year, and tell each client from when your invoices come from ${whereTo(view)}.`
        : 'Contracts signed or renewed before you apply: a permit for those who work for themselves is judged by what is signed.',
      before: 10,
      takes: 1,
    },
    {
      step: 'self-employed',
      ...(remoteVisa(view)
        ? {
            title: 'Ask the tax office',
            text: `From which day ${view.name} taxes income from abroad, and what has to be declared; in writing.`,
          }
        : {
            title: 'Register as self-employed',
            text: `Tax number, contributions and invoices in the form ${view.name} wants, before the first bill.`,
          }),
      before: -1,
      after: [MOVE, 'register'],
    },
  ],
  founder: (view) => [
    {
      step: 'market',
      title: foundsFarm(view.profile) !== null ? 'Land, water and rights' : 'Test the market',
      text:
        foundsFarm(view.profile) !== null
          ? `Who may buy or lease farmland in ${view.name}, whether neighbours or the state come first, and which rights to water, animals and manure go with the land: ask the chamber or ministry of agriculture before you look at a farm.`
          : `Ten conversations with customers in ${cityOf(view)}, before any company is registered.`,
      before: 14,
      takes: 1,
    },
    {
      step: 'plan',
      title: 'The plan on paper',
      text: `Turnover, people and money for two years, written for a reader at ${settlesByRight(view) ? 'a bank' : 'an immigration office'}.`,
      before: 10,
      takes: 1,
      after: ['market'],
    },
  ],
  owner: (view) => [
    {
      step: 'stand-in',
      title: 'Who runs the company',
      text: `Decide who signs while you are in ${view.name}, and have the tax side of that written down.`,
      before: 10,
    },
    {
      step: 'meetings',
      title: 'Meetings by the calendar',
      text: 'Board days and their place, fixed for a year, as evidence of where the company is led.',
      before: -2,
      after: [MOVE],
    },
  ],
  employee: postTasks,
  transfer: () => [
    {
      step: 'package',
      title: 'The package',
      text: 'Housing, school fees, flights, tax advice and the way back: what is not written down is not included.',
      before: 10,
      takes: 1,
    },
    {
      step: 'review',
      title: 'The first review',
      text: 'After ninety days compare the package with real bills and say so.',
      before: -3,
      after: [MOVE],
    },
  ],
  student: (view) => [
    {
      step: 'programmes',
      title: 'Shortlist of programmes',
      text: `Two certain, two likely, one bold, with deadlines, language tests and the tuition each asks of you, in or beyond ${cityOf(view)}.`,
      before: 16,
      takes: 1,
    },
    {
      step: 'admission',
      title: 'Admission and funds',
      text: settlesByRight(view)
        ? 'Letter of admission, proof of funds and scholarship papers in one file for the university and the landlord.'
        : '[↗Letter of admission, proof of funds and scholarship papers in one file for the visa|↗One folder for the visa: admission, money, marks].',
      before: ADMISSION[view.profile.read.choices('study-level')[0] ?? ''] ?? 9,
      takes: 1,
      after: ['programmes'],
    },
  ],
  retired: (view) => [
    {
      step: 'trial',
      title: 'A trial month',
      text: `[Four weeks in ${cityOf(view)} outside the holidays, doing what you do at home|A month in ${cityOf(view)} as a resident would spend it, market, doctor and bus included|Rent for a month in ${cityOf(view)}, and note each evening what was missing].`,
      before: 13,
      takes: 1,
      after: ['visit'],
    },
    {
      step: 'company',
      title: 'A reason to go out',
      text: '[One weekly commitment among people|A course or group that meets every week at the same hour|An association that counts on you on a fixed day|Something that is noticed when you do not come|The same table on the same morning, until people sit down at it].',
      before: -4,
      after: [MOVE],
    },
  ],
  means: (view) => [
    {
      step: 'trial',
      title: 'A trial month',
      text: `Four weeks in ${cityOf(view)} outside the holidays, with an ordinary week’s budget.`,
      before: 13,
      takes: 1,
      after: ['visit'],
    },
  ],
  open: () => [
    {
      step: 'decide',
      title: 'Decide what you will do',
      text: 'Permit, tax and town all follow from it; give yourself a date.',
      before: 17,
    },
  ],
};

/** Where the permit to apply for allows no work, nothing is prepared for it before that is settled. */
function withoutWork(view: PlaceView): readonly WorkTask[] | null {
  const route = workShutOut(view);
  return (
    route && [
      {
        step: 'work-or-permit',
        title: 'The work, or this permit',
        text: `The ${routeName(route)} allows no work by its record. Ask the consulate of ${view.name} in writing whether ${workBrought(view)} may go on from there; if not, end it or apply for another permit.`,
        before: 12,
        takes: 1,
      },
    ]
  );
}

/** What work, study or business adds. */
export const workTasks: TaskWriter = (view) => {
  const paid = paidAs(view.profile);
  return (withoutWork(view) ?? BY_STAGE[paid.as]?.(view) ?? []).map(
    ({ step, title, text, before, ...order }) =>
      task(
        step,
        title,
        because(
          step === 'admission' ? because(say`${text}${studyYearSaid(view)}`, 'study-level') : words(text),
          ...(foundsFarm(view.profile) ?? paid.ids),
        ),
        before,
        { ...order, away: step === 'trial' },
      ),
  );
};
