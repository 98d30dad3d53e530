import type { TextPart } from '@harborline/domain/search/search-engine';

/** Text with the words of a search marked. */
export function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, told apart by their index alone
    return isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
  });
}
