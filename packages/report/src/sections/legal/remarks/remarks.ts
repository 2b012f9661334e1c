import { ASKED_FOR } from './remarksOnAsking.ts';

/** The short remarks of our records, as sentences for readers. */
export const REMARKS: readonly (readonly [RegExp, string])[] = [
  [/^proof of funds$/, 'Proof of funds is asked for.'],
  [
    /^rent and tuition come on top$/,
    'The sum is for food and daily needs: rent and tuition come on top of it.',
  ],
  [/^a whole year has to be shown$/, 'The money of a whole year has to be shown.'],
  [/^for up to nine months$/, 'The sum has to cover nine months at most.'],
  [
    /^residence permit within 30 days of arrival$/,
    'Within 30 days of arrival the residence permit has to be asked for.',
  ],
  [
    /^income figure from second source \(later indexation\)$/,
    'The sum comes from a second source and has been indexed since, so have it confirmed.',
  ],
  [/^for one or two years$/, 'It is given for one year or for two.'],
  [/^twice the average net wage$/, 'The sum is twice the average wage after tax, and moves with it.'],
  [
    /^asked for again six months after it ends$/,
    'Once it has ended it can be asked for again after six months.',
  ],
  [/^sources differ .+$/, 'Our sources do not agree on the sum, so have it confirmed.'],
  [
    /^national permanent permits may differ$/,
    'National permits for a permanent stay may follow other rules.',
  ],
  [/^sponsor or applicant means$/, 'The means of a sponsor count as well as your own.'],
  [/^US nationals only$/, 'It is open to nationals of the United States alone.'],
  [
    /^means for the year or regular income$/,
    'Means for the whole first year count as well as a regular income.',
  ],
  [/^one monthly minimum wage$/, 'The sum is one monthly minimum wage and moves with it.'],
  ...ASKED_FOR.map(({ remark, said }) => [remark, said] as const),
  [/^lawful means to live on$/, 'Lawful means to live on have to be shown.'],
  [/^gross, ([\d,]+) EUR a year$/, 'The income is counted before tax and has to reach €$1 in a year.'],
  [/^pension for life$/, 'The pension has to be for life.'],
  [
    /^and a lump sum such as the price of a home$/,
    'A lump sum such as the price of a home has to be at hand as well.',
  ],
  [
    /^pension of at least three monthly minimum wages$/,
    'The pension has to reach three monthly minimum wages there.',
  ],
  [/^SEM investor route$/, 'It is for people who invest in a business there.'],
  [
    /^property or term deposit of 100x minimum wage$/,
    'It takes a property or a term deposit of 100 times the minimum wage.',
  ],
  [
    /^in May 2025 the office was examining applications of 2019$/,
    'In May 2025 the office was examining applications of 2019, so expect years of waiting.',
  ],
  [
    /^one and a half times the net minimum wage$/,
    'The sum is one and a half times the net minimum wage and rises with it.',
  ],
  [
    /^five minimum wages of (\w+ \d{4}) for each person$/,
    'The sum is five times the minimum wage of $1 for each of you and rises with that wage.',
  ],
  [
    /^age 50\+: THB 800000 deposit or 65000\/month$/,
    'It is for people of 50 and over; the deposit may stand in for the income.',
  ],
  [
    /^treaty nationals; typical amount, no statutory floor$/,
    'It is for nationals of treaty countries; the amount is a typical one, since the law sets no floor.',
  ],
  [/^age (\d+)\+(?: programme)?$/, 'It is for people of $1 and over.'],
  [/^age (\d+)\+; lower below \d+$/, 'The sum holds from the age of $1; below that it is lower.'],
  [/^([\d.,]+) ([A-Z]{3})\/(month|year) ((?:in|for) [^;]+)$/, 'It is $2 $1 a $3 $4.'],
  [/^no road to permanent residence$/, 'It leads to no permanent residence and to no citizenship.'],
  [/^the least of three categories$/, 'That is the least of three categories.'],
  [/^more with age$/, 'Older applicants have to earn more.'],
  [/^pension$/, 'A pension has to be shown.'],
  [/^from (\d+) to (\d+) a larger one$/, 'From the age of $1 to $2 it takes a larger one.'],
  [/^a deposit$/, 'The sum is a deposit in a bank there.'],
  [/^a deposit in a state bank$/, 'The sum is a deposit in a state bank.'],
  [
    /^a home for at least ([\d,]+) MYR has to be bought as well$/,
    'A home there has to be bought as well, for at least MYR $1.',
  ],
  [/^no work there$/, 'It allows no work there.'],
  [/^higher tiers last longer$/, 'Tiers with larger deposits last longer.'],
  [/^net income$/, 'The income is counted after tax.'],
  [/^savings requirement$/, 'The sum is one of savings rather than income.'],
  [/^income or balance$/, 'A bank balance can stand in for the income.'],
  [/^reference to minimum wage$/, 'The sum follows the minimum wage.'],
  [/^net minimum wage$/, 'The sum is the minimum wage after contributions, and moves with it.'],
  [
    /^standard threshold; ([\d.,]+) EUR in shortage occupations and within three years of a degree; permanence 6 months sooner with B1$/,
    'This is the standard threshold, which changes every year; in shortage occupations, such as many in IT, science, engineering and medicine, and within three years of a degree it is €$1. With German at level B1 permanent residence can follow six months sooner.',
  ],
  [
    /^no general minimum; from age 45 pay or a pension at a first grant$/,
    'No general minimum of pay is set; at a first grant from the age of 45 the law asks for a certain pay or a pension.',
  ],
  [
    /^or the going rate of the occupation where that is higher$/,
    'Where the going rate of the occupation is higher, that counts.',
  ],
  [
    /^([\d.]+) GBP for occupations on national pay scales$/,
    'For occupations on national pay scales it is £$1.',
  ],
  [/^fee of (\d+) EUR in health and care$/, 'For work in health and care the fee is a lower one, €$1.'],
  [
    /^degree of a listed university$/,
    'It asks for a recent degree of a university on the list of the government.',
  ],
  [
    /^the company has to be registered with the Business Facilitation Unit$/,
    'The employer has to be on the register of companies of the Business Facilitation Unit: ask that first.',
  ],
  [
    /^a degree or two years of experience$/,
    'A degree or two years of experience in such work are asked for.',
  ],
  [/^a contract of two years$/, 'The contract has to be for two years at least.'],
  [/^core skills income threshold$/, 'This is the threshold of the core skills stream.'],
  [/^not renewable back-to-back$/, 'It cannot be renewed without a pause.'],
  [/^plus (\d+) percent spouse$/, 'A spouse adds $1%.'],
  [/^cantonal minimums$/, 'Each canton sets its own minimum.'],
  [
    /^citizenship by investment; donation route$/,
    'It leads to citizenship, and the sum is given away: it is gone from your savings.',
  ],
  [/^price of a home$/, 'The sum is the price of a home bought under the scheme.'],
  [
    /^no minimum sum; economic interest or regional need and secured financing$/,
    'The law names no minimum sum: it asks for an economic interest or a regional need and for financing that is secured.',
  ],
  [
    /^a clearance from the police and means are asked for$/,
    'A clearance (nulla osta) and means to live on are asked for.',
  ],
  [/^three years for those endorsed as leaders$/, 'Those endorsed as leaders may settle after three years.'],
  [
    /^four years where every further condition is met$/,
    'Permanent residence can come after four years where every further condition is met.',
  ],
  [/^one year from 80 points$/, 'From 80 points permanent residence can follow after one year.'],
  [
    /^the employer has to nominate for permanence$/,
    'For permanent residence the employer has to nominate you once more.',
  ],
  [
    /^a full-time employee who is Japanese or settled there$/,
    'The company needs a full-time employee who is Japanese or has settled there.',
  ],
  [
    /^Japanese at B2, yours or of that employee$/,
    'Japanese at level B2 has to be shown, yours or that of a full-time employee.',
  ],
  [
    /^three years of management or a master’s degree$/,
    'It takes three years of experience as a manager, or a master’s degree in the field.',
  ],
  [
    /^a plan confirmed by an expert$/,
    'An expert such as a certified tax accountant has to confirm the business plan.',
  ],
  [
    /^family from ([\d,]+) SGD spent and three local staff in a year$/,
    'Your family may follow once the business has spent S$$$1 in a year and employs three local people.',
  ],
  [/^no points for age from (\d+) on$/, 'From the age of $1 on it gives no points for age.'],
  [/^parents from ([\d,]+) SGD and six$/, 'For parents it is S$$$1 and six local people.'],
  [
    /^securities of its exchange or shares of its companies, by an authorised agent$/,
    'The sum goes into securities of the exchange of the Centre or shares of a company registered there, through an agent that the programme has authorised.',
  ],
  [
    /^foreign income free of tax for its residents$/,
    'Whoever becomes a resident for tax under it pays no tax there on income from abroad, and a yearly charge instead.',
  ],
  [/^not for former citizens$/, 'It is closed to former citizens.'],
  [/^five years from ([\d.]+) billion VND$/, 'From VND $1 billion it is good for up to five years.'],
  [
    /^at least a tenth of the shares of a company there, paid from abroad$/,
    'The money has to come from abroad and buy at least a tenth of the shares of a company there.',
  ],
  [/^no paid work there$/, 'It allows no paid work for others there.'],
  [
    /^shares of a listed real estate fund, held for five years$/,
    'The sum buys shares of a real estate fund on the list of the authority, which have to be held for five years.',
  ],
  [/^an innovative start-up$/, 'The sum is that for shares of an innovative start-up.'],
  [/^([\d,]+) EUR (for shares of another company|for government bonds)$/, 'It is €$1 $2.'],
  [
    /^property or securities for five years$/,
    'The sum is invested in property or securities there for at least five years.',
  ],
  [/^([\d,]+) USD for a fixed deposit$/, 'For a fixed deposit it is US$$$1.'],
  [/^90 days there in each year$/, 'You have to spend 90 days of each year there.'],
  [/^a membership fee$/, 'The fee is that of a membership and is not paid back.'],
  [/^at schools and language academies$/, 'It is for lessons at schools and language academies.'],
  [
    /^a certificate that there is no criminal record, and a medical examination after arrival$/,
    'It needs a certificate that you have no criminal record, and a medical examination follows after arrival.',
  ],
  [
    /^the employer applies and pays$/,
    'The employer there applies for it and has to bear its cost, so a signed offer comes first.',
  ],
  [/^qualified work in IT or marketing alone$/, 'It is for qualified work in IT or marketing alone.'],
  [
    /^digital work such as software, design or digital marketing$/,
    'It is for digital work, such as software, design or digital marketing.',
  ],
  [
    /^for citizens who visit without a visa, by a treaty on tax as well$/,
    'It is for citizens of countries that visit without a visa and have a treaty on tax with it, so check that yours is on the list.',
  ],
  [/^no residence card$/, 'It comes with no residence card.'],
  [
    /^for citizens who visit without a visa$/,
    'It is for citizens of countries that visit without a visa, so check that yours is on the list.',
  ],
  [/^3x Colombian monthly minimum wage$/, 'The sum is three monthly minimum wages and moves with them.'],
  [/^no minimum sum$/, 'The law names no minimum sum.'],
  [
    /^a sufficient investment, a plan and the qualification for the work$/,
    'A plan of the business, an investment that is sufficient for it and the qualification for the work have to be shown.',
  ],
  [
    /^executives, specialists and other qualified workers, where nobody suitable is found there or in the Union$/,
    'It is for executives, specialists and other qualified workers, where the employer found nobody suitable there or in the Union.',
  ],
  [
    /^no family for occupations on the Temporary Shortage List$/,
    'Whoever comes for an occupation on the Temporary Shortage List may bring no family.',
  ],
  [/^occupations kept for citizens$/, 'Some occupations are kept for citizens.'],
  [
    /^family with pay of ([\d,]+) ([A-Z]{3}) a month$/,
    'A husband or wife and children may join you from a pay of $2 $1 a month.',
  ],
  [/^family only beside (.+)$/, 'Family may come along only beside $1.'],
  [
    /^family only who were there with the student$/,
    'Only family who were there with the student may stay on with the graduate.',
  ],
  [
    /^family by the level and pay of the work$/,
    'Whether a partner and children may come along goes by the level of the work and by its pay.',
  ],
  [
    /^fund, research or capital routes$/,
    'The sum goes into a fund, into research or into the capital of a company.',
  ],
  [/^real estate closed$/, 'Property no longer counts.'],
  [/^property or 3-year deposit$/, 'The sum goes into property or into a deposit of three years.'],
  [/^direct solvency route$/, 'It is given at once where the means are shown.'],
  [/^no sum is stated$/, 'No sum is stated.'],
  [/^means to live on$/, 'Means to live on have to be shown.'],
  [
    /^means from a business or independent work of one's own$/,
    'Means from a business or from independent work of your own have to be shown.',
  ],
  [
    /^a pension or another lasting income from abroad$/,
    'It asks for a pension or another lasting income from abroad.',
  ],
  [/^a pension from abroad$/, 'The pension has to come from abroad.'],
  [
    /^a steady income from abroad without work$/,
    'It asks for a steady income from abroad that no work earns.',
  ],
  [
    /^a pension or a steady income from property or other means$/,
    'It asks for a pension or for a steady income from property or other means.',
  ],
  [/^asked for from abroad$/, 'It is asked for from abroad.'],
  [
    /^a pension for life of three basic salaries$/,
    'The pension has to be for life and to reach three basic salaries.',
  ],
  [
    /^for buildings turned into homes and for listed ones$/,
    'That is the sum for buildings turned into homes and for listed ones.',
  ],
  [/^([\d,]+) EUR (in (?:most regions|the areas most in demand))$/, 'It is €$1 $2.'],
  [
    /^categories with ([\d,]+) USD a year or assets of ([\d,]+) USD$/,
    'Its categories ask for US$$$1 a year or for assets of US$$$2.',
  ],
  [/^in a targeted area$/, 'That is the sum for a targeted area.'],
  [/^([\d,]+) USD elsewhere$/, 'Elsewhere it is US$$$1.'],
];
