import type { PlaceView } from '../../place/view.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { works } from '../../profile/stage.ts';
import { type DraftTask, task, type TaskWriter } from './task.ts';

/** Tax residence, contributions, pensions. */
export const taxTasks: TaskWriter = (view) => {
  const { stage, stageIds, read } = view.profile;
  const tasks: DraftTask[] = [];
  const tax = view.atlas.taxFacts(view.iso3);
  if (tax?.from.shown && tax.residencyDays !== null) {
    tasks.push(
      task(
        'Preparation',
        'Choose the tax year',
        because(
          given(
            say`With a line at ${String(tax.residencyDays)} days, the month of arrival decides which year makes you resident in ${view.name}. Ask ${view.homeName} on which day it lets you go.`,
            `tax:${view.iso3}`,
          ),
          'current-location',
        ),
      ),
    );
  } else if (!read.has('tax-awareness', 'yes')) {
    tasks.push(
      task(
        'Preparation',
        'Tax in two countries',
        because(
          say`Our records hold no day count for ${view.name}; ask both tax offices when residence ends and begins.`,
          'tax-awareness',
        ),
      ),
    );
  }
  if (view.home && view.home.iso3 !== view.iso3) {
    const linked = view.atlas.socialSecurity(view.home.iso3, view.iso3).some((one) => one.from.shown);
    const record = `social:${view.home.iso3}-${view.iso3}`;
    if (stage === 'retired')
      tasks.push(
        task(
          'Preparation',
          'The pension abroad',
          because(
            given(
              say`Tell the pension payer in ${view.homeName} the new country and ask for the form on tax and the proof of life.${linked ? ' The agreement between the two countries covers payment across the border.' : ''}`,
              ...(linked ? [record] : []),
            ),
            ...stageIds,
            'current-location',
          ),
        ),
      );
    else if (works(stage))
      tasks.push(
        task(
          'Logistics',
          'Social security',
          because(
            given(
              linked
                ? say`Ask for a certificate of coverage, so that contributions run in one country at a time.`
                : say`No agreement is on record: ask in both ${view.homeName} and ${view.name} whether you owe contributions twice.`,
              ...(linked ? [record] : []),
            ),
            ...stageIds,
            'current-location',
          ),
        ),
      );
  }
  return tasks;
};

/** Property, debts, funds. */
export const moneyTasks: TaskWriter = (view) => {
  const { read, movingBudget } = view.profile;
  const tasks: DraftTask[] = [];
  if (read.has('property-ownership', 'yes-selling'))
    tasks.push(
      task(
        'Preparation',
        'Sell',
        because(
          say`[Instruct an agent once the permit is likely, and have the tax on the gain worked out for both possible years|Put the house on the market when the permit is in sight, not before; ask a tax adviser which year to complete in|Three valuations, one agent, and a completion date that the tax adviser has seen].`,
          'property-ownership',
        ),
      ),
    );
  if (read.has('property-ownership', 'yes-renting'))
    tasks.push(
      task(
        'Logistics',
        'Let the home',
        because(
          say`[An agent with a contract, an insurer who knows that the house is let, and the lender’s consent if there is a mortgage|Lender, insurer and tax office each want to know that you let: write to all three on one day|Find the tenant before the flight, and somebody with a key after it].`,
          'property-ownership',
        ),
      ),
    );
  if (read.has('property-ownership', 'yes-keeping'))
    tasks.push(
      task(
        'Final Preparations',
        'Close the house',
        because(
          say`Water off, post redirected, and somebody who looks in: insurers ask how often.`,
          'property-ownership',
        ),
      ),
    );
  if (read.has('existing-debt', 'significant', 'moderate'))
    tasks.push(
      task(
        'Research',
        'Debts first',
        because(
          say`Write down each debt with its currency and last payment, and tell each lender the new address: silence turns a debt into a default.`,
          'existing-debt',
        ),
      ),
    );
  if (read.has('source-of-funds-documentation', 'no', 'unsure'))
    tasks.push(
      task(
        'Research',
        'Proof of funds',
        because(
          say`[Open the folder on where your money comes from|Begin to collect the proof of what you own|Start the paper trail of your savings], since [the bank and the visa office|two offices at least] in ${view.name} will want it.`,
          'source-of-funds-documentation',
        ),
      ),
    );
  if (movingBudget?.high && movingBudget.high <= 10_000)
    tasks.push(
      task(
        'Logistics',
        'Travel light',
        because(
          say`With ${read.label('budget-relocation') ?? 'your budget'} for the move, [ship nothing that costs less to buy again; sell early, while there is time to wait for a price|travel with what two people can carry and replace the rest second hand|what does not fit into the hold stays behind].`,
          'budget-relocation',
        ),
      ),
    );
  else
    tasks.push(
      task(
        'Logistics',
        'Quotes for the move',
        because(
          say`[Three quotes on the same list of goods, door to door, with insurance at replacement value|Get movers to price one list, not three conversations|Have the same list priced by three movers, the last metre included].${movingBudget ? say` [You set aside|Your purse for it|Measure them against]: ${read.label('budget-relocation') ?? ''}.` : ''}`,
          'budget-relocation',
        ),
      ),
    );
  tasks.push(
    task(
      'Settlement',
      'Bank account',
      because(
        words(
          read.has('income-sources', 'remote-work', 'business-income')
            ? '[A local account for rent and one in the currency of your income: never change a whole month’s pay on one day|Two accounts, two currencies, and a standing order between them|Keep income and rent in separate accounts and change money in thirds|Ask the employer or the client to pay into the account that costs least to reach|Open the local account with a small sum, the rest follows when the card works].'
            : read.has('income-sources', 'retirement-pension')
              ? '[A local account, and the pension paid there only after the first two transfers arrived in full|Let the pension come to the old account for a quarter more, and send it on yourself|Move the pension last, when the new account has proved itself].'
              : '[A local account with the address registration in hand; ask what foreigners pay for it|The account follows the registration: take the paper along|Compare what two banks charge a foreigner, then open with the one that writes to you in a language you read].'.replace(
                  '].',
                  ']',
                ) + '.',
        ),
        'income-sources',
      ),
    ),
  );
  return tasks;
};

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
        `[Ten tailored applications to employers in ${city}; ask in the first call whether they sponsor|Write to ten employers in ${city} and keep a list of answers; a permit they will not sponsor saves you the interview|Apply to ${city} in batches of five, and change the letter after each batch].`,
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
        `[Four weeks in ${city} out of season, doing what you do at home|A month in ${city} when the visitors are gone|Rent for a month in ${city} in its dullest season, and keep a diary of small annoyances].`,
      ],
      [
        'Long-term Integration',
        'A reason to go out',
        '[One commitment a week that would miss you if you stayed away|Something that begins at ten on Tuesdays, with people in it|A place where your chair stays empty without you].',
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

const BEGINNINGS: Readonly<Record<string, string>> = {
  none: '[This would be your first foreign language: start with sounds, an hour at a time, well before you leave|A first foreign language needs a patient teacher more than a good book]',
  basic:
    '[You have begun a language before and know where it got hard: book a teacher for that point|Begin with what you need on the first day: numbers, shops, doctor]',
  conversational:
    '[You know how a language opens after the first year: begin that year now|Two lessons a week from now are worth more than a course on arrival]',
  independent:
    '[You have reached independence in a language before; give this one the same evenings|Read a newspaper with a dictionary twice a week, and speak on the other days]',
  fluent:
    '[You have been through this: a teacher of your own from today, a class from the first week there|Fluent once, you can be fluent again; set the date of a first conversation]',
};

/** How to begin, by how far the customer has come in another language. */
function beginnings(view: PlaceView): Said {
  const text = BEGINNINGS[view.profile.read.choices('language-proficiency-rating')[0] ?? ''];
  return text
    ? because(words(text), 'language-proficiency-rating')
    : words(
        '[Twenty minutes a day, every day, until the flight|Two lessons a week from now are worth more than a course on arrival]',
      );
}

/** Language, as the longest task of all. */
export const languageTasks: TaskWriter = (view) => {
  const main = view.atlas.languages.of(view.iso3)[0];
  if (!main || view.profile.languages.includes(main.code)) return [];
  const fact = `language:${view.iso3}-${main.code}`;
  const permanent = view.profile.read.has('relocation-duration', 'permanent', 'long-term');
  return [
    task(
      'Research',
      `Begin ${main.name}`,
      because(given(say`${beginnings(view)}`, fact), 'languages-spoken'),
    ),
    task(
      'Long-term Integration',
      `${main.name} for the long run`,
      because(
        given(
          permanent
            ? say`If you mean to stay, [aim for the level that permanence or citizenship of ${view.name} asks for; the authority publishes it|look up which level ${view.name} asks of those who want to stay for good|let the requirement for permanence in ${view.name} set your goal in the language].`
            : say`Keep one conversation a week in ${main.name}, even in a short stay.`,
          fact,
        ),
        'languages-spoken',
        'relocation-duration',
      ),
    ),
  ];
};
