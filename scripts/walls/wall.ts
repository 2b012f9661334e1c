/** Imports forbidden to some files, with the message for whoever adds one. */
export interface Wall {
  readonly group?: string[];
  readonly regex?: string;
  /** Type imports are allowed all the same, since nothing of them is left at runtime. */
  readonly allowTypeImports?: true;
  readonly message: string;
}

/**
 * Rules for a set of files. Where two entries match a file the later one replaces the earlier, so each lists all
 * rules of its files.
 */
export const walled = (files: string[], ...patterns: Wall[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Wall[] }] },
});

/** The files in some subfolders of a folder. */
export const within = (root: string, folders: readonly string[]): string[] =>
  folders.map((folder) => `${root}/${folder}/**`);

/** Imports from folders with these names, from anywhere except another package. */
export const anywhere = (folders: readonly string[]): string[] => [
  ...folders.map((folder) => `**/${folder}/**`),
  '!@global-fit/**',
];

/**
 * Rules within a folder whose subfolders each import from those before them, in addition to the rules of the whole
 * folder.
 */
export const wallsWithin = (room: string, folders: readonly string[], ...walls: Wall[]) =>
  folders.slice(0, -1).map((folder, at) =>
    walled(within(room, [folder]), ...walls, {
      regex: `\\.\\./(${folders.slice(at + 1).join('|')})/`,
      message: `Arrows go down: ${folders.toReversed().join(' -> ')}.`,
    }),
  );
