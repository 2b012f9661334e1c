import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

/** Pastimes and outings; company is another topic. */
export const PASTIME: Topic = {
  id: 'pastime',
  about: anyOf([
    /\b(?:golf(?:ing|er)?|tennis|padel|squash|badminton|cricket|rugby|baseball|softball|basketball|volleyball|football|soccer|ice hockey|curling|(?:lawn )?bowls(?= ?(?:$|\?|club|green|,))|p[ée]tanque|pickleball)\b/i,
    /\b(?:gyms?|fitness (?:studios?|cent(?:re|er)s?|class(?:es)?)|(?:swimming|public|indoor) pools?|yoga|pilates|dance (?:class(?:es)?|lessons?)|martial arts|judo|karate|jiu[- ]jitsu|boxing|horse[- ]?(?:back )?riding|riding (?:schools?|stables?|lessons?)|a stable(?= (?:near|nearby|close|for|with|and how))|livery(?: yards?)?|stabling|scuba(?: diving)?|div(?:e|ing) (?:schools?|clubs?|spots?)|kayak\w*|paragliding|bird ?watching)\b/i,
    /\b(?:allotments?|community gardens?|vegetable gardens?|grow(?:ing)? (?:our|my) own|pottery|knitting|quilting|board ?games?|chess|play(?:ing|s)? bridge|(?:wood|metal)working|model railways?|stargazing|amateur radio)\b/i,
    /\b(?:museums?|galler(?:y|ies)|cinemas?|movie theaters?|(?<!\btime in an? )librar(?:y|ies)|festivals?)\b/i,
    /\b(?:hobb(?:y|ies)|pastimes?|leisure|(?:free|spare) time|sports? (?:facilit(?:y|ies)|lessons?|grounds?)|(?:any|some)?things? (?:fun )?to do\b(?! (?:with|before|first))|what (?:can|do) (?:teenagers|teens|kids|children|people) do (?:there|in the evening))\b/i,
  ]),
  // Earning by it is work, and looking for people is company.
  not: /\b(?:(?:best|good|which|what) (?:weather|months?|season|time of (?:the )?year)|jobs?|work(?:s|ing)? as|hir(?:e|ing)|career|salar(?:y|ies)|wages?|coach(?:es|ing)?|instructors?|licen[cs]e|scholarships?|visas?|permits?|captions?|subtitles?|accessib\w+|wheelchairs?|clubs?|choirs?|friends?|(?:professional|semi-pro)\w*|open an?|shooting)\b/i,
  over: ['outdoors', 'weather', 'nightlife', 'cost', 'friends'],
  answer: () => ({
    lacks: 'courses, halls, stages and clubs by town, and what they cost',
    whom: 'the national federation of the sport or the culture office of the town hall, whose lists are public, and one club or house on them',
    put: 'Which places are there within half an hour of this address, ↗in which language are they run, do you take new members now or is there a waiting list, what does a year cost, and may I come once to try?',
  }),
};
