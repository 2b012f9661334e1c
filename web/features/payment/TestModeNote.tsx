import { useEffect, useState } from 'react';
import { readConfig } from '#api/config.ts';

/** Says that this installation charges no card, where that is so. */
export function TestModeNote() {
  const [test, setTest] = useState(false);
  useEffect(() => {
    readConfig().then(
      ({ sandbox }) => setTest(sandbox),
      () => {},
    );
  }, []);
  if (!test) return null;
  return (
    <p className="mt-3 rounded-small bg-caution-wash px-3 py-2 text-sm">
      <strong className="font-[560]">Test mode:</strong> no card is charged
    </p>
  );
}
