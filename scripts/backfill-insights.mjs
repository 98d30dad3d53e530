import { parseArgs } from 'node:util';
import { loadProductCode } from './lib/product-code.mjs';
import { die, Refusal } from './lib/say.mjs';

const HELP = `node scripts/backfill-insights.mjs --project <id> [--dry-run]

  Gives articles that were read or voted on before insights existed the times that insights ask for. It changes
  nothing else, and nothing when it is run again.

  --project   Firebase project
  --dry-run   only says how many articles it would change`;

/** The product code that this script needs. */
const DOMAIN = `
  export { missingTimes } from '@harborline/domain/articles/missing-times';
  export { COLLECTIONS } from '@harborline/domain/paths';`;

/** Articles read at once; their contents are not read. */
const PAGE_SIZE = 300;
const FIELDS = ['views', 'disLikes', 'viewed_at', 'disliked_at'];

async function* everyArticle(collection) {
  const query = collection
    .select(...FIELDS)
    .orderBy('__name__')
    .limit(PAGE_SIZE);
  let last;
  for (;;) {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    yield* docs;
    last = docs.at(-1);
    if (docs.length < PAGE_SIZE) return;
  }
}

/** The time of an article's latest No vote; null without one. */
async function lastNoOf(votes, articleId) {
  const found = await votes
    .where('article_id', '==', articleId)
    .where('answer', '==', 'no')
    .select('updated_at')
    .get();
  const times = found.docs.map((vote) => vote.get('updated_at').toMillis());
  return times.length === 0 ? null : times.reduce((one, other) => Math.max(one, other));
}

const isEmpty = (object) => Object.keys(object).length === 0;

async function main() {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  if (!values.project) throw new Refusal(`Missing: --project\n\n${HELP}`);
  const { COLLECTIONS, missingTimes } = await loadProductCode('backfill-insights', DOMAIN);
  const { initializeApp } = await import('firebase-admin/app');
  const { getFirestore, Timestamp } = await import('firebase-admin/firestore');
  const firestore = getFirestore(initializeApp({ projectId: values.project }));
  const votes = firestore.collection(COLLECTIONS.articleVotes);
  const nowMs = Date.now();

  const fill = async (ref, lastNoMs) =>
    firestore.runTransaction(async (transaction) => {
      // Somebody may have voted or read meanwhile.
      const article = await transaction.get(ref);
      if (!article.exists) return;
      const times = Object.entries(missingTimes(article.data(), lastNoMs, nowMs));
      const changes = Object.fromEntries(times.map(([name, ms]) => [name, Timestamp.fromMillis(ms)]));
      if (!isEmpty(changes)) transaction.update(ref, changes);
    });

  let lacking = 0;
  for await (const article of everyArticle(firestore.collection(COLLECTIONS.articles))) {
    const times = missingTimes(article.data(), null, nowMs);
    if (isEmpty(times)) continue;
    lacking += 1;
    if (values['dry-run']) continue;
    await fill(article.ref, times.disliked_at === undefined ? null : await lastNoOf(votes, article.id));
  }
  process.stdout.write(
    values['dry-run'] ? `${lacking} articles lack a time.\n` : `${lacking} articles were given times.\n`,
  );
}

main().then(() => process.exit(0), die);
