/** Whether a key press opens the command bar: Ctrl + K, on a Mac Cmd + K. */
export const isCommandKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
