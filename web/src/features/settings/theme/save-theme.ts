import { storagePath } from '@harborline/domain/paths';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { type LibraryWriter, saveLibraryArea } from '../../../shared/library/save-library-area';
import { deletePicture, isStoredUnder, storePicture } from '../picture/picture-store';
import { type ThemeValues, themeChanges } from './theme-values';

export interface CssValues {
  readonly isCustomCss: boolean;
  readonly customCss: string;
}

/** Stores the colours of help center and widget. @throws FirebaseError */
export async function saveTheme(
  firestore: Firestore,
  writer: LibraryWriter,
  saved: ThemeValues,
  values: ThemeValues,
): Promise<void> {
  await saveLibraryArea(firestore, { ...writer, area: 'theme', changes: themeChanges(saved, values) });
}

/** Stores the help center's own CSS. @throws FirebaseError */
export async function saveCustomCss(
  firestore: Firestore,
  writer: LibraryWriter,
  values: CssValues,
): Promise<void> {
  await saveLibraryArea(firestore, {
    ...writer,
    area: 'customCss',
    changes: {
      'publicHelpCenterTheme.isCustomCss': values.isCustomCss,
      'publicHelpCenterTheme.customCss': values.customCss,
    },
  });
}

const iconFolder = (libraryId: string) => storagePath.cover(libraryId, 'favicon-');

/** An unused icon only takes up space, so failing to delete it does not fail the change. */
async function forgetIcon(libraryId: string, url: string): Promise<void> {
  if (!isStoredUnder(url, iconFolder(libraryId))) return;
  await deletePicture(url).catch((error: unknown) => report('favicon-delete', error));
}

/** Replaces the help center's icon, or removes it if `file` is null. @throws FirebaseError */
export async function saveFavicon(
  firestore: Firestore,
  writer: LibraryWriter,
  change: { readonly current: string; readonly file: { content: Blob; mime: string } | null },
): Promise<void> {
  const { libraryId } = writer;
  const url =
    change.file === null
      ? ''
      : await storePicture({
          ...change.file,
          name: 'icon',
          pathOf: (fileName) => `${iconFolder(libraryId)}${fileName}`,
        });
  const changes = { 'publicHelpCenterTheme.favicon': url };
  try {
    await saveLibraryArea(firestore, { ...writer, area: 'theme', changes });
  } catch (error) {
    await forgetIcon(libraryId, url);
    throw error;
  }
  await forgetIcon(libraryId, change.current);
}
