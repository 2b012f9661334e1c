import { whereTo } from '../../place/atHome.ts';
import { bank, cityOf, type Line, type Writer } from '../../place/passage.ts';
import {
  alone,
  anybody,
  asCouple,
  chose,
  pensionPaid,
  stageIs,
  type When,
  withChildren,
  owesOn,
} from '../../profile/when.ts';
import { isLetAlready } from '../../place/money/property.ts';
import { mayVisit } from '../../profile/passports/unsafe.ts';
import { given, say, words } from '../../prose/said.ts';
import { stayMeant } from '../../place/entry/stay.ts';
import { remoteVisa } from '../../place/entry/routes.ts';
import { untaxedHome } from '../../place/rights/ownState.ts';
import { salariedAfar } from '../../profile/work/paidAs.ts';

const noFunds: When = chose('source-of-funds-documentation', 'no', 'unsure');
const urgent: When = chose('cross-border-financial-planning', 'yes-urgent', 'yes-interested');
const newToTax: When = chose('tax-awareness', 'no', 'somewhat');
const sells: When = chose('property-ownership', 'yes-selling');
const leavesHome: When = (profile) =>
  isLetAlready({ profile }) ? null : chose('property-ownership', 'yes-renting', 'yes-keeping')(profile);

/** Whoever has all costs covered for good has no reserve that runs out. */
const livesOnMeans: When = chose('financial-independence-level', 'fully-independent');

const LINES: readonly Line[] = [
  [
    noFunds,
    (v) =>
      say`[Begin one folder now for the bank in ${v.name}, since you were not sure you could show where your money comes from: twelve months of statements, tax assessments, contracts of sale, and a page that explains each large deposit|Put the paper trail of your money together now, since you were not sure you could show it to a bank in ${v.name}: a year of statements, assessments, contracts, a line for each large sum].`,
  ],
  [
    urgent,
    (v) =>
      untaxedHome(v)
        ? say`Book an hour this month with an adviser in ${v.name}, since you asked for planning across borders: ${v.homeName} levies no income tax by our records, so ask how much of all that you own elsewhere ${v.name} will tax.${given(words(''), `tax:${v.home?.iso3}`)}`
        : say`↗Book a joint hour this month with one adviser in ${v.homeName} and one in ${v.name}, since you asked for planning across borders, and let them agree in front of you on which country taxes what.`,
  ],
  [
    pensionPaid,
    (v) =>
      say`[Write to your pension payer with one sheet of questions for ${v.name}: how the pension is taxed there, which country taxes it first, and whether health contributions are due on it|Have the pension payer state in writing for ${v.name} where tax is withheld and which form ends that].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Open [↗an account that holds both currencies three months before ${v.name} becomes home, and send one small transfer as a rehearsal|the account in ${v.name} early and move a small sum first, to learn what is lost on the way|↗a second account well before the move to ${v.name}, and let one month of income pass through it].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[List what you pay at home only once a year (insurance, dues, heating) and put beside it what that costs in ${v.name}|Live one month at home on what ${v.name} would leave you, and see what you miss|Keep the receipts of a month in ${cityOf(v)} and sort them by what you could not do without].`,
  ],
  [
    salariedAfar,
    (v) =>
      say`[Get it in writing from your employer’s payroll whether it owes tax or contributions because you work from ${v.name}|Have payroll and a tax adviser in ${v.name} name the same day from which you owe tax yourself].`,
  ],
  [
    stageIs('remote', 'freelance'),
    (v) =>
      say`[Price one real month in ${cityOf(v)} before you decide: furnished flat, desk, insurance, two dinners a week${mayVisit(v) ? ', one flight home in twelve' : ''}|Pay for everything in ${cityOf(v)} with one card for a week, and multiply by four and a third|Set the rate of your next contract by the prices of ${cityOf(v)}, not of home].`,
  ],
  [
    stageIs('remote', 'freelance', 'owner'),
    (v) =>
      say`[Open an account that takes your income in one currency and lets you spend in that of ${v.name}, and compare what a transfer costs|Draw a fixed sum to ${v.name} on a fixed day, whatever the exchange rate does].`,
  ],
  [
    stageIs('freelance'),
    (v) =>
      remoteVisa(v)
        ? say`↗Have an adviser write down from which day ${v.name} taxes income that comes from abroad, and what of it you have to declare.`
        : say`[Have an accountant in ${v.name} write down how to register, what to invoice from where, and which contributions begin with the first invoice, at a fixed fee|Set aside a third of each invoice from ${v.name} until the first assessment has come].`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`[Have one page drawn up for ${v.name}: the legal form to open, the turnover at which VAT begins, and what a salary or a dividend to yourself would bear|Compare two accountants in ${cityOf(v)} by their fee for the first year, assessments included].`,
  ],
  [
    stageIs('founder'),
    (v) =>
      livesOnMeans(v.profile)
        ? say`Keep the money of the firm and of the household in ${v.name} in two banks from the first day.`
        : say`[Work out in how many months your reserve ends at the prices of ${v.name}, and put the date into the calendar|Keep the money of the firm and of the household in ${v.name} in two banks from the first day].`,
  ],
  [
    stageIs('owner'),
    (v) =>
      say`[↗Have it checked before you sign a lease whether running the company from ${v.name} moves its tax residence, and what a dividend would bear in each country|Write down who decides what in the company once you live in ${v.name}: its seat is where the decisions are made].`,
  ],
  [
    stageIs('employee'),
    (v) =>
      say`[Get the net figure of each offer from ${whereTo(v)} in writing, and whether moving costs are paid or may be deducted|Have every offer from ${whereTo(v)} translated into net pay by the employer’s own payroll|Have the first payslip of an offer in ${whereTo(v)} calculated before you sign it].`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Find the net-pay calculator of the tax office of ${v.name}, enter the offer, and set the result against this table|Enter a likely salary into the tax office’s calculator for ${v.name}, then subtract a likely rent|Work out one real month for ${v.name}: net pay by the official calculator, less the rent|Set the net pay of an offer in ${v.name} beside three advertisements of homes near the office|Calculate what is left of an offer in ${v.name} after tax, rent and the pass, and compare that with home].`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Negotiate the move to ${v.name} before the salary: flights, freight and a month of rent are easier to get|Note on which day of the month wages are paid in ${v.name}, and arrive with rent for two months|Read in the contract for ${v.name} what has to be paid back if you leave in the first year].`,
  ],
  [
    stageIs('transfer'),
    (v) =>
      say`↗Have the package for ${v.name} say who pays for tax advice in both countries and in which scheme your contributions run.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`↗Find out what proof of funds the visa for ${v.name} wants, in which account it has to be held, and for how long.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Write a monthly budget with the student union of ${cityOf(v)}: room, food, pass, telephone, books; unions publish theirs.`,
  ],
  [
    stageIs('means'),
    (v) =>
      say`[↗Have an adviser in ${v.name} write down how interest, dividends and gains are taxed, and whether assets abroad must be declared|Sell what you mean to sell before you are resident in ${v.name}, or have it valued on that day|↗Keep the date and price of each purchase in one list before the move to ${v.name}: gains are counted from it].`,
  ],
  [
    stageIs('means'),
    (v) =>
      say`[Hold a year of spending for ${v.name} in cash, so that nothing has to be sold on a bad day|Write down the sum you may draw each year in ${v.name}, and the warning sign at which you would draw less].`,
  ],
  [
    newToTax,
    (v) =>
      say`[Put two questions in writing to an adviser in ${v.name}: from which day am I resident for tax, and what do I have to declare that I own elsewhere|Book one hour with a tax adviser in ${v.name}, and bring a list of what you own, earn and owe, by country|↗Find a tax adviser in ${v.name} who has clients from ${v.homeName}, and pay for one hour before you move${untaxedHome(v) ? '' : say`|↗Collect the last two tax assessments from ${v.homeName} for an adviser in ${v.name}: they are the first thing asked for`}|Draw up one page for a tax adviser in ${v.name}: each income, where it arises, where tax is withheld today].`,
  ],
  [
    sells,
    (v) =>
      say`[↗Have the tax on the sale worked out for both possible years before you give notice for ${v.name}|↗Get the house at home valued before ${v.name} is decided: the reserve depends on it].`,
  ],
  [
    leavesHome,
    (v) =>
      v.profile.read.has('property-ownership', 'yes-renting')
        ? say`↗Find somebody who holds a key and is paid to look after the home you let, before the move to ${v.name}: a boiler does not wait for a flight.`
        : say`↗Find somebody with a key who looks in on the home you keep, before the move to ${v.name}: a burst pipe does not wait for a flight.`,
  ],
  [
    owesOn,
    (v) =>
      say`[↗Give your lender the address in ${v.name} before the bank finds out, and keep three months of repayments at home|↗Set up the repayments at home to run without you before the move to ${v.name}].`,
  ],
  [
    withChildren,
    (v) =>
      say`[Price a week for the family in ${cityOf(v)} in its shops: food, shoes, a haircut, an outing|↗Find out before the move to ${v.name} which child benefit ends at home, and on which form you claim the one there].`,
  ],
  [
    asCouple,
    (v) =>
      say`[↗Agree before the move to ${v.name} which account pays what, and keep one card each on its own account|Put both names on one account in ${v.name} and one name each on another].`,
  ],
  [
    alone,
    (v) =>
      say`[Keep the price of a flight${mayVisit(v) ? ' home' : ''} and two months’ rent in ${v.name} where none of your cards can reach it|Carry two cards from two banks to ${v.name}: alone, one lost card is a lost week|↗Write the numbers to block each card on paper before the move to ${v.name}, and leave a copy at home|Set a standing order from home to ${v.name} before you go, and a second way to pay if it fails|↗Ask your bank before the move to ${v.name} how it replaces a card that is lost abroad, and to which address it sends one].`,
  ],
  [
    () => ['current-location'],
    (v) =>
      untaxedHome(v)
        ? null
        : stayMeant(v)
          ? say`[↗Have the tax office in ${v.homeName} say in writing whether you stay resident there for tax while you spend months in ${v.name}|Keep a calendar of the nights spent in ${v.homeName} and in ${v.name}, with the tickets beside it|↗Find out which country a treaty calls your home for tax, when you have one in ${v.homeName} and one in ${v.name}|↗Ask an adviser which return you file in ${v.homeName} and which in ${v.name} for a year spent in both|↗Ask in ${v.name} whether a home that you hold there makes you resident for tax before the days do].`
          : say`[↗Order the leaflet on leaving from the tax office in ${v.homeName}, and keep the proof of the day on which you left for ${v.name}|↗Keep boarding pass and deregistration: years from now you may be asked for the day you left for ${v.name}|↗Deregister at the town hall in ${v.homeName} where the law provides for it, and keep the slip for ${v.name}|↗File the last tax return in ${v.homeName} with the date of the move to ${v.name} in it|↗Find the form that ends your tax residence in ${v.homeName}, and send it before you leave for ${v.name}].`,
  ],
  [
    anybody,
    (v) =>
      say`[Set aside one month of spending at the prices of ${v.name} that you do not touch in the first quarter|Keep a month of money for ${v.name} in a separate account until you know your real costs|Write down every expense of your first visit to ${v.name}, and multiply with care].`,
  ],
];

/** Advice on money; each line is said once per report. */
export const moneyActions: readonly Writer[] = bank('money-action', LINES);
