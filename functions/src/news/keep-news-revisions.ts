import { isDeepStrictEqual } from 'node:util';
import { isLive } from '@harborline/domain/articles/publication';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsTextOf } from '@harborline/domain/news/news-text';
import { newsRevision } from '@harborline/domain/stores/content-revisions';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { mergeRecord } from '../platform/store/write';
import { forgetContent, keepContent, publishedTexts } from '../revisions';
import { forgetImages, imagesOf } from './forget-images';

interface NewsChange {
  readonly id: string;
  readonly before: NewsFlash | undefined;
  readonly after: NewsFlash | undefined;
}

const PUBLICATION = {
  isLive,
  isSame: (one: NewsFlash, other: NewsFlash) => isDeepStrictEqual(newsTextOf(one), newsTextOf(other)),
};

/** Keeps what was published of a news flash; its draft, revisions and pictures go with it when it is deleted (D-81). */
export async function keepNewsRevisions({ id, before, after }: NewsChange): Promise<void> {
  const document = keptNewsFlash(id);
  await keepContent({
    kind: 'news',
    document,
    id,
    ...publishedTexts<NewsFlash>(PUBLICATION, { before, after }),
    write: (batch, { id: revision, head, text }) =>
      mergeRecord(batch, newsRevision(revision), { kind: 'news', ...head, ...newsTextOf(text) }),
  });
  if (after !== undefined || before === undefined) return;
  const { support_lib_id: libraryId } = before;
  const images = await imagesOf(before);
  await forgetContent({ kind: 'news', document, id, libraryId });
  await forgetImages(before, images);
}
