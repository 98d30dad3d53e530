import type { LibraryArea } from '../entities/library';

/** Parts of a library as the log and the feed name them; ours (D-47). */
const LABELS: Readonly<Record<LibraryArea, string>> = {
  settings: 'settings',
  company: 'company data',
  theme: 'theme',
  customCss: 'custom styles',
  categoryOrder: 'order of the categories',
};

const isArea = (value: string): value is LibraryArea => Object.hasOwn(LABELS, value);

/** The words for an area; for one this version does not know, the settings as such. */
export const libraryAreaLabel = (area: string | undefined): string =>
  area !== undefined && isArea(area) ? LABELS[area] : LABELS.settings;
