import { Component, type ReactNode } from 'react';
import { Alert } from '../notices/Alert.tsx';
import { buttonStyle } from '../buttonStyle.ts';

/** A script that failed to load is requested again only by reloading the page; its address says what it shows. */
const reload = (): void => location.reload();

/** Names the failed part, with a retry. */
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
 * Contains a failure of its children (a script that could not be loaded, an unexpected response), so that the rest of
 * the page stays.
 */
export class Contained extends Component<
  {
    readonly children: ReactNode;
    readonly messageOf: (error: unknown) => ReactNode;
    /** The class of the element around the message, where it needs one for its position. */
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
