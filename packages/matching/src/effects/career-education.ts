import { row } from './row.ts';

export const CAREER_EDUCATION_EFFECTS = [
  row(
    'life-purpose-motivation',
    'score',
    'Gives weight to jobs, business, universities, family, culture or freedom.',
  ),
  row('work-life-integration', 'score', 'Gives weight to work-life balance or to jobs.'),
  row(
    'education-level',
    'score constraint',
    'Chooses the occupation group whose pay is compared, and which permits for work are for people who learned as much.',
  ),
  row(
    'career-field',
    'score task',
    'Chooses the occupation group whose pay is compared, and whether a local job counts only official languages; a field that takes a licence puts its recognition before the applications.',
  ),
  row('years-in-field', 'score', 'More years give more weight to pay in the field.'),
  row('years-senior-management', 'score', 'From five years on, pay of managers is compared.'),
  row(
    'special-skills',
    'score constraint advice',
    'Named where licences and talent routes are spoken of; a level of a language told there wins; what a nurse, a carer or a teacher is paid is not judged by the mean of all professionals; a profession of the partner told there lets either of the two ask for a permit.',
  ),
  row(
    'work-arrangement',
    'score constraint',
    'Decides which routes are looked for and whether jobs, internet, business or universities count; for work that is brought along, or none, the market for jobs there counts only where it is asked for by name or for a partner.',
  ),
  row('study-field', 'advice', 'Taken up in the section on education.'),
  row(
    'study-level',
    'score constraint task',
    'Chooses the tuition that the budget has to carry beside the month, and decides when admission is due in the plan and whether the move waits for the year of study.',
  ),
  row(
    'study-abroad-motivation',
    'score',
    'Gives weight to universities, to tuition by our records and prices, to English or to a path to stay.',
  ),
  row('remote-work-legal-structure', 'advice', 'Decides what is said of tax and social security.'),
  row(
    'remote-work-requirements',
    'score constraint',
    'Internet, power and office hours become must-haves and gain weight; where words tell of work at other hours, those of offices warn of a place and rule none out.',
  ),
  row('years-owning-business', 'none', 'Told back in the summary.'),
  row('existing-business-revenue', 'none', 'Told back in the summary.'),
  row('existing-business-employees', 'advice', 'Decides what is said of moving or branching out.'),
  row(
    'existing-business-registration-country',
    'advice',
    'Decides what is said of the tax home of the company.',
  ),
  row('planned-business-activities', 'none', 'Quoted in the summary.'),
  row('planned-business-projected-revenue', 'none', 'Told back in the summary.'),
  row(
    'local-job-creation-intent',
    'score constraint',
    'From three jobs on it gives weight to the business climate; any job puts a permit for work from afar at risk until its authority has answered.',
  ),
  row(
    'other-economic-contributions',
    'score constraint',
    'Investing in a business or in bonds opens investor routes; buying a home does not.',
  ),
  row(
    'retirement-timeline',
    'score constraint',
    'Retirement gives weight to healthcare, stable prices and peers, and opens retirement routes.',
  ),
  row('retirement-transition-status', 'advice', 'Decides what is said of work under retirement visas.'),
  row(
    'retirement-income-phase',
    'score constraint advice',
    'A pension opens permits for pensioners; decides what is said of pensions and proof of income.',
  ),
  row(
    'monthly-budget',
    'score constraint',
    'Compared with the expected cost of the household; for who will live on a wage paid there, a month beyond it is held against pay there and the income expected.',
  ),
  row('community-preference', 'score', 'Gives weight to compatriots, openness, peers or quiet.'),
];
