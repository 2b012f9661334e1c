import { Spinner } from '#ui/Spinner.tsx';

/** While a step finds its things. */
export function StepSpinner({ label = 'Loading', visible = false }: { label?: string; visible?: boolean }) {
  return (
    <div className="grid min-h-96 place-items-center">
      <Spinner label={label} visible={visible} />
    </div>
  );
}
