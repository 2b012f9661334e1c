import type { Topic } from '../../topic.ts';

/** Sobriety groups, which no town hall lists. */
export const RECOVERY: Topic = {
  id: 'recovery',
  about:
    /\b(?:AA (?:meetings?|groups?)|alcoholics anonymous|narcotics anonymous|NA meetings?|al-anon|(?:12|twelve)[- ]steps?|sober(?!ing)|sobriety|recovery (?:meetings?|groups?|community)|meetings? of AA)\b/i,
  over: ['healthcare', 'mind', 'language'],
  answer: () => ({
    lacks: 'meetings of AA and of other fellowships by town and by language',
    whom: 'the service office of the fellowship in each country, whose pages list its meetings by town, by language and online',
    put: 'Which meetings are held in English within reach of this address, on which days, in a room or online, and is there somebody whom I may call in the first week?',
  }),
};
