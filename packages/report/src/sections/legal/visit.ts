import { passage, type Writer } from '../../place/passage.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { because, given, say } from '../../prose/said.ts';
import { freeMovement, isCitizen } from './routes.ts';

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
