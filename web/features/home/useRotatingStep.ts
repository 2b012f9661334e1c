import { useEffect, useState } from 'react';
import { useBrowserValue } from '#ui/browser/useBrowserValue.ts';
import { lessMotion } from '#ui/browser/motion.ts';

/** The indicator moves on after this many milliseconds. */
const stepDuration = 5000;

function onMotionChange(onChange: () => void): () => void {
  const query = lessMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Cycles through `count` steps; stops when paused, and where the visitor prefers reduced motion. */
export function useRotatingStep(count: number): { step: number; paused: boolean; toggle: () => void } {
  const calm = useBrowserValue(() => lessMotion().matches, false, onMotionChange);
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState<'paused' | 'playing' | null>(null);
  const paused = chosen === null ? calm : chosen === 'paused';

  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setStep((at) => (at + 1) % count), stepDuration);
    return () => clearInterval(timer);
  }, [paused, count]);

  return { step, paused, toggle: () => setChosen(paused ? 'playing' : 'paused') };
}
