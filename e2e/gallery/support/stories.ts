import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The two galleries, each on the library that its audience's pages run on. */
export type Audience = 'staff' | 'visitors';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Where a gallery was built to. */
export const builtGallery = (audience: Audience): string =>
  fileURLToPath(new URL(`../../../.local/gallery/${audience}/`, import.meta.url));

/** Tag of stories that look different on each system, so that no picture of them is stored. */
const DRAWN_BY_SYSTEM = 'drawn-by-the-system';

export const hasPicture = ({ tags }: Story): boolean => !tags.includes(DRAWN_BY_SYSTEM);

/** The stories of a built gallery. */
export function storiesOf(audience: Audience): readonly Story[] {
  const index: { entries: Record<string, Story> } = JSON.parse(
    readFileSync(`${builtGallery(audience)}index.json`, 'utf8'),
  );
  return Object.values(index.entries);
}
