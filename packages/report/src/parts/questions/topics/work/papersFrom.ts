import type { Country } from '@global-fit/atlas/model';
import { BY_EU_RULE } from '@global-fit/matching/profile/work/professions';
import { inUnion } from '../../../../place/rights/europeanUnion.ts';
import { ofUnion, recognitionRuleSaid } from '../../../../place/rights/recognition.ts';
import { degreeCountry } from '../../../../profile/work/degreeCountry.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { capitalised, list, listNames } from '../../../../prose/english.ts';
import { given, type Said, words } from '../../../../prose/said.ts';
import { originIn } from '../../../readings/countriesNamed.ts';
import { isOfPaper } from '../../named/paperTown.ts';
import { largest, townNamesIn } from '../../named/townNames.ts';
import type { Asked } from '../../topic.ts';

/** The country papers are from by the question: by adjective, name, or town. */
export function paperCountry({ view, text }: Pick<Asked, 'view' | 'text'>): Country | null {
  const origin = originIn(view.atlas, text);
  if (origin) return origin;
  const town = largest(
    townNamesIn(view, text)
      .filter(isOfPaper)
      .flatMap(({ called }) => called),
  );
  return town ? view.atlas.country(town.iso3) : null;
}

/** Where a degree is from: as the question says, else where the customer lives as a citizen, or is one. */
export function degreeFrom(asked: Pick<Asked, 'view' | 'text' | 'profile'>): Country | null {
  const { profile } = asked;
  return paperCountry(asked) ?? degreeCountry(profile) ?? profile.citizenships[0] ?? profile.home;
}

/** The convention that makes both countries justify a refusal, where both are listed parties; else null. */
export function lisbon({ views }: Asked, from: Country): Said | null {
  const known = views.flatMap(({ atlas, iso3, name }) => {
    const [here, there] = [atlas.treaties(iso3), atlas.treaties(from.iso3)];
    if (iso3 === from.iso3 || !here || !there) return [];
    const bound = Boolean(here.lisbon?.from.shown && there.lisbon?.from.shown);
    return [{ name, bound, facts: bound ? [iso3, from.iso3].map((one) => `treaties.lisbon:${one}`) : [] }];
  });
  const bound = known.filter((one) => one.bound).map(({ name }) => name);
  const loose = known.filter((one) => !one.bound).map(({ name }) => name);
  if (known.length === 0) return null;
  const parts = [
    bound.length > 0
      ? `${capitalised(list([...bound, nameOf(from)]))} share the Lisbon convention (a list that should be confirmed), so a refusal has to be justified.`
      : null,
    loose.length > 0
      ? `No convention on recognition is on record between ${nameOf(from)} and ${list(loose, 'or')}: the office decides case by case.`
      : null,
  ].filter((part) => part !== null);
  return given(words(parts.join(' ')), ...known.flatMap(({ facts }) => facts));
}

/** The EU rule for seven professions, where place and degree are in the Union, or how it excludes others. */
export function unionRule({ view, views }: Asked, from: Country, profession: string): Said | null {
  const rule = view.atlas.rule('automatic-recognition-eu');
  const union = views.filter(({ iso3 }) => inUnion(view, iso3) && iso3 !== from.iso3);
  if (!rule?.from.shown || union.length === 0) return null;
  const where = listNames(union);
  const automatic = BY_EU_RULE.has(profession);
  if (!automatic) return null;
  if (!inUnion(view, from.iso3))
    return given(
      words(
        `In ${where} the EU’s automatic recognition covers diplomas from EU countries only, so one from ${nameOf(from)} is examined case by case.`,
      ),
      `rule:${rule.id}`,
    );
  return ofUnion(view)
    ? recognitionRuleSaid(view, profession, where)
    : given(
        words(
          `In ${where} a diploma from ${nameOf(from)} is of the kind that the EU recognises by rule (Directive 2005/36/EC), but the rule is made for citizens of its member states: ask whether it is applied to you, or whether the diploma is examined like one from elsewhere.`,
        ),
        `rule:${rule.id}`,
      );
}
