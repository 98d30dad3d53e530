import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { parseFlags, portFlag } from '../shared/argv';
import type { ChannelTiming } from './transport/webchannel/back-channel';
import { DEFAULT_TIMING } from './transport/webchannel/channel-registry';

/** The process's settings. Paths are as given. */
export interface FirestoreSettings {
  readonly host: string;
  readonly port: number;
  readonly projectId: string | undefined;
  readonly rulesPath: string | undefined;
  readonly seedPath: string | undefined;
  /** host:port of the Functions emulator */
  readonly functionsHost: string | undefined;
  /** `firestore.indexes.json`; undefined: no composite index is required */
  readonly indexesPath: string | undefined;
  /** folder that survives a restart; undefined: memory only */
  readonly dataDir: string | undefined;
  readonly triggerConcurrency: number | undefined;
  readonly timing: ChannelTiming;
}

const DEFAULT_PORT = 8080;

/** Reads the flags of firebase-tools and the environment of a launcher. @throws Error with a readable message */
export function readSettings(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
): FirestoreSettings {
  const flags = parseFlags(argv);
  return {
    host: flags.get('host') ?? '127.0.0.1',
    port: portFlag(flags, 'port', DEFAULT_PORT),
    projectId: flags.get('project_id'),
    rulesPath: flags.get('rules'),
    seedPath: flags.get('seed_from_export'),
    functionsHost: flags.get('functions_emulator'),
    indexesPath: indexesPath(env, cwd),
    dataDir: env.FIRESTORE_STANDIN_DATA || undefined,
    triggerConcurrency: positiveInteger(env.FIRESTORE_STANDIN_TRIGGER_CONCURRENCY),
    timing: {
      ...DEFAULT_TIMING,
      lifetimeMs: positiveInteger(env.FIRESTORE_STANDIN_BACK_CHANNEL_MS) ?? DEFAULT_TIMING.lifetimeMs,
      noopMs: positiveInteger(env.FIRESTORE_STANDIN_NOOP_MS) ?? DEFAULT_TIMING.noopMs,
    },
  };
}

/** The variable wins; an empty one switches the check off. Otherwise firebase.json names the file. */
function indexesPath(env: NodeJS.ProcessEnv, cwd: string): string | undefined {
  const named = env.FIRESTORE_STANDIN_INDEXES;
  if (named !== undefined) return named === '' ? undefined : named;
  const configPath = join(cwd, 'firebase.json');
  if (!existsSync(configPath)) return undefined;
  const path = indexesOf(readFileSync(configPath, 'utf8'));
  if (path === undefined) return undefined;
  const full = isAbsolute(path) ? path : join(dirname(configPath), path);
  return existsSync(full) ? full : undefined;
}

function indexesOf(config: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(config);
    const firestore = isObject(parsed) ? parsed.firestore : undefined;
    const indexes = isObject(firestore) ? firestore.indexes : undefined;
    return typeof indexes === 'string' ? indexes : undefined;
  } catch {
    // firebase-tools has read the file before and reports what is wrong with it
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function positiveInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
