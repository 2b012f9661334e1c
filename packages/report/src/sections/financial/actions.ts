import { bank, type Line, type Writer } from '../../place/passage.ts';
import { anybody, both, chose, stageIs, type When } from '../../profile/when.ts';
import { say } from '../../prose/said.ts';

const noFunds: When = chose('source-of-funds-documentation', 'no', 'unsure');
const urgent: When = chose('cross-border-financial-planning', 'yes-urgent', 'yes-interested');

const LINES: readonly Line[] = [
  [
    noFunds,
    (v) =>
      say`A bank in ${v.name} will ask on the first day where your money comes from, and you were not sure you could show it. Begin one folder now: twelve months of statements, tax assessments, contracts of sale, and a page that explains each large deposit.`,
  ],
  [
    both(urgent, chose('tax-awareness', 'no', 'somewhat')),
    (v) =>
      say`You asked for planning across borders: book a joint hour this month with one adviser in ${v.homeName} and one in ${v.name}, and let them agree in front of you on which country taxes what.`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Write to your pension payer: how is the pension taxed once you live in ${v.name}, which country taxes it first, and are health contributions due on it?`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Open [an account that holds both currencies three months before ${v.name} becomes home, and send one small transfer as a rehearsal|the account in ${v.name} early and move a small sum first, to learn what is lost on the way|a second account well before ${v.name}, and let one month of pension pass through it].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`List what you pay at home only once a year (insurance, dues, heating) and ask a resident of ${v.name} for the local sum of each.`,
  ],
  [
    stageIs('remote'),
    (v) =>
      say`Ask your employer’s payroll whether it owes tax or contributions because you sit in ${v.name}, and a tax adviser there from which day you owe yourself.`,
  ],
  [
    stageIs('remote', 'freelance'),
    (v) =>
      say`Price one real month in ${v.name} before you decide: furnished flat, desk, insurance, two dinners a week, one flight home in twelve.`,
  ],
  [
    stageIs('freelance'),
    (v) =>
      say`Ask an accountant in ${v.name} how to register, what to invoice from where, and which contributions begin with the first invoice; agree a fixed fee.`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Have one page drawn up for ${v.name}: the legal form to open, the turnover at which VAT begins, and what a salary or a dividend to yourself would bear.`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Work out in how many months your reserve ends at the prices of ${v.name}, and put the date into the calendar.`,
  ],
  [
    stageIs('owner'),
    (v) =>
      say`Ask whether running the company from ${v.name} moves its tax residence, and what a dividend would bear in each country, before you sign a lease.`,
  ],
  [
    stageIs('employee'),
    (v) =>
      say`[Ask each employer in ${v.name} for the net figure in writing, and whether moving costs are paid or may be deducted|Have every offer from ${v.name} translated into net pay by the employer’s own payroll|Get the first payslip of an offer in ${v.name} calculated before you sign it].`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Find the net-pay calculator of the tax office of ${v.name}, enter the offer, and set the result against this table|Enter a likely salary into the tax office’s calculator for ${v.name}, then subtract the rent above|Work out one real month for ${v.name}: net pay by the official calculator, less the rent].`,
  ],
  [
    stageIs('transfer'),
    (v) =>
      say`Have the package for ${v.name} say who pays for tax advice in both countries and in which scheme your contributions run.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Find out what proof of funds the visa for ${v.name} wants, in which account it has to lie, and for how long.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Write a monthly budget with the student union of your target city in ${v.name}: room, food, pass, telephone, books; unions publish theirs.`,
  ],
  [
    stageIs('means'),
    (v) =>
      say`Ask an adviser in ${v.name} how interest, dividends and gains are taxed, and whether assets abroad must be declared.`,
  ],
  [
    chose('tax-awareness', 'no', 'somewhat'),
    (v) =>
      say`Put two questions in writing to an adviser in ${v.name}: from which day am I resident for tax, and what do I have to declare that I own elsewhere?`,
  ],
  [
    () => ['current-location'],
    (v) =>
      say`[Ask the tax office in ${v.homeName} for its leaflet on leaving, and keep the proof of the day on which you left for ${v.name}|Keep boarding pass and deregistration: the day you left for ${v.name} may be asked for in years|Ask the tax office in ${v.homeName} which form ends your residence there, and send it before you leave for ${v.name}].`,
  ],
  [
    anybody,
    (v) =>
      say`[Set aside one month of spending at the prices of ${v.name} that you do not touch in the first quarter|Keep a month of money for ${v.name} in a separate account until you know your real costs|Write down every expense of your first visit to ${v.name}, and multiply with care].`,
  ],
];

/** Advice on money, each line said once in a report. */
export const moneyActions: readonly Writer[] = bank('money-action', LINES);
