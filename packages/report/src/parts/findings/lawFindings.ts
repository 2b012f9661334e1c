import type { Membership } from '@global-fit/matching/conditions/readFrom';
import type { PetEntry } from '@global-fit/matching/entry/household/petEntry';
import { registrationLaw } from '@global-fit/matching/gates/conscription';
import type { GateReason } from '@global-fit/matching/gates/reason';
import { spouseExemption } from '@global-fit/matching/gates/spouseInherits';
import { rounded } from '../../figures/format.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { breedsSaid } from '../../place/rights/breedLaw.ts';
import { quarantineSaid } from '../../sections/family/petEntry.ts';
import { pensionRecord } from '../../sections/financial/pensionRises.ts';
import { MEASURE } from './figureSaid.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { whole } from '../../figures/wholeNumbers.ts';

/** A finding of one kind. Each function below words one on law, treaties or form of government. */
type Found<Kind extends GateReason['kind']> = Extract<GateReason, { kind: Kind }>;

const AREA: Readonly<Record<Membership, string>> = {
  eu: 'the European Union',
  eea: 'the European Economic Area',
  schengen: 'the Schengen area',
};

/** "it is in the Schengen area". */
export function membershipSaid({ member, area }: Found<'membership'>): Said {
  return words(`it is ${member ? '' : 'not '}in ${AREA[area]}`);
}

/** That the treaty of the European Union guarantees free movement of capital there. */
export function capitalMovementSaid(): Said {
  return say`by treaty capital moves freely there (article ${whole(63, 'the article of the Treaty on the Functioning of the European Union')} of the Treaty on the Functioning of the European Union, which the Economic Area shares)`;
}

/** "the state pension you bring rises there every year". */
export function pensionRisesSaid({ state, rises }: Found<'pension rises'>): Said {
  return given(
    words(
      rises
        ? 'the state pension you bring rises there every year'
        : 'the state pension you bring is not raised there: it stays at the sum first paid',
    ),
    pensionRecord(state),
  );
}

/** For a place that taxes inheritances: whether a spouse is exempt. */
export function spouseInheritsSaid({ free, iso3 }: Found<'spouse inherits'>): Said {
  return free
    ? given(
        words('it taxes inheritances, and by its law a husband or wife inherits free of that tax'),
        `rule:${spouseExemption(iso3)}`,
      )
    : words('it taxes inheritances, and our records do not tell whether a husband or wife is exempt');
}

const FROM_ABROAD: Readonly<Record<Found<'income from abroad'>['taxed'], string>> = {
  all: 'it taxes residents on income from everywhere, unless a treaty leaves this one to the country that pays it',
  'brought in': 'it taxes income from abroad once it is brought into the country',
  none: 'by our records it taxes no income from abroad',
};

/** "by our records it taxes no income from abroad". */
export function incomeFromAbroadSaid({ taxed, iso3 }: Found<'income from abroad'>): Said {
  return given(words(FROM_ABROAD[taxed]), `tax:${iso3}`);
}

/** "by its form of government on record it is no communist state". */
export function communistStateSaid({ communist }: Found<'communist state'>): Said {
  return words(`by its form of government on record it is ${communist ? 'a' : 'not a'} communist state`);
}

/** Executions are on record from this year. */
const EXECUTIONS_SINCE = 2022;

/** "it has abolished the death penalty". */
export function deathPenaltySaid({ status, year }: Found<'death penalty'>): Said {
  if (status === 'abolished') return words('it has abolished the death penalty');
  if (status === 'kept for war or emergency')
    return words('it keeps the death penalty for war or a state of emergency alone');
  if (status === 'kept in law')
    return say`its law keeps the death penalty, and our record names no execution since ${whole(EXECUTIONS_SINCE, 'the first year of our record of executions')}`;
  return say`it carries out the death penalty, last in ${whole(year, 'the year of the last execution on record')} by our record`;
}

/** "its law lets a visa be refused over what care is expected to cost the public". */
export function careWeighedSaid({ iso3 }: Found<'care weighed'>): Said {
  return given(
    words(
      'its law lets a visa be refused over what the care of an illness or a disability would cost the public',
    ),
    `rule:health-requirement-${iso3}`,
  );
}

const ISLAMIC_LAW: Readonly<Record<Found<'islamic law'>['law'], string>> = {
  whole: 'by its law or its government on record it is a state of Islamic law',
  'in part':
    'its law is a mixed system on record, and most of its people are Muslims: Islamic law may be a part of it',
  none: 'its legal system on record is not one of Islamic law',
};

/** "its legal system on record is not one of Islamic law". */
export function islamicLawSaid({ law }: Found<'islamic law'>): Said {
  return words(ISLAMIC_LAW[law]);
}

/** What a law on registering for military service says. Germany's is the only one on record. */
export function registrationSaid({ iso3 }: Found<'registration'>): Said {
  const since = whole(2026, 'the year the law came into force');
  const born = whole(2008, 'the first year of birth that it registers');
  return given(
    say`since ${since} the law registers its male citizens born from ${born} on; service is voluntary, and a further law can make it compulsory`,
    `rule:${registrationLaw(iso3)}`,
  );
}

/** "the law there lets no rottweiler or akita in (…)"; "no law against breeds of dogs is on record". */
export function breedLawSaid({ law, iso3 }: Found<'breed law'>): Said {
  return law
    ? given(words(`the law there ${breedsSaid(law)} (${law.law})`), `pets.breeds:${iso3}`)
    : words('no law against breeds of dogs is on record');
}

/** Cases of malaria a year among 1,000 people below which their number is not told. */
const FEWEST_CASES = 0.1;

/** "malaria is on record, with 5.1 cases a year among 1,000 people where it occurs". */
export function malariaSaid({ iso3, listed, cases }: Found<'malaria'>): Said {
  if (!listed) return words('the United Nations count no malaria there');
  const few = shown(constant(FEWEST_CASES, 'the fewest cases told apart'), rounded);
  return given(
    cases > 0
      ? say`malaria is on record, with ${cases < FEWEST_CASES ? say`under ${few}` : rounded(cases)} cases a year among 1,000 people where it occurs`
      : words('no malaria was caught there in the last count'),
    `health.malaria:${iso3}`,
  );
}

/** Whether animals are quarantined, by the record of the place or the European Union's rules. */
export function petEntrySaid(entry: PetEntry): Said {
  if (entry.kind === 'unknown') return words(MEASURE.unknown);
  const scheme = `the scheme of the European Union puts no dog or cat in quarantine if its papers are right${entry.kind === 'rule' && entry.titre ? ', a test of antibodies among them' : ''}`;
  const none = entry.kind === 'rule' && entry.rule.quarantine === false;
  const asked = none
    ? 'its record asks for none of animals from there'
    : entry.kind === 'rule' && entry.rule.quarantine
      ? `its record asks for ${quarantineSaid(entry.rule)}`
      : scheme;
  const said =
    entry.kind === 'passport' ? words('the EU pet passport lets dogs and cats in without one') : words(asked);
  return because(given(said, ...entry.records), 'current-location');
}
