import { isAtHome } from '../../place/atHome.ts';
import { cityOf, oncePassage, type Writer } from '../../place/passage.ts';
import { deafIds, hardOfHearing } from '../../profile/health/hearing.ts';
import { because, say } from '../../prose/said.ts';

/** What somebody deaf or hard of hearing needs to know and no record tells; said once. */
export const hearing: Writer = (view) => {
  const ids = deafIds(view.profile);
  if (!ids || view.profile.discreet.length > 0) return null;
  if (hardOfHearing(view.profile))
    return oncePassage(
      'hearing',
      1.38,
      because(
        say`On access for hard-of-hearing people our tables hold nothing, so it moves no rank. Have it in writing from one hospital in ${cityOf(view)} before a home is taken: whether its desks have a loop for hearing aids, who captions or writes down what is said at an appointment, and who pays.`,
        ...ids,
      ),
    );
  const signed = isAtHome(view)
    ? ''
    : ' If you sign, ask which sign language is used there: a country often has its own, also where the spoken language is the same.';
  return oncePassage(
    'hearing',
    1.38,
    because(
      say`On access for deaf people our tables hold nothing, so it moves no rank. Have it in writing from one hospital in ${cityOf(view)} before a home is taken: who books an interpreter or live captions for an appointment, who pays, and what is there at night.${signed}`,
      ...ids,
    ),
  );
};
