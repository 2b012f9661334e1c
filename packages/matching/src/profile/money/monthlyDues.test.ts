import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { monthlyDues } from './monthlyDues.ts';
import { ownMoney } from './ownMoney.ts';

const told = (remark: string, more: Readonly<Record<string, string>> = {}) =>
  monthlyDues(answersOf({ 'additional-comments': remark, ...more }), ownMoney(realAtlas(), 'USA'))
    ?.monthlyUsd ?? null;

describe('monthly payments that continue', () => {
  it.each<[string, number | null]>([
    ['I pay $640 a month on federal student loans (SAVE is gone, now IBR) and Eli pays $210.', 850],
    ['I send US$250 to my mother every month. My salary is $96,000.', 250],
    ['We support my parents with $300 a month', 300],
    ['I owe $40,000 on student loans and pay $300 a month', 300],
    ['I owe $23,000 in federal student loans, about $240 a month.', 240],
    ['We have two loans of $9,000 and $4,000 (some $350 per month)', 350],
    ['I owe $23,000 in student loans, and earn $2,400 a month', null],
    ['I owe $23,000 in student loans, and my rent is $900 a month', null],
    ['I owe my landlord two months, $900 a month', null],
    ['I pay $900 a month in rent and $100 on loans', null],
    ['I get $500 child support a month', null],
    ['If I pay $300 a month on my loans, can I still move?', null],
    ['I send money to my mother every month', null],
    ['We pay US$310 a month on a loan until 2029.', 310],
    ['We pay US$310 a month on a loan until May 2029.', 310],
    ['We pay US$310 a month on a loan until we move.', null],
    ['Our loan is 310 dollars a month', 310],
    ['We have a loan of 310 dollars a month', 310],
    ['We have a loan of 20,000 dollars, 310 a month', null],
    ['The car loan costs us 310 dollars monthly', 310],
    ['I pay credit 310 dollars monthly until 2029.', 310],
    ['I help my mother with 200 dollars each month', 200],
    ['I pay $300 a fortnight on my car loan', 650],
    ['I pay 300 bucks a month child support', 300],
    ['I pay my parents’ medicines and my two sisters’ school fees, about $600 a month', 600],
    ["I pay for my mother's nursing home, $900 monthly, and my rent is $800 a month", 900],
    ["We pay for my husband's mother's care, $700 a month", 700],
    ["I pay my mother-in-law's medicines, $100 a month", 100],
    ["I pay my daughter's school fees, $400 a month", null],
    ["My sister's school fees are $300 a month", null],
    ['My mother helps me with 200 dollars each month', null],
    ['My abuela in Lima gets 100 dollars a month from me, that must go on.', 100],
    ['My mother gets 400 dollars a month from her pension', null],
    ['I get 100 dollars a month from my mother', null],
    [
      'My mother is a widow; I send her $91 every month and I would like her to visit me for some weeks each year.',
      91,
    ],
    ['We pay $300 a month on loans and we would like to buy a house.', 300],
  ])('is read with care: "%s"', (remark, usd) => {
    expect(told(remark)).toBe(usd);
  });

  it('counts once what two remarks mention', () => {
    const twice = { 'unique-family-situation': 'We send $250 a month to my mother.' };
    expect(told('I send $250 to my mother every month.', twice)).toBe(250);
  });
});
