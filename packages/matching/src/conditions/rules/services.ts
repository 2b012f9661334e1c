import { type DealBreakerRule, measure, of } from '../dealBreakerRule.ts';

/** Care and the internet. */
export const SERVICE_RULES: readonly DealBreakerRule[] = [
  {
    id: 'censorship',
    label: 'no censored internet',
    sense: 'bad',
    words: /\b(censor\w*|great firewall|internet restrictions?)\b/,
    read: of('internet_freedom'),
    kind: 'least',
    soft: 0,
    hard: -1.2,
  },
  {
    id: 'poor-healthcare',
    label: 'no poor healthcare',
    sense: 'bad',
    words: /\b((poor|bad|weak|terrible) (health ?care|hospitals?|medical (care|system)|health system))\b/,
    read: measure('healthcare'),
    kind: 'least',
    soft: 0.58,
    hard: 0.45,
  },
  {
    id: 'healthcare',
    label: 'good healthcare',
    sense: 'good',
    words: /\b(health ?care|hospitals?|medical care|doctors?)\b/,
    read: measure('healthcare'),
    kind: 'least',
    soft: 0.58,
    hard: 0.45,
  },
  {
    id: 'poor-internet',
    label: 'no poor internet',
    sense: 'bad',
    words:
      /\b((slow|bad|poor|unreliable|weak|unstable) (internet|wifi|wi-fi|broadband|connection)|(internet|wifi|wi-fi|broadband|connection|download)\b.*\b(under|below|slower than|less than) \d+ ?(mbps|mbit\S*|mb|megabits?|gbps|gigabits?))\b/,
    read: measure('digital'),
    kind: 'least',
    soft: 0.55,
    hard: 0.4,
  },
  {
    id: 'internet',
    label: 'good internet',
    sense: 'good',
    words: /\b(internet|wifi|wi-fi|broadband)\b/,
    read: measure('digital'),
    kind: 'least',
    soft: 0.55,
    hard: 0.4,
  },
];
