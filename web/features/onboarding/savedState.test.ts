import { describe, expect, it } from 'vitest';
import type { User } from '#api/account.ts';
import type { Keeper } from '#features/drafts/keeper.ts';
import type { Found } from '#features/drafts/reconcile.ts';
import { nothingSaved, type SavedAction, savedState, shownStatus } from './savedState.ts';

const ada = { id: 'ada' } as User;
const bert = { id: 'bert' } as User;
const keeper = { userId: 'ada' } as Keeper;
const found = { serverVersion: 3 } as Found;

const after = (...actions: readonly SavedAction[]) => actions.reduce(savedState, nothingSaved);
const owned: SavedAction = { type: 'owned', owner: ada, keeper };
const asked: SavedAction = { type: 'asked' };
const unreached: SavedAction = { type: 'unreached' };
const tryAgain: SavedAction = { type: 'tryAgain' };
const offered: SavedAction = { type: 'found', found, mayAsk: true };

describe('saved answers', () => {
  it('are offered before they are used, where the person can be asked', () => {
    expect(after(owned, asked, offered)).toMatchObject({ status: 'asking', found });
    expect(after(owned, asked, offered, { type: 'settled' })).toMatchObject({ status: 'ready', found });
    expect(after(owned, asked, { type: 'found', found, mayAsk: false }).status).toBe('ready');
  });

  it('are ready at once where there are none', () => {
    expect(after(owned, asked, { type: 'found', found: null, mayAsk: true })).toMatchObject({
      status: 'ready',
      found: null,
    });
  });

  it('that fail to load are requested again, and shown as failed until they arrive', () => {
    const again = after(owned, asked, unreached, tryAgain);
    expect(again).toMatchObject({ status: 'none', failures: 1 });
    expect(shownStatus(again)).toBe('failed');
    expect(shownStatus(savedState(again, asked))).toBe('failed');
    expect(after(owned, asked, unreached, tryAgain, asked, unreached).failures).toBe(2);
    const had = after(owned, asked, unreached, tryAgain, asked, offered);
    expect(had.failures).toBe(0);
    expect(shownStatus(had)).toBe('asking');
  });

  it('are not requested again where they did not fail', () => {
    const state = after(owned, asked, offered);
    expect(savedState(state, tryAgain)).toBe(state);
  });

  it('stay when their owner signs in again, and are requested again if they failed', () => {
    const renamed = { ...ada, firstName: 'Augusta' };
    const recognised: SavedAction = { type: 'recognised', owner: renamed };
    expect(after(owned, asked, offered, recognised)).toMatchObject({
      status: 'asking',
      found,
      owner: renamed,
    });
    expect(after(owned, asked, unreached, recognised)).toMatchObject({ status: 'none', failures: 1 });
  });

  it('are replaced when somebody else signs in', () => {
    const other = { userId: 'bert' } as Keeper;
    const next = after(owned, asked, offered, unreached, { type: 'owned', owner: bert, keeper: other });
    expect(next).toEqual({ ...nothingSaved, owner: bert, keeper: other });
  });

  it('that are set aside are requested again for the same owner', () => {
    expect(after(owned, asked, offered, { type: 'setAside' })).toEqual(after(owned));
  });

  it('are dropped with the account', () => {
    expect(after(owned, asked, offered, { type: 'dropped' })).toBe(nothingSaved);
  });
});
