/** The name a file was uploaded under, shortened as it is stored; 'File' for an address that names none (D-23). */
export function uploadedName(address: string): string {
  const path = /^https?:\/\/[^/?#]+([^?#]*)/.exec(address)?.[1] ?? '';
  const objectName = path.split(/\/|%2F/i).at(-1) ?? '';
  // Names are plain ASCII and have no hyphen; what stands before it keeps them apart.
  const name = objectName.slice(objectName.lastIndexOf('-') + 1);
  return /^[A-Za-z0-9._]+$/.test(name) ? name : 'File';
}
