import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCAL_PROJECT_ID, LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { docPath } from '@harborline/domain/paths';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { schedulesOf } from '../functions/scripts/schedules.mjs';
import { type Bill, billOf, billSum } from './billing';
import type { Cost } from './costs';
import { plantAll } from './plant-all';

const MINUTES_A_DAY = 24 * 60;
const MORE_LIBRARIES = 200;

/** Runs each schedule once where nothing is due. @returns what all their runs of a day would be billed */
async function billOfDay(root: string): Promise<Bill> {
  // As the suite starts them.
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.FIREBASE_CONFIG = JSON.stringify({
    projectId: LOCAL_PROJECT_ID,
    storageBucket: LOCAL_STORAGE_BUCKET,
  });
  const functions: Record<string, object> = await import(
    pathToFileURL(join(root, 'functions/dist/index.js')).href
  );
  const bills: Bill[] = [];
  for (const { minutes, run } of schedulesOf(functions)) {
    const { functions: once } = await billOf(() => run({ scheduleTime: new Date().toISOString() }));
    const runs = MINUTES_A_DAY / minutes;
    bills.push({ reads: once.reads * runs, writes: once.writes * runs, deletes: once.deletes * runs });
  }
  return billSum(bills);
}

/** What a day costs on which nobody does anything, and what one library more adds to it. */
export async function costsOfRest(root: string): Promise<Cost[]> {
  // Once before, since what was due is done by then.
  await billOfDay(root);
  const all = await billOfDay(root);
  await plantAll(
    Array.from({ length: MORE_LIBRARIES }, (_, index) => {
      const id = `bench-library-${index}`;
      return [docPath.library(id), makeLibrary({ id, library_refkey: id, library_domain: id })];
    }),
  );
  const more = await billOfDay(root);
  const each = (one: number, other: number) => (other - one) / MORE_LIBRARIES;
  return [
    { name: 'all libraries together at rest, a day', bill: all },
    {
      name: 'one library more at rest, a day',
      bill: {
        reads: each(all.reads, more.reads),
        writes: each(all.writes, more.writes),
        deletes: each(all.deletes, more.deletes),
      },
    },
  ];
}
