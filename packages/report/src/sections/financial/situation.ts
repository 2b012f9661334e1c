import { passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { sameLifeHere } from './prices.ts';

/** Property kept or let at home. */
export const property: Writer = (view) => {
  const { read } = view.profile;
  if (read.has('property-ownership', 'yes-renting')) {
    return passage(
      'property',
      0.55,
      because(
        say`The home you mean to let keeps you in touch with the tax office in ${view.homeName}: rent is normally taxed where the house stands, and ${view.name} may ask about it as well. Letting also ends the fallback of moving back in next month.`,
        'property-ownership',
        'current-location',
      ),
    );
  }
  if (read.has('property-ownership', 'yes-selling')) {
    return passage(
      'property',
      0.5,
      because(
        say`You plan to sell. Whether the gain is taxed can turn on who you are resident with on the day of completion, so sell first and move second, or ask in ${view.name} before you do it the other way round.`,
        'property-ownership',
        'current-location',
      ),
    );
  }
  if (read.has('property-ownership', 'yes-keeping')) {
    return passage(
      'property',
      0.35,
      because(
        say`A home kept empty in ${view.homeName} is a safety net with running costs, and to some tax offices a sign that you never left. Decide how many months you will carry it before the move to ${view.name} has to stand on its own.`,
        'property-ownership',
        'current-location',
      ),
    );
  }
  return null;
};

/** How long the reserve lasts, when work has to start first. */
export const reserve: Writer = (view) => {
  const { read } = view.profile;
  const assets = read.label('liquid-assets-available');
  if (!assets || read.has('liquid-assets-available', 'prefer-not-to-say')) return null;
  if (read.has('financial-independence-level', 'several-months', 'dependent-on-work')) {
    return passage(
      'reserve',
      0.5,
      because(
        say`With ${assets} at hand and a need to earn soon, do not let the first income in ${view.name} be a hope. Have a signed contract, a paid invoice or a start date before you give up the income you have.`,
        'financial-independence-level',
      ),
    );
  }
  if (read.has('financial-independence-level', 'fully-independent', 'mostly-independent')) {
    return passage(
      'reserve',
      0.3,
      because(
        say`You can carry yourself, and the ${assets} you could use at short notice are a reserve rather than a wage. Banks and residence offices in ${view.name} will want to see statements that show it has been yours for some time.`,
        'financial-independence-level',
      ),
    );
  }
  return null;
};

const INSIGHT_BY_PRIORITY: Readonly<Record<string, (gain: boolean, view: PlaceView) => string>> = {
  'spend-much-less': (gain, view) =>
    gain
      ? `You said you need to spend much less; ${view.name} can deliver that without a worse life.`
      : `You need to spend much less, and the price level of ${view.name} alone will not do that for you: the saving has to come from a smaller home or a cheaper town.`,
  'spend-less': (gain, view) =>
    gain
      ? `Spending somewhat less, as you wish, happens here by itself.`
      : `Spending somewhat less will take choices here: ${view.name} is not the cheaper place on average.`,
  'same-more-comfort': (gain, view) =>
    gain
      ? `Spend what you spend today and the difference becomes comfort: a better flat, help in the house, more meals out.`
      : `The same spending will not buy more comfort in ${view.name}; what you would be paying for are its other qualities.`,
  'pay-for-quality': (gain, view) =>
    gain
      ? `You were ready to pay more for the right place, and here you would not even have to.`
      : `You said you would pay more for the right place. ${view.Name} takes you at your word.`,
  'not-a-factor': (gain, view) =>
    gain
      ? `Cost was not your concern, yet the difference is large enough to change what you do with your years in ${view.name}.`
      : `You told us that cost does not matter, and in ${view.name} it should not stand in the way.`,
};

/** What prices mean for what the household wants from them. */
export const costInsight: Writer = (view) => {
  const same = sameLifeHere(view);
  const choice = view.profile.read.choices('cost-of-living-priority')[0];
  const here = view.atlas.fact(view.iso3, 'price_level_vs_us')?.value;
  const there = view.home ? view.atlas.fact(view.home.iso3, 'price_level_vs_us')?.value : null;
  if (!choice || typeof here !== 'number' || typeof there !== 'number' || !view.home) return null;
  const text = INSIGHT_BY_PRIORITY[choice]?.(here < there * 0.95, view);
  if (!text) return null;
  return passage(
    'cost-insight',
    same ? 0.8 : 0.7,
    because(
      given(words(text), `price_level_vs_us:${view.iso3}`, `price_level_vs_us:${view.home.iso3}`),
      'cost-of-living-priority',
      'current-location',
    ),
  );
};

/** Fallback insight: what kind of money question this place poses. */
export const plainInsight: Writer = (view) => {
  const here = view.atlas.fact(view.iso3, 'price_level_vs_us')?.value;
  if (typeof here !== 'number') return null;
  const text =
    here > 85
      ? `${view.Name} is a place to earn in before it is a place to save in.`
      : here > 55
        ? `${view.Name} is neither a bargain nor a luxury; the town you choose will move your budget more than the border does.`
        : `Money goes a long way in ${view.name}, and the services that foreigners buy are where it goes fastest.`;
  return passage('money-kind', 0.3, given(words(text), `price_level_vs_us:${view.iso3}`));
};

const TAX_ACTION: Readonly<Record<string, string>> = {
  retired:
    'how your pension is taxed, which country taxes it first, and whether health contributions are due on it',
  remote:
    'whether your employer owes tax or contributions there because you sit there, and from which day you do yourself',
  freelance:
    'how to register, what to invoice from where, and which contributions begin with the first invoice',
  founder:
    'which legal form to open, when VAT begins, and what tax a salary or a dividend to yourself would bear',
  owner: 'whether running the company from there moves its tax residence, and how dividends would be taxed',
  employee:
    'what stays of the offered salary after tax and contributions, and whether moving costs may be deducted',
  transfer:
    'whether the employer pays for tax advice in both countries, and in which scheme your contributions run',
  student:
    'whether a part-time job is taxed, and whether your family can still claim you as a dependant at home',
  means: 'how interest, dividends and gains are taxed, and whether assets abroad have to be declared',
  open: 'from which day you would be tax resident and what would then have to be declared',
};

/** A first hour with an adviser, with the questions to bring. */
export const taxAction: Writer = (view) => {
  const { stage, stageIds, read } = view.profile;
  const urgency = read.choices('cross-border-financial-planning')[0];
  const when =
    urgency === 'yes-urgent'
      ? 'this month, since you asked for planning across borders soon'
      : read.has('tax-awareness', 'yes')
        ? 'to check what you already know'
        : 'before you give notice of anything';
  const said = wayOf(view, 'tax-action', [
    () =>
      say`Book one hour with a tax adviser who works with both ${view.homeName} and ${view.name}, ${when}, and ask: ${TAX_ACTION[stage] ?? ''}.`,
    () =>
      say`Put these questions in writing to an adviser in ${view.name}: ${TAX_ACTION[stage] ?? ''}. Ask for a fixed fee.`,
    () =>
      say`Ask the tax office of ${view.name} or an adviser there ${TAX_ACTION[stage] ?? ''}; keep the answer with your papers.`,
  ]);
  return passage(
    'tax-action',
    0.5,
    said &&
      because(
        said,
        'tax-awareness',
        ...(urgency ? ['cross-border-financial-planning'] : []),
        ...stageIds,
        'current-location',
      ),
  );
};

/** Proof of where money comes from takes longest to collect. */
export const fundsAction: Writer = (view) => {
  const { read } = view.profile;
  if (!read.has('source-of-funds-documentation', 'no', 'unsure')) return null;
  const doubt: Said = words(
    read.has('source-of-funds-documentation', 'no')
      ? 'You could not yet document where your money comes from'
      : 'You were not sure that you could document where your money comes from',
  );
  return passage(
    'funds-action',
    0.75,
    because(
      say`${doubt}, and a bank in ${view.name} will ask on the first day. Begin one folder now: twelve months of statements, tax assessments, contracts of sale, and a page that explains every large deposit.`,
      'source-of-funds-documentation',
    ),
  );
};
