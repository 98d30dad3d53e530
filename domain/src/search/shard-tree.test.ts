import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchShardOf } from './search-shard';
import { findShard, readShards, splitShard } from './shard-tree';

interface Stored {
  readonly id: string;
  readonly modulus?: number;
  readonly entries: Readonly<Record<string, number>>;
}

/** A library's shards, of which each takes three articles. */
function library() {
  const documents = new Map<number, Stored>();
  const fits = (entries: object) => Object.keys(entries).length <= 3;
  const add = async (id: string) => {
    const found = await findShard(id, async (shard) => documents.get(shard));
    const parts = splitShard(found, { ...found.stored?.entries, [id]: 1 }, fits);
    for (const { shard, modulus, entries } of parts) {
      documents.set(shard, { id: `library_1_${shard}`, modulus, entries });
    }
  };
  const read = () => readShards(async (shards) => shards.flatMap((shard) => documents.get(shard) ?? []));
  return { documents, add, read };
}

it('S9-21: a library may have any number of articles, each in one shard that fits its document', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 60 }),
      async (ids) => {
        const { documents, add, read } = library();
        for (const id of ids) await add(id);
        const shards = await read();
        expect(shards.flatMap(({ entries }) => Object.keys(entries)).sort()).toEqual([...ids].sort());
        expect(shards).toHaveLength(documents.size);
        expect(Math.max(0, ...shards.map(({ entries }) => Object.keys(entries).length))).toBeLessThanOrEqual(
          3,
        );
        for (const id of ids) {
          const { stored } = await findShard(id, async (shard) => documents.get(shard));
          expect(stored?.entries[id]).toBe(1);
        }
      },
    ),
  );
});

it('shards that were stored before are found where they are', async () => {
  const { documents, add, read } = library();
  const old = { id: `library_1_${searchShardOf('a')}`, entries: { a: 1 } };
  documents.set(searchShardOf('a'), old);
  expect(await read()).toEqual([old]);
  await add('a');
  expect(documents.size).toBe(1);
  expect((await findShard('a', async (shard) => documents.get(shard))).shard).toBe(searchShardOf('a'));
});

it('a single article too large for a document is not split for ever', () => {
  const parts = splitShard({ shard: 1, modulus: 4 }, { a: 1 }, () => false);
  expect(parts).toEqual([{ shard: 1, modulus: 4, entries: { a: 1 } }]);
});
