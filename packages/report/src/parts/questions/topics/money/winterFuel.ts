import type { PlaceView } from '../../../../place/view.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say } from '../../../../prose/said.ts';
import { settleFreely } from '../../../../place/rights/europeanUnion.ts';
import type { Topic } from '../../topic.ts';

const RULE = 'winter-fuel-abroad-GBR';
/** Any EU member, to test who else shares its free movement. */
const A_MEMBER = 'DEU';

const inArea = (view: PlaceView): boolean => view.iso3 === A_MEMBER || settleFreely(view, A_MEMBER);

/**
 * Where the payment is not made, and where it continues only for people who moved before 2021, by the paying state's
 * list; null without a record.
 */
function follows(views: readonly PlaceView[]): Said | null {
  const rule = views[0]?.atlas.rule(RULE);
  if (!rule?.from.shown) return null;
  const names = (some: readonly PlaceView[]): string => listNames(some, 'or');
  const paid = views.filter((view) => inArea(view) && !rule.except.includes(view.iso3));
  const stopped = views.filter((view) => !paid.includes(view));
  const told = flow(
    stopped.length > 0
      ? say`No: the winter fuel payment is not paid to people who live in ${names(stopped)}.`
      : null,
    paid.length > 0
      ? say`${stopped.length > 0 ? 'Nor' : 'No'}, on our record, in ${names(paid)} for anybody who moves there now: it goes on there only for those who came before the United Kingdom’s transition out of the European Union ended, and can show a genuine and sufficient link to the United Kingdom.`
      : null,
  );
  return told && because(given(told, `rule:${RULE}`), 'current-location');
}

/** The British winter fuel payment, which ends in most countries. */
export const WINTER_FUEL: Topic = {
  id: 'winter-fuel',
  about: /\bwinter fuel\b/i,
  over: ['benefit', 'pension', 'energy-bills'],
  answer: ({ views }) => ({
    said: follows(views),
    lacks: 'whether an older tie to the country helps, and the age and income that it goes by this winter',
    whom: 'the office for winter fuel payments (Winter Fuel Payment Centre) of the Department for Work and Pensions',
    put: 'May I have the winter fuel payment while I live there, which link to the United Kingdom do you want to see, and by when do I claim?',
  }),
};
