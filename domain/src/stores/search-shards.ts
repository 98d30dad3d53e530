import { searchShardSchema } from '../entities/article';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const shards = defineStore(COLLECTIONS.searchShards, searchShardSchema);

/** `SearchShards/{libraryId}_{n}` */
export const searchShard = (libraryId: string, shard: number) =>
  shards.at(docPath.searchShard(libraryId, shard));
