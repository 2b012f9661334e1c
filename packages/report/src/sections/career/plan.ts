import { aboutCity, bank, cityOf, type Line, passage, type Writer } from '../../place/passage.ts';
import type { Stage } from '../../profile/stage.ts';
import { both, chose, either, stageIs } from '../../profile/when.ts';
import { because, given, say, words } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { rightByPassport } from '../legal/routes.ts';
import { hours, market, pension, purpose, recognition, structure, studentHopes } from './body.ts';
import {
  businessTaxInsight,
  leaveInsight,
  lineInsight,
  payInsight,
  pensionInsight,
  quietInsight,
  unemploymentInsight,
} from './insights.ts';
import { founderLead, is, otherLead, payLead, retiredLead, studentLead } from './leads.ts';
import { remoteLead } from './remote.ts';

const ALL: readonly Stage[] = [
  'retired',
  'student',
  'founder',
  'owner',
  'remote',
  'freelance',
  'employee',
  'transfer',
  'means',
  'open',
];

/** Lines by what moves the customer, for the stages of life that can follow them; one for each place in turn. */
const ENERGY: Readonly<
  Record<string, readonly (readonly [stages: readonly Stage[], lines: readonly string[]])[]>
> = {
  'career-growth': [
    [
      ['employee', 'transfer'],
      [
        'Name three other employers of your trade within an hour of CITY before you accept in PLACE: who wants to grow needs a second door',
        'Ask at the interview in PLACE how the last two people in the post were promoted, and after how long',
        'Find out which certificate of your trade PLACE recognises, and whether the employer pays for the next one',
      ],
    ],
    [
      ['remote', 'freelance'],
      [
        'Find out which certificate of your trade PLACE recognises, and what the course for it costs',
        'Look for the meetings of your trade in CITY, and go to one on the visit',
      ],
    ],
  ],
  'building-business': [
    [
      ['founder', 'owner', 'freelance'],
      [
        'List ten possible customers in CITY and speak to three before you pay for a room',
        'Ask the chamber of commerce in PLACE which licence your trade needs, and in how many weeks it is granted',
        'Ask the tax office of PLACE from which turnover value added tax is due',
      ],
    ],
  ],
  learning: [
    [
      ALL,
      [
        'Ask the university nearest to CITY what it charges guests at lectures, and when the term begins',
        'Note which courses in CITY are taught in a language you speak, with what each costs and when it begins',
        'Look up the evening courses of CITY and the date by which one has to enrol',
      ],
    ],
  ],
  family: [
    [
      ['employee', 'transfer'],
      [
        'Ask at each interview in PLACE at what hour the team goes home',
        'Ask an employer in PLACE whether days off may follow the school holidays, and have the answer put into the contract',
        'Ask in PLACE who stays with a sick child: some laws give parents days for it, and our records do not say',
      ],
    ],
  ],
  creativity: [
    [
      ALL,
      [
        'Ask in CITY what a shared studio or workshop costs by the month, and how long one waits',
        'Look up the next open studios of CITY and plan the visit around that day',
        'Ask the town of CITY which grants for artists are open to foreign residents',
      ],
    ],
  ],
  service: [
    [
      ALL,
      [
        'Write to two associations in CITY that look for volunteers, and ask which language their meetings are held in',
        'Ask the town hall of CITY for its list of associations, and mark those that look for people',
      ],
    ],
  ],
};

const energyAction: Writer = (view) => {
  const energy = view.profile.read.choices('life-purpose-motivation')[0];
  const fit = ENERGY[energy ?? '']?.find(([stages]) => stages.includes(view.profile.stage));
  const made = fit?.[1][view.earlier.length]?.replaceAll('PLACE', view.name).replaceAll('CITY', cityOf(view));
  return made
    ? passage(
        'energy',
        0.89,
        because(aboutCity(view, words(`${made}.`)), 'life-purpose-motivation', ...view.profile.stageIds),
      )
    : null;
};

const degreeAction: Writer = (view) => {
  const { read } = view.profile;
  const holds = read.has('education-level', 'bachelor', 'master', 'doctorate', 'professional');
  const degree = holds ? read.label('education-level') : null;
  const apostille = view.atlas.treaties(view.iso3)?.apostille;
  if (!degree || !is(view, 'employee', 'transfer', 'freelance', 'founder') || !apostille?.from.shown)
    return null;
  const said =
    apostille.status === 'y'
      ? say`Get an apostille put on your ${degree} before an office in ${view.name} has to read it; it spares you the embassy.`
      : say`Get your ${degree} stamped by the embassy before an office in ${view.name} has to read it, since the apostille is not in force there.`;
  return passage('degree-action', 0.87 - 0.05 * view.earlier.length, given(said, `treaties:${view.iso3}`));
};

const LINES: readonly Line[] = [
  [
    both(
      stageIs('retired'),
      either(
        chose('income-sources', 'retirement-pension'),
        chose('retirement-income-phase', 'state-pension', 'private-pension', 'mixed', 'bridge'),
      ),
    ),
    (v) =>
      because(
        say`Ask the pension office in ${v.homeName} three things in writing: will it pay to ${v.name}, with the yearly increase, and which proof of life does it want?`,
        'current-location',
      ),
  ],
  [
    stageIs('retired'),
    (v) =>
      say`${rightByPassport(v) ? `Offer one skill to an association in ${cityOf(v)} for two hours a week; you need no permit for that.` : `Ask whether your permit for ${v.name} allows unpaid work, then offer one skill to an association in ${cityOf(v)} for two hours a week.`}`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[Look for a choir, a garden or a workshop in ${cityOf(v)} that meets in the morning, and go twice before judging|Ask the tourist office of ${cityOf(v)} which weekly meetings are open to residents, and go to one on your visit|Look for the list of associations at the town hall of ${cityOf(v)}, and visit two].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`Ask the library of ${cityOf(v)} for its programme, and which paper a newcomer needs for a card.`,
  ],
  [
    stageIs('remote'),
    (v) =>
      say`Get one page from your employer that names ${v.name}, the start date and who pays for what: ${rightByPassport(v) ? 'the landlord' : 'visa office and landlord both'} will ask for it.`,
  ],
  [
    stageIs('remote'),
    (v) =>
      say`Hold one week of ordinary work from ${cityOf(v)}, meetings included, before you tell anybody that you move.`,
  ],
  [
    stageIs('remote', 'freelance'),
    (v) =>
      say`Try two desks in ${cityOf(v)}, one shared and one quiet, and ask at both what happens when the line is down.`,
  ],
  [
    stageIs('freelance'),
    (v) =>
      say`Collect contracts and invoices of the last twelve months, since ${rightByPassport(v) ? `a landlord in ${cityOf(v)} will ask what you live on` : `proof of regular clients is what a permit in ${v.name} will rest on`}.`,
  ],
  [
    stageIs('freelance'),
    (v) => say`Find two people of your trade in ${cityOf(v)} and ask what they charge locals.`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Talk to three people who registered a firm in ${v.name} in the last two years, two of them foreigners, before you pay an adviser.`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Sell once in ${cityOf(v)} before registering anything: a paid pilot convinces ${rightByPassport(v) ? 'a bank' : 'an immigration officer as well as a bank'}.`,
  ],
  [
    stageIs('founder', 'owner'),
    (v) =>
      say`Ask a bank in ${cityOf(v)} what it takes to open a business account for a foreigner, and how many weeks.`,
  ],
  [
    stageIs('owner'),
    (v) =>
      say`Have your accountant write down, for ${v.name}, where the company would be managed, who signs, and what a dividend would bear.`,
  ],
  [
    stageIs('owner'),
    (v) => say`Name the person at home who decides when you are on a plane between ${v.name} and the firm.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Note the application deadlines of two universities in ${v.name} and the date by which the visa needs the letter of admission; work back from the earlier one.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Ask the careers office of one university in ${cityOf(v)} where last year’s foreign graduates of your subject work now.`,
  ],
  [
    stageIs('employee'),
    (v) =>
      say`Apply from where you are: [send five applications to ${cityOf(v)} and count the answers before you give notice|write to five employers in ${cityOf(v)} this month and note who replies within three weeks|have a signed offer from ${cityOf(v)} before you give notice].`,
  ],
  [
    stageIs('employee'),
    (v) =>
      say`[Find a former colleague or schoolmate in ${cityOf(v)} and ask for one introduction|Look for one person from your trade who moved to ${cityOf(v)}, and ask how|Let somebody who works in ${cityOf(v)} read your letter before you send it].`,
  ],
  [
    stageIs('transfer'),
    (v) => say`Have the return written into the contract for ${v.name}: which post, which pay, until when.`,
  ],
  [
    stageIs('transfer'),
    (v) => say`Speak to the last person your employer sent to ${v.name}, without the employer.`,
  ],
  [
    stageIs('means', 'open'),
    (v) =>
      rightByPassport(v)
        ? null
        : say`Ask at the embassy whether your permit for ${v.name} would let you work should you change your mind.`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`[Write down which days of your week at home are fixed, and find for two of them an address in ${cityOf(v)}|Choose the two appointments of your week that you would miss most, and look for their like in ${cityOf(v)}|Look in ${cityOf(v)} for the one thing that gets you out of the house on a Tuesday at home].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`[Note three things you would miss in a week without duties in ${cityOf(v)}, and look for one of them on the visit|Plan one ordinary week in ${cityOf(v)} on paper, hour by hour, and see which days stay empty|Ask two people who retired to ${cityOf(v)} what fills their Wednesday].`,
  ],
  [
    stageIs('student', 'employee', 'transfer', 'open', 'founder'),
    (v) =>
      say`Read a week of job advertisements from ${cityOf(v)} and note the pay and the language each one asks for.`,
  ],
  [
    stageIs('student', 'employee', 'open', 'transfer'),
    (v) =>
      say`Put ${cityOf(v)} as the place of work into your professional profile three months before the move: recruiters search by place.`,
  ],
  [
    stageIs('freelance'),
    (v) =>
      say`Ask an accountant in ${cityOf(v)} what registering, invoicing and the yearly return cost for one person.`,
  ],
  [
    stageIs('freelance'),
    (v) =>
      say`Work out a month in ${cityOf(v)} in which no client pays: rent, cover and contributions run on.`,
  ],
  [
    stageIs('remote'),
    (v) =>
      say`Ask payroll which benefits end on the day you leave ${v.homeName} for ${v.name}, and put a price on each.`,
  ],
  [
    stageIs('remote'),
    (v) =>
      say`Agree with your team on the hours you share from ${cityOf(v)}, and have them put into the letter of the employer.`,
  ],
  [
    stageIs('founder', 'owner'),
    (v) =>
      say`Ask two firms of your trade in ${cityOf(v)} what they pay for a room, an accountant and the first employee.`,
  ],
  [
    stageIs('owner'),
    (v) =>
      say`List the signatures that the company needs in a month, and how each would be given from ${cityOf(v)}.`,
  ],
];

export const CAREER: SectionPlan = {
  heading: 'Career',
  lead: [retiredLead, studentLead, founderLead, payLead, remoteLead, otherLead],
  body: [recognition, structure, market, hours, pension, purpose, studentHopes],
  take: 3,
  insight: [
    payInsight,
    lineInsight,
    leaveInsight,
    businessTaxInsight,
    pensionInsight,
    quietInsight,
    unemploymentInsight,
  ],
  action: [...bank('career-action', LINES), energyAction, degreeAction],
  table: ({ profile }) =>
    ({
      retired: ['population_65_plus', 'pension_age_men', 'pension_age_women'],
      student: [
        'youth_unemployment',
        'earnings_professionals_usd',
        'minimum_wage_monthly_usd',
        'unemployment_rate',
      ],
      founder: [
        'regulatory_quality',
        'days_to_start_business',
        'total_tax_rate_business',
        'gdp_growth_forecast_2026',
      ],
      owner: ['regulatory_quality', 'total_tax_rate_business', 'fixed_broadband', 'gdp_growth_forecast_2026'],
      remote: ['fixed_broadband', 'internet_users', 'coverage_4g', 'utc_offset_capital'],
      freelance: ['fixed_broadband', 'internet_users', 'coverage_4g', 'utc_offset_capital'],
      employee: [
        'earnings_monthly_usd',
        'unemployment_rate',
        'weekly_hours_employees',
        'paid_annual_leave_days',
      ],
      transfer: ['earnings_monthly_usd', 'weekly_hours_employees', 'paid_annual_leave_days'],
      means: ['gdp_per_capita_usd', 'unemployment_rate'],
      open: ['earnings_monthly_usd', 'unemployment_rate', 'fixed_broadband'],
    })[profile.stage],
};
