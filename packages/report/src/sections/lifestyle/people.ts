import { compatriots } from '../../place/compatriots.ts';
import { knownEnglish, localLanguage, ownOfficial, relativeOf, speakersSaid } from '../../place/language.ts';
import { cared, notable, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { workInOfficialLanguage } from '../../profile/workLanguage.ts';
import { startOf } from '../../place/start.ts';
import { figure, standing } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list, withArticle } from '../../prose/english.ts';
import { because, given, say, words } from '../../prose/said.ts';
import { roughly } from '../../figures/format.ts';

/** From this share of speakers on a language carries somebody through a day. */
const CARRIES = 35;

function reach(share: number, work: string | null): string {
  if (work !== null && share >= CARRIES) return `enough for shops and streets, not for ${work}`;
  if (share >= 70)
    return '[which covers nearly every situation|so few errands need more|and the rest will try|which leaves letters and jokes]';
  if (share >= CARRIES) return 'enough for work among the educated and for most shops, less for offices';
  return share >= 12
    ? 'which works in certain offices and quarters, not at the town hall'
    : 'too few to lean on';
}

/** How far the customer's languages carry. */
export const language: Writer = (view) => {
  const { languages, read } = view.profile;
  const spoken = languages
    .map((code) => ({
      code,
      use: code === 'en' ? knownEnglish(view) : view.atlas.languages.use(view.iso3, code),
    }))
    .filter((one) => one.use?.share != null && one.use.from.shown)
    .sort((a, b) => (b.use?.share ?? 0) - (a.use?.share ?? 0))[0];
  const main = localLanguage(view);
  const need = read.choices('language-preference')[0];
  const mainName = main?.name ?? 'the local language';
  const mainFacts = main ? [`language:${view.iso3}-${main.code}`] : [];
  const ids = ['languages-spoken'];
  const relative = relativeOf(view, main);
  const kin = relative
    ? ` ${mainName} is ${withArticle(relative.branch)} language like your ${relative.name}, so you would not begin at zero.`
    : '';
  const official = ownOfficial(view);
  if (!spoken?.use && official) {
    const record = `language:${view.iso3}-${official.code}`;
    const said = wayOf(view, 'language-official', [
      () =>
        say`${official.name}, which you speak, is an official language in ${view.name}; how far it carries in the street our records do not settle.`,
      () =>
        say`In ${view.name} ${official.name} is official, so papers there can be in a language of yours; how many people speak it our records do not settle.`,
    ]);
    return passage('language', 0.8, said && because(given(said, record), ...ids));
  }
  if (!spoken?.use) {
    const must = need === 'must-speak';
    const said = wayOf(view, `language-none-${must}`, [
      () =>
        say`None of the languages you speak well is on record as widely spoken in ${view.name}${must ? ', and you called a shared language a must: test it on a visit' : `; count on ${mainName} for offices, doctors and friendships`}.${kin}`,
      () =>
        say`In ${view.name} you would start without words: life is in ${mainName}${must ? ', against your wish' : ''}.${kin}`,
      () => say`${mainName} is what ${view.name} speaks, and you do not speak it yet.${kin}`,
    ]);
    return passage(
      'language',
      0.8,
      said && because(given(said, ...mainFacts), ...ids, ...(need ? ['language-preference'] : [])),
    );
  }
  const { use, code } = spoken;
  const share = Math.round(use.share ?? 0);
  const record = code === 'en' ? `english:${view.iso3}` : `language:${view.iso3}-${code}`;
  if (code === main?.code && view.profile.working.includes(code)) {
    const said = wayOf(view, 'language-working', [
      () =>
        say`You have enough ${use.name} for the days in ${view.name}, where most people speak it; contracts and offices ask for more.`,
      () =>
        say`${use.name} carries your errands in ${view.name} from the first week; letters and jokes come later.`,
      () =>
        say`Daily life in ${view.name} is in ${use.name}, which you have for it; work and offices ask for more.`,
    ]);
    return passage(
      'language',
      0.8,
      said && because(given(said, record), ...ids, 'language-proficiency-rating'),
    );
  }
  if (code === main?.code) {
    const said = wayOf(view, 'language-own', [
      () =>
        say`You arrive with the language: ${use.name} is the most spoken in ${view.name}, so [contracts, letters and jokes|offices, neighbours and radio|leases, doctors and gossip] are open to you from the first week.`,
      () => say`${use.name} carries you through ${view.name} from the first day, accent aside.`,
      () =>
        say`[No lessons needed|You can leave the dictionary at home|Nothing to learn but the accent]: ${view.name} speaks ${use.name}.`,
    ]);
    return passage('language', 0.8, said && because(given(said, record), ...ids));
  }
  const work = official ? null : workInOfficialLanguage(view.profile);
  const how = because(words(reach(share, work?.label ?? null)), ...(work?.ids ?? []));
  const speakers = speakersSaid(view, use);
  const said = wayOf(view, 'language', [
    () =>
      share >= CARRIES &&
      say`${use.name} is your way in: about ${speakers} of people speak it, ${how}. [The rest of life runs in|For the rest there is|Everything else happens in] ${mainName}.${kin}`,
    () =>
      say`With ${use.name} you reach about ${speakers} of the people in ${view.name}, ${how}; belonging starts with ${mainName}.${kin}`,
    () =>
      say`${mainName} is the language of the street; ${use.name} is spoken by about ${speakers}, ${how}.${kin}`,
    () => say`In ${view.name} about ${speakers} of people speak ${use.name}, ${how}.${kin}`,
  ]);
  return cared(
    view,
    passage('language', 0.7, said && because(given(said, record, ...mainFacts), ...ids)),
    'english',
  );
};

const CIRCLES: Readonly<Record<string, readonly string[]>> = {
  local: [
    'you want mainly local people around you, so look for a quarter with a school and a market rather than one with holiday lets',
    'the local company you want is a matter of the street',
    'among locals you would be the newcomer',
  ],
  'mixed-international': [
    'for the mix you asked for, look at the quarters around universities and hospitals',
    'the mix you asked for is one of quarters, not of countries',
    'that is the mix you would live in',
  ],
  expat: [
    'you hoped for many people from your own country, and an association of theirs is known to the consulate',
    'that is how large your own circle could be',
    'they are the people you hoped to find',
    'among them you would find the company you asked for',
    'with so many you need not start alone',
    'their clubs and shops are where to begin',
  ],
  professional: [
    'people of your trade gather around employers and universities',
    'a few of them will share your trade',
  ],
  family: [
    'families with children meet through school',
    'the ones with children of the same age are met at the gate',
    'clubs for children are where parents meet',
  ],
  retirement: [
    'walking groups, choirs and courses of your age stand on the board of the town hall, since few of them are online',
    'company of your age meets before noon',
  ],
  privacy: [
    'you keep to yourself, so the walls and the stairwell of a home count more than its quarter',
    'privacy is a matter of how many flats share the entrance',
  ],
};

/** Compatriots and newcomers, by the kind of community asked for. */
export const community: Writer = (view) => {
  const wish = view.profile.read.choices('community-preference')[0];
  const own = view.profile.citizenships[0] ?? view.home;
  const counted = own ? compatriots(view.atlas, own.iso3, view.iso3) : null;
  const migrants = standing(view, 'migrant_stock_share');
  const share = figure(view, 'migrant_stock_share');
  const forms = wish ? CIRCLES[wish] : undefined;
  const ending = forms
    ? because(
        words(forms[(startOf(view.profile, 'circle') + view.earlier.length) % forms.length] ?? ''),
        'community-preference',
      )
    : null;
  const tail = ending ? say`; ${ending}` : '';
  const inward = wish === 'local' || wish === 'privacy';
  // Who hopes for compatriots is told their number for each place, or that it is not known.
  const hoped = wish === 'expat' || view.profile.read.has('new-location-priorities', 'expat-community');
  if (counted && own && !inward) {
    const people = roughly(counted.found.people);
    const after = counted.outdated ? '; more may have come since' : tail;
    const said = wayOf(view, 'compatriots', [
      () =>
        say`People from ${nameOf(own)} number about ${people} in ${view.name} by the United Nations count of 2020${after}.`,
      () =>
        say`You would not be the first from ${nameOf(own)}: about ${people} live in ${view.name} (count of 2020)${after}.`,
      () =>
        say`The United Nations counted about ${people} people from ${nameOf(own)} in ${view.name} in 2020${after}.`,
      () => say`About ${people} people from ${nameOf(own)} had made ${view.name} their home by 2020${after}.`,
      () =>
        say`From ${nameOf(own)} to ${view.name} about ${people} people had moved by the count of 2020${after}.`,
    ]);
    return cared(
      view,
      passage(
        `community${hoped ? `-${view.iso3}` : ''}`,
        hoped ? 1.4 : 0.65,
        said && because(given(said, `community:${own.iso3}-${view.iso3}`), 'citizenship'),
      ),
      'expats',
    );
  }
  if (hoped && own && own.iso3 !== view.iso3)
    return passage(
      `community-${view.iso3}`,
      1,
      because(
        say`How many people from ${nameOf(own)} live in ${view.name} is not in the United Nations count that we hold; its consulate there knows.`,
        'citizenship',
        'new-location-priorities',
      ),
    );
  if (!migrants || !share) return null;
  const level =
    migrants.percentile > 60
      ? 'a larger share [than in most countries|than in the typical country|than one finds in most places|than is usual]'
      : migrants.percentile < 40
        ? 'a smaller share [than in most countries|than in the typical country|than one finds in most places|than is usual]'
        : 'an ordinary share';
  const said = wayOf(view, 'newcomers', [
    () => say`Immigrants are ${share} of the population in ${view.name}, ${level}${tail}.${migrants.mark}`,
    () =>
      say`Of those who live in ${view.name}, ${share} came from elsewhere, ${level}${tail}.${migrants.mark}`,
  ]);
  return cared(view, passage('community', ending ? 0.6 : 0.35, said), 'expats');
};

/** How life there feels against how the customer likes to live abroad. */
export const culture: Writer = (view) => {
  const style = view.profile.read.choices('cultural-adaptation-style')[0];
  const at = standing(view, 'cultural_diversity_index');
  if (!style || style === 'unsure' || !at) return null;
  const kind = at.percentile > 60 ? 0 : at.percentile < 40 ? 1 : 2;
  const { name, Name } = view;
  const texts: Readonly<Record<string, readonly [mixed: string, uniform: string, between: string]>> = {
    'full-immersion': [
      `Full immersion takes a choice in ${name}, since there is more than one culture to immerse yourself in: pick the region first.`,
      `Full immersion is the only way ${name} works: one way of doing things, so choose one region and keep to it.`,
      `For full immersion choose a town in ${name} that newcomers skip.`,
    ],
    blend: [
      `[Your wish for a blend is how ${name} lives already: many backgrounds, each with its own calendar|A blend is the local style of ${name}, where many backgrounds meet|${Name} is home to several cultures, and some region will suit yours].`,
      `[A blend of their ways and yours is possible in ${name}, with you doing most of the blending|In ${name} a blend is what you make of it: most people there share one way of doing things|${Name} has one way of doing most things; a blend will grow at your own table first].`,
      `For the blend you want in ${name}, look for a town with a language school and an association from your country.`,
    ],
    familiar: [
      `You look for a culture close to your own, and in a mixed country like ${name} some quarter will feel like it.`,
      `You look for a culture close to your own. ${Name} is uniform, which is comfortable only if the fit is right: spend two ordinary weeks there, not a holiday.`,
      `How close ${name} is to your own ways shows on ordinary errands: spend a week there outside the season.`,
    ],
    'expat-circle': [
      `A circle of newcomers forms easily in ${name}, where many people came from somewhere else.`,
      `A circle of newcomers will be small in ${name}, and known to the language school.`,
      `Newcomers in ${name} meet in two or three cities; choose one of them.`,
    ],
  };
  const text = texts[style]?.[kind];
  return text
    ? passage(
        'culture',
        0.5 + 0.15 * notable(at.percentile),
        because(say`${text}${at.mark}`, 'cultural-adaptation-style'),
      )
    : null;
};

/** What money replaces abroad, and what only time does. */
const BOUGHT: ReadonlySet<string> = new Set(['childcare', 'healthcare', 'professional-network']);

const ELSEWHERE: ReadonlySet<string> = new Set(['none', 'family', 'public-benefits']);

/** What will be missed. */
export const missed: Writer = (view) => {
  const { read } = view.profile;
  // Family and what a state pays are neither bought nor made again: they are told of where they belong.
  const left = read.choices('support-systems-leaving').filter((one) => !ELSEWHERE.has(one));
  const named = (ids: readonly string[]): string =>
    list(ids.map((one) => read.label('support-systems-leaving', one)?.text ?? ''));
  const paid = left.filter((one) => BOUGHT.has(one));
  const grown = left.filter((one) => !BOUGHT.has(one));
  if (left.length === 0) return null;
  const { name } = view;
  const said =
    paid.length > 0 && grown.length > 0
      ? say`[Of what you leave behind|Of what would stay at home|Of what you told us you would lose], ${named(paid)} can be found in ${name} for money; ${named(grown)} only with time.`
      : paid.length > 0
        ? say`[You leave behind|What stays at home|You told us what you would lose]: ${named(paid)}; [in ${name} that is a matter of money and of the first month|all of it can be had in ${name}, at a price|it has its price in ${name}, which belongs in the budget].`
        : say`[You leave behind|What stays at home|You told us what you would lose]: ${named(grown)}; [no budget for ${name} has a line for that|in ${name} that grows again by meetings, not by money|that is what ${name} cannot sell you|none of it can be shipped to ${name}|a year in ${name} is what it takes to grow the like].`;
  return oncePassage('missed', 0.7, because(said, 'support-systems-leaving'));
};

/** Days off, for those who work and want time. */
export const pace: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  const holidays = figure(view, 'public_holidays');
  const off = figure(view, 'paid_annual_leave_days');
  const at = standing(view, 'paid_annual_leave_days');
  if (!['employee', 'transfer', 'remote'].includes(stage) || !holidays || !off || !at) return null;
  return cared(
    view,
    passage(
      'pace',
      0.2 + 0.35 * notable(at.percentile),
      because(
        say`Leave by law in ${view.name} is ${off} a year beside ${holidays}, ${at.percentile > 60 ? 'generous [by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries]' : at.percentile < 40 ? 'lean [by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries]' : 'an ordinary amount'}.${at.mark}`,
        ...stageIds,
      ),
    ),
    'balance',
  );
};
