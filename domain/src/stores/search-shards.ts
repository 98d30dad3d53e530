import { searchShardSchema } from '../entities/article';
import { COLLECTIONS, docPath, SEARCH_SHARD_COUNT } from '../paths';
import { defineStore } from './store';

const shards = defineStore(COLLECTIONS.searchShards, searchShardSchema);

/** `SearchShards/{libraryId}_{n}` */
export const searchShard = (libraryId: string, shard: number) =>
  shards.at(docPath.searchShard(libraryId, shard));

/** All shards of a library. */
export const searchShards = (libraryId: string) =>
  Array.from({ length: SEARCH_SHARD_COUNT }, (_, shard) => searchShard(libraryId, shard));
