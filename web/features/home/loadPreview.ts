/** One line of the hero's card. */
export interface PreviewMatch {
  readonly rank: number;
  readonly iso3: string;
  readonly name: string;
  /** 0-100, whole. */
  readonly score: number;
  readonly reason: string;
  /** Place of the pin on the map sheet. */
  readonly x: number;
  readonly y: number;
}

export interface Preview {
  readonly persona: string;
  readonly matches: readonly PreviewMatch[];
}

/** Runs at build. Null as long as there is no engine to compute it: the card then shows the map alone. */
export async function loadPreview(): Promise<Preview | null> {
  return null;
}
