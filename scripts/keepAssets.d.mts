/** Puts the scripts, styles and fonts of the build of `web` aside, and deletes those replaced long before `now`. */
export function keepAssets(web: string, now?: Date): void;
