import { expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { givenName } from './givenName.ts';

it.each([
  ['CHN', 'Chen Wei', 'Chen Hao', 'Hao'],
  ['KOR', 'Kim Min-jun', 'Kim Ha-neul', 'Ha-neul'],
  ['VNM', 'Nguyen Van Minh', 'Nguyen Lan', 'Lan'],
  ['CHN', 'Chen Wei', 'Li Na', 'Li Na'],
  ['CHN', 'Wei Chen', 'Hao Chen', 'Hao'],
  ['JPN', 'Taro Yamada', 'Yuki Yamada', 'Yuki'],
  ['HUN', 'Nagy Gábor', 'Nagy Dóra', 'Dóra'],
  ['HUN', 'Gábor', 'Nagy Dóra', 'Nagy Dóra'],
  ['CHN', 'Chen Wei', 'Hao', 'Hao'],
  ['SGP', 'Wei Ming', 'Jun Kai', 'Jun Kai'],
  ['MYS', 'Tan Wei Ming', 'Tan Xin Yi', 'Xin Yi'],
  ['DEU', 'Anna Schmidt', 'Anna Lena Schmidt', 'Anna'],
  ['PHL', 'Rodel Magbanua', 'Rodel Jr.', 'Rodel Jr'],
  ['PHL', 'Rodel', 'Rodel Magbanua Jr', 'Rodel Jr'],
  ['BRA', 'José', 'José Neto', 'José Neto'],
  ['PHL', 'Grace', 'Rodel Jr', 'Rodel'],
  ['ESP', 'María García', 'José Luis García', 'José'],
])(
  'finds the name to use for somebody in the household of a citizen of %s, %s: %s',
  (iso3, own, name, called) => {
    expect(givenName(answersOf({ citizenship: [iso3], 'full-name': own }), name)).toBe(called);
  },
);
