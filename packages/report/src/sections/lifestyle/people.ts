import { notable, oncePassage, passage, type Writer } from '../../place/passage.ts';
import { standing } from '../../place/view.ts';
import { list } from '../../prose/english.ts';
import { because, say } from '../../prose/said.ts';

/** World percentile above which the share of immigrants is among the largest. */
const MANY_CAME = 80;

/** How life there suits the customer's way of living abroad. */
export const culture: Writer = (view) => {
  const style = view.profile.read.choices('cultural-adaptation-style')[0];
  const at = standing(view, 'cultural_diversity_index');
  if (!style || style === 'unsure' || !at) return null;
  // With many immigrants, life is not uniform, whatever natives share.
  const many = (standing(view, 'migrant_stock_share')?.percentile ?? 0) > MANY_CAME;
  const kind = at.side === 'high' ? 0 : at.side === 'low' && !many ? 1 : 2;
  const { name, Name } = view;
  const texts: Readonly<Record<string, readonly [mixed: string, uniform: string, between: string]>> = {
    'full-immersion': [
      `For full immersion in ${name} you have to choose, since there is more than one culture to immerse yourself in: pick the region first.`,
      `By the index of diversity ${name} is more uniform than most: for full immersion choose one region and keep to it.`,
      `↗For full immersion choose a town in ${name} that newcomers skip.`,
    ],
    blend: [
      `[The blend you wish for is how people in ${name} live already: many backgrounds, each with its own calendar|Blending is part of local life in ${name}, where many backgrounds meet|${Name} is home to several cultures, and some region will suit yours].`,
      `[A blend of their ways and yours is possible in ${name}, with you doing most of the blending|In ${name} a blend is what you make of it: most people there share one way of doing things|${Name} has one way of doing most things; a blend will begin at your own table|Blending into ${name} mostly means learning, since most people there do things in one way].`,
      `[For the blend you want in ${name}, look for a town with a language school and an association from your country|A blend in ${name} begins with one club of theirs and one of yours, in the same town|For a life with both in ${name}, choose the town by whether your language and theirs are taught there].`,
    ],
    familiar: [
      `You look for a culture close to your own, and in a mixed country like ${name} some quarter will feel like it.`,
      `You look for a culture close to your own. ${Name} is uniform, which is comfortable only if the fit is right: spend two ordinary weeks there, not a holiday.`,
      `How close ${name} is to your own ways shows on ordinary errands: spend a week there outside the season.`,
    ],
    'expat-circle': [
      `↗A circle of newcomers forms easily in ${name}, where many people came from somewhere else.`,
      `↗A circle of newcomers will be small in ${name}, and the language school will know it.`,
      `↗Newcomers in ${name} meet in two or three cities; choose one of them.`,
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

/** Kinds of support that money replaces; others take time. */
const BOUGHT: ReadonlySet<string> = new Set(['childcare', 'healthcare']);

const ELSEWHERE: ReadonlySet<string> = new Set(['none', 'family', 'public-benefits']);

/** What will be missed. */
export const missed: Writer = (view) => {
  const { read } = view.profile;
  // Family and state support cannot be bought or rebuilt, and are covered in their own sections.
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
        : say`[You leave behind|What stays at home|You told us what you would lose]: ${named(grown)}; [no budget for ${name} can pay for that|in ${name} that grows again by meeting people, not with money|you cannot buy that in ${name}|you cannot bring any of it to ${name}|you will need a year in ${name} to build that up again].`;
  return oncePassage('missed', 0.7, because(said, 'support-systems-leaving'));
};
