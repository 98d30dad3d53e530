const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, width: number, height: number) =>
  `M${x + 2} ${y}h${width - 4}a2 2 0 0 1 2 2v${height - 4}a2 2 0 0 1-2 2h${4 - width}a2 2 0 0 1-2-2v${4 - height}a2 2 0 0 1 2-2z`;

/** Strokes of 24 by 24 icons. The first group is what staff may choose for a category. */
const ICON_PATHS = {
  battery: `${box(2, 7, 16, 10)}M22 11v2M6 11v2M10 11v2`,
  bolt: 'M13 2 4 14h7l-1 8 9-12h-7z',
  truck: `M14 17H9M14 17V5a1 1 0 0 0-1-1H3a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h2M14 8h4l4 5v3a1 1 0 0 1-1 1h-2${circle(7, 17, 2)}${circle(17, 17, 2)}`,
  shield: 'M12 2.5 4 5.5V12c0 5 3.5 8 8 9.5 4.5-1.5 8-4.5 8-9.5V5.5zM9 12l2 2 4-4',
  wrench:
    'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.77-3.77a6 6 0 0 1-7.94 7.94l-6.91 6.91a2.12 2.12 0 0 1-3-3l6.91-6.91a6 6 0 0 1 7.94-7.94z',
  phone: `${box(6, 2, 12, 20)}M12 18h.01`,
  user: `M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2${circle(12, 7, 4)}`,
  book: 'M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z',
  card: `${box(2, 5, 20, 14)}M2 10h20M6 15h3`,
  bike: `${circle(5.5, 17, 3.5)}${circle(18.5, 17, 3.5)}${circle(15, 5, 1)}M12 17v-4l-3-3 4-3 2 3h3`,
  star: 'm12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z',
  lock: `${box(3, 11, 18, 10)}M7 11V7a5 5 0 0 1 10 0v4`,
  sync: 'M3 12a9 9 0 0 1 15.5-6.2L21 8M21 3v5h-5M21 12a9 9 0 0 1-15.5 6.2L3 16M8 16H3v5',
  people: `M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.75${circle(9, 7, 4)}`,
  rocket:
    'M4.5 16.5c-1.5 1.26-2 5-2 5s3.74-.5 5-2c.71-.84.7-2.13-.09-2.91a2.18 2.18 0 0 0-2.91-.09zM12 15l-3-3a22 22 0 0 1 2-3.95A12.88 12.88 0 0 1 22 2c0 2.72-.78 7.5-6 11a22.35 22.35 0 0 1-4 2zM9 12H4s.55-3.03 2-4c1.62-1.08 5 0 5 0M12 15v5s3.03-.55 4-2c1.08-1.62 0-5 0-5',
  chat: 'M7.9 20A9 9 0 1 0 4 16.1L2 22z',
  search: `${circle(11, 11, 7)}M21 21l-5-5`,
  back: 'M12 19l-7-7 7-7M19 12H5',
  next: 'M9 18l6-6-6-6',
  down: 'M6 9l6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  check: 'M20 6 9 17l-5-5',
  good: 'M7 10v12M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88z',
  bad: 'M17 14V2M9 18.12 10 14H4.17a2 2 0 0 1-1.92-2.56l2.33-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.76a2 2 0 0 0-1.79 1.11L12 22a3.13 3.13 0 0 1-3-3.88z',
  send: 'M22 2 15 22l-4-9-9-4zM22 2 11 13',
  attach: 'm21.4 11-9.2 9.2a6 6 0 0 1-8.5-8.5l8.6-8.5a4 4 0 1 1 5.7 5.6l-8.6 8.6a2 2 0 0 1-2.8-2.8l8.5-8.5',
  file: 'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6',
  offline:
    'M2 2l20 20M8.5 16.4a5 5 0 0 1 7 0M12 20h.01M2 8.8a15 15 0 0 1 4.2-2.6M10.7 5A15 15 0 0 1 22 8.8M5 13a10 10 0 0 1 5.2-2.8M16.9 11.2A10 10 0 0 1 19 13',
  alert: `${circle(12, 12, 10)}M12 8v5M12 16h.01`,
} as const;

export type IconName = keyof typeof ICON_PATHS;

const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);

/** The icon a category names, a book for one the set does not have. */
export function categoryIcon(name: string): IconName {
  return isIconName(name) ? name : 'book';
}

/** An icon beside words; hidden from assistive technology, which gets the words. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
