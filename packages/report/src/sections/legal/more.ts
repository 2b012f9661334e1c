import type { VisaRoute } from '@global-fit/atlas/model';
import { followsOn } from '@global-fit/matching/personal/leading';
import { naturalisation } from '@global-fit/matching/personal/naturalisation';
import { grouped } from '../../figures/format.ts';
import type { Block } from '../../model.ts';
import { passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { counted, plural } from '../../prose/english.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { basisOf, because, given, type Said, say, words } from '../../prose/said.ts';
import {
  freeMovement,
  isCitizen,
  openRoutes,
  routeName,
  routeIds,
  monthlyIncome,
  needsEmployer,
} from './routes.ts';
import { decidesClaim, followUp } from './descent.ts';
import { passportsOf } from './naturalise.ts';
import { generalRuleOf } from './standing.ts';
import { investment, KIND_WORDS, routeSaid, savingsInstead, span, threshold } from './words.ts';

/** Entering for a first look. */
export const visit: Writer = (view) => {
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle') return null;
  const options = view.profile.citizenships.flatMap((passport) => {
    const requirement = view.atlas.passports.requirement(passport.iso3, view.iso3);
    return requirement?.from.shown ? [{ passport, requirement }] : [];
  });
  const best = options.find(({ requirement }) => requirement.kind === 'visa free') ?? options[0];
  if (!best) return null;
  const { passport, requirement } = best;
  const text: Readonly<Record<string, string>> = {
    'visa free':
      requirement.days === null
        ? 'you may enter without a visa'
        : `you may stay ${requirement.days} days without a visa`,
    'visa on arrival': 'you get a visa on arrival',
    eta: 'you need an electronic travel authorisation before you fly',
    'e-visa': 'you apply for a visa online',
    'visa required': 'you need a visa from a consulate',
    'no admission': 'the record says that you are not admitted',
  };
  const entry = text[requirement.kind];
  if (!entry) return null;
  return passage(
    'visit',
    requirement.kind === 'visa required' ? 0.8 : 0.4,
    because(
      given(
        say`For a first visit with the passport of ${nameOf(passport)}, ${entry}. A visit is not a residence: it gives no right to work, and days spent on it do not count towards a permit.`,
        `passport:${passport.iso3}-${view.iso3}`,
      ),
      'citizenship',
    ),
  );
};

/** Earlier refusals or a record. */
export const history: Writer = (view) => {
  const { read } = view.profile;
  const record = read.has('general-background-history', 'yes');
  const refusal = read.has('specific-immigration-history', 'yes');
  if (!record && !refusal) return null;
  const what =
    record && refusal
      ? 'a record and an earlier refusal or overstay'
      : record
        ? 'a criminal record'
        : 'an earlier refusal or overstay';
  return passage(
    'history',
    1.4,
    because(
      say`You told us about ${what}. Forms for ${view.name} will ask, and a wrong answer does more harm than the thing itself. See an immigration lawyer before the first application, not after a refusal.`,
      ...(record ? ['general-background-history'] : []),
      ...(refusal ? ['specific-immigration-history'] : []),
    ),
  );
};

/** Years to permanence and citizenship by the record of the route, else, in brackets, by the general rule. */
function yearsCell(view: PlaceView, route: VisaRoute): Said {
  const passing = !followsOn(route) || route.conditions.selection === 'job-search';
  const follows = passing ? null : generalRuleOf(view);
  const after = passing ? null : naturalisation(view.atlas, passportsOf(view), view.iso3);
  const permanent =
    route.yearsToPermanence !== null
      ? span(route, true)
      : follows
        ? say`(${span(follows.route, true)})`
        : words('–');
  const citizen =
    route.yearsToCitizenship !== null
      ? words(String(route.yearsToCitizenship))
      : after
        ? routeSaid(after.route, `(${after.years})`)
        : words('–');
  return say`${permanent} / ${citizen}`;
}

/** Routes on record beside each other, as a table. */
export function routeTable(view: PlaceView): readonly Block[] {
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle') return [];
  const routes = openRoutes(view).slice(0, 5);
  // One route has been told in the text; a table of one row would say it again.
  if (routes.length < 2) return [];
  const own = monthlyIncome(view);
  const verdicts = {
    met: 'reached',
    perhaps: 'depends on where in your band',
    short: 'not reached',
    unknown: 'not told',
  } as const;
  const offers = {
    met: 'asks less than you expect',
    perhaps: 'the offer decides',
    short: 'asks more than you expect',
    unknown: 'nothing to compare',
  } as const;
  const rows = routes.map(({ route, income }) => {
    const asks = threshold(view, route);
    const invested = investment(route);
    const cells: readonly Said[] = [
      routeSaid(route, routeName(route)),
      words(KIND_WORDS[route.kind]),
      asks
        ? say`${asks}${savingsInstead(route) ? `, or ${savingsInstead(route)}` : ''}${invested ? `; ${invested}` : ''}`
        : words(invested ?? 'none on record'),
      words(route.minIncome ? (route.kind === 'work' ? offers : verdicts)[income] : '–'),
      words(
        route.yearsToPermanence === 0
          ? 'permanent'
          : route.durationMonths === null
            ? '–'
            : plural(route.durationMonths, 'month'),
      ),
      yearsCell(view, route),
      words(`${route.confidence}, ${route.asOf ?? 'undated'}`),
    ];
    return cells;
  });
  return [
    {
      kind: 'table',
      caption: `Routes on record for ${view.name}`,
      columns: [
        'Route',
        'Kind',
        'Income or capital asked',
        'Your income',
        'First grant',
        'Years to permanence / citizenship (by the general rule)',
        'Confidence, year',
      ],
      align: ['left', 'left', 'left', 'left', 'right', 'right', 'left'],
      rows: rows.map((row) => row.map((cell) => cell.text)),
      personal: { column: 3, answers: own?.ids ?? ['expected-annual-income'] },
      ...basisOf(
        because(words(''), 'visa-preference', ...(own?.ids ?? ['expected-annual-income'])),
        ...rows.flat(),
      ),
    },
  ];
}

/** What decides the application. */
export const legalInsight: Writer = (view) => {
  if (isCitizen(view))
    return passage(
      'legal-insight',
      1,
      because(
        say`The law is not your hurdle in ${view.name}; health cover and tax residence are.`,
        'citizenship',
      ),
    );
  if (freeMovement(view)?.movement.grade === 'settle')
    return passage(
      'legal-insight',
      1,
      because(
        say`[Free movement makes ${view.name} a decision you can undo: you could try a year without burning a permit|No permit is at stake in ${view.name}: you can come, go home and come again under free movement|Since free movement covers ${view.name}, the border is no hurdle: work, home and health cover decide].`,
        'citizenship',
      ),
    );
  const best = openRoutes(view)[0];
  const decides = decidesClaim(view);
  if (decides)
    return passage(
      'legal-insight',
      0.5,
      because(
        say`Treat ${view.name} as open only once ${decides} has ${followUp(view) ? 'decided on your application' : 'told you in writing that your line counts'}.`,
        'ancestry-claim',
        'ancestry-countries',
      ),
    );
  if (!best)
    return passage(
      'legal-insight',
      0.5,
      because(
        say`Treat ${view.name} as open only once an authority has told you in writing which permit you can ask for.`,
        'visa-preference',
      ),
    );
  const name = routeName(best.route);
  const { way } = best.standing;
  if (way.kind === 'route' && way.asked === 'capital' && way.test === 'passed')
    return passage(
      'legal-insight',
      0.8,
      because(
        routeSaid(
          best.route,
          `[The savings you told us of are enough for the ${name} on record; the statements that prove where they come from are what decides|For the ${name} your means suffice on record, so the proof of their source is the work].`,
        ),
        'liquid-assets-available',
        ...routeIds(view, best.route),
      ),
    );
  if (best.route.kind === 'agreement')
    return passage(
      'legal-insight',
      0.8,
      because(
        routeSaid(
          best.route,
          `[The ${name} is yours to ask for, and the papers decide: passport, certificates of civil status and of a clean record, each as fresh as the office wants it|For the ${name} the certificates decide: one from the police that is too old, or not legalised, stops the file].`,
        ),
        'citizenship',
      ),
    );
  const work = best.route.kind === 'work';
  const fit: Readonly<Record<string, string>> = {
    met: work
      ? `[The ${name} hangs on the employer more than on you: ask in the first call whether the firm has sponsored one before|For the ${name} the contract comes first and the application second, so the search for work is the real first step|An employer has to want the ${name} for you: apply to those who have done it before]`
      : `[Your income is enough for the ${name}; the paper that shows it for the right number of months is what decides|For the ${name} your income is not the hurdle; its proof, month by month, is|The ${name} is within your income, so the file decides: statements, insurance, certificates]`,
    perhaps: work
      ? `[The pay in the offer decides on the ${name}: have it named in the contract before you plan anything else|For the ${name} the contract’s figure counts, so ask for the pay before the interview]`
      : `[The ${name} stands or falls with proof of income: work out your exact monthly figure before you plan anything else|For the ${name} the exact monthly figure decides, and which months of it are counted is the question for the embassy|The sum for the ${name} lies inside the band you ticked: the payslips or invoices of the last year will tell on which side you are]`,
    short: work
      ? `The ${name} asks for more pay than you expect, so ${view.name} needs a better offer than most, another route, or patience`
      : `On the figures you gave us the ${name} is out of reach, so ${view.name} needs another route, a higher income, or patience`,
    unknown: best.route.minIncome
      ? `[The amount of your own income decides on the ${name}: have twelve months of it on paper|For the ${name} the embassy reads statements, so gather a year of them]`
      : `[No income threshold is on record for the ${name}; the embassy’s list of documents is the real requirement|For the ${name} our records name no sum, so ask the embassy how means are judged]`,
  };
  return passage(
    'legal-insight',
    0.8,
    because(
      routeSaid(best.route, `${fit[best.income] ?? ''}.`),
      ...(best.income === 'unknown' ? [] : (monthlyIncome(view)?.ids ?? [])),
      ...routeIds(view, best.route),
    ),
  );
};

/** Months to allow: the decision and, as in the roadmap, a month between it and the move; in words. */
function monthsWord(days: number): string {
  const months = Math.ceil(days / 30) + 1;
  return months > 18 ? 'years' : counted(months, 'month');
}

/** The next step, with its lead time and page. */
export const legalAction: Writer = (view) => {
  if (isCitizen(view))
    return passage(
      'legal-action',
      1,
      because(
        say`Renew the passport of ${view.name} if it runs out within a year of the move, and ask its consulate whether and where citizens who come back register.`,
        'citizenship',
      ),
    );
  if (freeMovement(view)?.movement.grade === 'settle')
    return passage(
      'legal-action',
      1,
      because(
        say`[Ask the embassy of ${view.name} whether and where citizens under free movement register, and have the certificates it names translated before you go|Find out whether ${view.name} registers citizens under free movement, at which office, within how many days and with which proof of health cover|Have the embassy of ${view.name} say whether you register after arrival, and which certificates it wants to see translated].`,
        'citizenship',
      ),
    );
  const first = openRoutes(view)[0];
  const decides = decidesClaim(view);
  const made = decides && followUp(view);
  if (made) return passage('legal-action', 0.5, made);
  if (decides)
    return passage(
      'legal-action',
      0.5,
      because(
        say`Write to the consulate of ${decides} with your ancestor’s name, place and year of birth, and the line down to you. Ask whether it counts, by which law and from which date.`,
        'ancestry-claim',
        'ancestry-countries',
      ),
    );
  if (!first)
    return passage(
      'legal-action',
      0.5,
      because(
        say`Write to the embassy of ${view.name} with three lines: your passports, what you will live on, and how long you want to stay. Ask which permit that is.`,
        'citizenship',
        'visa-preference',
      ),
    );
  const best = first.route;
  const time =
    best.processingDays === null
      ? 'early, since the record gives no processing time'
      : `${monthsWord(best.processingDays)} before the move (a decision can take up to ${grouped(best.processingDays)} days, and a month should lie between it and the move)`;
  const apply = needsEmployer(view, first)
    ? `Find an employer in ${view.name} first; the ${routeName(best)} is applied for with the contract,`
    : `Apply for the ${routeName(best)}`;
  const page = best.sourceUrl
    ? ` Official page on record: ${/^https?:\/\/(?:www\.)?([^/]+)/.exec(best.sourceUrl)?.[1]}.`
    : ` Ask the embassy of ${view.name} for the current list of documents.`;
  return passage(
    'legal-action',
    0.9,
    because(routeSaid(best, `${apply} ${time}.${page}`), ...routeIds(view, best)),
  );
};
