import type { TextPart } from './search-engine';

/** Text with the words of a search marked. */
export function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, whose places are what tells them apart
    return isHit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>;
  });
}
