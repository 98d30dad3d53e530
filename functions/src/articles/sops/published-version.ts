import type { SopArticle } from '@harborline/domain/entities/sop';
import { isSopLive } from '@harborline/domain/sop/sop-state';
import { publishedTexts } from '../../revisions';

const PUBLICATION = {
  isLive: isSopLive,
  isSame: (one: Pick<SopArticle, 'version'>, other: Pick<SopArticle, 'version'>) =>
    one.version === other.version,
};

type Versioned = Pick<SopArticle, 'version' | 'is_published' | 'is_disabled'>;

interface SopChange<Sop> {
  readonly before: Sop | undefined;
  readonly after: Sop | undefined;
}

/** The version that a change published, and the one it replaced. One that is restored from the archive is no new one. */
export const publishedVersion = <Sop extends Versioned>(change: SopChange<Sop>) =>
  change.before?.version === change.after?.version
    ? { published: undefined, replaced: undefined }
    : publishedTexts<Sop>(PUBLICATION, change);
