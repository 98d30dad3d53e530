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

const PLAYER =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[A-Za-z0-9_-]{6,20}|player\.vimeo\.com\/video\/[0-9]{5,12})$/;

/** Whether a URL is one that `videoPlayerOf` makes. Security rules check the same. */
export const isVideoPlayer = (address: string): boolean => PLAYER.test(address);

/** Where a player's video can be watched on its own site. */
export interface WatchLink {
  readonly page: string;
  /** the site's name */
  readonly site: string;
}

/** The page of the video that a framed player shows; the player itself if its URL names none. */
export function watchLinkOf(player: string): WatchLink {
  const found = videoPlayerOf(player) ?? player;
  if (found.startsWith(YOUTUBE)) {
    return { page: `https://www.youtube.com/watch?v=${found.slice(YOUTUBE.length)}`, site: 'YouTube' };
  }
  if (found.startsWith(VIMEO))
    return { page: `https://vimeo.com/${found.slice(VIMEO.length)}`, site: 'Vimeo' };
  return { page: player, site: player.includes('vimeo') ? 'Vimeo' : 'YouTube' };
}
