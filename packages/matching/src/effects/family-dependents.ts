import { INCOME, NO_WAY_BACK, PARTNERS_PASSPORT, STAY } from './freeTexts.ts';
import { row } from './row.ts';

export const FAMILY_DEPENDENTS_EFFECTS = [
  row(
    'relationship-status',
    'advice',
    'Decides what is said of visas for partners, and whether the free movement of a partner is a right or an easier entry.',
  ),
  row(
    'relocating-family-members',
    'score constraint',
    'Opens the household: budget, schools and family policies.',
  ),
  row(
    'number-of-family-members',
    'score constraint',
    'Size of the household against the budget; weight for families.',
  ),
  row(
    'family-composition-type',
    'score constraint',
    'Children, adults and elders where members are not described one by one.',
  ),
  row(
    'childcare-education-priorities',
    'score constraint',
    'Gives weight to schools, safety, family policies and nature; with a public school, lessons in a language already spoken become a must-have, at risk where none of them is that of the country.',
  ),
  row(
    'children-education-preference',
    'constraint advice task',
    'A school with fees leaves the budget at risk, but for one that would pay for several such months; a public one asks for a language of the country where lessons in the own are wished for; home education is held against the law of each country; decides what is said of schools and fees; lessons at home or online put the question whether the law allows them into the plan, and no search for a school.',
  ),
  row('eldercare-considerations', 'score advice', 'Gives weight to healthcare or to a short way home.'),
  row(
    'couple-lifestyle-priorities',
    'score constraint advice',
    'Gives weight to jobs, family policies, culture, quiet or savings; a relationship recognised by law, beside LGBTQ+ rights among the values, has a line on “our marriage” read as one on marriages of one sex.',
  ),
  row(
    'extended-family-location',
    'score constraint',
    'Distance to the nearest of these countries becomes a factor, and the start of distances that a deal-breaker measures from family.',
  ),
  row(
    'extended-family-importance',
    'score',
    'Multiplies the weight of that distance; from 4 on a town where family lives by your words stands first in its country.',
  ),
  row(
    'unique-family-situation',
    'score constraint advice task',
    `The summary says whom to put it to, and never repeats it; the consent of another parent of the children opens the plan; a generation of ancestors named there bounds the claim by descent; a sum sent to family every month stands beside the budget; a status told with its end is a deadline of the plan that no draw for a permit waits for. ${STAY} ${INCOME} ${PARTNERS_PASSPORT} ${NO_WAY_BACK}`,
  ),
  row('general-background-history', 'task', 'Adds police certificates and legal advice to the plan.'),
  row('specific-immigration-history', 'task', 'Adds legal advice before any application.'),
  row(
    'background-immigration-details',
    'constraint advice',
    `The summary says whom to show it to, and never repeats it. ${NO_WAY_BACK}`,
  ),
  row('relocating-pets', 'task', 'Adds the preparation of animals to the plan.'),
  row(
    'pets-details',
    'constraint task',
    'Decides which rules and lead times apply, and what a deal-breaker on quarantine is held against; a horse puts a country as full as a city at risk.',
  ),
  row(
    'pets-additional-info',
    'advice',
    'Quoted in the summary, with whom to show it to; a dog trained to help somebody travels by the form of its airline.',
  ),
];
