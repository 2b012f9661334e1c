/**
 * What an answer does: moves scores, rules places out or puts them at risk, is spoken to in the text, or adds a task.
 * An answer that is no more than quoted does nothing.
 */
export type EffectKind = 'score' | 'constraint' | 'advice' | 'task' | 'none';

export interface QuestionEffect {
  readonly questionId: string;
  readonly kinds: readonly EffectKind[];
  /** What the answer does, in one sentence. */
  readonly effect: string;
}

/** One kind or several, with a space between them. */
type Kinds =
  | EffectKind
  | `${EffectKind} ${EffectKind}`
  | `${EffectKind} ${EffectKind} ${EffectKind}`
  | `${EffectKind} ${EffectKind} ${EffectKind} ${EffectKind}`;

const row = (questionId: string, kinds: Kinds, effect: string): QuestionEffect => ({
  questionId,
  kinds: kinds.split(' ') as readonly EffectKind[],
  effect,
});

// What words tell wherever they stand.
const INCOME =
  'An income told there with its amount of a month is held against what routes ask for, and so is who pays for a study.';
const STAY =
  'A part of each year told as a stay is the time by which warmth and rain are judged, for which days without a visa may be enough, and for which the plan gives up nothing at home; a month or season told for the move is that of the plan where the time ticked allows it.';
const NO_WAY_BACK = 'A country to which there is no way back is ruled out, and nothing sends anybody there.';

/**
 * Every question of the profile assessment and what its answer does. `score` and `constraint` are tested here,
 * `advice` and `task` by the report. Questions about family members stand under the id of their template.
 */
export const QUESTION_EFFECTS: readonly QuestionEffect[] = [
  row('full-name', 'none', 'The name on the report.'),
  row('email', 'none', 'The address the report is sent to.'),
  row('age', 'score constraint advice', 'Routes with a least age are left out for younger people.'),
  row(
    'citizenship',
    'score constraint',
    'Free movement, visa-free visits and admission follow from the passports; communities are counted by them.',
  ),
  row('ancestry-claim', 'score constraint', 'How sure a claim by descent is sets the worth of that way in.'),
  row('ancestry-countries', 'score constraint', 'Citizenship by descent is looked up in these countries.'),
  row(
    'current-location',
    'score constraint',
    'The country lived in now is left out of a search abroad; distances are measured from it.',
  ),
  row(
    'current-life-satisfaction',
    'advice',
    'The summary says whether the place or something else pulls the days down, and so what a move can change.',
  ),
  row(
    'current-location-satisfaction',
    'advice',
    'Held against satisfaction with life as a whole where the summary says what a move can change.',
  ),
  row(
    'current-work-satisfaction',
    'score',
    'Below 6 of 10 it gives weight to jobs and wages; whoever marks it and looks for a post is told when to resign.',
  ),
  row(
    'current-life-highlights',
    'score constraint',
    `Quoted in the summary as what has to be found again, unless it is private. ${STAY} ${INCOME} ${NO_WAY_BACK}`,
  ),
  row(
    'support-systems-leaving',
    'score task',
    'Healthcare, childcare and public benefits left behind gain weight; each kind adds a task.',
  ),
  row('daily-routine-satisfaction', 'score', 'Below 6 of 10 it gives weight to work-life balance.'),
  row(
    'life-stage-feeling',
    'score',
    'Building gives weight to jobs, slowing down to nature and safety, adventure to culture.',
  ),
  row(
    'relocation-inspiration',
    'score constraint',
    `Quoted in the summary, unless it is private; a generation of ancestors named there bounds the claim by descent; a sum sent to family every month stands beside the budget, and the way to a town where family lives is told, and one that they wish to be near to is among the towns of its country; a status told with its end is a deadline of the plan that no draw for a permit waits for. ${NO_WAY_BACK}`,
  ),
  row('relocation-phase', 'task', 'The plan starts at this step.'),
  row(
    'relocation-drivers',
    'score constraint',
    'Each reason gives weight to the factors that speak to it; for a better climate no place will do that is no warmer than home where warmth is wished for, or no cooler where that is.',
  ),
  row('push-vs-pull', 'advice', 'Sets how firmly the report advises a visit before the decision.'),
  row(
    'ideal-life-vision',
    'score constraint advice',
    `Taken up in the summary of each place. ${STAY} ${INCOME} ${NO_WAY_BACK}`,
  ),
  row(
    'new-location-priorities',
    'score constraint',
    'Each choice gives weight to the factors that speak to it; sea, mountains and sun choose cities too, and so do culture and public transport, for which the size of a city stands; without a town by the sea that was ticked a place is at risk.',
  ),
  row(
    'relocation-timeline',
    'score constraint task',
    'Dates of the plan are counted back from it, and a permit that may take longer to decide is at risk and counts less; children are of the age that they will have, for rooms and schools.',
  ),
  row('relocation-scope', 'constraint', 'Abroad leaves the own country out; within leaves all others out.'),
  row(
    'relocation-duration',
    'score constraint',
    'Long stays give weight to the path to citizenship; a permit for remote work that ends before the time told, and on which nothing follows by its record, is at risk and counts less.',
  ),
  row('relationship-status', 'advice', 'Decides what is said of visas for partners.'),
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
    'A school with fees leaves the budget at risk; a public one asks for a language of the country where lessons in the own are wished for; home education is held against the law of each country; decides what is said of schools and fees; lessons at home or online put the question whether the law allows them into the plan, and no search for a school.',
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
  row('extended-family-importance', 'score', 'Multiplies the weight of that distance.'),
  row(
    'unique-family-situation',
    'score constraint advice task',
    `The summary says whom to put it to, and never repeats it; the consent of another parent of the children opens the plan; a generation of ancestors named there bounds the claim by descent; a sum sent to family every month stands beside the budget; a status told with its end is a deadline of the plan that no draw for a permit waits for. ${STAY} ${INCOME} ${NO_WAY_BACK}`,
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
    'Decides which rules and lead times apply, and what a deal-breaker on quarantine is held against.',
  ),
  row(
    'pets-additional-info',
    'advice',
    'Quoted in the summary, with whom to show it to; a dog trained to help somebody travels by the form of its airline.',
  ),
  row(
    'family-member-age',
    'score constraint',
    'Tells children, adults and elders apart: weights and the household budget.',
  ),
  row(
    'relationship',
    'score constraint',
    'Tells children and parents apart where no age is given, and friends, for whom no permit asks more of its holder.',
  ),
  row(
    'occupation',
    'score constraint',
    'Members who work or study give weight to jobs or universities; who is at school is a child where no age is given; for a partner who works in a profession that is licensed or short, permits for work are looked at for either of the two.',
  ),
  row(
    'special-needs',
    'score constraint advice',
    'Gives weight to healthcare; heat that does harm becomes a must-have; decides whether a school is asked for a plan of care, for help with lessons or for a class in its language; a wheelchair told there asks for homes that take one.',
  ),
  row(
    'name',
    'score',
    'How the report calls the person, and by which a text tells whose profession or language it speaks of.',
  ),
  row(
    'liquid-assets-available',
    'score constraint',
    'Capital asked by routes, and the means of a year that study permits ask for; spending power of the independent.',
  ),
  row(
    'expected-annual-income',
    'score constraint',
    'Income asked by routes, spending power, and the point of the tax scale.',
  ),
  row(
    'financial-independence-level',
    'score constraint',
    'Jobs gain weight where work is needed; passive income routes open where it is not.',
  ),
  row('cost-of-living-priority', 'score', 'Gives weight to the cost of living.'),
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
    'Decides which routes are looked for and whether jobs, internet, business or universities count.',
  ),
  row('study-field', 'advice', 'Taken up in the section on education.'),
  row(
    'study-level',
    'task',
    'Decides when admission is due in the plan, and whether the move waits for the year of study.',
  ),
  row('study-abroad-motivation', 'score', 'Gives weight to universities, prices, English or a path to stay.'),
  row('remote-work-legal-structure', 'advice', 'Decides what is said of tax and social security.'),
  row(
    'remote-work-requirements',
    'score constraint',
    'Internet, power and office hours become must-haves and gain weight.',
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
  row('cultural-adaptation-style', 'score', 'Gives weight to a familiar culture or to newcomers.'),
  row(
    'social-values-priority',
    'score constraint',
    'Each value gives weight to published measures; LGBTQ+ rights become a must-have.',
  ),
  row(
    'communication-style-preference',
    'advice',
    'Taken up where daily manners are spoken of; no published figures measure it.',
  ),
  row(
    'climate-preference',
    'score constraint',
    'A target for warmth; far misses put at risk or rule out by importance.',
  ),
  row(
    'precipitation-preference',
    'score constraint',
    'A target for rain; far misses rule out at importance 5.',
  ),
  row(
    'location-type',
    'score constraint',
    'Chooses the cities by which a place is judged; gives weight to coast, mountains, nature or large cities.',
  ),
  row(
    'housing-preference',
    'score constraint advice',
    'Gives weight to housing costs or to land; a rent named as a deal-breaker is held against surveys of such a home.',
  ),
  row(
    'outdoor-activities',
    'score constraint',
    'Gives weight to coast, mountains, snow, nature or mild weather; chooses cities, and so the rent that the budget is held against.',
  ),
  row('healthcare-quality', 'score', 'Multiplies the weight of healthcare.'),
  row('education-quality', 'score', 'Multiplies the weight of education.'),
  row('safety', 'score', 'Multiplies the weight of safety.'),
  row('cost-of-living', 'score', 'Multiplies the weight of the cost of living.'),
  row('political-stability', 'score', 'Multiplies the weight of political stability.'),
  row('cultural-diversity', 'score', 'Multiplies the weight of cultural diversity.'),
  row(
    'languages-spoken',
    'score constraint',
    'Share of people who speak them; a must-have where daily life has to work in them.',
  ),
  row(
    'language-preference',
    'score constraint',
    'Weight of that share, and whether it can rule a country out.',
  ),
  row(
    'language-proficiency-rating',
    'score constraint',
    'How much of a conversation the best foreign language carries, and the others at most, but for those of home beside a basic one; a level in own words wins.',
  ),
  row(
    'language-test-preparedness',
    'score task',
    'Avoiding tests gives weight to languages already spoken; tests become tasks.',
  ),
  row(
    'medical-conditions',
    'score constraint',
    'Healthcare, air, heat and access gain weight; care, clean air, no heat and low ground become must-haves.',
  ),
  row(
    'medical-conditions-details',
    'score constraint advice',
    'Illnesses, doctors, devices and a wheelchair named there shape what is said on health and homes; high altitude, or heat that does harm, becomes a must-have; a child under way who is born before the move counts with the household; what is denied there is not there, and whoever does not hear is sent to no telephone; the words are never repeated.',
  ),
  row(
    'medication-dependencies',
    'score constraint',
    'Healthcare gains weight and becomes a must-have; where no illness is told, thin care for a common medicine only warns.',
  ),
  row('medication-details', 'task', 'Names what to check with the authorities before travel.'),
  row('tax-awareness', 'advice', 'Decides how much is explained about tax residence.'),
  row('net-worth', 'score advice', 'From a million on it gives weight to taxes and honest government.'),
  row('cross-border-financial-planning', 'task', 'Adds a financial adviser to the plan.'),
  row('source-of-funds-documentation', 'task', 'Adds papers on the origin of money to the plan.'),
  row('existing-debt', 'score constraint', 'Repayments shrink the budget worked out from income or savings.'),
  row('property-ownership', 'task', 'Adds selling, letting or keeping a home to the plan.'),
  row(
    'property-type',
    'task',
    'An investment property that is to be let counts as let already, and a home that is lived in as one to be closed.',
  ),
  row(
    'income-sources',
    'score constraint',
    'Tells income that moves along from income that needs a local job.',
  ),
  row(
    'visa-preference',
    'score constraint',
    'Kinds of route that are looked for; citizenship gives weight to the path there.',
  ),
  row('budget-relocation', 'task', 'The plan is fitted to what the move may cost.'),
  row(
    'specific-questions',
    'score constraint advice',
    `Answered one by one from Silver on; the Bronze summary says so. A line is one question, with what it tells beside it; where all stands on one line, each question mark ends one. Three are answered, the others are named at the end. What no subject of ours knows goes to whom the table of unread deal-breakers names; what is private or about a child never to a town hall. A level of a language told there wins. ${STAY} ${INCOME} ${NO_WAY_BACK}`,
  ),
  row(
    'specific-countries',
    'advice',
    'Compared with the recommended places whatever their score, with rank, way in and why they are not among them.',
  ),
  row(
    'deal-breakers',
    'score constraint',
    'Read as conditions with the numbers they name, and those on towns choose the towns by which the climate is judged; the summary prints each line with what it was read as and checked against, or that it could not be checked.',
  ),
  row(
    'additional-comments',
    'score constraint advice task',
    `Quoted in the summary unless it is private, with what our records hold on what it asks, or that they hold nothing; a level of a language told there wins, and a sum that goes out every month on loans or to family stands beside the budget; the way to a town where family lives is told, and one that they wish to be near to is among the towns of its country; a status told with its end is a deadline of the plan that no draw for a permit waits for, a notice of work one of its steps; an application for citizenship that is made is followed up, and a claim that one asks not to count on is set aside for one place; a request for discretion silences every quotation, one for the first page that page. ${STAY} ${INCOME} ${NO_WAY_BACK}`,
  ),
  row(
    'missed-information',
    'score constraint advice task',
    `Quoted in the summary unless it is private, with what our records hold on what it asks, or that they hold nothing; a level of a language told there wins, and a sum that goes out every month on loans or to family stands beside the budget; the way to a town where family lives is told, and one that they wish to be near to is among the towns of its country; a status told with its end is a deadline of the plan that no draw for a permit waits for, a notice of work one of its steps. ${STAY} ${INCOME} ${NO_WAY_BACK}`,
  ),
];
