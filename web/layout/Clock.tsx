import { createContext, use } from 'react';

/** The visitor's clock in milliseconds since 1970; replaced where a page must show another moment. */
export const ClockContext = createContext<() => number>(Date.now);

export const useClock = (): (() => number) => use(ClockContext);
