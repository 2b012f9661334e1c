import { inUnion } from '../../../../place/rights/europeanUnion.ts';
import { socialLink } from '../../../../place/rights/socialLink.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, given, type Said, words } from '../../../../prose/said.ts';
import type { Answer, Asked } from '../../topic.ts';

const FOR_CHILDREN =
  /\b(?:(?:child|children['’]?s|family) (?:benefits?|allowances?|payments?)|Kindergeld|Elterngeld|allocations? familiales|assegno unico|abono de familia|kinderbijslag)\b/i;

const OF_STATE = /\bmoney from the (?:state|government)\b/i;

/** Which state pays family benefits under EU law; null where it does not apply. */
function byUnionLaw({ view, views }: Asked): Said | null {
  const rule = view.atlas.rule('family-benefits-eu');
  // The protocol with the United Kingdom excludes family benefits.
  const there = views.filter(
    (one) => inUnion(one) && socialLink(one) === 'coordinated' && one.home?.iso3 !== 'GBR',
  );
  if (!rule?.from.shown || there.length === 0) return null;
  const names = listNames(there);
  return because(
    given(
      words(
        `By European law (Regulation 883/2004) a family that lives in ${names} and is insured there alone comes under the family benefits of that country, whatever its passport. While one parent goes on working in ${view.homeName}, both states may be in charge: one then pays first, and the other the difference if its own benefit is higher.`,
      ),
      'rule:family-benefits-eu',
    ),
    'current-location',
    'relocating-family-members',
  );
}

/** Payments for children: first which state is responsible, then how much; null for other payments. */
export function familyBenefits(asked: Asked): Answer | null {
  const ofState = OF_STATE.test(asked.text) && asked.profile.movers.children.length > 0;
  const name = FOR_CHILDREN.exec(asked.text)?.[0] ?? (ofState ? 'family benefits' : null);
  if (!name) return null;
  return {
    said: byUnionLaw(asked),
    lacks:
      'how high benefits for children are in each country, and on which permit and from which month a newcomer has them',
    whom: 'the office that pays family benefits in each country, and the one at home that pays them now',
    put: `Who may claim ${/^(?:child|family)/i.test(name) ? name.toLowerCase() : name} after a move, from which month and until which age of the child, ↗on which permit, how much is it for each child, from when does the old country stop paying, and ↗may my permit be lost by claiming it?`,
  };
}
