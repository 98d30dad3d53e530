import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, inProcessClient, sdkClient } from './fuzz/client';
import { type Fields, withTime } from './fuzz/document';
import { CONTENT_KINDS, type Kind } from './fuzz/kinds';
import { MAIL_KINDS } from './fuzz/mail-kinds';
import { SETTINGS_KINDS } from './fuzz/settings-kinds';
import { startEngine } from './in-process/engine';
import { RulesTestEnvironment } from './in-process/unit-testing';
import { Timestamp } from './in-process/values';
import { accountClaims, firestoreOf, layOut, PROJECT, rulesFile } from './support/environment';
import { useWorld, worldDocuments } from './support/world';

/**
 * Random documents, sound or nearly so: the rules take exactly what the schemas of the domain take, as far as it is
 * the writer's own. The many go straight to the stand-in's engine; some of them through the SDK to the suite as
 * well, where nothing may come out differently.
 */
const KINDS: readonly Kind[] = [...CONTENT_KINDS, ...MAIL_KINDS, ...SETTINGS_KINDS];
const DOCUMENTS = 20_000;
const THROUGH_THE_SDK = 360;
const seed = Number(process.env.HARBORLINE_FUZZ_SEED ?? Date.now() % 2 ** 31);

useWorld();

const inProcess = new RulesTestEnvironment(PROJECT);
const engineClient = ({ person }: Kind): Client =>
  inProcessClient(inProcess.authenticatedContext(person, accountClaims(person)).firestore());

const WORLD: Readonly<Record<string, object>> = worldDocuments();

async function restoreInProcess({ restores }: Kind): Promise<void> {
  if (restores === undefined) return;
  await inProcess.withSecurityRulesDisabled(async (context) => {
    await context
      .firestore()
      .doc(restores)
      .set(WORLD[restores] ?? {});
  });
}

async function restoreInSuite({ restores }: Kind): Promise<void> {
  if (restores !== undefined) await layOut({ [restores]: WORLD[restores] ?? {} });
}

async function layOutInProcess(): Promise<void> {
  startEngine({
    firestore: rulesFile('firestore.rules'),
    database: rulesFile('database.rules.json'),
    storage: rulesFile('storage.rules'),
  });
  await inProcess.withSecurityRulesDisabled(async (context) => {
    const batch = context.firestore().batch();
    for (const [path, data] of Object.entries(worldDocuments()))
      batch.set(context.firestore().doc(path), data);
    await batch.commit();
  });
}

beforeAll(async () => {
  process.stdout.write(`Random documents: HARBORLINE_FUZZ_SEED=${seed}\n`);
  await layOutInProcess();
});

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
  const tally = new Map<string, { accepted: number; refused: number }>();

  it.each(KINDS.map((kind) => [kind.name, kind] as const))(
    '%s',
    async (name, kind) => {
      const client = engineClient(kind);
      const count = { accepted: 0, refused: 0 };
      tally.set(name, count);
      const property = fc.asyncProperty(kind.documents, async (fields) => {
        const id = nextId();
        const document = kind.fresh?.(fields) ?? fields;
        const writes = kind.writes(document, id);
        if (writes.length === 0) return;
        const wanted = isAccepted(kind, document, id);
        await restoreInProcess(kind);
        count[wanted ? 'accepted' : 'refused'] += 1;
        expect(await client(writes)).toBe(wanted);
      });
      await fc.assert(property, { numRuns, seed });
    },
    60_000,
  );

  it('with enough on either side', () => {
    for (const [name, { accepted, refused }] of tally) {
      expect(
        Math.min(accepted, refused),
        `${name}: ${accepted} accepted, ${refused} refused`,
      ).toBeGreaterThan(100);
    }
  });

  it('through the SDK and the suite as in this process', async () => {
    await layOutInProcess();
    for (const kind of KINDS) {
      const [here, there] = [engineClient(kind), sdkClient(firestoreOf(kind.person))];
      const sample = fc.sample(kind.documents, { numRuns: Math.ceil(THROUGH_THE_SDK / KINDS.length), seed });
      for (const fields of sample) {
        const writes = kind.writes(kind.fresh?.(fields) ?? fields, nextId());
        if (writes.length === 0) continue;
        await Promise.all([restoreInProcess(kind), restoreInSuite(kind)]);
        const [direct, sent] = [await here(writes), await there(writes)];
        expect(sent, `${kind.name}: ${JSON.stringify(fields).slice(0, 2000)}`).toBe(direct);
      }
    }
  }, 120_000);
});
