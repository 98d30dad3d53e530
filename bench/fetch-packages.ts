import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Fetches packages to compare with from npm, once, into a folder of their own.
 * @param versions exact version by package name
 * @returns whether all are there; false when the registry cannot be reached
 */
export async function fetchPackages(
  folder: string,
  versions: Readonly<Record<string, string>>,
): Promise<boolean> {
  const names = Object.keys(versions);
  const isComplete = () =>
    names.every((name) => existsSync(join(folder, 'node_modules', name, 'package.json')));
  if (isComplete()) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const wanted = names.map((name) => `${name}@${versions[name]}`);
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted];
  await promisify(execFile)('npm', args, { cwd: folder }).catch(() => undefined);
  return isComplete();
}
