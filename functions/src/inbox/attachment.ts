interface Place {
  readonly libraryId: string;
  readonly uid: string;
  readonly bucket: string;
  readonly isLocal: boolean;
}

/**
 * The address of a file in the visitor's own folder of the library, or '' for anything else: the rules check the
 * same, but what goes into a mail to staff is checked where the mail is made.
 */
export function ownAttachment(address: string, { libraryId, uid, bucket, isLocal }: Place): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  const isOurHost = isLocal
    ? url.protocol === 'http:' && /^(127\.0\.0\.1|localhost|[a-z0-9-]+\.localhost)$/.test(url.hostname)
    : url.protocol === 'https:' && url.host === 'firebasestorage.googleapis.com';
  const folder = `/v0/b/${bucket}/o/${encodeURIComponent(`chat/img/${libraryId}/${uid}/`)}`;
  const name = url.pathname.slice(folder.length);
  const isOwn = url.pathname.startsWith(folder) && /^[A-Za-z0-9._-]{1,120}$/.test(name);
  return isOurHost && isOwn && url.username === '' ? url.href : '';
}
