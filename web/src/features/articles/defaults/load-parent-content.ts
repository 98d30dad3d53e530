import type { Category } from '@harborline/domain/entities/category';
import { type CategoryNode, visibleCategories } from '@harborline/domain/help-center/visible-categories';
import { readShards } from '@harborline/domain/search/shard-tree';
import { enabledCategories } from '@harborline/domain/stores/categories';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { searchShard } from '@harborline/domain/stores/search-shards';
import type { Firestore } from 'firebase/firestore';
import { companyName } from '../../../shared/library/library-scope';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import type { Offered } from './use-copies';

/** A top-level category of the parent with every article in it and below it, by title. */
export interface OfferedTopic {
  readonly category: Category;
  readonly articles: readonly Offered[];
}

/** What a library may show of its parent. */
export interface ParentContent {
  readonly name: string;
  readonly topics: readonly OfferedTopic[];
}

async function readEntries(firestore: Firestore, libraryId: string) {
  const shards = await readShards(async (numbers) => {
    const read = numbers.map((shard) => readRecord(firestore, searchShard(libraryId, shard)));
    return (await Promise.all(read)).filter((shard) => shard !== null);
  });
  return shards.flatMap(({ entries }) => Object.entries(entries));
}

const idsIn = ({ category, children }: CategoryNode): string[] => [category.id, ...children.flatMap(idsIn)];

const byTitle = (one: Offered, other: Offered): number =>
  one.title.localeCompare(other.title, 'en', { numeric: true });

/**
 * What visitors of the parent see: its topics in its order, and the titles of their articles. Reads the search index
 * instead of the articles. @throws FirebaseError
 */
export async function loadParentContent(firestore: Firestore, parentId: string): Promise<ParentContent> {
  const [parent, categories, entries] = await Promise.all([
    readRecord(firestore, libraryDocument(parentId)),
    readRecords(firestore, enabledCategories(parentId)),
    readEntries(firestore, parentId),
  ]);
  if (parent === null) return { name: '', topics: [] };
  const topics = visibleCategories(categories, parent.categoryPositioning).map((node) => {
    const ids = new Set(idsIn(node));
    const inside = entries.filter(([, { category }]) => ids.has(category));
    return {
      category: node.category,
      articles: inside.map(([id, { title }]) => ({ id, title })).sort(byTitle),
    };
  });
  return { name: companyName(parent), topics };
}
