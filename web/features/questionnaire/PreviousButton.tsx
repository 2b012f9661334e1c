import { buttonStyle } from '#ui/buttonStyle.ts';
import { ChevronLeft } from '#ui/icons.tsx';
import { once } from '#ui/once.ts';

/** Back to the previous section; on a phone as one word, or as an arrow where the other button has a long label. */
export function PreviousButton({ onPress, isArrow = false }: { onPress: () => void; isArrow?: boolean }) {
  return (
    <button
      type="button"
      onClick={once(onPress)}
      className={`${buttonStyle('secondary')} ${isArrow ? 'max-sm:min-w-11 max-sm:px-0!' : 'max-sm:px-3!'}`}
    >
      <ChevronLeft className={isArrow ? 'sm:-ml-1' : '-ml-1 max-sm:hidden'} />
      <span className={isArrow ? 'max-sm:sr-only' : ''}>
        Previous<span className="max-sm:sr-only"> Section</span>
      </span>
    </button>
  );
}
