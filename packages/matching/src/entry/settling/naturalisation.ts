import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { byConfidence } from '@global-fit/atlas/entry/routes';
import type { SecondCitizenship } from '@global-fit/atlas/law/secondCitizenship';

/** Ordinary naturalisation for holders of these passports. */
export interface Naturalisation {
  readonly route: VisaRoute;
  readonly years: number;
  /** The passport that shortens it; null for the general rule. */
  readonly shortenedBy: Iso3 | null;
  /** Another record states other years for everybody. */
  readonly disputed: boolean;
}

/**
 * The most favourable naturalisation rule whose condition one of the passports meets; null where no rule with years
 * that may be shown is on record.
 */
export function naturalisation(atlas: Atlas, passports: readonly Iso3[], iso3: Iso3): Naturalisation | null {
  const found = atlas.routes.open(iso3, 'citizenship').flatMap((route): Naturalisation[] => {
    const { nationalities } = route.conditions;
    const shortenedBy = nationalities?.find((one) => passports.includes(one)) ?? null;
    if (!route.shown || route.yearsToCitizenship === null || (nationalities && !shortenedBy)) return [];
    const disputed = !shortenedBy && route.yearsElsewhere !== undefined;
    return [{ route, years: route.yearsToCitizenship, shortenedBy, disputed }];
  });
  found.sort((a, b) => a.years - b.years || byConfidence(a.route, b.route));
  return found[0] ?? null;
}

/** Whether a country lets its citizens hold another citizenship; `limited`: some of them. */
export type DualRule = 'yes' | 'limited' | 'no';

/** A passport held, in relation to the citizenship of one country. */
export interface HeldPassport {
  readonly iso3: Iso3;
  readonly name: string;
  readonly rule: DualRule | null;
  /** The record of this pair, or the list that lacks this citizenship; null where only the general figure is known. */
  readonly law: SecondCitizenship | null;
  /** The countries named by that record. */
  readonly listed: readonly Country[];
}

/** Whether a new citizen keeps the passports held, which both sides have to allow. */
export interface SecondPassport {
  /** What the destination allows holders of these passports; null where there is no record. */
  readonly there: DualRule | null;
  /** The destination allows it only for other nationalities, which its records name. */
  readonly forOthers: boolean;
  /** What each passport held allows beside this citizenship. */
  readonly held: readonly HeldPassport[];
  /** `kept` only where every side allows it; `barred` where one does not. */
  readonly verdict: 'kept' | 'barred' | 'restricted' | 'unknown';
}

function dualRule(atlas: Atlas, iso3: Iso3): DualRule | null {
  const value = atlas.fact(iso3, 'dual_citizenship')?.value;
  return value === 'yes' || value === 'limited' || value === 'no' ? value : null;
}

/**
 * Whether a passport may be kept beside a new citizenship: by its own law, else by the general figure. That figure
 * may only describe what a country requires of those it naturalises, so a law on record takes precedence.
 */
function heldBeside(atlas: Atlas, passport: Iso3, acquired: Iso3): Omit<HeldPassport, 'iso3' | 'name'> {
  const laws = atlas.secondCitizenship(passport).filter(({ from }) => from.shown);
  const own = laws.find((one) => one.acquired === null || one.acquired.includes(acquired));
  const law = own ?? laws[0] ?? null;
  const listed = (law?.acquired ?? []).flatMap((one) => atlas.country(one) ?? []);
  const rule = own ? (own.effect === 'ends' ? 'no' : 'yes') : dualRule(atlas, passport);
  return { rule, law, listed };
}

/** Nationalities that a country lets its new citizens keep under special naturalisation rules. */
function keptThere(atlas: Atlas, iso3: Iso3): readonly Iso3[] {
  return atlas.routes
    .open(iso3, 'citizenship')
    .filter(({ shown, notes }) => shown && notes?.startsWith('dual citizenship: yes'))
    .flatMap(({ conditions }) => conditions.nationalities ?? []);
}

/**
 * What happens to the passports held when their holder is naturalised. Where exceptions are recorded by nationality,
 * a limited rule is definite for each: those named keep theirs, nobody else does.
 */
export function secondPassport(atlas: Atlas, passports: readonly Iso3[], iso3: Iso3): SecondPassport {
  const exceptions = keptThere(atlas, iso3);
  const common = dualRule(atlas, iso3);
  const kept = exceptions.some((one) => passports.includes(one));
  const forOthers = common === 'limited' && exceptions.length > 0 && !kept;
  const there = kept ? 'yes' : forOthers ? 'no' : common;
  const held = passports
    .filter((passport) => passport !== iso3)
    .map((passport) => ({
      iso3: passport,
      name: atlas.country(passport)?.name ?? passport,
      ...heldBeside(atlas, passport, iso3),
    }));
  const rules = [there, ...held.map((one) => one.rule)];
  const verdict = rules.includes('no')
    ? 'barred'
    : rules.includes(null) || held.length === 0
      ? 'unknown'
      : rules.includes('limited')
        ? 'restricted'
        : 'kept';
  return { there, forOthers, held, verdict };
}
