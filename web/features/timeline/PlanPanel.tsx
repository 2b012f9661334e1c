import { MONTHS } from '@global-fit/atlas/months';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { saveCalendar } from '#ui/browser/saveBlob.ts';
import { Select } from '#ui/fields/Select.tsx';
import { calendarFile } from './calendarFile.ts';
import { type Month, monthWords } from './months.ts';
import { setMovingMonth } from './movingMonth.ts';
import type { Plan } from './usePlan.ts';

const monthOptions = MONTHS.map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label }));

/** How far ahead a plan may be, in years. */
const furthest = 6;

function download(moving: Month): void {
  const text = calendarFile(moving, new Date(), `${location.origin}${paths.timeline}`);
  saveCalendar(text, 'relocation-timeline.ics');
}

/** The month of the move, a control to change it, and the plan as a calendar file. */
export function PlanPanel({ plan }: { plan: Plan | null }) {
  const year = Number((plan?.thisMonth ?? '0').slice(0, 4));
  const [movingYear = '', month = ''] = plan?.moving.split('-') ?? [];
  const ahead = Array.from({ length: furthest + 1 }, (_, at) => String(year + at));
  // A month chosen in a past year is still shown.
  const years = plan && Number(movingYear) < year ? [movingYear, ...ahead] : ahead;
  return (
    <div className="mt-8 grid max-w-3xl gap-x-10 text-base text-ink gap-y-6 neatline bg-sheet p-5 sm:p-7 md:grid-cols-[auto_1fr]">
      <div>
        <p className="text-sm text-ink-soft">Estimated Completion</p>
        <p className="figures mt-2 min-h-9 font-serif text-2xl text-ink" data-completion>
          {plan ? monthWords(plan.moving) : <span className="text-ink-soft">in 18 months</span>}
        </p>
        <p className="mt-1 max-w-56 text-sm text-ink-soft">
          {plan?.chosen
            ? `The month of the move, as you chose it.${plan.moving < plan.thisMonth ? ' It has passed.' : ''}`
            : 'The month of the move, if you begin today.'}
        </p>
      </div>
      <div className={`needs-script no-print ${plan ? '' : 'invisible'}`}>
        <div className="grid grid-cols-2 gap-3">
          <Select
            label="Moving month"
            name="moving-month"
            placeholder="Month"
            options={monthOptions}
            value={month}
            onChange={(event) => setMovingMonth(`${movingYear}-${event.currentTarget.value || month}`)}
          />
          <Select
            label="Year"
            name="moving-year"
            placeholder="Year"
            options={years.map((value) => ({ value, label: value }))}
            value={movingYear}
            onChange={(event) => setMovingMonth(`${event.currentTarget.value || movingYear}-${month}`)}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="small" disabled={!plan} onClick={() => plan && download(plan.moving)}>
            Download calendar file
          </Button>
          {plan?.chosen && (
            <Button size="small" tone="quiet" onClick={() => setMovingMonth(null)}>
              Back to 18 months from now
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
