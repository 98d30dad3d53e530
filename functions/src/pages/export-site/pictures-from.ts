import type { LibraryPublic } from '@harborline/domain/entities/library';

/** The libraries whose pictures a library's pages show: itself, and its parent, whose articles it may show (D-35). */
export const picturesFrom = ({ id, parent_lib_id }: LibraryPublic): string[] =>
  [id, parent_lib_id].filter((one) => one !== '');
