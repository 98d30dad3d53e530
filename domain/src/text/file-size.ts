const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file as people read it: '820 KB', '2.4 MB'. Never less than 1 KB. */
export function fileSizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.ceil(bytes / KILOBYTE))} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
