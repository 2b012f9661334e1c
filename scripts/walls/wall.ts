/** Imports that some files must not have, and what whoever writes one is told. */
export interface Wall {
  readonly group?: string[];
  readonly regex?: string;
  /** Types may be taken all the same: nothing of them is left in the script. */
  readonly allowTypeImports?: true;
  readonly message: string;
}

/**
 * Walls around some files. Of two entries that concern one file the later replaces the earlier: each names every wall
 * of its files.
 */
export const walled = (files: string[], ...patterns: Wall[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Wall[] }] },
});

/** The files of some folders of a room. */
export const within = (root: string, folders: readonly string[]): string[] =>
  folders.map((folder) => `${root}/${folder}/**`);

/** What lies in a folder of one of these names, wherever it is read from; those of another package are none of them. */
export const anywhere = (folders: readonly string[]): string[] => [
  ...folders.map((folder) => `**/${folder}/**`),
  '!@global-fit/**',
];

/** Inside a room whose folders each read those before them in the list, beside the walls of the whole room. */
export const wallsWithin = (room: string, folders: readonly string[], ...walls: Wall[]) =>
  folders.slice(0, -1).map((folder, at) =>
    walled(within(room, [folder]), ...walls, {
      regex: `\\.\\./(${folders.slice(at + 1).join('|')})/`,
      message: `Arrows go down: ${folders.toReversed().join(' -> ')}.`,
    }),
  );
