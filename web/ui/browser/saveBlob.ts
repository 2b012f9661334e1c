/** Downloads a file. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a calendar. `text` is an iCalendar file (RFC 5545). */
export const saveCalendar = (text: string, name: string): void =>
  saveBlob(new Blob([text], { type: 'text/calendar' }), name);
