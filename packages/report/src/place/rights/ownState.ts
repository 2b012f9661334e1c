import type { Iso3 } from '@global-fit/atlas/model';
import type { PlaceView } from '../view.ts';
import { isUnsafe } from '../../profile/passports/unsafe.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { recordQuantity, ruleQuantity, shown } from '../../figures/quantity.ts';
import { dollars } from '../../figures/format.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { opening } from '../../prose/english.ts';
import { lawClause } from '../../prose/lawClause.ts';

/** Id of the rule by which a state taxes its citizens wherever they live. */
const citizenTax = (iso3: Iso3): string => `taxes-citizens-${iso3}`;

/**
 * The state that taxes the customer through a passport held; undefined where none does, and for one they cannot turn
 * to, whose tax office is not suggested.
 */
export function taxesByPassport({ profile, atlas }: PlaceView) {
  return profile.citizenships.find(
    ({ iso3 }) => atlas.rule(citizenTax(iso3))?.from.shown === true && !isUnsafe(profile, iso3),
  );
}

/** "The United States taxes its citizens wherever they live, …", which depends only on the passport. */
export function ownTaxSaid(view: PlaceView): Said | null {
  const state = taxesByPassport(view);
  return state
    ? because(
        given(
          words(
            `${opening(words(nameOf(state))).text} taxes its citizens wherever they live, so you still file its yearly return: ask which relief it gives for tax paid abroad.`,
          ),
          `rule:${citizenTax(state.iso3)}`,
        ),
        'citizenship',
      )
    : null;
}

/** Whether the country lived in levies no income tax by our records, so there is no tax residence to give up. */
export function untaxedHome({ home, atlas }: PlaceView): boolean {
  const tax = home && atlas.taxFacts(home.iso3);
  return tax?.from.shown === true && tax.topIncomeTax === 0;
}

/** A United States rule for its citizens abroad; null for others, and without a record. */
function forAmericans({ profile, atlas }: PlaceView, said: string, ...ids: readonly string[]): Said | null {
  const american = profile.citizenships.some(({ iso3 }) => iso3 === 'USA');
  if (!american || !ids.every((id) => atlas.rule(id)?.from.shown)) return null;
  return because(given(words(said), ...ids.map((id) => `rule:${id}`)), 'citizenship');
}

/** US Social Security abroad. */
export function socialSecurityAbroad(view: PlaceView): Said | null {
  return forAmericans(
    view,
    'The United States pays Social Security to its citizens wherever they live as long as they are entitled to it, apart from a few countries to which it sends nothing.',
    'us-social-security-abroad',
  );
}

/** Disability compensation of US veterans abroad. */
export function veteransPayAbroad(view: PlaceView): Said | null {
  return forAmericans(
    view,
    'The Department of Veterans Affairs pays its benefits in money, disability compensation among them, wherever a veteran lives, with differences in some programmes (its page of 2016).',
    'us-va-benefits-abroad',
  );
}

/** Care that US veterans get abroad. */
export function veteransCareAbroad(view: PlaceView): Said | null {
  return forAmericans(
    view,
    'The Foreign Medical Program of the Department of Veterans Affairs pays abroad for the care of a disability that is rated as connected with the service, medicines approved in the United States included, and for no other illness.',
    'us-va-foreign-medical',
  );
}

/** How long a permanent resident of the United States may be absent; null for those who do not live there. */
export function greenCardAbroad({ home, atlas }: PlaceView): Said | null {
  const months = ruleQuantity(atlas, 'us-green-card-absence');
  return home?.iso3 === 'USA' && months
    ? say`A permanent resident who stays outside the United States for more than ${shown(months, String)} months may lose that status, and sooner where the home has in fact moved abroad; a re-entry permit, asked for before leaving, keeps the way back open while it runs, two years as a rule.`
    : null;
}

/** What Medicare does abroad, and after a return. */
export function medicareAbroad(view: PlaceView): Said | null {
  return forAmericans(
    view,
    'Medicare pays for care inside the United States, with few exceptions just beyond its border: it covers none that you have abroad. It is there again when you come back, for those who keep it; whoever drops Part B while away can only join at set times, and may pay a higher premium for as long as Part B lasts.',
    'us-medicare-abroad',
    'us-medicare-part-b',
  );
}

/** That the United States does not tax payments of the Department of Veterans Affairs. */
export function vaUntaxed(view: PlaceView): Said | null {
  return forAmericans(
    view,
    'The United States does not tax what the Department of Veterans Affairs pays for a disability: it is left out of the income on the yearly return (Internal Revenue Service, its publication on disabilities).',
    'us-va-untaxed',
  );
}

/** Who must report foreign accounts to the United States, and from which sum. */
export function accountsReported(view: PlaceView): Said | null {
  const rule = view.atlas.rule('us-fbar');
  if (!rule || rule.amount === null || !forAmericans(view, '', 'us-fbar')) return null;
  const limit = shown(recordQuantity(rule.amount, `rule:${rule.id}`, 'amount'), dollars);
  return because(
    given(
      say`An American citizen, wherever he or she lives, reports accounts outside the United States in a year in which all of them together pass ${limit} on any day: the FBAR, sent by itself and not with the tax return, by the middle of April (Internal Revenue Service, 2018).`,
      `rule:${rule.id}`,
    ),
    'citizenship',
  );
}

/** What the health plan of a retired federal employee does abroad. */
export function federalPlanAbroad(view: PlaceView): Said | null {
  const law = lawClause(view.atlas.rule('us-fehb-abroad'));
  const american = view.profile.citizenships.some(({ iso3 }) => iso3 === 'USA');
  return american && law ? because(say`${opening(law)}.`, 'citizenship') : null;
}

const OF_MEDICARE_AGE = 63;

/** What TRICARE covers abroad, for those near the age of Medicare also beside it. */
export function tricareAbroad(view: PlaceView): Said | null {
  const plans =
    'TRICARE has plans for those who live outside the United States, retired members of the forces and their families among them (Defense Health Agency, 2025).';
  if ((view.profile.age ?? OF_MEDICARE_AGE) < OF_MEDICARE_AGE)
    return forAmericans(view, plans, 'us-tricare-abroad');
  return forAmericans(
    view,
    `${plans} With Parts A and B of Medicare it is TRICARE For Life, which abroad pays first unless there is other health insurance: it rests on Part B, though Medicare itself pays nothing there.`,
    'us-tricare-abroad',
    'us-tricare-for-life',
    'us-medicare-abroad',
  );
}
