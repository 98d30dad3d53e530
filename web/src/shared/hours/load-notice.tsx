import { noticeText } from '@harborline/domain/hours/notice-text';
import { useLibrary } from '../library/library-scope';

/** Tells visitors that answers take longer than usual, as long as that lasts (D-131). */
export function LoadNotice({ className }: { className: string }) {
  const { library } = useLibrary();
  const text = noticeText(library.load_notice, Date.now());
  return text === '' ? null : (
    <p className={className} dir="auto">
      {text}
    </p>
  );
}
