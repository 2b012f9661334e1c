import type { Found } from '../words/byRules.ts';

const WARMER = '(?:warmer|hotter|milder|not as cold|not colder|less cold)';
const COOLER = '(?:cooler|colder|not as hot|not as warm|not hotter|not warmer|less hot)';
const NAME = '(?:as |than )(?:in )?(.+?)';
const OPENS =
  '(?:(?:it )?(?:must|has to|should|needs to) be |(?:somewhere|anywhere|a place|a country|places|countries|that is|that are|much|a bit|a little|slightly) )*';
const JOINT = ',? (?:but|and|yet),? (?:must be |also |still )?';

/** "Warmer than Poland but cooler than Spain", in either order: what lies between two places is looked for. */
const BETWEEN = new RegExp(`^${OPENS}${WARMER} ${NAME}${JOINT}${COOLER} ${NAME}[.! ]*$`, 'i');
const BETWEEN_TURNED = new RegExp(`^${OPENS}${COOLER} ${NAME}${JOINT}${WARMER} ${NAME}[.! ]*$`, 'i');
/** "Must be warmer than Ireland": of one alone only a demand tells that it is looked for. */
const DEMANDED =
  /^(?:it )?(?:must|has to|should|needs to) be (?:much |a bit |a little |slightly )?(warmer|hotter|cooler|colder) than (?:in )?(.+?)[.! ]*$/i;

/**
 * A line that asks for more, or less, warmth than places by name have: no winter colder than those of the one, no summer
 * hotter than those of the other. Null for every other line.
 */
export function warmthBetweenIn(
  line: string,
  byExample: (words: string) => readonly Found[],
): readonly Found[] | null {
  const [, cold, hot] = BETWEEN.exec(line) ?? [];
  const [, turnedHot = hot, turnedCold = cold] = BETWEEN_TURNED.exec(line) ?? [];
  const [, how = '', only] = DEMANDED.exec(line) ?? [];
  const isWarm = /^(?:warm|hot)/i.test(how);
  const colder = turnedCold ?? (isWarm ? only : undefined);
  const hotter = turnedHot ?? (isWarm ? undefined : only);
  const each = [
    ...(colder === undefined ? [] : [byExample(`not colder than ${colder}`)]),
    ...(hotter === undefined ? [] : [byExample(`not hotter than ${hotter}`)]),
  ];
  return each.length > 0 && each.every(({ length }) => length > 0) ? each.flat() : null;
}
