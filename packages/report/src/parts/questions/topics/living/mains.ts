import { list } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** "sockets of type C and F at 230 volts", by a country's record; null without one. */
function mainsOf({ atlas }: PlaceView, iso3: string): Said | null {
  const row = atlas.practical(iso3);
  if (!row?.from.shown || row.mainsVolts.length === 0) return null;
  const volts = list(row.mainsVolts.map(String), 'or');
  const sockets = row.plugTypes.length > 0 ? `sockets of type ${list([...row.plugTypes])} at ` : '';
  return given(
    words(`${sockets}${volts} volts${row.plugsAgree === false ? ' (lists disagree)' : ''}`),
    `practical:${row.iso3}`,
  );
}

/** Home's voltages that a place lacks. */
function otherVolts(view: PlaceView): readonly number[] {
  const at = (iso3: string) => view.atlas.practical(iso3)?.mainsVolts ?? [];
  const there = at(view.iso3);
  return view.home && there.length > 0
    ? at(view.home.iso3).filter((volts) => !there.some((one) => Math.abs(one - volts) <= 20))
    : [];
}

/** Sockets and voltage, and whether devices from home work. */
export const MAINS: Topic = {
  id: 'mains',
  about:
    /\b(?:volts?|voltage|(?:1[012]0|2[234]0) ?V|hertz|(?:plug|socket)s?(?: types?)?(?! (?:into|in|away))|plug adapters?|(?:power )?transformers?|(?:bring|take|use) (?:my|our|an?) (?:\w+ )?(?:rice cookers?|hair ?dryers?|kettles?|(?:coffee|washing|sewing) machines?|appliances|electronics|electrical devices|tv sets?|printers?)|mains (?:power|supply|electricity|voltage))\b/i,
  not: /\b(?:ear ?plugs?|spark plugs?|eye sockets?|plug-?in|charging (?:stations?|points?))\b/i,
  over: ['internet', 'housing', 'disability-aid', 'moving', 'cost'],
  answer: ({ views, view }) => {
    const there = eachPlace(views, (one) => mainsOf(one, one.iso3));
    const home = view.home && views.every(({ iso3 }) => iso3 !== view.home?.iso3) ? view.home : null;
    const here = home && mainsOf(view, home.iso3);
    const unlike = views.filter((one) => otherVolts(one).length > 0).map(({ name }) => name);
    return {
      said: flow(
        there &&
          (here ? say`Mains on record: ${there}, against ${here} at home.` : say`Mains on record: ${there}.`),
        unlike.length > 0
          ? because(
              words(
                `In ${list(unlike)} a device made only for the voltage at home needs a transformer, and a plug adapter is not one; most chargers take both, as their label says.`,
              ),
              'current-location',
            )
          : null,
      ),
      lacks: 'what a single device takes, which stands on its label',
      whom: 'the company that makes each device with a motor, a heater or a printer in it',
      put: 'Does this device run at the voltage and the frequency of that country, or which transformer of how many watts does it need, and is there a model for there?',
    };
  },
};
