import { isDeepStrictEqual } from 'node:util';
import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { linkTargets } from '@harborline/domain/articles/link-targets';
import type { Article } from '@harborline/domain/entities/article';
import type { DeadArticleLink, DeadLinkState } from '@harborline/domain/entities/article-links';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { articleLinks, linkingTo } from '@harborline/domain/stores/article-links';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { findIds, readEach, readRecord, snapshotRecord } from '../platform/store/read';
import { deleteRecord, setRecord, updateRecord } from '../platform/store/write';
import type { ArticleChange } from './log-publication';

type Found = Pick<Article, 'support_lib_id' | 'article_title' | 'is_published' | 'is_disabled'>;

interface LinkingLibrary {
  readonly id: string;
  readonly parent_lib_id: string;
}

/** What a link to an article leads visitors of its own library to. */
function stateOf(found: Found | undefined): DeadLinkState | 'open' {
  if (!found) return 'deleted';
  if (found.is_disabled) return 'archived';
  return found.is_published ? 'open' : 'unpublished';
}

/**
 * Why visitors of a library cannot open an article; undefined if they can. Which articles of its parent a library shows
 * is its own choice at any time (D-35), so those are dead only once the parent withdraws them.
 */
function deadLinkTo(
  id: string,
  library: LinkingLibrary,
  { found, copy }: { readonly found: Found | undefined; readonly copy: Found | undefined },
): DeadArticleLink | undefined {
  // A published copy stands at the address of its original (D-73).
  if (copy && isSearchable(copy)) return undefined;
  if (found?.support_lib_id === library.id) {
    const state = stateOf(found);
    return state === 'open' ? undefined : { id, title: found.article_title, state };
  }
  const isOfParent = found !== undefined && found.support_lib_id === library.parent_lib_id;
  return isOfParent && isSearchable(found) ? undefined : { id, title: '', state: 'deleted' };
}

async function deadAmong(
  ids: readonly string[],
  library: LinkingLibrary,
  transaction: Transaction,
): Promise<DeadArticleLink[]> {
  const asked = ids.flatMap((id) => [articleDocument(id), articleDocument(copyIdOf(library.id, id))]);
  const stored = asked.length === 0 ? [] : await readEach(asked, transaction);
  return ids.flatMap((id, index) => {
    const [found, copy] = stored.slice(2 * index, 2 * index + 2);
    return deadLinkTo(id, library, { found, copy }) ?? [];
  });
}

/** Whether two lists hold the same, in any order. */
const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  isDeepStrictEqual(new Set(some), new Set(others));

/**
 * Notes which articles a published article links to, and which of them visitors cannot open.
 * @returns whether that was not known yet
 */
export function noteLinks(articleId: string): Promise<boolean> {
  const document = articleLinks(articleId);
  return firestore().runTransaction(async (transaction) => {
    const [found, noted] = await readEach([articleDocument(articleId), document], transaction);
    const library =
      found && isSearchable(found)
        ? await readRecord(libraryDocument(found.support_lib_id), transaction)
        : undefined;
    const forget = () => {
      if (noted) deleteRecord(transaction, document);
      return noted !== undefined;
    };
    if (!found || !library) return forget();
    const hosts = [library.library_domain, library.custom_subDomain].filter((host) => host !== '');
    const to = linkTargets(found.article_content, { libraryKey: library.library_refkey, hosts });
    if (to.length === 0) return forget();
    const dead = await deadAmong(to, library, transaction);
    const isDeadAsBefore = noted !== undefined && isSame(dead, noted.dead);
    if (isDeadAsBefore && noted.article_title === found.article_title && isSame(to, noted.to)) return false;
    setRecord(transaction, document, {
      support_lib_id: library.id,
      article_title: found.article_title,
      to,
      dead,
      has_dead: dead.length > 0,
      // The list says since when links are dead.
      updated_at: isDeadAsBefore ? noted.updated_at : FieldValue.serverTimestamp(),
    });
    return true;
  });
}

/** Notes at one linking article whether visitors can open the article it links to. */
async function noteTarget(sourceId: string, targetId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const links = await readRecord(articleLinks(sourceId), transaction);
    const library = links && (await readRecord(libraryDocument(links.support_lib_id), transaction));
    if (!links?.to.includes(targetId) || !library) return;
    const now = await deadAmong([targetId], library, transaction);
    const dead = [...links.dead.filter(({ id }) => id !== targetId), ...now];
    if (isSame(dead, links.dead)) return;
    updateRecord(transaction, articleLinks(sourceId), {
      dead,
      has_dead: dead.length > 0,
      updated_at: FieldValue.serverTimestamp(),
    });
  });
}

/** Linking articles that are brought up to date side by side. */
const NOTED_AT_ONCE = 10;

/** Brings every article that links to one up to date. */
async function noteSources(targetId: string): Promise<void> {
  const sources = await findIds(linkingTo(targetId));
  for (let at = 0; at < sources.length; at += NOTED_AT_ONCE) {
    const some = sources.slice(at, at + NOTED_AT_ONCE);
    await Promise.all(some.map((source) => noteTarget(source, targetId)));
  }
}

/**
 * Keeps what is known about links to and from an article. It reads what is stored instead of trusting the event, so
 * late, repeated and reordered events lead to the same.
 */
export async function keepLinks({ id, before, after }: ArticleChange): Promise<void> {
  const { read } = articleDocument(id);
  const [earlier, later] = [snapshotRecord(read, before), snapshotRecord(read, after)];
  const isRead = [earlier, later].some((found) => found !== undefined && isSearchable(found));
  const isRenamed = earlier?.article_title !== later?.article_title;
  const isChanged = earlier?.article_content !== later?.article_content || isRenamed;
  const isMoved = stateOf(earlier) !== stateOf(later);
  if (isRead && (isChanged || isMoved)) await noteLinks(id);
  // The notes of others call a dead article by its title, and an open one not at all.
  const isRenamedAndDead = isRenamed && stateOf(later) !== 'open';
  if (!isMoved && !isRenamedAndDead) return;
  const addresses = [id, later?.origin_ref ?? earlier?.origin_ref].filter((one) => one !== undefined);
  for (const target of addresses) await noteSources(target);
}
