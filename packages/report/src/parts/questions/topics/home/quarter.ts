import { anyOf } from '@global-fit/matching/anyOf';
import { because, flow, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Neighbourhoods, on which we hold no records. */
export const QUARTER: Topic = {
  id: 'quarter',
  about: anyOf(
    [
      /\b(?:neighbou?rhoods?|(?<!\b(?:first|second|third|fourth|last|next|this|each|every|a|three|per) )quarters?(?! (?:of an?|past|to|final))|boroughs?|suburbs?|barrios?|arrondissements?|banlieues?|postcodes?|zip codes?)\b/iu,
      /\b(?:which|what|best|good|nice|safe(?:st)?|quiet(?:est)?|cheap(?:est)?|family[- ]friendly|residential|expat|trendy|bad|dangerous|no[- ]go) (?:city |town )?(?:areas?|districts?|parts? of (?:the )?(?:town|city|\p{Lu}\p{L}+)|streets?)\b/iu,
      /\b(?:areas?|districts?|parts?|side) (?:of|in) (?:the )?(?:town|city)\b/iu,
      /\bwhere (?:exactly )?(?:in|within|inside|around) (?:the )?(?:town|city|\p{Lu}\p{L}+)\b[^?]{0,30}\b(?:live|rent|buy|settle|stay)\b/u,
    ].map(({ source }) => new RegExp(source, 'iu')),
  ),
  not: /\b(?:school districts? of|court|congressional|fiscal|business (?:area|district)|area (?:code|of law|of work)|hat (?:area|field))\b/i,
  over: ['housing', 'cost', 'safety', 'friends', 'density', 'nightlife'],
  answer: ({ towns, profile }) => {
    const children = profile.movers.children.length > 0;
    return {
      said: flow(
        because(
          words(
            `Our records end at the town: they say nothing of any quarter or street.${towns.length > 0 ? ' What they hold on the town that you name stands in the table below.' : ''}`,
          ),
          'specific-questions',
        ),
        because(
          words(
            `Choose the quarter by the addresses of your week: mark ${children ? 'the school, ' : ''}work and whatever else you go to most, and keep those parts of the town from which you can reach each in half an hour. ${children ? 'Where a school takes pupils by address, choose the school first and the home inside its lines. ' : ''}Then walk the two or three that are left on a weekday morning and late on a Saturday, and rent there for some months before you bind yourself.`,
          ),
          'relocating-family-members',
          ...(children ? profile.movers.ids : []),
        ),
      ),
      lacks: 'quarters and streets: their rents, their schools, their noise and how safe they are',
      whom: children
        ? 'two schools, for the streets from which their pupils come, and two agents who let homes there'
        : 'two agents who let homes there, and residents whom you meet on the spot',
      put: `Where in this town would you rent with ${children ? 'children of this age' : 'a household like mine'}, where would you not and why, how long is the way to this address at eight in the morning, and what was let there this month at what rent?`,
    };
  },
};
