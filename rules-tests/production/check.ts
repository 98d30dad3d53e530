import { setLogLevel } from 'firebase/app';
import { listProbes, matrixProbes } from './access-probes';
import { codeOf, type Probe } from './probe';
import type { Settings } from './settings';
import { makeWorld, type World } from './world';
import { fileProbes, limitProbes, mailProbes, realtimeProbes, removalProbes } from './write-probes';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** In this order: the last group removes a teammate. */
const probesIn = (world: World): readonly Probe[] => [
  ...matrixProbes(world),
  ...listProbes(world),
  ...limitProbes(world),
  ...fileProbes(world),
  ...realtimeProbes(world),
  ...mailProbes(world),
  ...removalProbes(world),
];

async function differencesIn(world: World): Promise<number> {
  const probes = probesIn(world);
  let differences = 0;
  for (const { group, name, expected, find } of probes) {
    const found = await find().catch((error: unknown) => `error: ${codeOf(error)}`);
    if (found === expected) continue;
    differences += 1;
    say(`DIFFERS  ${group}: ${name}: expected ${expected}, found ${found}`);
  }
  const groups = new Map<string, number>();
  for (const { group } of probes) groups.set(group, (groups.get(group) ?? 0) + 1);
  say([...groups].map(([group, count]) => `${group} ${count}`).join(', '));
  say(`${probes.length - differences} of ${probes.length} as expected.`);
  return differences;
}

/** Runs all probes in two temporary libraries, then removes them, and prints the differences. @returns the exit code */
export async function check(settings: Settings): Promise<number> {
  setLogLevel('silent');
  const world = await makeWorld(settings);
  try {
    return (await differencesIn(world)) === 0 ? 0 : 1;
  } finally {
    await world.remove();
  }
}
