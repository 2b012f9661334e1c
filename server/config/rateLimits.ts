import type { RateLimit } from './values.ts';

/** Every rate-limited action with its default, as uses per seconds, counted per address or per account. */
export const RATE_LIMITS = {
  /** Sign-in attempts from one address. */
  LOGIN: { count: 60, seconds: 60 },
  /** Sign-in attempts on one account, from any address. */
  LOGIN_ACCOUNT: { count: 10, seconds: 300 },
  SIGNUP: { count: 120, seconds: 600 },
  CONTACT: { count: 10, seconds: 600 },
  PLACES: { count: 600, seconds: 60 },
  QUIZ: { count: 600, seconds: 60 },
  /** Profiles submitted by one account. */
  PROFILE: { count: 60, seconds: 600 },
  /** Consents to health answers recorded for one account. */
  CONSENT: { count: 60, seconds: 3600 },
  /** Checkouts started by one account. */
  CHECKOUT: { count: 30, seconds: 600 },
  /** Requests for a password reset or a change of e-mail, per account or address. */
  RESET: { count: 5, seconds: 3600 },
  /** Private links for a second adult, made by one account. */
  SECOND_ADULT_LINK: { count: 20, seconds: 3600 },
  /** Second adults' forms opened, answered or withdrawn from one address. */
  SECOND_ADULT: { count: 120, seconds: 600 },
  /** Private links of reports, made by one account. */
  SHARE_LINK: { count: 20, seconds: 3600 },
  /** Shared reports opened from one address. */
  SHARE_OPEN: { count: 120, seconds: 600 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type LimitedAction = keyof typeof RATE_LIMITS;
export type RateLimits = Readonly<Record<LimitedAction, RateLimit | null>>;

export const LIMITED_ACTIONS = Object.keys(RATE_LIMITS) as readonly LimitedAction[];
