import { ownHome } from '../../../../place/money/property.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import type { Answer, Asked } from '../../topic.ts';

const HOUSE =
  /\b(?:flats?|houses?|apartments?|propert(?:y|ies)|real estate|cottages?|villas?|(?:my|our|family) home|the home|land)\b/i;
const LET = /\b(?:rents?|rental|let|letting|lease|tenants?)\b/i;
const SOLD =
  /\b(?:sell|selling|sale|sold|gains?|proceeds)\b|[$€£\d][^?]{0,30}\bfrom (?:the|our|my) (?:house|home|flat|apartment|property)\b/i;

/** Where the house is, as far as it is known to be theirs. */
function where({ view }: Asked): Said {
  const own = ownHome(view);
  return own?.name
    ? because(say`in ${own.name}, where it stands`, 'property-ownership')
    : words('in the state where it stands');
}

/** Which state taxes a house's rent and the gain on its sale; null for other questions. */
export function propertyTax(asked: Asked): Answer | null {
  const { text } = asked;
  const [rent, gain] = [LET.test(text), SOLD.test(text)];
  if (!(rent || gain) || !(HOUSE.test(text) || /\b(?:my|our) rents?\b|\brental income\b/i.test(text)))
    return null;
  const stands = where(asked);
  const what = rent && gain ? 'the rent and the gain' : rent ? 'the rent' : 'the gain';
  return {
    said: flow(
      rent
        ? say`Rent from a home is normally taxed ${stands}, and may have to be declared where you live as well.`
        : null,
      gain
        ? say`A gain on its sale is normally taxed first ${rent ? 'there too' : stands}, and the country in which you live on the day of the deed may tax it besides.`
        : null,
      words(
        'You may lose a relief for the home that you live in once you let it, or once you are resident elsewhere: ask before you do either.',
      ),
    ),
    lacks: 'rates, reliefs and the text of the tax treaties',
    whom: 'a tax adviser who works with both countries',
    put: `Which state taxes ${what} once I live abroad, at what rate, until when does a relief for my own home hold, and what has to be declared in each?`,
  };
}
