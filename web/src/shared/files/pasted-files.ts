/**
 * The files in a paste: a picture, or files copied on the user's computer. None if there is only a picture of the pasted
 * text, as word processors add one. Some systems add the names of copied files as text, one in each line.
 */
export function pastedFiles(data: DataTransfer | null): readonly File[] {
  if (data === null) return [];
  const files = [...data.files];
  const names = new Set(files.map(({ name }) => name));
  const lines = data.getData('text/plain').trim().split(/\r?\n/);
  const isAboutFiles = lines.every((line) => line === '' || names.has(line));
  return isAboutFiles ? files : [];
}
