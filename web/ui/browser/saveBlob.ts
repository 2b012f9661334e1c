/** Hands a file to the browser to be saved. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands a calendar to the browser to be saved. `text` is an iCalendar file (RFC 5545). */
export const saveCalendar = (text: string, name: string): void =>
  saveBlob(new Blob([text], { type: 'text/calendar' }), name);
