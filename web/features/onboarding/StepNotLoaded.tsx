import { useReloadOnceBack } from './useReloadOnceBack.ts';

/** Stands in the place of a step whose script did not come, and has the page begin anew once it can. */
export function StepNotLoaded() {
  const isTried = useReloadOnceBack();
  return (
    <>
      This step could not be loaded. What you have answered is kept.
      {isTried && ' It is tried again by itself as soon as the connection is back.'}
    </>
  );
}
