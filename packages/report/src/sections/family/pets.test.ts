import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { recordById } from '../../figures/records.ts';
import { petTasks } from '../../parts/timeline/tasks/petTasks.ts';
import type { PlaceView } from '../../place/view.ts';
import { placeView, viewsOf } from '../../testing/views.ts';
import { birdsOut, horses, otherAnimals, petAction, petInsight, pets, undecidedPets } from './pets.ts';

const STUTTGART = place('Stuttgart', 'Germany', 'de');
const AUSTIN = place('Austin', 'United States', 'us');

function views(
  from: ReturnType<typeof place>,
  animals: readonly string[],
  codes: readonly string[],
): readonly PlaceView[] {
  return viewsOf(
    answersOf({ 'current-location': from, 'relocating-pets': 'yes', 'pets-details': [...animals] }),
    codes.flatMap((code) => realAtlas().country(code) ?? []),
  );
}

const toldOf = (view: PlaceView): string =>
  [pets(view), petInsight(view), petAction(view), horses(view), otherAnimals(view)]
    .map((one) => one?.said.text ?? '')
    .concat(petTasks(view, [], null).map(({ said }) => said.text))
    .join('\n');

const NORDIC = ['NOR', 'DNK', 'SWE', 'IRL'];

describe('an animal from within the Union', () => {
  it('travels with its passport, not by the rule for animals from outside', () => {
    const [first = '', ...later] = views(STUTTGART, ['cat'], NORDIC).map(toldOf);
    expect(first).toContain('For your cat the EU pet passport is enough in Norway');
    for (const text of [first, ...later])
      expect(text).not.toMatch(/health certificate|tapeworm|days of lead|days have to pass|antibod/);
  });

  it('is one of two dogs where one is of a restricted breed, and two animals travel on the terms of one', () => {
    const [norway = ''] = views(STUTTGART, ['dog', 'dog-restricted-breed', 'cat'], NORDIC).map(toldOf);
    expect(norway).toContain('For your dogs and cat the EU pet passport is enough in Norway');
    expect(norway).toContain('your dogs and cat can travel to Norway on the EU pet passport');
    expect(norway).not.toContain('your dog and dog');
  });

  it('is a dog like any other in a task, whatever the breed that the law is told of once', () => {
    const [norway = ''] = views(STUTTGART, ['dog-restricted-breed'], NORDIC).map(toldOf);
    expect(norway).toContain('For your dog the EU pet passport is enough in Norway');
    expect(norway).not.toContain('restricted breed');
  });

  it('is treated against tapeworm where the record says so and it is a dog', () => {
    const [norway = '', denmark = '', , ireland = ''] = views(STUTTGART, ['dog'], NORDIC).map(toldOf);
    expect(norway).toContain('a tapeworm treatment by a vet shortly before entry');
    expect(denmark).not.toContain('treatment by a vet shortly before entry, beside');
    expect(ireland).toContain('Ireland asks for a tapeworm treatment of a dog');
  });

  it('needs Iceland’s permit and quarantine too, wherever Iceland stands in the report', () => {
    const last = views(STUTTGART, ['cat'], [...NORDIC, 'ISL']).at(-1);
    const told = last && pets(last);
    expect(told?.said.text).toMatch(/an import permit, 14 days of quarantine and a health certificate/);
    expect(told?.topic).toBe('pets-ISL');
    expect(last && toldOf(last)).toMatch(/names no time for it, so this plan allows half a year/);
  });

  it('cites the authority whose rule it is', () => {
    const publishers = (view: PlaceView | undefined): readonly string[] =>
      ((view && pets(view))?.said.facts ?? []).flatMap((id) =>
        (recordById(realAtlas(), id)?.from ?? []).map(({ source }) => source),
      );
    expect(publishers(views(STUTTGART, ['cat'], ['NOR'])[0])).toEqual(['European Union, Your Europe']);
    expect(publishers(views(AUSTIN, ['cat'], ['ESP'])[0])).toEqual([
      'European Commission, Bringing a pet into the EU from a non-EU country',
    ]);
  });
});

describe('a horse', () => {
  it('moves between states of the Union by its law', () => {
    const text = views(STUTTGART, ['horse', 'bird'], ['HRV']).map(toldOf)[0];
    expect(text).toMatch(/From Germany your horse goes to Croatia, as throughout the European Union/);
    expect(text).toMatch(/for your bird ask/);
    expect(text).not.toMatch(/half a year for your horse/);
  });

  it.each([
    [STUTTGART, 'NOR'],
    [AUSTIN, 'HRV'],
  ])('is referred to the authority on every other way: %j to %s', (from, to) => {
    const text = views(from, ['horse'], [to]).map(toldOf)[0];
    expect(text).toMatch(/for your horse ask/);
    expect(text).not.toMatch(/2016\/429/);
  });
});

describe('an animal from elsewhere', () => {
  it('comes by the rule on record, which asks a cat for no tapeworm treatment', () => {
    expect(views(AUSTIN, ['dog'], ['IRL']).map(toldOf)[0]).toMatch(
      /tapeworm treatment and a health certificate/,
    );
    for (const text of views(
      AUSTIN,
      ['cat'],
      realAtlas().countries.map(({ iso3 }) => iso3),
    ).map(toldOf))
      expect(text).not.toContain('tapeworm');
  });

  it('waits 180 days for Australia only from a country with rabies', () => {
    expect(views(AUSTIN, ['cat'], ['AUS']).map(toldOf)[0]).toMatch(/antibody test.*at least 180 days/);
    const near = views(place('Auckland', 'New Zealand', 'nz'), ['cat'], ['AUS']).map(toldOf)[0];
    expect(near).not.toMatch(/antibod|180 days/);
  });

  it('of an unrecorded kind is referred to the authority', () => {
    const text = views(STUTTGART, ['bird'], ['NOR']).map(toldOf)[0];
    expect(text).toMatch(/cover only dogs and cats: for your bird ask/);
    expect(text).not.toMatch(/rabies|passport/);
  });
});

describe('animals that may or may not come along', () => {
  const open = (kinds: readonly string[], answer = 'undecided'): string => {
    const view = placeView(
      'AUT',
      answersOf({
        'current-location': AUSTIN,
        'relocating-pets': answer,
        'pets-details': [...kinds],
      }),
    );
    return undecidedPets(view)?.said.text ?? '';
  };

  it('are told what they would need, with or without records', () => {
    expect(open(['rabbit-rodent'])).toMatch(/not decided.*veterinary authority of each country/);
    expect(open(['dog'])).toMatch(/not decided.*your dog.*microchip/);
    expect(open(['dog'], 'yes')).toBe('');
  });
});

describe('a bird excluded by law', () => {
  it('is told so for that place, and in the plan, but not for places without a recorded law', () => {
    const geelong = place('Geelong', 'Australia', 'au');
    const [zealand, thailand] = views(geelong, ['bird', 'cat'], ['NZL', 'THA']);
    if (!zealand || !thailand) throw new Error('no place');
    expect(birdsOut(zealand)?.said.text).toContain('lets no live birds in');
    expect(otherAnimals(zealand)).toBeNull();
    expect(petTasks(zealand, [], null).map(({ title }) => title)).toContain('Whether your birds may come');
    expect(birdsOut(thailand)).toBeNull();
    expect(otherAnimals(thailand)?.said.text).toContain('only dogs and cats');
    expect(petTasks(thailand, [], null).map(({ title }) => title)).not.toContain(
      'Whether your birds may come',
    );
  });
});
