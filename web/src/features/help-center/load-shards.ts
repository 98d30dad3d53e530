import { readShards } from '@harborline/domain/search/shard-tree';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { readOnce } from '../../shared/hooks/use-resource';
import { readPublicDocuments } from '../../shared/store/public-records';
import { LAG_MS, resourceOf } from './resource-keys';

/** The search documents of a library: few, but they hold all its articles. @throws ReadError */
export const loadShards = (libraryId: string) =>
  readOnce(
    resourceOf.shards(libraryId),
    () => readShards((numbers) => readPublicDocuments(numbers.map((shard) => searchShard(libraryId, shard)))),
    LAG_MS,
  );
