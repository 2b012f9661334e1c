import { OF_COUNTRY_YEARLY_HOURS } from '@global-fit/matching/cities/townMeasures';
import type { DealBreakerRule } from '@global-fit/matching/conditions/dealBreakerRule';
import { DEAL_BREAKER_RULES } from '@global-fit/matching/conditions/dealBreakerRules';
import { FROM } from '@global-fit/matching/conditions/geography/sizes';
import { HAZARD_RECORDS } from '@global-fit/matching/gates/records/namedHazard';
import { ROAD_KMH } from '@global-fit/matching/conditions/own/seaLimit';
import { grouped } from '../../figures/format.ts';
import { numberWord } from '../../prose/english.ts';

/** The limits a rule sets, for words that repeat them. */
function limitsOf(id: string): DealBreakerRule {
  const found = DEAL_BREAKER_RULES.find((rule) => rule.id === id);
  if (!found) throw new RangeError(`there is no rule "${id}"`);
  return found;
}

const [DARK, GREY, SUN, SNOW, MALARIA] = [
  limitsOf('dark-winters'),
  limitsOf('grey-winters'),
  limitsOf('sun-hours'),
  limitsOf('snowy-winters'),
  limitsOf('malaria'),
];
const OFF = numberWord(limitsOf('freezing-winters').own?.near ?? 0);
const MEANS_OFF = numberWord(limitsOf('cold-months').own?.near ?? 0);

const NEAREST_SALARY =
  'single, no children; of the salaries in our tables the one nearest to the income you expect, and those on either side of its band';

/**
 * What a condition is really compared with, where the figure's name promises more. Numbers in these words are those
 * of the rules, or describe our tables.
 */
export const CAVEATS: Readonly<Record<string, string>> = {
  relative_humidity:
    'a mean over the year; places with mild summers pass, since damp air is hard to bear in heat',
  wet_days: 'days with rain, not how long it rains',
  homicide_rate: 'killings stand in for violent crime; theft and fraud are not in the figure',
  conflict_death_rate_5y: 'deaths in armed conflict; terrorist attacks without a conflict may be missing',
  lgbt_policy_index: 'an index of laws that ends in 2019; newer laws are not in it',
  religious_freedom:
    'how far the state respects belief, as experts rate it; how neighbours behave is in no figure of ours',
  naturalisation_years:
    'years of residence that the law asks for, on a way in that leads there by our records; conditions besides are not in the figure',
  inheritance_tax:
    'whether there is one; it passes where close family is exempt, and rates, allowances and regions are not in our tables; where our records of law let a husband or wife off, a line on them is met',
  wealth_tax:
    'whether there is one on net wealth, above its allowance; a tax on some assets alone warns, and rates and regions are not in our tables',
  deductions_pct_30k_usd: NEAREST_SALARY,
  deductions_pct_60k_usd: `${NEAREST_SALARY}, and the middle one where none was told`,
  deductions_pct_100k_usd: NEAREST_SALARY,
  freedom_of_expression:
    'what may be printed, broadcast and said, as experts rate it; no ranking of the press alone is in our tables',
  gender_inequality_index: 'health, education, parliament and work; daily manners are not in the figure',
  school_gender_parity:
    'girls enrolled for every boy; rules on dress, subjects or a guardian are not in the figure',
  conscription:
    'whether there is service at all; it binds citizens as a rule, so it rules out the country of a passport of yours alone and warns elsewhere; whom it calls up, and until which age, is not in our tables',
  hazard_drought:
    'whether the record names them anywhere in the country, not where, how often or for how long; so it warns, and rules nothing out',
  hazard_floods:
    'whether the record names them anywhere in the country, not where or how often; so it warns and rules nothing out, and where it names none the condition stays open',
  hazard_landslides:
    'whether the record names them anywhere in the country, not where or how often; so it warns and rules nothing out, and where it names none the condition stays open',
  population_below_5m:
    'the share of people who live less than 5 m above the sea; dykes, and how high one town lies, are not in it',
  unemployment_rate: 'the share of all who look for work and have none; trades and regions differ from it',
  weekly_hours_employees:
    'the hours that employees really work in the mean week; single trades and employers differ from it',
  paid_annual_leave_days:
    'the working days that the law gives in the first full year; contracts may give more, and public holidays come on top',
  family_leave_mother_total_days:
    'maternity leave and the parental leave open to a mother together, by law; how much of it is paid, and what employers add, is not in the figure',
  vat_rate:
    'the standard rate of the whole country; reduced rates are not in it, nor what states and cities add, and where it is nought the condition stays open',
  wind_speed: 'the mean over weather stations and a whole year; gusts, and how one town lies, are not in it',
  visa_free_destinations:
    'how many countries let its citizens in without a visa applied for beforehand; whether you could become one of them is another question',
  civil_liberties:
    'freedom from torture and forced labour, of movement, property, belief, speech and assembly together, as experts rate them',
  safely_managed_water:
    'the share of people whose water comes to the home and is found clean; what one tap gives is in no figure of ours, and under half of the countries have none on record',
  road_deaths: 'deaths on the roads; manners and traffic jams are in no figure of ours',
  hdi: 'the United Nations’ index of health, schooling and income, the nearest figure that nearly every country has: poor quarters of a rich country are not in it',
  gini_index: 'how unequally incomes are spread; what people own is not in it',
  tobacco_use: 'the share of adults who use tobacco; where smoking is allowed is in no table of ours',
  temperature_seasonal_range:
    'how far the mean of the warmest month lies above that of the coldest, over the country as a whole',
  rule_of_law: 'courts, police and contracts together, as surveys and experts rate them',
  physical_integrity:
    'killings and torture by the state or its agents, as experts rate them; rough policing of other kinds is not in it',
  property_rights:
    'the right to own and inherit, as experts rate it; it says nothing of what foreigners may buy',
  nato_member: 'the list of members of 2025',
  oecd_member: 'the list of members of 2025',
  commonwealth_member: 'the list of its 56 members, of 2022',
  uses_euro: 'whether its money is the euro, in the union or outside it',
  women_civil_liberties:
    'moving freely, owning, work and justice, as experts rate them; it is low, too, where nobody has many liberties, and rules on dress are not in it by name',
  population_density:
    'the mean of a whole country, with its emptiest parts; how many people live around one town is not in it',
  hazard_volcanoes: 'whether the record names them anywhere in the country, not where',
  pm25_air_pollution: 'fine dust over a whole year; days of smog are not in the figure',
  firms_power_outages: 'power cuts that firms report; homes may fare otherwise',
};

const PERMIT_ON_RECORD =
  'whether our records of routes hold one that is open; whether you meet its terms is told with the ways in, and where they hold none the condition stays open';

/** What conditions are measured by that are no single figure. */
export const MEASURED: Readonly<Record<string, string>> = {
  'union law': 'our list of laws on marriage and civil unions, of June 2025: check a law that is in motion',
  'parent law':
    'our list of laws on two parents of one sex: both from birth meets it, adopting a child together alone warns, and where the list is silent the condition stays open; what a certificate from abroad is worth is not in it',
  'joint adoption':
    'our list of laws on two parents of one sex, and where it is silent our list on marriage and civil unions: where the law knows no bond of the two the condition fails, elsewhere it stays open; adopting the child of one of you, or a child from another country, is in neither',
  'war next door':
    'deaths in armed conflict, and the travel advice of governments, in the countries with which it shares a land border; none of our figures tells how far off the fighting is',
  membership:
    'the lists of members of 2025; Switzerland belongs to the Schengen area and to neither of the other two, and the United Kingdom to none',
  'pension rises':
    'the list of countries in which the British state raises its State Pension every year; pensions of other payers follow rules of their own',
  'capital movement':
    'the treaty by which capital moves freely in the European Union and the Economic Area; for other countries our tables hold nothing, and the condition stays open',
  'abortion law':
    'our list of laws on abortion, each with the year of what was read; a law that opens it for health or after a crime alone warns, and where no law is on the list, or each state has its own, the condition stays open',
  'home education':
    'our list of laws on home education, each with the year of its text: a permission that may be refused warns, and where the law was not found the condition stays open',
  'religious dress':
    'our list of laws on the dress of a faith: a ban for many, as for the whole public service, warns, one for everybody rules out, one for judges or the police does neither, and where no law was found the condition stays open; what one employer asks is in no table of ours',
  'face cover':
    'our list of laws on covering the face: a ban in some places warns, one in public rules out, and where no law was found the condition stays open',
  'home-education-free':
    'our list of laws on home education, each with the year of its text: a permission that may be refused rules out, as a ban does, and where the law was not found the condition stays open',
  'driving side': 'the side of the road that traffic keeps to',
  permanence:
    'the years to permanent residence on the way in that fits your plans, else by the general rule for your passport, in our records; where they hold neither the condition stays open',
  rent: 'good flats in the cities of Europe that were surveyed, where one of them or a town of its built-up area is recommended; a higher rent there warns and rules nothing out, and a room is taken to cost no more than such a flat; for other towns and other kinds of home the condition stays open',
  'investor permit': PERMIT_ON_RECORD,
  'retirement permit': PERMIT_ON_RECORD,
  'founder permit': PERMIT_ON_RECORD,
  'least age':
    'the least age that the permit which fits your plans asks of its holder, in our records of routes, beside the age of your partner; where family may come along by the record it is kept, and where the record is silent it warns',
  'stay length':
    'the months for which the permit that fits your plans is first granted, in our records of routes; a shorter one that may be renewed warns, and so does one of which only the longest stay is on record',
  'brought work':
    'a permit within your reach that is made for work from afar, or allows it by our records, or your right to live there; elsewhere the condition stays open',
  'partners work':
    'the law of free movement, which lets a husband or wife work whatever their passport, and what the law of the permit that fits your plans lets family do, where our records tell: a permission of their own to ask for warns, and a ban rules out; elsewhere the condition stays open',
  'children along':
    'what the record of the permit that fits your plans says of family, the law of free movement, and permits for family on our records: a permit that takes none along rules a place out, one of their own warns, and where nothing is on record the condition stays open',
  'parent along':
    'free movement whose law covers a parent who depends on you, a permit within your reach that takes parents along, and the laws on parents of residents that our records hold: a law with conditions warns, and so does a route for parents that is closed; where nothing is on record the condition stays open and no place is ruled out',
  'work for permit':
    'the kind of the permits within your reach, in our records of routes: a right to live there or a permit for people of means meets it, and a place is ruled out where only work opens it',
  'tied to employer':
    'the permits within your reach, in our records of routes: a right to live there and a permit that is given for no job meet it, and one for a job warns and rules nothing out, since how long you may look for the next job is not in them',
  'foreign buyers':
    'the law on record of who may own a house with its land, or a flat, beside your passports: limits and a permission warn, what is closed to foreigners rules a place out, and where no law is on record the condition stays open',
  'residence with hiv':
    'the countries that the International AIDS Society (2018) and UNAIDS (2019) list with rules on HIV for residence, with what changed since as far as we know of it: one that refuses permits over it rules a place out, one that asks for a test warns, and a right to live there meets the condition',
  'care weighed':
    'the laws on record that let an authority refuse a visa over what care would cost the public; where our records hold none the condition stays open',
  'usual pay':
    'the mean pay of your group of occupations, else of all employees, for a job there: up to a third above that sum it warns, and one a third below it rules out where it is that of your group; no offer of an employer is in it, and where an occupation often earns less than its group the condition stays open',
  'least-net-pay':
    'the mean pay of your group of occupations, else of all employees, less what taxes and contributions take of the nearest salary in our tables; up to a third above that sum it warns, and one a third below it rules out where it is that of your group; no offer of an employer is in it, and where an occupation often earns less than its group the condition stays open',
  'death penalty':
    'the lists of those who abolished it, and of those who carried it out in 2022 or since: a law that keeps it unused warns, and an execution rules out; how often it is used, and for what, is in no table of ours',
  'communist state': 'the form of government on record in The World Factbook (2025)',
  'islamic law':
    'the legal system and the form of government on record in The World Factbook, and the share of Muslims: a mixed system where most are Muslims warns, since it may hold Islamic law for families; whether a faith is that of the state is in no table of ours',
  'muslim majority': 'the share of Muslims among the people, else the largest faith, in The World Factbook',
  malaria: `cases a year among those who live where malaria occurs, as the United Nations count them (2018): that may be one province, so fewer than ${MALARIA.hard} among 1,000 warn, and a country that their table leaves out passes; other fevers are in no table of ours`,
  earthquakes: `how far people in the country are exposed to strong shaking of the ground (INFORM index, 2015): from ${HAZARD_RECORDS.earthquakes.much} of 100 it rules out; from ${HAZARD_RECORDS.earthquakes.some} it warns, and so does a country whose record of hazards names them; it is of the whole country and of no single town`,
  cyclones: `whether the record of hazards names them for the country, and how far its people are exposed to them (INFORM index, 2015): from ${HAZARD_RECORDS.cyclones.much} of 100 it rules out, and below that it warns; it is of the whole country, and tells neither where nor how often`,
  'breed law':
    'the laws on breeds that our records hold, each with the breeds it names; it warns, and where they hold none the condition stays open, since rules of cities are in none',
  'tax on income from abroad':
    'how far a country taxes residents on income from abroad, in our records; treaties, which may leave a pension to the country that pays it, are not in them, so it warns and rules nothing out',
  'tax on pensions from abroad':
    'the regimes for pensioners in our records, and the countries that tax no income from abroad; what any other country takes of a pension is on no record of ours, and there the condition stays open; a regime has terms to meet, and a treaty may leave a pension to the country that pays it, so it rules nothing out',
  'own-alphabet':
    'what the languages official in the whole country are written in (Unicode CLDR), beside Latin letters and those of the languages you speak; a place is ruled out where nothing official can be read so, and warned of where some of it can, or a language is written in both; what stands on signs and forms in other languages is in no table of ours',
  'alphabet named':
    'what the languages official in the whole country are written in (Unicode CLDR): a place is ruled out where everything official is written so, and warned of where some of it is; what stands on signs and forms in other languages is in no table of ours',
  'own-school-language':
    'the official languages beside those you speak: one of them that most people speak meets it, and so does one that a region with towns to live in works in alone; in what schools teach is in no table of ours',
  'spoken doctors':
    'the official languages: one that is official in the whole country meets it, any other place is warned of; what doctors speak is in no table of ours',
  draw: 'our records of routes, for the way in that fits your plans',
  region: 'the state, province or region in which each town lies that we could recommend (GeoNames)',
  'from a city': 'the straight line to it from each town that we could recommend',
  'from a country':
    'the straight line from each town that we could recommend to its nearest land, exclaves and islands included',
  'pet-quarantine':
    'what each country asks of dogs and cats, and the scheme of the European Union, which puts none in quarantine if its papers are right; where a record elsewhere says nothing of quarantine the condition stays open, and where it does not say how long one lasts, days that you name cannot be held against it',
  flight:
    'the distance to the towns that we could recommend, from your town or the place you named and at the pace of an airliner, between capitals where a country alone is known; whether somebody flies it is not in our tables',
  spoken:
    'the share of people who speak it: under half warns, clearly under a fifth rules out; how well they do is in no figure of ours',
  'spoken a few':
    'the share of people who speak it: under a fifth warns, next to nobody rules out; how well they do is in no figure of ours',
  'spoken country':
    'the languages official in the whole country, and the share of people who speak it: under half warns, clearly under a fifth rules out, and so does another language of the law',
  'spoken law': 'the languages official in the whole country; one that is official in a part of it warns',
  'spoken work':
    'the official languages: one that most people speak meets it, any other place is warned of; what is spoken at work is in no table of ours',
  'spoken school':
    'the official languages: one that most people speak meets it, any other place is warned of; in what schools teach is in no table of ours',
  'time-difference': 'the clocks of the towns',
  distance:
    'the straight line to the towns that we could recommend, from your town or the place you named, between capitals where a country alone is known',
  'winter nights': `the coldest month in each town that we could recommend (normals of 1991 to 2020; in a small country without them its means of 1961 to 1990), less what nights lie below whole days over the country; single nights run colder, so a town warns within ${OFF} degrees of a number you name`,
  'snowy-winters': `the nights of the coldest month in each town that we could recommend (normals of 1991 to 2020): at or below freezing they keep it, above ${SNOW.hard} °C hardly any; snow itself is in no figure of ours`,
  'winter days': `the coldest month in each town that we could recommend (normals of 1991 to 2020; in a small country without them its means of 1961 to 1990), and what afternoons lie above whole days over the country; single days run colder, so a town warns within ${OFF} degrees of a number you name`,
  'winter means': `the mean of the coldest month in each town that we could recommend (normals of 1991 to 2020; in a small country without them its means of 1961 to 1990); a town warns within ${MEANS_OFF} degrees of a number you name`,
  'summer afternoons': `the warmest month in each town that we could recommend (normals of 1991 to 2020; in a small country without them its means of 1961 to 1990), and what afternoons lie above whole days over the country; single days run hotter, so a town warns within ${OFF} degrees of a number you name`,
  warmth:
    'the mean over the year in each town that we could recommend (normals of 1991 to 2020; in a small country without them its means of 1961 to 1990)',
  'town-of-most':
    'the inhabitants of each town that we could recommend, those around it counted where it is the centre; our list holds the largest towns of a country, so it rules nothing out',
  'town-of-least':
    'the inhabitants of each town that we could recommend, those around it counted where it is the centre',
  people: `the inhabitants of each town that we could recommend, those around it counted where it is the centre: small below ${grouped(FROM.midSize)}, big from a million on`,
  daylight: `the hours from sunrise to sunset on the shortest day in each town that we could recommend, reckoned from its latitude: under ${numberWord(DARK.soft)} warns, under ${numberWord(DARK.hard)} rules out; clouds are not in it`,
  'yearly sun': `the hours of sunshine of a mean year in each town that we could recommend (of the town or one nearby, else by the mean of its country); within ${SUN.own?.near} hours of the limit it warns, and by the mean of a country alone up to ${(SUN.own?.past ?? 0) + OF_COUNTRY_YEARLY_HOURS} below it`,
  'winter sun': `the hours of sunshine in the greyest month of winter in each town that we could recommend (of the town, else by the mean of its country or a town nearby): under ${GREY.soft} warns, under ${GREY.hard} rules out, and where you name a place its own hours count instead`,
  height: 'the height above the sea of each town that we could recommend',
  sea: 'the straight line from each town that we could recommend to the coast',
  island: 'whether each town that we could recommend lies on an island of up to the size of Ireland',
  'sea-time': `the straight line from each town that we could recommend to the coast, an hour on the road taken as ${ROAD_KMH} km`,
  'monthly-cost': 'the price level of the country, scaled to your household',
};

/** The same for the engine's factors that conditions are compared with. */
export const FACTORS_MEASURED: Readonly<Record<string, string>> = {
  healthcare: 'our measure of healthcare, made of several published figures',
  education: 'our measure of education, made of several published figures of whole countries',
  infrastructure: 'our measure of everyday infrastructure, made of several published figures',
  digital: 'our measure of internet and power, made of several published figures',
  taxes_middle: 'our measure of taxes on a middle income, made of several published figures',
  sunshine: 'our measure of sunshine, made of its share of daylight and of the days with rain in a year',
};
