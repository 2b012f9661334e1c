import type { User } from '#api/account.ts';
import type { Keeper } from '#features/drafts/keeper.ts';
import type { Found } from '#features/drafts/reconcile.ts';

/**
 * Whether the answers of the signed-in person are here: not asked for, on their way, not to be had now (asked for
 * again by itself), offered, or in place.
 */
export type SavedStatus = 'none' | 'loading' | 'failed' | 'asking' | 'ready';

export interface SavedState {
  readonly status: SavedStatus;
  readonly found: Found | null;
  readonly keeper: Keeper | null;
  /** Whose answers they are; stays when the session ends. */
  readonly owner: User | null;
  /** How often in a row they could not be had. */
  readonly failures: number;
}

export type SavedAction =
  /** Somebody has signed in whose answers are not here. */
  | { readonly type: 'owned'; readonly owner: User; readonly keeper: Keeper }
  /** The owner has signed in again, or is known better. */
  | { readonly type: 'recognised'; readonly owner: User }
  | { readonly type: 'asked' }
  /** What there is; with `mayAsk` it is offered first, otherwise taken up at once. */
  | { readonly type: 'found'; readonly found: Found | null; readonly mayAsk: boolean }
  | { readonly type: 'unreached' }
  /** To be asked for at once, not after the wait, if they could not be had. */
  | { readonly type: 'tryAgain' }
  /** What was offered is taken up, or begun anew. */
  | { readonly type: 'settled' }
  /** To be asked for again when next wanted. */
  | { readonly type: 'setAside' }
  /** The account is gone, and everything of it. */
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

/** How the saved answers come to be in place: `none → loading → (asking →) ready`, or `→ failed → none` and over. */
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

/** The status that a page shows: what could not be had stays so while it is asked for again, and nothing flickers. */
export function shownStatus({ status, failures }: SavedState): SavedStatus {
  return failures > 0 && (status === 'none' || status === 'loading') ? 'failed' : status;
}
