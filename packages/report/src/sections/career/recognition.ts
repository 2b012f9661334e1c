import { isCareWorker } from '@global-fit/matching/profile/work/occupation';
import { fieldCalled } from '../../profile/work/fieldCalled.ts';
import { LICENSED_TRADES, type TheirProfession } from '@global-fit/matching/profile/work/professions';
import { stayMeant } from '../../place/entry/stay.ts';
import { oncePassage, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { inUnion } from '../../place/rights/europeanUnion.ts';
import { guardedInField } from '../../place/rights/ownLicence.ts';
import { demandsSaid, registerSaid } from '../../place/rights/registers.ts';
import { degreeCountry } from '../../profile/work/degreeCountry.ts';
import { list, listSaid, opening, withArticle } from '../../prose/english.ts';
import { because, flow, type Said, say, sayAs, words } from '../../prose/said.ts';
import { atStage } from './atStage.ts';
import {
  ownProfession,
  partnersProfession,
  partnersTrade,
  REGULATED,
  REGULATED_IN_SOME,
} from '../../profile/work/professions.ts';
import { partnerCalled } from '../../profile/people/called.ts';

/** Regulated work for clients elsewhere: two registers and an insurer, but no employer. */
function licensedFromAfar(view: PlaceView, label: Said): Said | null {
  const said = wayOf(view, 'recognition-clients', [
    () =>
      say`↗Work in ${label} is often regulated. Ask the register in ${view.name} whether it has a say over clients in another country, and the register that licenses you, with your liability insurer, whether licence and cover hold while you live abroad.`,
    () =>
      say`For ${label} ${view.name} has its own register: ask whether clients elsewhere concern it, and have your own register and insurer confirm that you may go on from there.`,
    () =>
      say`[Before you see a client from ${view.name}|Before the first session from ${view.name}], two registers have to agree: that of the country your clients are in, and that of ${view.name}, if its rules cover work done from a desk there.`,
  ]);
  return said && because(said, 'career-field', ...view.profile.stageIds);
}

/** The body that regulates the customer's profession here and what it requires; null without a record. */
function ownRegister(view: PlaceView, own: TheirProfession): Said | null {
  const body = registerSaid(view, own.name);
  if (!body) return null;
  const work = withArticle(own.name);
  const said = wayOf(view, 'recognition-register', [
    () => say`↗${opening(body)} decides whether you may work as ${work} in ${view.name}.`,
    () => say`↗As ${work} in ${view.name} you need the licence of ${body}.`,
    () => say`↗You may not work as ${work} in ${view.name} until ${body} has agreed.`,
    () => say`↗The licence as ${work} in ${view.name} comes from ${body}.`,
  ]);
  const asked = demandsSaid(view, own.name, degreeCountry(view.profile));
  return (
    said && because(flow(said, asked), ...own.ids, ...(asked ? ['citizenship', 'current-location'] : []))
  );
}

/** The kind of body that licenses the customer's profession, where no record names the one here. */
function ownBody(view: PlaceView, own: TheirProfession): Said | null {
  const work = withArticle(own.name);
  const body = `the ${own.guards} of ${view.name}`;
  const said = wayOf(view, 'recognition-body', [
    () =>
      say`↗Whether you may work as ${work} in ${view.name} is for ${body} to say, before any employer: ask whether it endorses the certificates that you hold, or which examination and which service it wants on top.`,
    () =>
      say`↗${opening(words(body))} comes before the employer: ask it in one letter what it accepts of your certificates as ${work}, and what has to be sat again.`,
    () =>
      say`↗As ${work} you have to be accepted by ${body} too: send it copies of your certificates, and ask what they are worth there and for how long.`,
  ]);
  return said && because(said, 'career-field', ...own.ids);
}

/** The usual professions of a field, where none is named. */
const OF_FIELD: Readonly<Record<string, readonly string[]>> = {
  healthcare: ['physician', 'nurse'],
  education: ['teacher'],
};

/** Who regulates the usual professions of a field, for customers who named none; null without records. */
function registersOfField(view: PlaceView, field: string): Said | null {
  const known = (OF_FIELD[field] ?? []).flatMap((name) => {
    const body = registerSaid(view, name);
    return body ? [{ name, body }] : [];
  });
  if (known.length === 0) return null;
  const told = listSaid(
    [...Map.groupBy(known, ({ body }) => body.text)].map(
      ([body, of]) =>
        say`${sayAs(
          body,
          of.map((one) => one.body),
        )} for ${list(of.map(({ name }) => `${name}s`))}`,
    ),
  );
  const said =
    known.length === 1
      ? wayOf(view, 'recognition-one', [
          () => say`↗In ${view.name} it is ${told} that decides on a qualification from abroad.`,
          () =>
            say`↗In ${view.name} a qualification from abroad goes to ${told}, before the first application.`,
          () => say`↗Before an employer in ${view.name} signs, ${told} has to agree.`,
        ])
      : wayOf(view, 'recognition-field', [
          () =>
            say`↗In ${view.name} a register comes before the employer: ${told}; other professions have their own.`,
          () => say`↗Who decides on a licence in ${view.name} depends on the profession: ${told}.`,
          () => say`↗Before an employer in ${view.name} signs, a register has to agree: ${told}.`,
        ]);
  return said && because(said, 'career-field');
}

/** Work that needs a licence in some countries; for members of the Union a database says in which. */
function licensedInSome(view: PlaceView, label: Said): Passage | null {
  const union = inUnion(view);
  return oncePassage(
    union ? 'recognition-some-union' : 'recognition-some',
    0.95,
    because(
      union
        ? say`Parts of ${label} need a licence in some countries and none in others: the Commission’s database of regulated professions tells which need one in ${view.name}.`
        : say`Parts of ${label} need a licence in some countries and none in others: ask the professional body of ${view.name} whether yours does, and what your certificates count for.`,
      'career-field',
    ),
  );
}

/**
 * Weight of the licence of a profession that was named: each place has a body of its own, and nobody works before it
 * has agreed, so it is told of every place.
 */
const NAMED = 1.9;
const NAMED_PARTNER = 1.6;

/** The licence of a trade, or of a profession that takes one in a field where most work does not; null for others. */
function licenceNamed(view: PlaceView, own: TheirProfession, field: string): Passage | null {
  if (!LICENSED_TRADES.has(own.name))
    return guardedInField(own, field) && !atStage(view, 'freelance')
      ? passage('recognition', NAMED, ownRegister(view, own) ?? ownBody(view, own))
      : null;
  const said = wayOf(view, 'recognition-trade', [
    () =>
      say`Many countries let nobody work as ${withArticle(own.name)} without a licence: the ${own.guards} of ${view.name} says whether it asks for one, and which examination or supervised period stands between your certificate and its own. Ask before you apply.`,
    () =>
      say`For ${view.name} too the licence as ${withArticle(own.name)} is the first question: the ${own.guards} says what it accepts of your certificate, and what has to be sat again.`,
  ]);
  return passage('recognition', 0.95, said && because(said, 'career-field', ...own.ids));
}

/** Recognition of profession and degree. */
export const recognition: Writer = (view) => {
  const { read } = view.profile;
  const field = read.choices('career-field')[0];
  if (!field || !atStage(view, 'employee', 'founder', 'freelance', 'transfer')) return null;
  const label = fieldCalled(read);
  const own = ownProfession(view.profile);
  const named = own && licenceNamed(view, own, field);
  if (named) return named;
  if (REGULATED_IN_SOME.has(field)) return licensedInSome(view, label);
  if (!REGULATED.has(field)) return null;
  if (!own && isCareWorker(read.all))
    return oncePassage(
      'recognition-care',
      0.95,
      because(
        words(
          'Care work beside a nurse needs a register or a certificate of the country in some places, and neither in others: ask two employers which paper they need from somebody trained abroad, and whether the course can be done on the job.',
        ),
        'career-field',
        'special-skills',
      ),
    );
  if (atStage(view, 'freelance')) return passage('recognition', 0.95, licensedFromAfar(view, label));
  const register = own ? ownRegister(view, own) : registersOfField(view, field);
  if (register) return passage('recognition', own ? NAMED : 0.95, register);
  const years = read.number('years-in-field');
  const experience =
    years !== null && years > 0
      ? because(
          words(
            `; your ${years === 1 ? 'year in the field counts' : `${years} years in the field count`} once the licence does`,
          ),
          'years-in-field',
        )
      : '';
  const said = wayOf(view, 'recognition', [
    () =>
      say`[Work in ${label} is often regulated|For work in ${label} many countries keep a register]. [Find the body in ${view.name} that recognises the qualification and ask for its language level, fee and waiting time before you apply for jobs${experience}|The register in ${view.name} decides before any employer does: language level, fee, waiting time${experience}|Begin with the register in ${view.name}, since an employer can sign only once it has recognised you${experience}].`,
    () =>
      say`For ${label} ${view.name} has its own register; [↗ask which exam or supervised period a foreign qualification still needs there|ask it for the list of accepted qualifications, and for the exam that closes a gap|ask how long its decision takes and whether you may work under supervision until then].`,
    () =>
      say`[The licence in ${view.name} comes before the job in ${label}: write to the register first|Put the register of ${view.name} before every application, since employers in ${label} will ask for its decision|Where the work in ${label} needs a licence in ${view.name}, it comes before the contract].`,
  ]);
  return passage('recognition', 0.95, said && because(said, 'career-field'));
};

/** The same for the partner, where the customer's words tell of a profession or trade. */
export const partnersRecognition: Writer = (view) => {
  // Who comes for part of each year works at home, as told.
  if (stayMeant(view)) return null;
  const found = partnersProfession(view.profile);
  const other = found ? null : partnersTrade(view.profile);
  if (other)
    return oncePassage(
      'recognition-partner',
      0.94,
      because(
        say`${opening(partnerCalled(view.profile.movers))} should bring the certificates as ${withArticle(other.trade)}, with a translation: ${inUnion(view) ? 'the Commission’s database of regulated professions tells' : 'the chamber or ministry of labour there says'} whether the trade needs a licence in ${view.name}.`,
        ...other.ids,
      ),
    );
  if (!found) return null;
  const partner = partnerCalled(view.profile.movers);
  const work = withArticle(found.name);
  const body = registerSaid(view, found.name);
  if (body) {
    const said = wayOf(view, 'recognition-partner', [
      () => say`↗${opening(body)} decides whether ${partner} may work as ${work} in ${view.name}.`,
      () => say`↗Before ${partner} applies as ${work} in ${view.name}, ${body} has to agree.`,
      () => say`↗${opening(body)} comes first for ${partner}, as ${work} in ${view.name}.`,
    ]);
    const asked = demandsSaid(view, found.name, degreeCountry(view.profile));
    return passage('recognition-partner', NAMED_PARTNER, said && because(flow(said, asked), ...found.ids));
  }
  return oncePassage(
    'recognition-partner',
    0.94,
    because(
      say`${opening(partner)} needs a licence to work as ${work} in ${LICENSED_TRADES.has(found.name) ? 'many' : 'most'} countries: the ${found.guards} of ${view.name} decides before any employer does, on qualification and level of language.`,
      ...found.ids,
    ),
  );
};
