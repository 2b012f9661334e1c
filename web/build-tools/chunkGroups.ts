import type { Rolldown } from 'vite';

/**
 * Groups what every page loads into few files, since many small ones compress worse and each costs a request: React
 * and the router, the frame around all pages, and modules that many pages share. Code for parts that load later is
 * separate, because pages without such parts do not need it; so are what pages share that call the server, the frame
 * of account pages, and the part of it that the wizard uses. The rest is left to the bundler, since larger groups would load code that a page does not
 * use. A group includes the imports of its files unless a group of higher priority has them.
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
    name: 'calls',
    test: /[\\/]features[\\/]calls[\\/]/,
    priority: 3,
  },
  {
    name: 'common',
    // The last such folder in a path, since the checkout itself may be in a folder of that name.
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
    test: /[\\/](?:session[\\/](?:LookingForAccount|SignedInForNow)|drafts[\\/](?:deletedAccount|progress|signedOut))/,
    priority: 2,
  },
  {
    name: 'account',
    test: /[\\/]account[\\/](?:page[\\/](?!Narrow)|session[\\/](?:RequireSession|SignOut))/,
    priority: 0,
  },
];
