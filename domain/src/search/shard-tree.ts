import { SEARCH_SHARD_COUNT } from '../paths';
import { articleHash } from './search-shard';

/**
 * A shard that no longer fits a document is split in two: of the articles whose hash leaves the shard's number when it
 * is divided by the shard's modulus, one half stays, and the other moves to the shard whose number is higher by that
 * modulus. A library starts with four shards of modulus four, and only those that fill up are split.
 */
interface Shard {
  readonly id: string;
  /** absent until the shard is split */
  readonly modulus?: number | undefined;
}

/** Beyond this, shards are not split: only ids chosen to collide could fill one. */
const LARGEST_MODULUS = SEARCH_SHARD_COUNT * 1_024;

/** The modulus with which a shard begins. */
function firstModulus(shard: number): number {
  let modulus = SEARCH_SHARD_COUNT;
  while (modulus <= shard) modulus *= 2;
  return modulus;
}

/** Shards that were split from a shard, without those that were split from them. */
function splitOff(shard: number, modulus: number): number[] {
  const shards: number[] = [];
  for (let step = firstModulus(shard); step < modulus; step *= 2) shards.push(shard + step);
  return shards;
}

/** The number in the id of a shard, `{libraryId}_{n}`. */
export const shardNumber = (id: string): number => Number(id.slice(id.lastIndexOf('_') + 1));

/** Reads all shards of a library, however often they were split. @param read the stored ones of some numbers */
export async function readShards<Stored extends Shard>(
  read: (shards: readonly number[]) => Promise<readonly Stored[]>,
): Promise<Stored[]> {
  const all: Stored[] = [];
  let numbers = Array.from({ length: SEARCH_SHARD_COUNT }, (_, shard) => shard);
  while (numbers.length > 0) {
    const found = await read(numbers);
    all.push(...found);
    numbers = found.flatMap(({ id, modulus = 0 }) => splitOff(shardNumber(id), modulus));
  }
  return all;
}

/** Where an article of a shard went when that was split; the shard itself if it stayed. */
function follow(shard: number, modulus: number, hash: number): number {
  for (let step = firstModulus(shard); step < modulus; step *= 2) {
    if (hash % (2 * step) !== shard) return shard + step;
  }
  return shard;
}

interface FoundShard<Stored> {
  readonly shard: number;
  readonly modulus: number;
  readonly stored: Stored | undefined;
}

/** The shard in which an article is, or belongs. @param read a stored shard; undefined if there is none */
export async function findShard<Stored extends Pick<Shard, 'modulus'>>(
  articleId: string,
  read: (shard: number) => Promise<Stored | undefined>,
): Promise<FoundShard<Stored>> {
  const hash = articleHash(articleId);
  let shard = hash % SEARCH_SHARD_COUNT;
  for (;;) {
    const stored = await read(shard);
    const modulus = stored?.modulus ?? firstModulus(shard);
    const next = follow(shard, modulus, hash);
    if (next === shard) return { shard, modulus, stored };
    shard = next;
  }
}

/** The entries of a shard as shards that each fit, by shard number. */
export function splitShard<Entry>(
  { shard, modulus }: { readonly shard: number; readonly modulus: number },
  entries: Readonly<Record<string, Entry>>,
  fits: (entries: Readonly<Record<string, Entry>>) => boolean,
): { readonly shard: number; readonly modulus: number; readonly entries: Readonly<Record<string, Entry>> }[] {
  const isWhole = fits(entries) || Object.keys(entries).length < 2 || modulus >= LARGEST_MODULUS;
  if (isWhole) return [{ shard, modulus, entries }];
  const isStaying = ([id]: readonly [string, Entry]) => articleHash(id) % (2 * modulus) === shard;
  const all = Object.entries(entries);
  const staying = Object.fromEntries(all.filter(isStaying));
  const moving = Object.fromEntries(all.filter((entry) => !isStaying(entry)));
  return [
    ...splitShard({ shard, modulus: 2 * modulus }, staying, fits),
    ...splitShard({ shard: shard + modulus, modulus: 2 * modulus }, moving, fits),
  ];
}
