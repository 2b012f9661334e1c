import { buttonStyle } from '#ui/buttonStyle.ts';
import { ChevronLeft } from '#ui/icons.tsx';
import { once } from './once.ts';

/** Back to the section before; on a phone in one word, beside the way on. */
export function PreviousButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={once(onPress)} className={`${buttonStyle('secondary')} max-sm:px-3!`}>
      <ChevronLeft className="-ml-1 max-sm:hidden" />
      <span>
        Previous<span className="max-sm:sr-only"> Section</span>
      </span>
    </button>
  );
}
