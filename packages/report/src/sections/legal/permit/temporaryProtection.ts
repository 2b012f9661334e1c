import { passage, type Writer } from '../../../place/passage.ts';
import { protectionFromUkraine } from '../../../place/entry/temporaryProtection.ts';
import { opening } from '../../../prose/english.ts';
import { because, say, words } from '../../../prose/said.ts';

const TOPIC = 'temporary-protection';

/** For people who leave Ukraine: the protection that stands beside any permit, told at length at the first place. */
export const temporaryProtection: Writer = (view) => {
  const law = protectionFromUkraine(view);
  if (!law) return null;
  const { movers } = view.profile;
  const each =
    movers.people > 1
      ? because(
          words(
            ' Each of you to whom that applies has it by their own passport, whatever a permit says about family.',
          ),
          ...movers.ids,
        )
      : '';
  const said =
    view.ledger.timesUsed(TOPIC) === 0
      ? say`Beside a permit ${view.name} has another way, by a law of the European Union. ${opening(law)}.${each} Before you pay for a permit, ask its office for foreigners whether it still takes those who come now, what follows that day, and whether one may change to a permit for work from it.`
      : say`[${view.Name} gives temporary protection by the same law: its own office says whether those who come now still get it|${view.Name} gives the same temporary protection: put the same three questions to its own office|By the same law you can ask for temporary protection in ${view.name}; find out there as well whether those who come now still get it].`;
  return passage(
    TOPIC,
    view.ledger.timesUsed(TOPIC) === 0 ? 2 : 1.6,
    because(said, 'citizenship', 'current-location'),
  );
};
