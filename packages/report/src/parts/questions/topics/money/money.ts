import { hasChapter } from '../../../../place/edition.ts';
import { anyOf } from '@global-fit/matching/anyOf';
import type { TaxFacts } from '@global-fit/atlas/money/taxes';
import { deductionsId } from '@global-fit/matching/profile/money/workedSalary';
import type { PlaceView } from '../../../../place/view.ts';
import { listSaid, plural } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { stayMeant } from '../../../../place/entry/stay.ts';
import { inUnion } from '../../../../place/rights/europeanUnion.ts';
import { ownTaxSaid } from '../../../../place/rights/ownState.ts';
import { isCitizen } from '../../../../place/entry/routes.ts';
import { KEPT } from '../../clauses.ts';
import { BOAT_KEPT } from './boat.ts';
import { CONTRIBUTIONS } from './contributions.ts';
import { E_RESIDENCY } from './eResidency.ts';
import { endOfResidence } from './endOfResidence.ts';
import { gainsAsked, gainsSaid } from './gains.ts';
import { HOUSING } from '../home/housing.ts';
import { ENOUGH } from './enough.ts';
import { kept, salaryAsked } from './kept.ts';
import { LEAVING } from './leaving.ts';
import { monthsOf } from './months.ts';
import { propertyTax } from './propertyTax.ts';
import { incomeRegimes, REGIMES } from './regimes.ts';
import { taxDays } from './taxDays.ts';
import { YEAR_OF_MOVE } from './yearOfMove.ts';
import type { Asked, Topic } from '../../topic.ts';
import { WEALTH_TAX } from './wealthTax.ts';
import { US_STATE } from './usState.ts';

/** "taxed in Japan only once it is brought there, in a foreigner’s first 5 years"; null where all is taxed. */
function leftAlone(view: PlaceView, { territorial: kind, remittance }: TaxFacts): string | null {
  if (kind === 'y') return `mostly left alone in ${view.name}`;
  if (!remittance || (remittance.who !== null && isCitizen(view))) return null;
  const { who, years } = remittance;
  const whose = years === null ? '' : `, in a foreigner’s first ${plural(years, 'year')}`;
  const domicile =
    who === 'not-domiciled' ? ', for whoever keeps a permanent home in law (a domicile) elsewhere' : '';
  return `taxed in ${view.name} only once it is brought there${whose}${domicile}`;
}

/** Places that by our records do not tax foreign income. */
export function territorial({ views, text }: Asked): Said | null {
  const known = views.flatMap((view) => {
    const tax = view.atlas.taxFacts(view.iso3);
    const said = tax?.from.shown ? leftAlone(view, tax) : null;
    return said ? [given(words(said), `tax:${view.iso3}`)] : [];
  });
  const taxed = FROM_ABROAD.test(text) ? views.flatMap(taxesAll) : [];
  if (known.length === 0 && taxed.length === 0) return null;
  return flow(
    known.length > 0
      ? say`Income from abroad is ${listSaid(known)}, by our records; have that confirmed for your kind of income.`
      : null,
    taxed.length > 0
      ? say`${listSaid(taxed)} by our records ${taxed.length === 1 ? 'taxes' : 'tax'} residents on income from everywhere; what a treaty leaves to the country it comes from is another matter.`
      : null,
  );
}

/** A place that by its record taxes all foreign income; empty otherwise. */
function taxesAll(view: PlaceView): readonly Said[] {
  const tax = view.atlas.taxFacts(view.iso3);
  return tax?.from.shown && tax.territorial === 'n' && leftAlone(view, tax) === null
    ? [given(words(view.Name), `tax:${view.iso3}`)]
    : [];
}

/** Words about income from abroad. */
const FROM_ABROAD = anyOf([
  /\b(?:foreign|overseas|world-?wide) (?:\w+ )?(?:incomes?|earnings?|money|profits?|pay)\b/u,
  /\b(?:incomes?|money|profits?|earnings?|salary)\b[^?]{0,40}\b(?:from|in|made in|earned in) (?:home|abroad|\p{Lu}\p{L}+)/u,
  /\bearn\w* (?:it )?(?:abroad|in \p{Lu}\p{L}+|at home|outside)/u,
]);

/** Words that ask for a monthly sum. */
const MONTH_ASKED =
  /\b(?:(?:a|per|each|every) month|monthly|how much (?:money )?(?:do|will|would|should) (?:I|we)|cost of living|cost (?:us |me )?to live|costs? of (?:\w+ )*life)\b/i;

/** Words that fear double taxation. */
const TWICE =
  /\b(?:tax\w*\b[^?]{0,30}\b(?:twice|double|both countries|two countries)|(?:twice|double|doubly)[- ]tax\w*|double taxation)\b/i;
const NOT_TWICE = because(
  words(
    'A treaty between two states, or else the credit that one of them gives for the tax of the other, keeps both from taking the whole of their tax on one income: ask which of them comes first, and for which income.',
  ),
  'specific-questions',
);

/** Words about taxes that home continues to claim. */
const TO_HOME = new RegExp(
  String.raw`\b(?:IRS|file|US tax(?:es)?|American tax(?:es)?)\b|${KEPT.source}`,
  'i',
);

/** Vehicles, which no removal firm packs. */
/** Cars as their owners call them. */
const MAKES =
  '(?:Toyota|Subaru|Honda|Ford|Volvo|Tesla|BMW|Audi|Mercedes|VW|Volkswagen|Mazda|Nissan|Hyundai|Kia|Skoda|Škoda|Renault|Peugeot|Citro[eë]n|Fiat|Jeep|Lexus|Suzuki|Mitsubishi|Chevrolet|Chevy|Dacia|Porsche|Land Rover|Defender)';
const VEHICLES =
  /\b(?:sailing boat|boat|yacht|car|van|vehicle|motorhome|camper(?:van)?|caravan|motor(?:bike|cycle)|trailer)\b/i;

/** Whether the household comes for part of each year, and takes its vehicle home again. */
const goesBack = ({ view }: Asked): boolean => stayMeant(view) !== null;

/** Whether home and all places are of the Union, between whose states no customs office asks for duty. */
const withinUnion = ({ view, views }: Asked): boolean =>
  view.home !== null && inUnion(view, view.home.iso3) && views.every((one) => inUnion(one));

export const MONEY: readonly Topic[] = [
  US_STATE,
  E_RESIDENCY,
  YEAR_OF_MOVE,
  ...CONTRIBUTIONS,
  ...LEAVING,
  REGIMES,
  ENOUGH,
  WEALTH_TAX,
  {
    id: 'tax',
    about:
      /\b(?:tax(?:es|ed|ation)?|medicare levy|capital gains|dividends?|wealth tax|VAT|treaty|IRS|HMRC|flat[- ]rate|18[23] days|bitcoins?|crypto(?:currenc(?:y|ies)| gains| profits)?|declare (?:it|them|this|my|our))\b/i,
    over: ['cost', 'jobs', 'pay', 'partner-visa'],
    answer: (asked) => {
      const salary = salaryAsked(asked);
      const owed = TO_HOME.test(asked.text) ? ownTaxSaid(asked.view) : null;
      const house = propertyTax(asked);
      if (house) return { ...house, said: flow(owed, house.said, taxDays(asked)) };
      const dividends = /\bdividends?\b/i.test(asked.text);
      const rates = gainsSaid(asked.views, asked.text);
      const gains = gainsAsked(asked.text, rates !== null);
      const earns = salary !== null && owed === null;
      const ends = endOfResidence(asked.view, asked.text);
      return {
        said: flow(
          TWICE.test(asked.text) ? NOT_TWICE : null,
          ends,
          // Records of the income in question come before the number of days that make somebody resident.
          dividends ? incomeRegimes(asked) : null,
          owed ?? kept(asked),
          gains ? rates : null,
          taxDays(asked),
          territorial(asked),
        ),
        lacks: `${dividends ? 'the rates on dividends, ' : ''}${gains ? `${gains.lacks}, ` : ''}tax treaties, and what an office makes of your case`,
        ...(earns ? { figures: [deductionsId(salary), 'vat_rate'] } : {}),
        whom: ends
          ? `the tax office of ${asked.view.homeName}, and a tax adviser who works with both countries`
          : 'a tax adviser who works with both countries',
        put: `${ends ? 'On which day does my residence for tax end, which ties must I give up for it, which form or last return tells you, and what if I come back within two years? ' : ''}${dividends ? 'At which rate is a dividend taxed, at the company and with whoever gets it, and what does the treaty leave to the country it comes from? ' : ''}${gains ? `${gains.put} ` : ''}From which day am I resident for tax, which of my incomes is taxed where, and what has to be declared in the first year?`,
      };
    },
  },
  HOUSING,
  BOAT_KEPT,
  {
    id: 'moving',
    about: anyOf([
      /\b(?:removals?|shipping|ship (?:my|our)|furniture|container|movers|moving company|customs)\b/i,
      /\b(?:household goods|belongings|duty[- ]free)\b/i,
      new RegExp(String.raw`\b(?:bring|take|ship|import|drive)\b[^?]{0,20}\b${MAKES}\b`, 'i'),
      /\bimport (?:my|our|a) (?:car|vehicle|motorhome|boat|goods|furniture)\b/i,
      /\b(?:bring|take|ship|import)\b[^?]{0,40}\band (?:my|our|the) (?:own )?(?:[\w-]+ ){0,2}?(?:car|van|RV|motorhome|camper(?:van)?|motor(?:bike|cycle)|truck)\b/i,
      /\b(?:bring|take|ship|drive) (?:my|our) (?:own )?(?:[\w-]+ ){0,2}?(?:car|van|RV|motorhome|camper(?:van)?|caravan|motor(?:bike|cycle)|truck|trailer)\b(?! (?:on|with) (?:my|our|a) (?:\w+ )?licen[cs]e)/i,
      /\b(?:car|van|motorhome|motor(?:bike|cycle))\b[^.?]{0,40}\b(?:sell (?:it )?or|or (?:to )?sell|(?:take|bring|ship) (?:it )?(?:along|with us)?\b)|\bsell (?:my|our|the) (?:car|van|motor(?:bike|cycle)|motorhome)\b[^.?]{0,20}\bor\b/i,
      /\b(?:my|our|the) (?:own )?(?:[\w-]+ )?(?:car|van|vehicle|RV|motorhome|camper(?:van)?|caravan|motor(?:bike|cycle)|trailer)\b[^?]{0,40}\b(?:re-?)?(?:register(?:ed)?|registration|(?:number|licen[cs]e|foreign) plates?|plates)\b/i,
      /\b(?:VAT|(?:import )?dut(?:y|ies))\b[^?]{0,60}\b(?:bring\w*|import\w*)\b/i,
      /\b(?:bring\w*|import\w*)\b[^?]{0,60}\b(?:VAT|(?:import )?dut(?:y|ies))\b/i,
      /\b(?:my|our) (?:own )?(?:[\w-]+ )?(?:boat|yacht|car|van|motorhome|camper(?:van)?|caravan|motor(?:bike|cycle)|trailer)\b[^?]{0,60}\b(?:VAT|(?:import )?dut(?:y|ies)|temporary admission|months)\b/i,
    ]),
    // Import duty is no income tax.
    over: ['tax', 'outdoors', 'cost', 'transport'],
    answer: (asked) => {
      const vehicle =
        VEHICLES.exec(asked.text)?.[0].toLowerCase() ??
        (new RegExp(`\\b${MAKES}\\b`, 'i').test(asked.text) ? 'car' : undefined);
      if (vehicle && withinUnion(asked))
        return {
          lacks: `which papers, registration and tax are due on a ${vehicle} brought from one state of the European Union to another`,
          whom: `the tax office of the new country, and the office there that registers a ${vehicle}`,
          put: `${goesBack(asked) ? `I come for part of each year with my own ${vehicle} from another state of the Union: for how many months in twelve may it be driven on its plates and insurance from home? If it stays longer: which` : `I bring my own ${vehicle} from another state of the Union: which`} proof do you want that its VAT was paid, by when is it to be registered here, which tax falls due with that, and does a move of residence spare me it?`,
        };
      if (vehicle)
        return {
          lacks: `duty, VAT and papers for a ${vehicle} that is brought along`,
          whom: `the customs office of the new country, and the office there that registers a ${vehicle}`,
          put: `Does my own ${vehicle} come in free of duty and VAT when I move my residence, for how long must I have owned and used it, which proof do you want, within how many months of arrival, ${/boat|yacht/.test(vehicle) ? 'for how long may it lie there under its flag before duty and VAT are due' : 'for how long may it be driven on its plates from home'}, and may I sell it afterwards?`,
        };
      return {
        lacks: 'prices of removals, and customs rules on household goods',
        whom: 'the customs office of the new country for the list and the time limit, and three removal firms for a quote on the same list',
        put: 'Which used goods come in free of duty and VAT, within how many months of arrival, on which form?',
      };
    },
  },
  {
    id: 'cost',
    about:
      /\b(?:cost of living|living costs?|prices?|expensive|afford\w*|budget|cheap\w*|live on|inflation|devalu\w+|how much (?:money|do(?:es)? (?:I|we|an? \w+) need)|(?:life|living|a month|everything)(?: \w+)? costs?|costs? of (?:(?:a|an|our|my|normal|family|daily|everyday) )*(?:life|month)|cost (?:us |me )?(?:to live|a month|per month)|monthly (?:expenses|costs?|spending|outgoings|bills))\b/i,
    answer: (asked) => {
      const spend = asked.profile.monthlyBudget;
      const months = MONTH_ASKED.test(asked.text) ? monthsOf(asked) : null;
      return {
        said: flow(
          months &&
            because(
              say`A month for your household, by our planning figure: ${months}.`,
              'relocating-family-members',
            ),
          spend !== null && spend > 0 && hasChapter(asked.view, 'Financial')
            ? because(words('You find your budget there under Financial, item by item.'), 'monthly-budget')
            : null,
        ),
        lacks: 'what a household like yours spends there in fact',
        figures: ['price_level_vs_us', 'price_level_food', 'price_level_housing', 'inflation_rate'],
        whom: 'somebody who lives there, for last month’s bills line by line',
        put: 'What did you pay last month for rent, energy, food, health cover and getting about?',
      };
    },
  },
];
