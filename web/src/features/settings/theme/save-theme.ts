import { storagePath } from '@harborline/domain/paths';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { type LibraryWriter, saveLibraryArea } from '../../../shared/library/save-library-area';
import { deletePicture, isStoredUnder, storePicture } from '../../../shared/pictures/picture-store';
import { type HomeValues, linksIn } from './home-values';
import type { ThemeValues } from './theme-values';

export interface CssValues {
  readonly isCustomCss: boolean;
  readonly customCss: string;
}

/** Stores the colour of the help center. @throws FirebaseError */
export async function saveTheme(
  firestore: Firestore,
  writer: LibraryWriter,
  { themeColor }: ThemeValues,
): Promise<void> {
  const changes = { 'publicHelpCenterTheme.themeColor': themeColor.trim() };
  await saveLibraryArea(firestore, { ...writer, area: 'theme', changes });
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

/** Stores what the home page shows, except the logo. @throws FirebaseError */
export async function saveHome(
  firestore: Firestore,
  writer: LibraryWriter,
  values: HomeValues,
): Promise<void> {
  const { headline, introduction, hasPopularArticles } = values;
  await saveLibraryArea(firestore, {
    ...writer,
    area: 'theme',
    changes: {
      default_display: values.showsArticlesFirst ? 'articles' : 'categories',
      'helpCenterHome.headline': headline.trim(),
      'helpCenterHome.introduction': introduction.trim(),
      'helpCenterHome.hasPopularArticles': hasPopularArticles,
      'helpCenterHome.footerLinks': linksIn(values.footerLinks).map(({ label, address }) => ({
        label: label.trim(),
        address: address.trim(),
      })),
    },
  });
}

interface Picture {
  readonly content: Blob;
  readonly mime: string;
}

interface PictureChange {
  /** URL of the stored one, '' if there is none */
  readonly current: string;
  /** null removes it */
  readonly file: Picture | null;
}

type PictureKind = 'favicon' | 'logo';

const pictureFolder = (libraryId: string, kind: PictureKind) => storagePath.cover(libraryId, `${kind}-`);

/** An unused picture only takes up space, so failing to delete it does not fail the change. */
async function forgetPicture(libraryId: string, kind: PictureKind, url: string): Promise<void> {
  if (!isStoredUnder(url, pictureFolder(libraryId, kind))) return;
  await deletePicture(url).catch((error: unknown) => report(`${kind}-delete`, error));
}

/** Uploads a picture, stores its URL, and deletes the one it replaces. @throws FirebaseError */
async function replacePicture(
  libraryId: string,
  kind: PictureKind,
  { current, file, store }: PictureChange & { readonly store: (url: string) => Promise<void> },
): Promise<void> {
  const folder = pictureFolder(libraryId, kind);
  const url =
    file === null
      ? ''
      : await storePicture({ ...file, name: 'picture', pathOf: (fileName) => `${folder}${fileName}` });
  try {
    await store(url);
  } catch (error) {
    await forgetPicture(libraryId, kind, url);
    throw error;
  }
  await forgetPicture(libraryId, kind, current);
}

/** Replaces the help center's icon, or removes it if `file` is null. @throws FirebaseError */
export const saveFavicon = (
  firestore: Firestore,
  writer: LibraryWriter,
  change: PictureChange,
): Promise<void> =>
  replacePicture(writer.libraryId, 'favicon', {
    ...change,
    store: (url) =>
      saveLibraryArea(firestore, {
        ...writer,
        area: 'theme',
        changes: { 'publicHelpCenterTheme.favicon': url },
      }),
  });

/** Replaces the company's logo, or removes it if `file` is null. @throws FirebaseError */
export const saveLogo = (firestore: Firestore, writer: LibraryWriter, change: PictureChange): Promise<void> =>
  replacePicture(writer.libraryId, 'logo', {
    ...change,
    store: (url) =>
      saveLibraryArea(firestore, { ...writer, area: 'theme', changes: { 'helpCenterHome.logo': url } }),
  });
