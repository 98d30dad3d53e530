import type { TextPart } from '@harborline/domain/search/search-engine';

/** Text with the search terms highlighted. */
export function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: only the index tells pieces of one text apart
    return isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
  });
}
