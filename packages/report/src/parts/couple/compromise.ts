import type { CoupleMatch } from '@global-fit/matching/couple';
import { nameOf } from '../../prose/countryNames.ts';
import { because, flow, type Said, say, words } from '../../prose/said.ts';
import { place, whole } from '../../figures/wholeNumbers.ts';
import { type Couple, country } from './study.ts';

function standings(couple: Couple, match: CoupleMatch): Said {
  const own = match.firstRank === null ? null : place(match.firstRank, 'place on your own list');
  const theirs = match.secondRank === null ? null : place(match.secondRank, 'place on the other list');
  return own && theirs ? say`${own} on your own list and ${theirs} on ${couple.partners}` : words('');
}

/**
 * "costs you nothing worth naming", "costs Sam 4 of 100 points". The difference is of scores as the tables print
 * them.
 */
function cost(who: string, best: number, given: number): Said {
  const value = Math.round(best + given) - Math.round(best);
  return value < 1
    ? words(`costs ${who} nothing worth naming`)
    : say`costs ${who} ${whole(value, 'points against the own favourite')} of 100 points`;
}

/** What the place costs one of them compared with their favourite; null where it is the favourite. */
function against(couple: Couple, side: 'you' | 'partner', best: string): Said | null {
  const { compromise } = couple.ranking;
  if (!compromise) return null;
  const { match } = compromise;
  const [who, whose, favourite, score, points] =
    side === 'you'
      ? (['you', 'your', compromise.firstFavourite, match.first, compromise.costsFirst] as const)
      : ([
          couple.partner,
          couple.partners,
          compromise.secondFavourite,
          match.second,
          compromise.costsSecond,
        ] as const);
  if (favourite === best) return null;
  return say`Against ${whose} favourite, ${country(couple, favourite, nameOf)}, it ${cost(who, score, points)}.`;
}

/** The best place for both, and what each gives up for it; null where no place passes for both. */
export function compromiseSaid(couple: Couple): Said | null {
  const { compromise } = couple.ranking;
  if (!compromise) return null;
  const { match } = compromise;
  const name = country(couple, match.iso3, nameOf);
  const leads = say`Ranked for the two of you, ${name} comes first. It is ${standings(couple, match)}.`;
  const costs = [against(couple, 'you', match.iso3), against(couple, 'partner', match.iso3)];
  const ends = costs.every((one) => one === null)
    ? words('It is the favourite of both, so that neither of you gives anything up.')
    : flow(...costs);
  return because(flow(leads, ends), ...couple.ids);
}

/** How two scores are combined into one. */
export function methodSaid({ ids, partners }: Couple): Said {
  return because(
    words(
      `Of the joint score one half is the mean of your score and ${partners}, the other half the lower of the two, so that nobody is outvoted. Money, passports and household are shared; priorities, climate and deal-breakers are each one’s own, and a deal-breaker of either counts for both.`,
    ),
    ...ids,
  );
}
