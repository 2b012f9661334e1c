import { serverClock } from '#api/serverClock.ts';
import { draftApiOf } from './draftApi.ts';
import { createKeeper, type Keeper } from './keeper.ts';

/** A keeper of this person's answers, with the clocks of browser and server and a tab id of its own. */
export const openKeeper = (userId: string): Keeper =>
  createKeeper({
    userId,
    api: draftApiOf(userId),
    tabId: crypto.randomUUID(),
    now: Date.now,
    serverNow: serverClock.now,
  });
