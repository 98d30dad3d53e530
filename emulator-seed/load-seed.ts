import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { buildWorld } from './build-world';
import { EVERYBODY } from './everybody';
import type { DemoPerson } from './people';
import type { SeedDoc } from './seed-doc';

/** Marks the world as loaded; written last, so that an interrupted load is repeated. */
const MARKER_PATH = 'DemoWorld/loaded';

/** Firestore accepts 500 writes in a batch. */
const BATCH_SIZE = 400;

export interface SeedOptions {
  readonly app: App;
  /** folder with the Markdown; `emulator-seed/content` below the current folder by default */
  readonly contentDir?: string;
  /** the moment from which the world's ages count back */
  readonly nowMs?: number;
  readonly onStep?: (message: string) => void;
}

export interface SeedResult {
  /** false when the world already existed and its data was left alone */
  readonly hasLoaded: boolean;
  readonly documents: number;
  readonly createdPeople: readonly string[];
}

function isErrorCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** @returns whether the account was created */
async function ensurePerson(
  app: App,
  { uid, email, password, name, isActive = true }: DemoPerson,
): Promise<boolean> {
  try {
    await getAuth(app).createUser({
      uid,
      email,
      password,
      displayName: name,
      emailVerified: true,
      disabled: !isActive,
    });
    return true;
  } catch (error) {
    const isThere = ['auth/uid-already-exists', 'auth/email-already-exists'].some((code) =>
      isErrorCode(error, code),
    );
    if (isThere) return false;
    throw error;
  }
}

async function ensurePeople(app: App): Promise<string[]> {
  const created = await Promise.all(EVERYBODY.map((person) => ensurePerson(app, person)));
  return EVERYBODY.filter((_person, index) => created[index]).map(({ email }) => email);
}

async function writeDocs(firestore: Firestore, docs: readonly SeedDoc[]): Promise<void> {
  for (let start = 0; start < docs.length; start += BATCH_SIZE) {
    const batch = firestore.batch();
    for (const { path, data } of docs.slice(start, start + BATCH_SIZE)) batch.set(firestore.doc(path), data);
    await batch.commit();
  }
}

/**
 * Loads the demo world into the project of an Admin SDK app. Safe to repeat: once loaded, data that a user
 * changed stays unchanged, while missing accounts are created again (the local Auth emulator may have
 * forgotten them).
 */
export async function loadSeed(options: SeedOptions): Promise<SeedResult> {
  const { app, onStep = () => undefined } = options;
  const contentDir = options.contentDir ?? join(process.cwd(), 'emulator-seed', 'content');
  const firestore = getFirestore(app);
  const createdPeople = await ensurePeople(app);
  onStep(
    `People: ${createdPeople.length} created, ${EVERYBODY.length - createdPeople.length} existed already`,
  );

  const marker = firestore.doc(MARKER_PATH);
  if ((await marker.get()).exists) {
    onStep('Data: already exists, left unchanged');
    return { hasLoaded: false, documents: 0, createdPeople };
  }
  const world = buildWorld(contentDir, {
    nowMs: options.nowMs ?? Date.now(),
    toTime: (ms) => Timestamp.fromMillis(ms),
  });
  await writeDocs(firestore, world.docs);
  onStep(`Firestore: ${world.docs.length} documents`);
  await getDatabase(app).ref().update(world.mirrors);
  onStep(`Realtime Database: ${Object.keys(world.mirrors).join(', ')}`);
  await marker.set({ loaded_at: Timestamp.now() });
  return { hasLoaded: true, documents: world.docs.length, createdPeople };
}
