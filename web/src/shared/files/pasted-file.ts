/**
 * The file in a paste: a picture, or a file copied on the user's computer. Null if it is only a picture of the pasted
 * text, as word processors add one. Some systems add the name of a copied file as text.
 */
export function pastedFile(data: DataTransfer | null): File | null {
  const file = data?.files[0];
  if (data === null || file === undefined) return null;
  const text = data.getData('text/plain').trim();
  return text === '' || text === file.name ? file : null;
}
