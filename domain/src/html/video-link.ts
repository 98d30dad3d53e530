const YOUTUBE = 'https://www.youtube-nocookie.com/embed/';
const VIMEO = 'https://player.vimeo.com/video/';

/** Links as people copy them, without the scheme, each with the player URL of the captured id. */
const LINKS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)\/)([A-Za-z0-9_-]{6,20})(?:[?&#/]|$)/i,
    YOUTUBE,
  ],
  [/^youtu\.be\/([A-Za-z0-9_-]{6,20})(?:[?#/]|$)/i, YOUTUBE],
  [/^(?:www\.|player\.)?vimeo\.com\/(?:[\w-]+\/)*(\d{5,12})(?:[?#/]|$)/i, VIMEO],
];

/**
 * Player URL for a link to a YouTube or Vimeo video, as people copy it.
 * @returns null for anything else
 */
export function videoPlayerOf(link: string): string | null {
  const address = link.trim().replace(/^https?:\/\//i, '');
  for (const [pattern, player] of LINKS) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return player + id;
  }
  return null;
}
