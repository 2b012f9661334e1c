import { because, words } from '../../prose/said.ts';
import { type DraftTask, task, type TaskWriter } from './task.ts';

/** What work, study or business adds. */
export const workTasks: TaskWriter = (view) => {
  const { stage, stageIds } = view.profile;
  const city = view.cities[0]?.name ?? view.name;
  const by: Partial<Record<typeof stage, readonly (readonly [DraftTask['phase'], string, string])[]>> = {
    remote: [
      [
        'Preparation',
        'The employer’s yes',
        `[In writing, with ${view.name} named, and with the tax question answered by somebody who signs for it|A letter that names ${view.name}, the dates, and who carries tax and contributions|Ask payroll first and your manager second: the yes for ${view.name} has to come from both].`,
      ],
      [
        'Final Preparations',
        'A working day in reserve',
        `[A second way online and a desk for the first week in ${city}, so that work never waits for the landlord|Book a desk in ${city} for five days and bring a second SIM card|Test line, chair and quiet in ${city} before the first meeting that matters].`,
      ],
    ],
    freelance: [
      [
        'Preparation',
        'Clients on paper',
        'Contracts renewed before you apply: a permit for the self-employed is judged by what is signed.',
      ],
      [
        'Settlement',
        'Register as self-employed',
        `Tax number, contributions and invoices in the form ${view.name} wants, before the first bill.`,
      ],
    ],
    founder: [
      [
        'Research',
        'Test the market',
        `Ten conversations with customers in ${city}, before any company is registered.`,
      ],
      [
        'Preparation',
        'The plan on paper',
        'Turnover, people and money for two years, written for a reader at an immigration office.',
      ],
    ],
    owner: [
      [
        'Preparation',
        'Who runs the company',
        `Decide who signs while you are in ${view.name}, and have the tax side of that written down.`,
      ],
      [
        'Settlement',
        'Meetings by the calendar',
        'Board days and their place, fixed for a year, as evidence of where the company is led.',
      ],
    ],
    employee: [
      [
        'Preparation',
        'Applications',
        `[Ten tailored applications to employers in ${city}; ask in the first call whether they sponsor|Write to ten employers in ${city} and keep a list of answers; a permit they will not sponsor saves you the interview|Apply to ${city} in batches of five, and change the letter after each batch|Answer eight advertisements from ${city} in their own words, and call after ten days|Send the first applications to ${city} to employers you would not mind losing].`,
      ],
      [
        'Final Preparations',
        'The contract',
        '[Pay, hours, notice and moving costs in one document, checked for the permit’s threshold|Before you sign, hold the salary against the permit’s threshold and the notice period against your lease|Let somebody who knows local labour law read it; an hour is enough].',
      ],
    ],
    transfer: [
      [
        'Preparation',
        'The package',
        'Housing, school fees, flights, tax advice and the way back: what is not written down is not included.',
      ],
      ['Settlement', 'The first review', 'After ninety days compare the package with real bills and say so.'],
    ],
    student: [
      [
        'Research',
        'Shortlist of programmes',
        `Two certain, two likely, one bold, with deadlines and language tests, in or beyond ${city}.`,
      ],
      [
        'Preparation',
        'Admission and funds',
        '[Letter of admission, proof of funds and scholarship papers in one file for the visa|One folder for the visa: admission, money, marks].',
      ],
    ],
    retired: [
      [
        'Research',
        'A trial month',
        `[Four weeks in ${city} out of season, doing what you do at home|A month in ${city} when the visitors are gone|Rent for a month in ${city} in its dullest season, and note each evening what was missing].`,
      ],
      [
        'Long-term Integration',
        'A reason to go out',
        '[One weekly commitment among people, fixed in the first month|A course or group that meets every week at the same hour|An association that counts on you on a fixed day|Something that is noticed when you do not come|The same table on the same morning, until people sit down at it].',
      ],
    ],
    means: [
      [
        'Research',
        'A trial month',
        `Four weeks in ${city} in the worst season, with an ordinary week’s budget.`,
      ],
    ],
    open: [
      [
        'Research',
        'Decide what you will do',
        'Permit, tax and town all follow from it; give yourself a date.',
      ],
    ],
  };
  return (by[stage] ?? []).map(([phase, title, text]) =>
    task(phase, title, because(words(text), ...stageIds)),
  );
};
