import { describe, expect, it } from 'vitest';
import type { Asked } from './topic.ts';
import { openByWhom, unanswered, whomToAsk } from './unanswered.ts';

const whom = (text: string): string => whomToAsk({ text, places: [], towns: [] } as unknown as Asked);

it('what is paid at home is asked of whoever is paid, and of no embassy', () => {
  for (const text of ['Do I still pay SSS and Pag-IBIG', 'Must we keep contributing to the fund of my union'])
    expect(whom(text), text).toMatch(/^the office or company that is paid now/);
  expect(whom('Do I pay a fee at the port')).not.toMatch(/paid now/);
  expect(whom('Must we keep the certificates of the ship')).toMatch(/^the embassy/);
});

it('each part goes to whoever decides on it', () => {
  const parts: readonly (readonly [string, RegExp])[] = [
    ['will I sleep at home', /^the employer/],
    ['would Kate have to wait ten years', /^the embassy/],
    ['do my training years count for specialist certification', /^the body that licenses the profession/],
    ['may I be paid in cash by boat owners', /^the tax office/],
    [
      'Will I keep my Swedish sickness benefit qualifying income (SGI) if I stop working',
      /^the office or insurer at home/,
    ],
    ['does the Fair Deal pay abroad', /^the office or insurer at home/],
    ['will anyone service his cochlear implant', /^a clinic/],
    ['is a Mexican wedding recognised in Spain', /^the civil registry/],
    ['can Elsa sit the Swedish national tests from there', /^the school authority/],
    ['where would the horse be stabled', /^the official vet/],
    ['must I bring my diploma', /^the embassy/],
    ['Do my years of residency count toward citizenship', /^the embassy/],
    ['Does temporary residency count towards permanent residency', /^the embassy/],
    ['do my years of residency in surgery count', /^the body that licenses the profession/],
    ['Will my employer pay for the move abroad', /^the employer/],
    ['Will my company cover flights overseas', /^the employer/],
    ['Will my pension pay abroad', /^the office or insurer/],
    ['Do I keep my Medicare', /^the office or insurer/],
    ['Do my colleagues need to know', /both bound to silence/],
    ['Are teachers kind to children who come new', /^the school authority/],
    ['Can we bring our horse', /^the official vet/],
    ['Is my electric bike allowed', /^the embassy/],
  ];
  for (const [text, expected] of parts) expect(whom(text), text).toMatch(expected);
});

it('what life is like there is asked of those who live there, and not of a state', () => {
  for (const text of [
    'will we find friends',
    'Will I be lonely in winter',
    'who plays chess there',
    'Are there bird-watching groups',
    'Where can I ride horses',
    'Will we find friends with dogs',
    'Are there yoga classes',
    'Are there guitar lessons for adults',
    'Is it a working class area',
    'What are the working hours of shops',
    'How are foreigners treated by neighbours',
    'Are most people our age married',
    'Is my accent a problem',
    'Do companies accept internship applications',
  ])
    expect(whom(text), text).toMatch(/^the town hall/);
});

it('a matter of health or of silence goes to people bound to it, whatever is paid', () => {
  for (const text of ['Will we still pay for insulin', 'Do I keep paying for his dialysis out of the fund'])
    expect(whom(text), text).toMatch(/^a clinic/);
  for (const text of [
    'Can I keep paying my ex maintenance without him learning where I live',
    'Do I still pay my insurance after an arrest',
    'Must we keep contributing to our church',
  ])
    expect(whom(text), text).toMatch(/bound to silence/);
  for (const text of ['Do I still pay my health insurance', 'Must I keep paying into the sickness fund'])
    expect(whom(text), text).toMatch(/paid now/);
  expect(whom('Do we still pay at the toll')).not.toMatch(/paid now/);
});

it('only what a home brings, or what is owed on it, goes to the lender', () => {
  for (const text of [
    'What happens to the proceeds if we sell our house after the move',
    'May I move out while my VA mortgage runs',
    'Who collects what we still owe on the flat',
  ])
    expect(whom(text), text).toMatch(/^a tax adviser/);
  for (const text of [
    'Can I sell my paintings at the market there',
    'Is it legal to sell honey from my own bees',
    'Do I owe notice to my landlord',
    'Can I get a student loan there',
    'What is there for sale on Sundays',
    'What do eggs sell for',
    'Do they sell books in my language',
    'Do I owe anybody thanks',
    'Who tells me how my case proceeds',
    'Is there a place there that sells them second hand',
    'Can we sell our home-made jam at the market',
  ])
    expect(whom(text), text).not.toMatch(/lender/);
});

describe('a part that is left open beside an answer', () => {
  const asked = {
    text: '',
    places: [],
    towns: [],
    profile: { discreet: [], unsafe: { iso3: [] } },
  } as unknown as Asked;
  const to = (part: string) => openByWhom(asked, [part], 'a solicitor for family law')[0]?.[1];

  it.each(['what if she changes her mind later', 'and how long is the wait', 'will she agree'])(
    'goes where its subject went: %s',
    (part) => {
      expect(to(part)).toBe('a solicitor for family law');
    },
  );

  it('goes its own way where it has a subject of its own', () => {
    expect(to('are there beaches nearby')).toMatch(/^the town hall/);
    expect(to('what happens with my harpsichord')).toMatch(/^the town hall/);
    expect(to('what does the vet ask of my dog')).toContain('the official vet');
  });
});

describe('how to find out what no record answers', () => {
  const how = (text: string): string =>
    JSON.stringify(
      unanswered({ text, places: [], towns: [], profile: { read: { all: {} } } } as never, false),
    );

  it('goes by what is asked, not by who asks', () => {
    const school = /two schools or nurseries/;
    expect(how('My wife is a teacher at a public school. Will our antique harpsichord survive?')).not.toMatch(
      school,
    );
    expect(how('My son has a place at a school. What is there for him?')).toMatch(school);
  });
});

it('a part left open is quoted as written, without what the reading put beside a name', () => {
  const asked = { text: '', places: [], towns: [], profile: { discreet: [], unsafe: { iso3: [] } } };
  const [[quoted]] = openByWhom(asked as unknown as Asked, ['Dana (my child) is 20'], null) as [
    [string, string],
  ];
  expect(quoted).toBe('“Dana is 20”');
});
