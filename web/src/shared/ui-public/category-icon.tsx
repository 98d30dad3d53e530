import { box, circle, Icon, IconOf, isIconName } from './icons';

/** Icons that staff may choose for a category besides those the pages use anyway. */
const CATEGORY_ICON_PATHS: Readonly<Record<string, string>> = {
  battery: `${box(2, 7, 16, 10)}M22 11v2M6 11v2M10 11v2`,
  bolt: 'M13 2 4 14h7l-1 8 9-12h-7z',
  truck: `M14 17H9M14 17V5a1 1 0 0 0-1-1H3a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h2M14 8h4l4 5v3a1 1 0 0 1-1 1h-2${circle(7, 17, 2)}${circle(17, 17, 2)}`,
  shield: 'M12 2.5 4 5.5V12c0 5 3.5 8 8 9.5 4.5-1.5 8-4.5 8-9.5V5.5zM9 12l2 2 4-4',
  wrench:
    'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.77-3.77a6 6 0 0 1-7.94 7.94l-6.91 6.91a2.12 2.12 0 0 1-3-3l6.91-6.91a6 6 0 0 1 7.94-7.94z',
  phone: `${box(6, 2, 12, 20)}M12 18h.01`,
  user: `M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2${circle(12, 7, 4)}`,
  card: `${box(2, 5, 20, 14)}M2 10h20M6 15h3`,
  bike: `${circle(5.5, 17, 3.5)}${circle(18.5, 17, 3.5)}${circle(15, 5, 1)}M12 17v-4l-3-3 4-3 2 3h3`,
  star: 'm12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z',
  sync: 'M3 12a9 9 0 0 1 15.5-6.2L21 8M21 3v5h-5M21 12a9 9 0 0 1-15.5 6.2L3 16M8 16H3v5',
  people: `M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.75${circle(9, 7, 4)}`,
  rocket:
    'M4.5 16.5c-1.5 1.26-2 5-2 5s3.74-.5 5-2c.71-.84.7-2.13-.09-2.91a2.18 2.18 0 0 0-2.91-.09zM12 15l-3-3a22 22 0 0 1 2-3.95A12.88 12.88 0 0 1 22 2c0 2.72-.78 7.5-6 11a22.35 22.35 0 0 1-4 2zM9 12H4s.55-3.03 2-4c1.62-1.08 5 0 5 0M12 15v5s3.03-.55 4-2c1.08-1.62 0-5 0-5',
};

/** The icon with the name a category stores; a book if there is no such icon. */
export function CategoryIcon({ name }: { name: string }) {
  const path = Object.hasOwn(CATEGORY_ICON_PATHS, name) ? CATEGORY_ICON_PATHS[name] : undefined;
  return path === undefined ? <Icon name={isIconName(name) ? name : 'book'} /> : <IconOf path={path} />;
}
