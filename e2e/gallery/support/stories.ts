import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The two galleries, each on the library that its audience's pages run on. */
export type Audience = 'staff' | 'visitors';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Where a gallery was built to. */
export const builtGallery = (audience: Audience): string =>
  fileURLToPath(new URL(`../../../.local/gallery/${audience}/`, import.meta.url));

/** The stories of a built gallery. */
export function storiesOf(audience: Audience): readonly Story[] {
  const index: { entries: Record<string, Story> } = JSON.parse(
    readFileSync(`${builtGallery(audience)}index.json`, 'utf8'),
  );
  return Object.values(index.entries);
}
