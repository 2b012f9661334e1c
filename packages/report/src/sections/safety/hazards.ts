import { hazardsOf } from '../../place/surroundings/hazards.ts';
import { cityOf, passage, type Writer, wayOf } from '../../place/passage.ts';
import { list } from '../../prose/english.ts';
import { because, given, say, words } from '../../prose/said.ts';

/** Named natural hazards. */
export const hazards: Writer = (view) => {
  const record = hazardsOf(view);
  if (record.names.length === 0) return null;
  const names = list(record.names);
  const { read } = view.profile;
  const buys = read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property');
  const city = cityOf(view);
  const end = buys
    ? because(
        words(`look at the hazard map of the parcel near ${city} before the price`),
        'housing-preference',
      )
    : words(`the public risk map shows how far that concerns ${city}`);
  const said = wayOf(view, 'hazards', [
    () =>
      say`Somewhere in ${view.name} there ${/s\b(?:$|,| and)/.test(record.names[0] ?? '') ? 'are' : 'is'} ${names}, by the record for the whole country; ${end}.`,
    () => say`For the whole of ${view.name} the record of natural hazards names ${names}: ${end}.`,
    () => say`The record names ${names} for ${view.name} without telling regions apart; ${end}.`,
    () => say`Our record does not say which part of ${view.name} has ${names}: ${end}.`,
  ]);
  return passage(
    'hazards',
    0.15 + 0.08 * record.names.length + (buys ? 0.25 : 0),
    said && given(said, ...record.facts),
  );
};
