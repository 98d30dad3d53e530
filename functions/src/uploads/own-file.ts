interface Bucket {
  readonly bucket: string;
  readonly isLocal: boolean;
}

/**
 * The URL of a file directly in a folder of our bucket, or '' for anything else. The rules check the same, but functions
 * check again whatever they pass on.
 * @param folder with a slash at the end
 */
export function ownFile(address: string, folder: string, { bucket, isLocal }: Bucket): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  const isOurHost = isLocal
    ? url.protocol === 'http:' && /^(127\.0\.0\.1|localhost|[a-z0-9-]+\.localhost)$/.test(url.hostname)
    : url.protocol === 'https:' && url.host === 'firebasestorage.googleapis.com';
  const start = `/v0/b/${bucket}/o/${encodeURIComponent(folder)}`;
  const name = url.pathname.slice(start.length);
  const isOwn = url.pathname.startsWith(start) && /^[A-Za-z0-9._-]{1,120}$/.test(name);
  return isOurHost && isOwn && url.username === '' ? url.href : '';
}
