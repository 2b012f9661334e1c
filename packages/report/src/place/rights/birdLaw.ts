import type { Iso3 } from '@global-fit/atlas/model';
import { ruleQuantity, shown } from '../../figures/quantity.ts';
import { because, flow, given, type Said, say, words } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

const AUSTRALIA: Iso3 = 'AUS';
const NEW_ZEALAND: Iso3 = 'NZL';

const IDS = ['relocating-pets', 'pets-details', 'current-location'] as const;

const isOnRecord = ({ atlas }: PlaceView, id: string): boolean => atlas.rule(id)?.from.shown === true;
const byRule = (id: string, said: Said): Said => because(given(said, `rule:${id}`), ...IDS);

/** Whether the move crosses a border out of `from`; these laws do not apply within a country. */
const comesFrom = ({ home, iso3 }: PlaceView, from: Iso3 | null): boolean =>
  home !== null && home.iso3 !== iso3 && (from === null || home.iso3 === from);

/** "let no live bird in", where the place's law excludes pet birds from this home; null without a record. */
export function birdsKeptOut(view: PlaceView): Said | null {
  if (view.iso3 === NEW_ZEALAND && comesFrom(view, null) && isOnRecord(view, 'birds-into-NZL'))
    return byRule(
      'birds-into-NZL',
      words(
        'New Zealand lets no live birds in by our record, that of its ministry of 2020; a rule for companion birds was being written then, so before you plan anything else, ask whether it has come',
      ),
    );
  const fromNewZealand = comesFrom(view, NEW_ZEALAND);
  if (
    view.iso3 === AUSTRALIA &&
    comesFrom(view, null) &&
    !fromNewZealand &&
    isOnRecord(view, 'birds-into-AUS')
  )
    return byRule(
      'birds-into-AUS',
      say`Australia lets pet birds in from New Zealand alone, so a bird from ${view.homeName} cannot come`,
    );
  return null;
}

/** Which native birds may leave Australia, and how few. */
function outOfAustralia(view: PlaceView): Said | null {
  const most = ruleQuantity(view.atlas, 'native-birds-out-AUS');
  if (!comesFrom(view, AUSTRALIA) || !most) return null;
  return byRule(
    'native-birds-out-AUS',
    say`Australia lets native birds leave only as pets of residents who go for good: galahs, sulphur-crested cockatoos, little and long-billed corellas, with a limit of ${shown(most, String)} animals, and cockatiels and budgerigars; its wildlife trade office gives the permit.`,
  );
}

/** Whether a bird that left Australia may return. */
function backToAustralia(view: PlaceView): Said | null {
  if (!comesFrom(view, AUSTRALIA) || !isOnRecord(view, 'birds-into-AUS')) return null;
  return byRule(
    'birds-into-AUS',
    words(
      'A pet bird comes back into Australia from New Zealand alone, and of parrots only some kinds, with two permits: from any other country it cannot come home.',
    ),
  );
}

/** What home's law says about taking birds out and back; null without a record. */
export function birdsOfHome(view: PlaceView): Said | null {
  const said = [outOfAustralia(view), backToAustralia(view)].filter((one) => one !== null);
  return said.length > 0 ? flow(...said) : null;
}
