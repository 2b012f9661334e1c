import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, type PlaceView } from '../../place/view.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { unionSaid } from '../../prose/unionLaw.ts';

type Wish = (view: PlaceView) => Said | null;

/** What couples ask for, beside the figure that bears on it. */
const WISHES: Readonly<Record<string, Wish>> = {
  'time-together': (view) => {
    const hours = figure(view, 'weekly_hours_employees');
    const free = figure(view, 'public_holidays');
    const works = !['retired', 'means'].includes(view.profile.stage);
    if (works && hours)
      return say`${hours} a week is what an employee works in ${view.name}${againstHome(view, 'weekly_hours_employees')}, and the rest is the time together you asked for`;
    return (
      free &&
      say`the calendar of ${view.name} has ${free} of public holiday${againstHome(view, 'public_holidays')}, and the days between them are yours as well`
    );
  },
  quiet: (view) => {
    const density = figure(view, 'population_density');
    return (
      density &&
      say`${density} people share a square kilometre in ${view.name}${againstHome(view, 'population_density')}, which is what peace and quiet come down to`
    );
  },
  travel: (view) => {
    const airports = figure(view, 'airports_per_million');
    return (
      airports &&
      say`for the easy travel you want, ${view.name} has ${airports} airports and airfields per million people${againstHome(view, 'airports_per_million')}`
    );
  },
  saving: (view) => {
    const prices = besideHome(view, 'price_level_vs_us');
    return (
      prices && say`what the two of you can save turns on prices, which in ${view.name} are ${prices.than}`
    );
  },
  'social-life': (view) => {
    const price = besideHome(view, 'price_level_restaurants');
    return (
      price && say`a lively evening has its price: eating out and hotels in ${view.name} are ${price.than}`
    );
  },
  'starting-family': (view) => {
    const age = figure(view, 'mothers_age_first_birth');
    return (
      age &&
      say`you think of children, and in ${view.name} mothers are ${age} old on average at the first${againstHome(view, 'mothers_age_first_birth')}`
    );
  },
  'both-careers': (view) => {
    const rate = figure(view, 'labour_participation_female');
    return (
      rate &&
      say`two careers have to land: in ${view.name} ${rate} of women are in the labour force${againstHome(view, 'labour_participation_female')}, and the second permit to work is the paper that decides`
    );
  },
  'partner-work-permit': (view) => {
    const women = figure(view, 'unemployment_female');
    const men = figure(view, 'unemployment_male');
    return (
      women &&
      men &&
      say`whoever comes along wants to work as well, and in ${view.name} ${women} of women and ${men} of men who look for work find none`
    );
  },
};

function chosenWishes(view: PlaceView): readonly string[] {
  return view.profile.read.choices('couple-lifestyle-priorities').filter((one) => WISHES[one]);
}

/** One wish of the couple per place; those left over come round in later places. */
function wishOf(view: PlaceView): { readonly id: string; readonly said: Said } | null {
  const chosen = chosenWishes(view);
  for (let i = 0; i < chosen.length; i += 1) {
    const id = chosen[(view.earlier.length + i) % chosen.length] ?? '';
    const said = WISHES[id]?.(view);
    if (said) return { id, said };
  }
  return null;
}

function sentence(said: Said): Said {
  return { ...said, text: `${said.text.charAt(0).toUpperCase()}${said.text.slice(1)}.` };
}

const IDS = 'couple-lifestyle-priorities';

/** Couples without children. */
export const coupleLead: Writer = (view) => {
  const { read, movers } = view.profile;
  if (!movers.hasPartner || movers.children.length > 0) return null;
  const { name } = view;
  if (read.has(IDS, 'recognised-relationship')) {
    const law = view.atlas.unionLaw(view.iso3);
    const said = law
      ? wayOf(view, 'couple-law', [
          () =>
            say`You asked that your relationship be recognised by law: in ${name} ${unionSaid(law)}; have the status of your papers confirmed in writing before you rely on it.`,
          () =>
            say`For the two of you before the law of ${name}: ${unionSaid(law)}, and what counts is what its registry writes on your file.`,
          () =>
            say`Recognition in ${name}: ${unionSaid(law)}. For partners who are not married the registry decides.`,
        ])
      : say`Whether the law of ${name} recognises any two people as a couple our lists do not tell: ask its registry in writing.`;
    return passage('couple', 1.2, said && because(said, IDS, ...movers.ids));
  }
  const wish = wishOf(view);
  if (wish) return passage(`couple-${wish.id}`, 1.2, because(sentence(wish.said), IDS, ...movers.ids));
  const said = wayOf(view, 'couple-plain', [
    () =>
      say`Two people rarely want the same from a place: before ${name} becomes a plan, each of you should name one thing that would make you leave it again.`,
    () => say`One reason each to be in ${name}, written down apart, tells more than a list made together.`,
    () => say`For the two of you the town in ${name} will matter more than the country.`,
  ]);
  return passage('couple', 1, said && because(said, ...movers.ids));
};

/** The same for parents, who are a couple as well. */
export const parentsAsCouple: Writer = (view) => {
  const { movers } = view.profile;
  if (!movers.hasPartner || movers.children.length === 0) return null;
  const wish = wishOf(view);
  return wish && passage(`couple-${wish.id}`, 0.95, because(sentence(wish.said), IDS, ...movers.ids));
};

/** What a second adult would meet at work, where nobody named a wish. */
export const partnersWork: Writer = (view) => {
  const { movers, stage } = view.profile;
  const share = figure(view, 'gender_income_gap');
  if (!movers.hasPartner || ['retired', 'means'].includes(stage) || !share) return null;
  const home = againstHome(view, 'gender_income_gap');
  const said = wayOf(view, 'partners-work', [
    () =>
      say`Women in ${view.name} earn ${share} of what men do, all incomes together${home}: that is what a second income weighs.`,
    () =>
      say`Where two incomes meet, those of women in ${view.name} come to ${share} of those of men${home}.`,
  ]);
  return passage('partners-work', 0.6, said && because(said, ...movers.ids));
};
