import { cared, caredSaid, notable, passage, type Writer, wayOf } from '../place/passage.ts';
import { figure, type PlaceView, standing, wordOf } from '../place/view.ts';
import { careWeight } from '../profile/profile.ts';
import { list } from '../prose/english.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';
import { climate, climatePlot, rain } from './climate.ts';
import type { SectionPlan } from './compose.ts';

function knownLanguages(view: PlaceView): readonly string[] {
  return view.profile.languages
    .map((code) => view.atlas.languages.names.get(code) ?? '')
    .filter((name) => name !== '');
}

/** How far the customer's languages carry. */
export const language: Writer = (view) => {
  const spoken = view.profile.languages
    .map((code) => ({
      code,
      use:
        code === 'en' ? view.atlas.languages.english(view.iso3) : view.atlas.languages.use(view.iso3, code),
    }))
    .filter((one) => one.use !== null && one.use.from.shown)
    .sort((a, b) => (b.use?.share ?? 0) - (a.use?.share ?? 0))[0];
  const main = view.atlas.languages.of(view.iso3)[0];
  const need = view.profile.read.choices('language-preference')[0];
  const ids = ['languages-spoken', ...(need ? ['language-preference'] : [])];
  const mainName = main?.name ?? 'the local language';
  const mainFact = main ? `language:${view.iso3}-${main.code}` : null;
  if (!spoken?.use || spoken.use.share === null) {
    const tail =
      need === 'must-speak'
        ? 'You called a shared language a must, so this is the point to test on a visit.'
        : need === 'willing-to-learn'
          ? `You are willing to learn; ${mainName} is the first thing to put on the calendar.`
          : `Count on ${mainName} for offices, doctors and friendships.`;
    const said = say`None of the languages you listed is on record as widely spoken in ${view.name}. ${tail}`;
    return passage('language', 0.85, because(mainFact ? given(said, mainFact) : said, ...ids));
  }
  const { use, code } = spoken;
  const share = Math.round(use.share ?? 0);
  const record = code === 'en' ? `english:${view.iso3}` : `language:${view.iso3}-${code}`;
  const carries =
    share >= 70
      ? 'that covers nearly every situation'
      : share >= 35
        ? 'enough for work among the educated and for most shops, less for offices'
        : share >= 12
          ? 'which works in certain offices and quarters, not at the town hall'
          : 'too few to lean on';
  const own = code === main?.code;
  const said = own
    ? say`You arrive with the language: ${use.name} is the most spoken in ${view.name}, so contracts, parents’ evenings and jokes are open to you from the first week.`
    : wayOf(view, 'language', [
        () =>
          say`${use.name} is your way in: about ${String(share)}% of people speak it, ${carries}. The rest of life runs in ${mainName}.`,
        () =>
          say`With ${use.name} you reach about ${String(share)}% of the people in ${view.name}, ${carries}. Belonging starts with ${mainName}.`,
        () =>
          say`${mainName} is the language of the street; ${use.name} is spoken by about ${String(share)}%, ${carries}.`,
      ]);
  return cared(
    view,
    passage(
      'language',
      own ? 0.9 : 0.7,
      said && because(given(said, record, ...(mainFact && !own ? [mainFact] : [])), ...ids),
    ),
    'english',
  );
};

const ACTIVITIES: Readonly<Record<string, 'sea' | 'mountain' | 'flat'>> = {
  'beach-swimming': 'sea',
  surfing: 'sea',
  diving: 'sea',
  sailing: 'sea',
  hiking: 'mountain',
  skiing: 'mountain',
  climbing: 'mountain',
  wildlife: 'flat',
  cycling: 'flat',
  running: 'flat',
  golf: 'flat',
  'racket-sports': 'flat',
  'horse-riding': 'flat',
  fishing: 'sea',
  gardening: 'flat',
};

/** Outdoor wishes beside coast, relief, forest and frost. */
export const outdoors: Writer = (view) => {
  const { read } = view.profile;
  const chosen = read.choices('outdoor-activities').filter((one) => ACTIVITIES[one]);
  if (chosen.length === 0) return null;
  const label = (kind: string): readonly string[] =>
    chosen
      .filter((one) => ACTIVITIES[one] === kind)
      .map((one) => read.label('outdoor-activities', one)?.text ?? '');
  const coast = wordOf(view, 'has_coastline');
  const rugged = standing(view, 'terrain_ruggedness');
  const forest = figure(view, 'forest_area');
  const parts: Said[] = [];
  if (label('sea').length > 0 && coast)
    parts.push({
      ...words(
        coast === 'yes'
          ? `There is a coast for ${list(label('sea').slice(0, 3))}.`
          : `There is no coast: ${list(label('sea').slice(0, 3))} will mean lakes, pools or holidays.`,
      ),
      facts: [`has_coastline:${view.iso3}`],
    });
  if (label('mountain').length > 0 && rugged)
    parts.push(
      say`For ${list(label('mountain').slice(0, 3))} the land is ${rugged.percentile > 60 ? 'made: it is more rugged than most countries' : rugged.percentile < 40 ? 'rather flat, so plan on travelling for height' : 'mixed, with some height within reach'}.${rugged.mark}`,
    );
  if (label('flat').length > 0 && forest)
    parts.push(say`For ${list(label('flat').slice(0, 2))}: ${forest} of the land is forest.`);
  const kept = parts.slice(0, 2);
  if (kept.length === 0) return null;
  return cared(
    view,
    passage(
      'outdoors',
      0.7,
      because(say`${kept[0] ?? ''}${kept[1] ? say` ${kept[1]}` : ''}`, 'outdoor-activities'),
    ),
    'nature',
    'sea',
    'mountains',
  );
};

/** Compatriots and newcomers, by the kind of community asked for. */
export const community: Writer = (view) => {
  const wish = view.profile.read.choices('community-preference')[0];
  const own = view.profile.citizenships[0] ?? view.home;
  const found = own ? view.atlas.community(own.iso3, view.iso3) : null;
  const migrants = standing(view, 'migrant_stock_share');
  const share = figure(view, 'migrant_stock_share');
  const settled =
    found?.from.shown && own
      ? given(
          words(
            `People from ${own.name} number about ${found.people.toLocaleString('en-GB')} by the United Nations count of 2020${found.rank <= 5 ? ', one of the larger communities' : ''}.`,
          ),
          `community:${own.iso3}-${view.iso3}`,
        )
      : null;
  const mix =
    migrants && share
      ? say`Immigrants are ${share} of the population in ${view.name}, ${migrants.percentile > 60 ? 'a larger share than in most countries' : migrants.percentile < 40 ? 'a smaller share than in most countries' : 'an ordinary share'}.${migrants.mark}`
      : null;
  const endings: Readonly<Record<string, string>> = {
    local:
      'You want mainly local people around you, so choose a quarter by its school and its market, not by its English signs.',
    'mixed-international':
      'For the mix you asked for, look at the quarters around universities and hospitals.',
    expat:
      'You hoped for many people from your own country, and an association of theirs is the fastest first friend.',
    professional:
      'People of your trade gather around employers and universities; join one meeting before you choose a street.',
    family: 'Families with children meet at the school gate, so the school decides the circle.',
    retirement:
      'People of your age come together in walking groups, choirs and clinics’ waiting rooms, rarely online.',
    privacy: 'You keep to yourself, and nobody here will force you out of that if you greet first.',
  };
  const first = wish === 'local' || wish === 'privacy' ? (mix ?? settled) : (settled ?? mix);
  if (!first) return null;
  const ending = wish && endings[wish] ? because(words(` ${endings[wish]}`), 'community-preference') : '';
  const said = say`${first}${ending}`;
  return cared(
    view,
    passage(
      'community',
      0.45 + (ending ? 0.2 : 0),
      settled && first === settled ? because(said, 'citizenship') : said,
    ),
    'expats',
  );
};

const VALUES: Readonly<Record<string, readonly [indicator: string, good: 'high' | 'low', noun: string]>> = {
  lgbt: ['lgbt_policy_index', 'high', 'LGBT+ rights in law'],
  equality: ['gender_inequality_index', 'low', 'equality of women and men'],
  religion: ['religious_freedom', 'high', 'freedom of religion'],
  press: ['freedom_of_expression', 'high', 'free expression'],
  honesty: ['control_of_corruption', 'high', 'control of corruption'],
  law: ['rule_of_law', 'high', 'the rule of law'],
  inequality: ['gini_index', 'low', 'small gaps between rich and poor'],
  tolerance: ['private_liberties', 'high', 'private liberties'],
  environment: ['pm25_air_pollution', 'low', 'clean air'],
};

/** Values the household named, measured. */
export const values: Writer = (view) => {
  const named = Object.entries(VALUES).filter(([theme]) => careWeight(view.profile, theme as never) > 0);
  const measured = named.flatMap(([theme, [indicator, good, noun]]) => {
    const at = standing(view, indicator);
    if (!at) return [];
    return [{ theme, noun, at, merit: good === 'high' ? at.percentile : 100 - at.percentile }];
  });
  const best = measured.toSorted((a, b) => b.merit - a.merit)[0];
  const worst = measured.toSorted((a, b) => a.merit - b.merit)[0];
  if (!best || !worst) return null;
  const rank = (merit: number): string =>
    merit > 85
      ? 'among the best in the world'
      : merit > 60
        ? 'better than most'
        : merit >= 40
          ? 'near the middle'
          : merit > 15
            ? 'behind most'
            : 'among the weakest in the world';
  const one = caredSaid(view, say`${best.noun} (${rank(best.merit)})${best.at.mark}`, best.theme as never);
  const two = caredSaid(
    view,
    say`${worst.noun} (${rank(worst.merit)})${worst.at.mark}`,
    worst.theme as never,
  );
  const said =
    best === worst
      ? say`On the value you named, published measures place ${view.name} so: ${one}.`
      : best.merit - worst.merit < 20
        ? say`On the values you named ${view.name} is of a piece: ${one}, and ${two}.`
        : say`Of the values you named, ${view.name} is strongest on ${one} and weakest on ${two}.`;
  return passage('values', 0.6 + 0.3 * notable(worst.merit), said);
};

/** How life there feels against how the customer likes to live abroad. */
export const culture: Writer = (view) => {
  const style = view.profile.read.choices('cultural-adaptation-style')[0];
  const diversity = standing(view, 'cultural_diversity_index');
  if (!style || style === 'unsure' || !diversity) return null;
  const mixed = diversity.percentile > 60;
  const uniform = diversity.percentile < 40;
  const texts: Readonly<Record<string, string>> = {
    'full-immersion': uniform
      ? `Full immersion is the only way ${view.name} works: one people, one way of doing things, and little patience for halves.`
      : `Full immersion takes a choice in ${view.name}, since there is more than one culture to immerse yourself in: pick the region first.`,
    blend: mixed
      ? `Your wish for a blend is how ${view.name} lives already: many backgrounds, each with its own calendar.`
      : `A blend of their ways and yours is possible in ${view.name}, with you doing most of the blending.`,
    familiar: uniform
      ? `You look for a culture close to your own. ${view.Name} is uniform, which is comfortable only if the fit is right: spend two ordinary weeks there, not a holiday.`
      : `You look for a culture close to your own, and in a mixed country like ${view.name} some quarter will feel like it.`,
    'expat-circle': mixed
      ? `A circle of newcomers forms easily in ${view.name}, where many people came from somewhere else.`
      : `A circle of newcomers will be small in ${view.name}, so everybody knows everybody: choose a city with a university or an international employer.`,
  };
  return passage(
    'culture',
    0.5 + 0.2 * notable(diversity.percentile),
    because(say`${texts[style] ?? ''}${diversity.mark}`, 'cultural-adaptation-style'),
  );
};

/** What will be missed. */
export const missed: Writer = (view) => {
  const { read } = view.profile;
  const left = read
    .choices('support-systems-leaving')
    .filter((one) => one !== 'none')
    .map((one) => read.label('support-systems-leaving', one)?.text ?? '');
  if (left.length === 0 || view.earlier.length > 0) return null;
  return passage(
    'missed',
    0.5,
    because(
      say`You leave behind ${list(left)}. Replace them on purpose: one club or course, one standing dinner, one call home on a fixed day, all three arranged before the boxes are unpacked in ${view.name}.`,
      'support-systems-leaving',
    ),
  );
};

/** Days off and hours, for those who work and want time. */
export const pace: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  if (stage === 'retired' || stage === 'student') return null;
  const holidays = figure(view, 'public_holidays');
  const leave = figure(view, 'paid_annual_leave_days');
  const at = standing(view, 'paid_annual_leave_days') ?? standing(view, 'public_holidays');
  if (!holidays || !at) return null;
  return cared(
    view,
    passage(
      'pace',
      0.25 + 0.3 * notable(at.percentile),
      because(
        say`The calendar of ${view.name} has ${holidays} of public holiday${leave ? say` on top of ${leave} of statutory leave` : ''}, ${at.percentile > 60 ? 'generous by world standards' : at.percentile < 40 ? 'lean by world standards' : 'an ordinary amount'}.${at.mark}`,
        ...stageIds,
      ),
    ),
    'balance',
  );
};

export const lifestyleInsight: Writer = (view) => {
  const sun = standing(view, 'sunshine');
  const vision = view.profile.read.choices('life-stage-feeling')[0];
  const feelings: Readonly<Record<string, string>> = {
    settled: 'You come settled and curious, so test whether a place surprises you after the second week',
    building: 'You are building, and a place that eats evenings with errands costs more than its rent',
    restless: 'Restlessness travels with you: look for what would hold you in the third winter',
    'fresh-start': 'For a fresh start, choose the place where the first conversation came easily',
    'slowing-down': 'You want more calm, and calm is a matter of street and season more than of country',
    adventure: 'You are free to explore for a while, so take the lease that ends first',
    unsure: 'You find this stage of life hard to name; let the place be one you can leave without loss',
  };
  if (!vision || !feelings[vision]) {
    return sun
      ? passage(
          'lifestyle-insight',
          0.3,
          say`${view.Name} is lived ${sun.percentile > 60 ? 'outdoors for much of the year, and social life follows' : sun.percentile < 40 ? 'indoors for long stretches, and friendships are made by invitation' : 'by the season, and newcomers do best who arrive in spring'}.${sun.mark}`,
        )
      : null;
  }
  const light = sun
    ? say`: ${view.name} gets ${sun.percentile > 60 ? 'more' : sun.percentile < 40 ? 'less' : 'about as much'} sunshine ${sun.percentile >= 40 && sun.percentile <= 60 ? 'as' : 'than'} most countries, and you will feel that before you feel anything else${sun.mark}`
    : '';
  return passage('lifestyle-insight', 0.6, because(say`${feelings[vision]}${light}.`, 'life-stage-feeling'));
};

export const lifestyleAction: Writer = (view) => {
  const main = view.atlas.languages.of(view.iso3)[0];
  const known = knownLanguages(view);
  const { read } = view.profile;
  const willing = read.choices('language-preference')[0];
  if (main && !view.profile.languages.includes(main.code) && willing !== undefined) {
    const tests: Readonly<Record<string, string>> = {
      certificate: 'your certificate in another language shows you know how to get one',
      ready: 'you said you could pass a test, so sit a placement test to find out at which level',
      'need-preparation': 'you would take a test with preparation, so book the course that ends in one',
      'prefer-no-test': 'you would rather avoid tests, so look for conversation, not for exam classes',
      unsure: 'try ten lessons before deciding about exams',
    };
    const hint = read.choices('language-test-preparedness')[0];
    return passage(
      'lifestyle-action',
      0.8,
      because(
        given(
          say`Start ${main.name} now${hint && tests[hint] ? `: ${tests[hint]}` : ', two lessons a week until you leave'}.${known.length > 1 ? ` It will be language number ${known.length + 1} for you, and you know how the first months feel.` : ''}`,
          `language:${view.iso3}-${main.code}`,
        ),
        'languages-spoken',
        'language-preference',
        ...(hint ? ['language-test-preparedness'] : []),
      ),
    );
  }
  const season = view.profile.read.slider('climate-preference');
  return passage(
    'lifestyle-action',
    0.5,
    because(
      say`Visit ${view.cities[0]?.name ?? view.name} in ${season !== null && season >= 4 ? 'the wettest month, since you already know you will like the warm ones' : 'the hottest month, since that is the one brochures leave out'}, and live as you would on a Tuesday.`,
      'climate-preference',
    ),
  );
};

export const LIFESTYLE: SectionPlan = {
  heading: 'Lifestyle',
  lead: [climate, language],
  body: [rain, language, outdoors, community, values, culture, missed, pace],
  take: 4,
  insight: [lifestyleInsight],
  action: [lifestyleAction],
  table: ({ profile }) => [
    'sunshine',
    'public_holidays',
    profile.stage === 'retired' ? 'median_age' : 'migrant_stock_share',
    careWeight(profile, 'lgbt') > 0 ? 'lgbt_policy_index' : 'pm25_air_pollution',
    'world_heritage_sites',
  ],
  extra: climatePlot,
};
