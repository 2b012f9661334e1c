import { useEffect, useState } from 'react';

/** The indicator moves on after this many milliseconds. */
export const stepDuration = 5000;

/** Walks through `count` steps and wraps around; stands still when paused or when less motion was asked for. */
export function useRotatingStep(count: number): { step: number; paused: boolean; toggle: () => void } {
  const [step, setStep] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setStep((at) => (at + 1) % count), stepDuration);
    return () => clearInterval(timer);
  }, [paused, count]);

  return { step, paused, toggle: () => setPaused((was) => !was) };
}
