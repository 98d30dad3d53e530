import { expect, it } from 'vitest';
import { isAllowedFrame } from './sanitise-policy';
import { videoPlayerOf } from './video-link';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const VIMEO = 'https://player.vimeo.com/video/76979871';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', YOUTUBE],
  ['youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  [' https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
  ['https://player.vimeo.com/video/76979871', VIMEO],
])('turns %s into a player URL that may be framed', (link, player) => {
  expect(videoPlayerOf(link)).toBe(player);
  expect(isAllowedFrame(player)).toBe(true);
});

it.each([
  '',
  'a bike',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/about',
])('finds no player in %j', (link) => {
  expect(videoPlayerOf(link)).toBeNull();
});
