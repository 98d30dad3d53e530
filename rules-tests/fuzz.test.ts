import { compileFirestoreRules, InProcessFirestore } from '@harborline/emulators/in-process';
import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { COPY_KINDS } from './fuzz/copy-kinds';
import { COURSE_KINDS } from './fuzz/course-kinds';
import { type Fields, withTime } from './fuzz/document';
import { CONTENT_KINDS, type Kind } from './fuzz/kinds';
import { MAIL_KINDS } from './fuzz/mail-kinds';
import { NEWS_KINDS } from './fuzz/news-kinds';
import { SETTINGS_KINDS } from './fuzz/settings-kinds';
import { SOP_KINDS } from './fuzz/sop-kinds';
import { callerOf } from './support/environment';
import { commit, type FirestoreOperation, layOut, SERVER_TIME, set, verdictOn } from './support/firestore';
import { accountOf } from './support/in-process-world';
import { rulesFile } from './support/rules-file';
import { useWorld, worldDocuments } from './support/world';

/**
 * Random documents, valid or nearly so: the rules accept exactly what the domain's schemas accept, if the document
 * is the writer's own. Most go straight to the stand-in's engine; some also go through the SDK to the suite, where every
 * verdict must be the same.
 */
const KINDS: readonly Kind[] = [
  ...CONTENT_KINDS,
  ...COPY_KINDS,
  ...NEWS_KINDS,
  ...COURSE_KINDS,
  ...MAIL_KINDS,
  ...SETTINGS_KINDS,
  ...SOP_KINDS,
];
const DOCUMENTS = 20_000;
const THROUGH_THE_SDK = 360;
// The same documents each time, so that a run never fails for what its change did not touch; others: CONTRIBUTING.
const seed = Number(process.env.HARBORLINE_FUZZ_SEED ?? 20_261_123);

useWorld();

const rules = compileFirestoreRules(rulesFile('firestore.rules'));
const WORLD: Readonly<Record<string, object>> = worldDocuments();

/** The initial world, in this process. */
function openWorld(): InProcessFirestore {
  const firestore = new InProcessFirestore(rules);
  firestore.arrange(commit(...Object.entries(WORLD).map(([path, data]) => set(path, data))));
  return firestore;
}

function restoreInProcess(firestore: InProcessFirestore, { restores }: Kind): void {
  if (restores !== undefined) firestore.arrange(set(restores, WORLD[restores] ?? {}));
}

async function restoreInSuite({ restores }: Kind): Promise<void> {
  if (restores !== undefined) await layOut({ [restores]: WORLD[restores] ?? {} });
}

/** The writes of a document in one commit; undefined: there is nothing to write. */
function commitOf(kind: Kind, document: Fields, id: string): FirestoreOperation | undefined {
  const writes = kind.writes(document, id).map((write) => ({
    ...write,
    ...('data' in write && { data: withTime(write.data, () => SERVER_TIME) as Fields }),
  }));
  return writes.length > 0 ? commit(...writes) : undefined;
}

beforeAll(() => process.stdout.write(`Random documents: HARBORLINE_FUZZ_SEED=${seed}\n`));

let ids = 0;
function nextId(): string {
  ids += 1;
  return `fuzz${ids}`;
}

function isAccepted({ schema, whole, isOurs }: Kind, fields: Fields, id: string): boolean {
  const timed = withTime(whole ? whole(fields) : fields, () => Timestamp.fromMillis(0));
  return schema.safeParse(timed).success && isOurs(fields, id);
}

describe('the rules accept what the schema accepts, and nothing else', () => {
  const numRuns = Math.ceil(DOCUMENTS / KINDS.length);
  const world = openWorld();
  const tally = new Map<string, { accepted: number; refused: number }>();

  it.each(KINDS.map((kind) => [kind.name, kind] as const))(
    '%s',
    (name, kind) => {
      const account = accountOf(callerOf(kind.person));
      const count = { accepted: 0, refused: 0 };
      tally.set(name, count);
      const property = fc.property(kind.documents, (fields) => {
        const id = nextId();
        const document = kind.fresh?.(fields) ?? fields;
        const operation = commitOf(kind, document, id);
        if (!operation) return;
        const wanted = isAccepted(kind, document, id);
        restoreInProcess(world, kind);
        count[wanted ? 'accepted' : 'refused'] += 1;
        const verdicts = { rules: world.attempt(account, operation), schema: wanted ? 'allowed' : 'denied' };
        expect(verdicts.rules, JSON.stringify(verdicts)).toBe(verdicts.schema);
      });
      fc.assert(property, { numRuns, seed });
    },
    60_000,
  );

  it('with enough of both', () => {
    for (const [name, { accepted, refused }] of tally) {
      expect(
        Math.min(accepted, refused),
        `${name}: ${accepted} accepted, ${refused} refused`,
      ).toBeGreaterThan(100);
    }
  });

  it('through the SDK and the suite just as in this process', async () => {
    const fresh = openWorld();
    for (const kind of KINDS) {
      const account = accountOf(callerOf(kind.person));
      const sample = fc.sample(kind.documents, { numRuns: Math.ceil(THROUGH_THE_SDK / KINDS.length), seed });
      for (const fields of sample) {
        const operation = commitOf(kind, kind.fresh?.(fields) ?? fields, nextId());
        if (!operation) continue;
        restoreInProcess(fresh, kind);
        await restoreInSuite(kind);
        const direct = fresh.attempt(account, operation);
        const sent = await verdictOn(kind.person, operation);
        expect(sent, `${kind.name}: ${JSON.stringify(fields).slice(0, 2000)}`).toBe(direct);
      }
    }
  }, 120_000);
});
