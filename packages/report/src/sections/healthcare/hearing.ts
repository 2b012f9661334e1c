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
        say`Our tables hold nothing on access for hard-of-hearing people, so it does not affect the ranking. Get it in writing from one hospital in ${cityOf(view)} before you take a home: whether its desks have a loop for hearing aids, who captions or writes down what is said at an appointment, and who pays.`,
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
      say`Our tables hold nothing on access for deaf people, so it does not affect the ranking. Get it in writing from one hospital in ${cityOf(view)} before you take a home: who books an interpreter or live captions for an appointment, who pays, and what is there at night.${signed}`,
      ...ids,
    ),
  );
};
