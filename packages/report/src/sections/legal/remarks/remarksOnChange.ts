/**
 * Remarks about recent changes of law, as sentences: requirements, exclusions, waiting times for family, and open
 * questions.
 */
export const REMARKS_ON_CHANGE: readonly (readonly [RegExp, string])[] = [
  [
    /^ten years until settlement proposed as the standard$/,
    'The government announced ten years as the standard until settlement from autumn 2026, fewer for high earners, and for people who are there already as well: have the years confirmed before you count on fewer.',
  ],
  [
    /^fee of 2025 that rose in April 2026$/,
    'The fee is that of 2025: the Home Office raised its fees in April 2026, so look up the one in force.',
  ],
  [/^sums for applications from (\d+ \w+ \d{4})$/, 'The sums are those for applications made from $1 on.'],
  [/^90% of the median wage$/, 'The sum is 90% of the median wage and moves with it each June.'],
  [/^English at B2$/, 'English at level B2 has to be shown.'],
  [
    /^18 months for applications from 1 January 2027$/,
    'For applications from 1 January 2027 on it lasts 18 months, after a doctorate three years.',
  ],
  [
    /^closed to care workers from abroad since July 2025$/,
    'For care workers from abroad it is closed since July 2025.',
  ],
  [
    /^citizenship once the marriage has lasted two years as well$/,
    'For citizenship the marriage has to have lasted two years as well.',
  ],
  [
    /^seven of the ten years before the last one, and that one with 90 days of absence at most$/,
    'What counts is seven of the ten years before the last one, and the last one, with 90 days of absence in it at most.',
  ],
  [
    /^after two years of residence there$/,
    'As a rule the family may be asked for only after two years of residence there.',
  ],
  [
    /^family after (a year|two years|\d+ months) of residence there$/,
    'As a rule a husband or wife and children may follow once you have lived there for $1.',
  ],
  [
    /^minor children and their other parent at once$/,
    'Minor children, and their other parent with them, need not wait.',
  ],
  [/^minor children at once$/, 'Minor children need not wait.'],
  [
    /^after fifteen months for couples who lived together for 18 months before$/,
    'Couples who lived together for the eighteen months before the move wait fifteen months.',
  ],
  [
    /^no wait for family who come along with the first visa$/,
    'Whoever asks before the move may take husband or wife and children along with the first visa, and nobody waits.',
  ],
  [
    /^a tax of (\d+) EUR for the first permit$/,
    'Beside the fee of the visa the first permit costs a tax of €$1 since May 2026.',
  ],
  [
    /^the price of a home, or ([\d,]+) EUR a year for one that is rented$/,
    'The sum is the price of a home; whoever rents one instead pays at least €$1 a year for it.',
  ],
  [
    /^a contribution of ([\d,]+) EUR as well$/,
    'A contribution of €$1, which is not paid back, comes on top.',
  ],
  [/^assets of ([\d,]+) EUR$/, 'Assets of €$1 have to be shown.'],
  [
    /^immigrant visas of 75 nationalities paused since January 2026$/,
    'In January 2026 the Department of State stopped issuing immigrant visas to citizens of 75 countries, without naming an end: ask whether yours is one before anything is paid.',
  ],
  [
    /^the employer pays 100,000 USD for people hired from abroad$/,
    'By a proclamation of September 2025 the employer of somebody hired from abroad has to pay US$$100,000; its twelve months ended in September 2026 unless it was prolonged, so ask whether it holds.',
  ],
  [
    /^no new applications in 2026 until further instructions$/,
    'No new applications are taken in 2026 until the ministry says otherwise.',
  ],
  [
    /^a ballot for passports of China, India and Vietnam$/,
    'Holders of passports of China, India and Vietnam are drawn by ballot first.',
  ],
  [
    /^in growth investments, held for three years$/,
    'The sum goes into growth investments and is held for three years.',
  ],
  [
    /^([\d,]+) NZD for balanced investments, held for five years$/,
    'For balanced investments, held for five years, it is NZ$$$1.',
  ],
  [
    /^since August 2026 also for five years of skilled work, two of them there at ([\d.]+) times the median wage$/,
    'Since August 2026 five years of skilled work, two of them there at $1 times the median wage, are a way into it as well.',
  ],
  [
    /^and for listed trades with a qualification and (\d+) months there$/,
    'So are, in the trades of a list, a qualification, four years of work with it and $1 months of that there.',
  ],
  [
    /^a ballot of ([\d,]+) places a year, families included$/,
    'There are $1 places a year, partners and children included.',
  ],
  [
    /^a ballot of (\d+) places for Fiji, (\d+) for Tonga, (\d+) for Kiribati and (\d+) for Tuvalu in (\d{4})$/,
    'In $5 there were $1 places for Fiji, $2 for Tonga, $3 for Kiribati and $4 for Tuvalu.',
  ],
  [/^registration (\d+) AUD$/, 'To register costs AUD $1.'],
  [
    /^whoever is drawn needs a job offer there, or the partner does$/,
    'Whoever is drawn, or the partner, then needs the offer of a job there.',
  ],
  [
    /^for those born in such a country or to a parent born there$/,
    'It is for citizens of the countries in it who were born there, or whose parent was.',
  ],
  [
    /^partner and children up to (\d+) come along if the registration named them$/,
    'Partner and children up to $1 come along if the registration named them.',
  ],
  [/^savings and no income$/, 'The savings are shown, not spent, and no income is asked for.'],
  [
    /^a visa of five years for stays of 180 days that can be prolonged once$/,
    'The visa is good for five years; each stay on it is of 180 days and can be prolonged once.',
  ],
  [
    /^categories discontinued by a decision of January 2025$/,
    'The government decided in January 2025 to discontinue categories of it in favour of the Long-Term Resident visa: ask first whether yours is still given.',
  ],
  [
    /^each consulate works out the sum$/,
    'Each consulate works the sum out by its own rate, so ask the one you will apply at.',
  ],
  [
    /^fees raised by an act of 2026$/,
    'The fees of residence permits rise by an act of 2026: ask which is in force.',
  ],
  [/^less below the age of (\d+)$/, 'Below the age of $1 it is less.'],
  [
    /^twice the reference rate of the pension law$/,
    'The sum is twice the reference rate of the pension law and changes each January.',
  ],
  [/^German at A1 before the move$/, 'German at level A1 has to be shown before the move.'],
  [/^or property of that value$/, 'Property there of the same value counts as well as savings.'],
  [
    /^a pension that can be moved to Brazil each month$/,
    'It has to be a pension that can be moved to Brazil each month.',
  ],
  [
    /^the post has to be advertised there first$/,
    'The employer has to advertise the post there first, as a rule.',
  ],
  [
    /^closed to the occupations of a list$/,
    'Occupations on the list of ineligible ones are shut out, so look yours up.',
  ],
  [
    /^the employer applies$/,
    'The employer there applies for the right to work, and a residence permit follows.',
  ],
  [
    /^a turnover of ([\d,]+) GEL a year for the residence permit$/,
    'The residence permit asks for a turnover of GEL $1 a year.',
  ],
  [
    /^also for work done from afar through a business registered there$/,
    'Since March 2026 it is asked of whoever works through a business registered there, from afar too; doing so without it is fined.',
  ],
  [/^savings of ([\d,]+) GBP$/, 'Savings of £$1 have to be shown.'],
  [
    /^for people without children who depend on them$/,
    'It is for people without children who depend on them.',
  ],
  [
    /^a year longer for citizens of Australia, Canada and New Zealand$/,
    'Citizens of Australia, Canada and New Zealand may stay a year longer.',
  ],
  [
    /^a ballot for passports of Hong Kong and Taiwan$/,
    'Holders of passports of Hong Kong and Taiwan are drawn by ballot first.',
  ],
  [
    /^the terms and quotas differ by passport$/,
    'Terms and quotas differ by passport, so read those for yours.',
  ],
  [
    /^longer for citizens of Canada and the United Kingdom$/,
    'Citizens of Canada and the United Kingdom may stay longer.',
  ],
  [/^invited from a pool by draw$/, 'Candidates wait in a pool and are invited by draw.'],
  [
    /^for citizens of countries on the list of the decree$/,
    'It is for citizens of the countries on the list of its decree, so check that yours is on it.',
  ],
  [/^a typical amount, no statutory floor$/, 'The amount is a typical one, since the law sets no floor.'],
  [
    /^the work has to bring in the minimum wage$/,
    'The work has to bring in at least what the minimum wage is.',
  ],
  [
    /^an interest of the economy, and a business that carries its owner$/,
    'It has to be in the interest of the economy, and the business has to support whoever runs it.',
  ],
];
