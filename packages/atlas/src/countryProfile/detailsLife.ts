import { paragraph, type Teller } from './teller.ts';
import { joined } from './words.ts';

export function infrastructure(t: Teller): string | null {
  return paragraph(
    t.tell(
      ['internet_users'],
      (share) => `The internet reaches ${share} of the population${t.against('internet_users')}.`,
    ),
    t.tell(
      ['fixed_broadband'],
      (lines) => `There are ${lines.replace(/\u00a0per/, ' fixed broadband lines per')}.`,
    ),
    t.tell(['electricity_access'], (share) => `Electricity reaches ${share} of the people.`),
    t.tell(['basic_water'], (share) => `Of the people, ${share} have at least basic drinking water.`),
  );
}

const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** "+1 868": the country's own prefix behind the +1 that North America and the Caribbean share. */
const callingCode = (code: string): string => code.replace(/^\+1(?=\d{3}$)/, '+1\u00a0');

/** Sockets, time zones, roads and telephone numbers. */
export function dailyLife(t: Teller): string | null {
  const row = t.atlas.practical(t.iso3);
  const { country } = t;
  if (row) t.use(row.from);
  const weekend = row?.weekendDays.map((day) => DAYS[day] ?? day) ?? [];
  const sockets = row?.plugTypes ?? [];
  const volts =
    row && row.mainsVolts.length > 0 ? ` at ${joined(row.mainsVolts.map(String))}\u00a0volts` : '';
  return paragraph(
    country.drivesOn === null ? null : `People drive on the ${country.drivesOn}.`,
    country.callingCode === null
      ? null
      : `The country code for telephone calls is ${callingCode(country.callingCode)}.`,
    row && row.emergencyNumbers.length > 0 ? `Emergency calls go to ${joined(row.emergencyNumbers)}.` : null,
    sockets.length === 0 ? null : `Sockets are of type ${joined(sockets)}${volts}.`,
    weekend.length === 0 ? null : `The weekend is ${joined(weekend)}.`,
    t.tell(
      ['public_holidays'],
      (days) => `The calendar of 2026 holds ${days.replace(/\u00a0.*/, '')} public holidays.`,
    ),
  );
}
