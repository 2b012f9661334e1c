import type { User } from '#api/account.ts';
import type { Keeper } from '#features/drafts/keeper.ts';
import type { Found } from '#features/drafts/reconcile.ts';

/**
 * State of the signed-in person's saved answers: not requested, loading, failed (repeated by itself), offered, or
 * loaded.
 */
export type SavedStatus = 'none' | 'loading' | 'failed' | 'asking' | 'ready';

/** Why the answers left the page, in words for it. */
export interface Ended {
  readonly title: string;
  readonly text: string;
}

export interface SavedState {
  readonly status: SavedStatus;
  readonly found: Found | null;
  readonly keeper: Keeper | null;
  /** The owner of the answers; stays when the session ends. */
  readonly owner: User | null;
  /** Number of consecutive failures. */
  readonly failures: number;
}

export type SavedAction =
  /** Somebody signed in whose answers are not loaded. */
  | { readonly type: 'owned'; readonly owner: User; readonly keeper: Keeper }
  /** The owner signed in again, or their account was updated. */
  | { readonly type: 'recognised'; readonly owner: User }
  | { readonly type: 'asked' }
  /** The saved answers; with `mayAsk` they are offered first, otherwise taken over at once. */
  | { readonly type: 'found'; readonly found: Found | null; readonly mayAsk: boolean }
  | { readonly type: 'unreached' }
  /** A failed request is repeated at once. */
  | { readonly type: 'tryAgain' }
  /** The offer was accepted, or a new start chosen. */
  | { readonly type: 'settled' }
  /** To be requested again when next needed. */
  | { readonly type: 'setAside' }
  /** Their owner has left: by deleting the account with everything in it, or by signing out. */
  | { readonly type: 'dropped' };

export const nothingSaved: SavedState = {
  status: 'none',
  found: null,
  keeper: null,
  owner: null,
  failures: 0,
};

const askedAgain = (state: SavedState): SavedState =>
  state.status === 'failed' ? { ...state, status: 'none' } : state;

/** The states of loading saved answers: `none → loading → (asking →) ready`, or `→ failed → none` and again. */
export function savedState(state: SavedState, action: SavedAction): SavedState {
  switch (action.type) {
    case 'owned':
      return { ...nothingSaved, owner: action.owner, keeper: action.keeper };
    case 'recognised':
      return { ...askedAgain(state), owner: action.owner };
    case 'asked':
      return { ...state, status: 'loading' };
    case 'found': {
      const { found, mayAsk } = action;
      return { ...state, status: found && mayAsk ? 'asking' : 'ready', found, failures: 0 };
    }
    case 'unreached':
      return { ...state, status: 'failed', failures: state.failures + 1 };
    case 'tryAgain':
      return askedAgain(state);
    case 'settled':
      return { ...state, status: 'ready' };
    case 'setAside':
      return { ...state, status: 'none', found: null };
    case 'dropped':
      return nothingSaved;
    default:
      return action satisfies never;
  }
}

/** The status for display: a failed request stays failed while it is repeated, so that nothing flickers. */
export function shownStatus({ status, failures }: SavedState): SavedStatus {
  return failures > 0 && (status === 'none' || status === 'loading') ? 'failed' : status;
}
