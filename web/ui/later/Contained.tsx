import { Component, type ReactNode } from 'react';
import { Alert } from '../notices/Alert.tsx';
import { buttonStyle } from '../buttonStyle.ts';

/** A script that did not come is asked for again only by a page that begins anew; its address says what it shows. */
const reload = (): void => location.reload();

/** What failed, and the way to try it again. */
export function Failed({ message, onAgain = reload }: { message: ReactNode; onAgain?: () => void }) {
  return (
    <Alert tone="danger">
      <p>{message}</p>
      <p className="mt-3">
        <button type="button" onClick={onAgain} className={buttonStyle('secondary', 'small')}>
          Try Again
        </button>
      </p>
    </Alert>
  );
}

/**
 * Keeps a failure of what it holds (a script that did not come, an answer of an unknown shape) off the rest
 * of the page.
 */
export class Contained extends Component<
  {
    readonly children: ReactNode;
    readonly messageOf: (error: unknown) => ReactNode;
    /** The class of what stands around the message, where nothing else gives it its place on the page. */
    readonly around?: string | undefined;
  },
  { readonly failed: boolean; readonly error: unknown }
> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { failed, error } = this.state;
    const { around, messageOf, children } = this.props;
    if (!failed) return children;
    return (
      <div className={around}>
        <Failed message={messageOf(error)} />
      </div>
    );
  }
}
