import type { ClimateSheet } from '@global-fit/atlas/detail/model';
import { useState } from 'react';
import { ClimatePlot, ClimateTable } from './ClimatePlot.tsx';
import { Headed, SourceLine } from './Headed.tsx';
import { Picker } from './Picker.tsx';

/** The year by month, for the largest cities and the country as a whole. */
export function ClimateSection({
  climate,
  country,
  level,
}: {
  climate: readonly ClimateSheet[];
  country: string;
  level: 2 | 3;
}) {
  const [chosen, setChosen] = useState(0);
  const sheet = climate[chosen] ?? climate[0];
  if (!sheet) return null;
  const nameOf = ({ city }: ClimateSheet): string => city ?? `${country} on average`;
  return (
    <Headed
      id="climate"
      title="Climate by month"
      level={level}
      lead={
        <>
          Mean <span className="text-warm">temperature</span> as a line
          {sheet.rainfall && (
            <>
              , <span className="text-rain">rain</span> as bars
            </>
          )}
          . Normals of thirty years, not one year’s weather.
        </>
      }
    >
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <ClimatePlot sheet={sheet} place={nameOf(sheet)} />
        </div>
        <div className="lg:col-span-4">
          <Picker
            label="Place"
            value={String(chosen)}
            onChange={(value) => setChosen(Number(value))}
            options={climate.map((one, at) => ({ value: String(at), label: nameOf(one) }))}
          />
          <details className="mt-4">
            <summary className="py-1 text-sm font-[530] text-accent">Every month in figures</summary>
            <div className="mt-2">
              <ClimateTable sheet={sheet} />
            </div>
          </details>
          <SourceLine>
            {sheet.source}.{sheet.rainIsRough && ' Rain shows the shape of the seasons only.'}
          </SourceLine>
        </div>
      </div>
    </Headed>
  );
}
