interface Click {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a click on a link opens it here; with a modifier key, browsers open it elsewhere. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
