import { noticeText } from '@harborline/domain/hours/notice-text';
import { useEffect, useState } from 'react';
import { ENDS_AT } from '../frame/frame-attributes';
import { useLibrary } from '../library/library-scope';
import { waitFor } from './wait-for';

/** Tells visitors that answers take longer than usual, as long as that lasts (D-131). */
export function LoadNotice({ className }: { className: string }) {
  const { library } = useLibrary();
  const until = library.load_notice?.until ?? null;
  const [, setLooks] = useState(0);
  useEffect(() => {
    if (until === null || until <= Date.now()) return;
    const timer = window.setTimeout(() => setLooks((count) => count + 1), waitFor(until));
    return () => window.clearTimeout(timer);
  }, [until]);
  const text = noticeText(library.load_notice, Date.now());
  return text === '' ? null : (
    <p className={className} dir="auto" {...(until !== null && { [ENDS_AT]: until })}>
      {text}
    </p>
  );
}
