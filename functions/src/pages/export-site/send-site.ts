import * as contract from '@harborline/domain/api/articles/export';
import { isPictureOf } from '@harborline/domain/export/site-files';
import { LIMITS } from '@harborline/domain/limits';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { staffEndpoint } from '../../platform/endpoint';
import { hasErrorCode } from '../../platform/error-codes';
import { ApiError } from '../../platform/errors';
import { objectStorage, storageBucket } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { picturesFrom } from './pictures-from';

/** What renders pages is loaded with the first export: the other functions share the bundle. */
const loadSite = () => import('./render-site');

async function openSite(libraryId: string) {
  const { openSite: open, ...render } = await loadSite();
  const site = await open(libraryId, null);
  if (site === null) throw new ApiError('not-found');
  return { site, ...render };
}

/** GET export/frame: the first call of an export. */
export const sendSiteFrame = staffEndpoint(contract.exportFrame, async (_input, { support_lib_id }) => {
  const { site, renderFrame } = await openSite(support_lib_id);
  const { articleIds, index, references, ...frame } = await renderFrame(site);
  return {
    ...frame,
    references: { assets: [...references.assets], pictures: [...references.pictures] },
    articleIds: [...articleIds],
    index: {
      paths: Object.fromEntries(Object.entries(index.paths).map(([id, path]) => [id, [...path]])),
      translations: [...index.translations],
      synonyms: index.synonyms.map((group) => [...group]),
    },
  };
});

/** POST export/articles: pages of a part of the articles. */
export const sendSiteArticles = staffEndpoint(
  contract.exportArticles,
  async ({ ids }, { support_lib_id }) => {
    const { site, renderArticles } = await openSite(support_lib_id);
    const { files, references, entries, left } = await renderArticles(site, ids);
    return {
      files: { ...files },
      references: { assets: [...references.assets], pictures: [...references.pictures] },
      entries,
      left: [...left],
    };
  },
);

/** The bytes of a picture; null if there is none, or if it is larger than any that may be uploaded. */
async function readPicture(path: string): Promise<Buffer | null> {
  const file = (await objectStorage()).bucket(storageBucket()).file(path);
  try {
    const [{ size = 0 }] = await file.getMetadata();
    return Number(size) > LIMITS.uploadBytes ? null : (await file.download())[0];
  } catch (error) {
    if (hasErrorCode(error, 404)) return null;
    throw error;
  }
}

/** GET export/picture: browsers may show pictures of the bucket, but not read them. */
export const sendSitePicture = staffEndpoint(contract.exportPicture, async ({ path }, { support_lib_id }) => {
  const library = await readRecord(libraryDocument(support_lib_id));
  const isShown = library !== undefined && isPictureOf(path, picturesFrom(library));
  const content = isShown ? await readPicture(path) : null;
  return { content: content?.toString('base64') ?? null };
});
