import type { Treaties } from '@global-fit/atlas/money/treaties';
import type { Country } from '@global-fit/atlas/model';
import { factId } from '../../figures/records.ts';
import { isUnsafe } from '../../profile/passports/unsafe.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { dayInWords, list } from '../../prose/english.ts';
import { because, given, type Said, words } from '../../prose/said.ts';
import { inUnion } from './europeanUnion.ts';
import type { PlaceView } from '../view.ts';
import { isCitizenAtHome } from '../../profile/passports/statusAtHome.ts';

interface Legalisation {
  /** "with an apostille", for a document in the middle of a sentence. */
  readonly paper: Said;
  /** The same with its reason, as a separate clause. */
  readonly told: Said;
}

const APOSTILLE = 'with an apostille';
const EMBASSY = 'legalised by the embassy';

/**
 * How documents of the countries of citizenship and residence are legalised. The Apostille Convention applies between
 * two states unless one objected to the other.
 */
export function legalisation({ atlas, iso3, name, profile }: PlaceView): Legalisation {
  const asks = `legalised as the embassy of ${name} asks`;
  const apostille = atlas.treaties(iso3)?.apostille;
  if (!apostille?.from.shown)
    return { paper: words(asks), told: words('ask the embassy how they have to be legalised') };
  // Foreign residents may have documents of the country lived in too; who issued one is not asked.
  const lived = isCitizenAtHome(profile) ? null : profile.home;
  const issuers = [...profile.citizenships, ...(lived ? [lived] : [])]
    .filter((country) => country.iso3 !== iso3)
    .map((country) => ({ country, apostille: atlas.treaties(country.iso3)?.apostille ?? null }));
  const here = `treaties.apostille:${iso3}`;
  // Nobody is told to have documents legalised by a state they cannot turn to.
  if (issuers.length > 0 && issuers.every(({ country }) => isUnsafe(profile, country.iso3)))
    return {
      paper: because(words(`or what ${name} takes in its place`), ...profile.unsafe.questionIds),
      told: because(
        words(
          `ask an immigration lawyer what ${name} takes in place of a paper that you cannot have legalised`,
        ),
        ...profile.unsafe.questionIds,
      ),
    };
  const there = issuers.map(({ country }) => `treaties.apostille:${country.iso3}`);
  const bySides = (text: string): Said =>
    because(given(words(text), here, ...there), 'citizenship', ...(lived ? ['current-location'] : []));
  const between = (paper: string, told: string): Legalisation => ({
    paper: bySides(paper),
    told: bySides(told),
  });
  const embassy = (told: string): Legalisation => ({
    paper: given(words(EMBASSY), here),
    told: given(words(`${told}, so the embassy legalises`), here),
  });
  if (apostille.status === 'pending')
    return apostille.inForce === null
      ? embassy('the apostille is not in force there yet')
      : {
          paper: given(
            words('legalised by the embassy, or with an apostille once that is in force there'),
            here,
          ),
          told: given(
            words(
              `the apostille is in force there from ${dayInWords(apostille.inForce)}: the embassy legalises what is handed in before that day`,
            ),
            here,
          ),
        };
  if (apostille.status === 'n') return embassy('the apostille does not work there');
  return byIssuer({ name, objects: apostille.objections, issuers, asks, between });
}

interface Issuers {
  /** The country that the papers are for. */
  readonly name: string;
  /** Whether it has objections on record itself. */
  readonly objects: boolean;
  readonly issuers: readonly {
    readonly country: Country;
    readonly apostille: Treaties['apostille'];
  }[];
  readonly asks: string;
  readonly between: (paper: string, told: string) => Legalisation;
}

/** Papers of each country go by its own rule: an objection to one says nothing of the others. */
function byIssuer({ name, objects, issuers, asks, between }: Issuers): Legalisation {
  const from = (found: typeof issuers): string => list(found.map(({ country }) => nameOf(country)));
  const without = issuers.filter((one) => one.apostille !== null && one.apostille.status !== 'y');
  const able = issuers.filter((one) => !without.includes(one));
  const contested = able.filter((one) => objects || one.apostille?.objections);
  const plain = able.filter((one) => !contested.includes(one));
  const unable = `${from(without)} ${without.length === 1 ? 'issues' : 'issue'} no apostille`;
  const page = `the page of the embassy of ${name} says whether it takes one`;
  const told = [
    ...(without.length > 0 ? [`${unable}, so the embassy of ${name} legalises what was issued there`] : []),
    ...(contested.length > 0
      ? [
          `objections to apostilles are on record for papers issued in ${from(contested)}, and ${page} or legalises them itself`,
        ]
      : []),
    ...(plain.length > 0 ? [`papers issued in ${from(plain)} carry an apostille`] : []),
  ];
  if (told.length > 1)
    return between(
      contested.length > 0
        ? asks
        : 'with an apostille or legalised by the embassy, as the country that issued it allows',
      told.join('; '),
    );
  if (without.length > 0) return between(EMBASSY, `${unable}, so the embassy of ${name} legalises`);
  if (contested.length === 0 && !objects)
    return between(APOSTILLE, 'an apostille from the issuing country is enough');
  const objectedTo = contested.filter((one) => one.apostille?.objections);
  const whose = objectedTo.length > 0 ? ` to ${from(objectedTo)}` : '';
  return between(
    asks,
    `an apostille is enough only where neither state has objected to the other, and objections${whose} are on record; ${page} on your papers or legalises them itself`,
  );
}

/**
 * Civil documents between members of the European Union, which need no apostille and, with the standard form, no
 * translation (Regulation (EU) 2016/1191); diplomas are not covered. Null otherwise.
 */
export function unionPapers(view: PlaceView): Legalisation | null {
  const issuers = view.profile.citizenships.map(({ iso3 }) => iso3).filter((iso3) => iso3 !== view.iso3);
  if (issuers.length === 0 || ![view.iso3, ...issuers].every((iso3) => inUnion(view, iso3))) return null;
  const members = [view.iso3, ...issuers].map((iso3) => factId('eu_member', iso3));
  const law = (said: Said): Said => because(given(said, ...members), 'citizenship');
  return {
    paper: law(words('with the EU’s multilingual form and without an apostille')),
    told: law(
      words(
        'between EU countries civil papers need no apostille, and the multilingual form, ordered with them, spares most translations (Regulation (EU) 2016/1191)',
      ),
    ),
  };
}

/** "with an apostille", "legalised by the embassy": how a document from home becomes valid for authorities there. */
export function legalised(view: PlaceView): Said {
  return legalisation(view).paper;
}

/** The same for certificates of birth, marriage and the like. */
export function civilLegalised(view: PlaceView): Said {
  return (unionPapers(view) ?? legalisation(view)).paper;
}
