/** Path of a circle around a point. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
/** Path of a box with rounded corners. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${x + 2} ${y}h${width - 4}a2 2 0 0 1 2 2v${height - 4}a2 2 0 0 1-2 2h${4 - width}a2 2 0 0 1-2-2v${4 - height}a2 2 0 0 1 2-2z`;

/** Paths of the icons, 24 by 24. */
const ICON_PATHS = {
  book: 'M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z',
  lock: `${box(3, 11, 18, 10)}M7 11V7a5 5 0 0 1 10 0v4`,
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

/** Whether there is an icon with this name. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);

interface IconOfProps {
  readonly path: string;
  readonly className?: string | undefined;
  /** whether it points the other way where text runs from right to left */
  readonly isMirrored?: boolean;
}

/** An icon from its path. */
export function IconOf({ path, className = 'icon', isMirrored = false }: IconOfProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-mirrored={isMirrored ? '' : undefined}
    >
      <path d={path} />
    </svg>
  );
}

/** Icons that point along the text. */
const MIRRORED: readonly IconName[] = ['back', 'next', 'send'];

/** An icon beside text; hidden from assistive technology, which reads the text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconOf path={ICON_PATHS[name]} className={className} isMirrored={MIRRORED.includes(name)} />;
}
