import type { Rolldown } from 'vite';

/**
 * What every page loads goes into few files, because many small ones compress worse and each costs a request: React
 * and the router, the frame around all pages with what it says until a page has come, and what many pages share. What
 * holds parts that come later is apart from that, for pages that are whole at once have no use for it. So is what
 * stands around every page of an account, and from this what the wizard knows of who is signed in. The rest is left to
 * the bundler: grouped as well, it would bring pages what they do not use. A group takes along what its files need,
 * unless one of a higher priority has it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'base',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 4,
  },
  {
    name: 'frame',
    test: /[\\/]web[\\/](?:(?:layout|theme|api)[\\/]|ui[\\/]notices[\\/]NeedsScript)/,
    priority: 3,
  },
  {
    name: 'common',
    // Not the first folder of that name in a path: the whole checkout may lie in one.
    test: /[\\/](?:web|packages)[\\/](?!(?:.*[\\/])?(?:web|packages)[\\/]|node_modules|ui[\\/]later[\\/])/,
    priority: 2,
    minShareCount: 8,
  },
  {
    name: 'later',
    test: /[\\/]ui[\\/]later[\\/](?:Contained|Later)\.tsx/,
    priority: 1,
  },
  {
    name: 'session',
    test: /[\\/](?:session[\\/](?:LookingForAccount|SignedInForNow)|drafts[\\/](?:deletedAccount|progress))/,
    priority: 2,
  },
  {
    name: 'account',
    test: /[\\/]account[\\/](?:page[\\/](?!Narrow)|session[\\/](?:RequireSession|SignOut))/,
    priority: 0,
  },
];
