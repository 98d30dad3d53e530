/**
 * The file somebody pastes: a picture, or a file copied on their computer. Null where it only pictures a text that
 * comes along, as word processors paste it; some systems put the name of a copied file beside it.
 */
export function pastedFile(data: DataTransfer | null): File | null {
  const file = data?.files[0];
  if (data === null || file === undefined) return null;
  const text = data.getData('text/plain').trim();
  return text === '' || text === file.name ? file : null;
}
