import { cityOf, type Line } from '../../place/passage.ts';
import { foundsFarm } from '../../profile/work/farming.ts';
import { both, chose, either, stageIs, type When } from '../../profile/when.ts';
import { licenceBefore } from '../../place/rights/ownLicence.ts';
import { because, say } from '../../prose/said.ts';
import { remoteVisa, settlesByRight } from '../../place/entry/routes.ts';
import { salariedAfar } from '../../profile/work/paidAs.ts';
import { withoutPost } from '../../profile/work/presentPost.ts';

/** Premises such as a shop, kitchen or practice, which cannot be opened for a trial. */
const foundsPremises: When = both(
  stageIs('founder'),
  chose('career-field', 'retail', 'hospitality-tourism', 'healthcare'),
);
const foundsOther: When = (profile) =>
  foundsFarm(profile) || foundsPremises(profile) ? null : stageIs('founder')(profile);

/** Advice about work, or about days without it, by stage of life. */
export const STEPS: readonly Line[] = [
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
        say`↗Ask the pension office in ${v.homeName} three things in writing: will it pay to ${v.name}, into which account, and which proof of life does it want?`,
        'current-location',
      ),
  ],
  [
    stageIs('retired'),
    (v) =>
      say`${settlesByRight(v) ? `↗Offer one skill to an association in ${cityOf(v)} for two hours a week; you need no permit for that.` : `Ask whether your permit for ${v.name} allows unpaid work, then offer one skill to an association in ${cityOf(v)} for two hours a week.`}`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[Look for a choir, a garden or a workshop in ${cityOf(v)} that meets in the morning, and go twice before judging|Ask the tourist office of ${cityOf(v)} which weekly meetings are open to residents, and go to one on your visit|Look for the list of associations at the town hall of ${cityOf(v)}, and visit two].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`↗Ask the library of ${cityOf(v)} for its programme, and which paper a newcomer needs for a card.`,
  ],
  [
    salariedAfar,
    (v) =>
      say`↗Get one page from your employer that names ${v.name}, the start date and who pays for what: ${settlesByRight(v) ? 'the landlord' : 'visa office and landlord both'} will ask for it.`,
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
      say`Collect contracts and invoices of the last twelve months, and what is agreed for the next, since ${settlesByRight(v) ? `a landlord in ${cityOf(v)} will ask what you live on` : `proof of regular clients is what a permit in ${v.name} will rest on`}.`,
  ],
  [
    stageIs('freelance'),
    (v) => say`Find two people of your trade in ${cityOf(v)} and ask what they charge locals.`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`↗Talk to three people who registered a firm in ${v.name} in the last two years, two of them foreigners, before you pay an adviser.`,
  ],
  [
    foundsFarm,
    (v) =>
      say`[Lease land near ${cityOf(v)} for one season before you buy any|Work a season on a farm near ${cityOf(v)} before you sign for one|Ask the chamber of agriculture of ${v.name} which training or experience it wants of somebody who takes over a farm].`,
  ],
  [
    foundsPremises,
    (v) =>
      say`Spend a Saturday in ${cityOf(v)} outside two places that do what you mean to do, and count who goes in and what they carry out: a count convinces ${settlesByRight(v) ? 'a bank' : 'an immigration officer as well as a bank'}.`,
  ],
  [
    foundsOther,
    (v) =>
      say`Sell once in ${cityOf(v)} before registering anything: a paid pilot convinces ${settlesByRight(v) ? 'a bank' : 'an immigration officer as well as a bank'}.`,
  ],
  [
    stageIs('founder', 'owner'),
    (v) =>
      say`↗Ask a bank in ${cityOf(v)} what it takes to open a business account for a foreigner, and how many weeks.`,
  ],
  [
    stageIs('owner'),
    (v) =>
      say`Have your accountant write down, for ${v.name}, where the company would be managed, who signs, and what a dividend would cost.`,
  ],
  [
    stageIs('owner'),
    (v) => say`↗Name the person at home who decides when you are on a plane between ${v.name} and the firm.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`↗Note the application deadlines of two universities in ${v.name} and the date by which the visa needs the letter of admission; work back from the earlier one.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`↗Ask the careers office of one university in ${cityOf(v)} where last year’s foreign graduates of your subject work now.`,
  ],
  [
    both(stageIs('employee'), (profile) => (withoutPost(profile) ? ['work-arrangement'] : null)),
    (v) =>
      say`${licenceBefore(v) ? `Once the register has decided, send` : 'Apply from where you are: send'} five applications to employers in ${cityOf(v)}, and have a signed offer before you book the move.`,
  ],
  [
    both(stageIs('employee'), (profile) => (withoutPost(profile) ? null : [])),
    // The register of a regulated profession comes first, as in the roadmap.
    (v) =>
      licenceBefore(v)
        ? say`[Once the register has decided, send five applications to employers in ${cityOf(v)} and count the answers before you give notice|Have the letters to five employers in ${cityOf(v)} ready, and send them once your licence is recognised|Give notice only when the licence is recognised and an offer from ${cityOf(v)} is signed].`
        : say`Apply from where you are: [send five applications to employers in ${cityOf(v)} and count the answers before you give notice|write to five employers in ${cityOf(v)} this month and note who replies within three weeks|have a signed offer from ${cityOf(v)} before you give notice].`,
  ],
  [
    stageIs('employee'),
    (v) =>
      say`[Find a former colleague or schoolmate in ${cityOf(v)} and ask for one introduction|Look for one person from your trade who moved to ${cityOf(v)}, and ask how|Let somebody who works in ${cityOf(v)} read your letter before you send it|Ask one person who does your work in ${cityOf(v)} for half an hour by telephone].`,
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
    stageIs('open'),
    (v) =>
      settlesByRight(v)
        ? null
        : say`Before you settle what you will do in ${v.name}, have its embassy say which permits admit work, which forbid it, and whether one may follow on another there.`,
  ],
  [
    stageIs('means'),
    (v) =>
      settlesByRight(v)
        ? null
        : say`Ask at the embassy whether your permit for ${v.name} would let you work should you change your mind.`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`[↗Write down which days of your week at home are fixed, and find an address in ${cityOf(v)} for two of them|Choose the two appointments of your week that you would miss most, and look for something similar in ${cityOf(v)}|Look in ${cityOf(v)} for the one thing that gets you out of the house on a Tuesday at home].`,
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
      say`[Put ${cityOf(v)} as the place of work into your professional profile three months before the move: recruiters search by place|Three months before the move, name ${cityOf(v)} in your professional profile as where you will work, since recruiters search by place].`,
  ],
  [
    stageIs('freelance'),
    (v) =>
      remoteVisa(v)
        ? say`↗Ask an accountant in ${cityOf(v)} what the yearly return of somebody with income from abroad costs, and when the first one is due.`
        : say`Ask an accountant in ${cityOf(v)} what registering, invoicing and the yearly return cost for one person.`,
  ],
  [
    stageIs('freelance'),
    (v) =>
      say`Work out a month in ${cityOf(v)} in which no client pays: rent, cover and contributions run on.`,
  ],
  [
    salariedAfar,
    (v) =>
      say`↗Ask payroll which benefits end on the day you leave ${v.homeName} for ${v.name}, and put a price on each.`,
  ],
  [
    salariedAfar,
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
