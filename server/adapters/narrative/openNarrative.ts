import type { Config } from '#config/config';
import { chatNarrative } from './chatService.ts';
import type { Narrative } from './narrative.ts';

type NarrativeConfig = Pick<Config, 'NARRATIVE_API_URL' | 'NARRATIVE_API_KEY' | 'NARRATIVE_MODEL'>;

/** The configured service; null where none is configured, so that nothing ever leaves. */
export function openNarrative(config: NarrativeConfig): Narrative | null {
  const { NARRATIVE_API_URL: url, NARRATIVE_API_KEY: key, NARRATIVE_MODEL: model } = config;
  return url && model ? chatNarrative({ url, key, model }) : null;
}
