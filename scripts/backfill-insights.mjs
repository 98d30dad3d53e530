import { parseArgs } from 'node:util';
import { loadProductCode } from './lib/product-code.mjs';
import { die, Refusal } from './lib/say.mjs';

const HELP = `node scripts/backfill-insights.mjs --project <id> [--dry-run]

  Gives articles that were read or voted on before insights existed the times that insights ask for, and notes the
  links of published articles, by which insights list dead ones. It changes nothing else, and nothing when it is run
  again.

  --project   Firebase project
  --dry-run   only says how many articles it would change or check`;

/** The product code that this script needs. */
const CODE = `
  export { missingTimes } from '@harborline/domain/articles/missing-times';
  export { COLLECTIONS } from '@harborline/domain/paths';
  export { isSearchable } from '@harborline/domain/search/is-searchable';
  export { noteLinks } from '../functions/src/articles/keep-links';
  export { useScriptApp } from '../functions/src/platform/firebase';`;

/** Articles read at once; their contents are not read. */
const PAGE_SIZE = 300;
const FIELDS = ['views', 'disLikes', 'viewed_at', 'disliked_at', 'is_published', 'is_disabled'];

/** Articles whose links are noted at once. */
const NOTED_AT_ONCE = 10;

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

/** Notes the links of articles. @returns how many of them were not known yet */
async function noteEach(ids, noteLinks) {
  const left = [...ids];
  let noted = 0;
  const work = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const isNews = await noteLinks(id);
      if (isNews) noted += 1;
    }
  };
  await Promise.all(Array.from({ length: NOTED_AT_ONCE }, work));
  return noted;
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
  const { COLLECTIONS, isSearchable, missingTimes, noteLinks, useScriptApp } = await loadProductCode(
    'backfill-insights',
    CODE,
  );
  const { initializeApp } = await import('firebase-admin/app');
  const { getFirestore, Timestamp } = await import('firebase-admin/firestore');
  const app = initializeApp({ projectId: values.project });
  useScriptApp(app);
  const firestore = getFirestore(app);
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

  const published = [];
  let lacking = 0;
  for await (const article of everyArticle(firestore.collection(COLLECTIONS.articles))) {
    if (isSearchable(article.data())) published.push(article.id);
    const times = missingTimes(article.data(), null, nowMs);
    if (isEmpty(times)) continue;
    lacking += 1;
    if (values['dry-run']) continue;
    await fill(article.ref, times.disliked_at === undefined ? null : await lastNoOf(votes, article.id));
  }
  const lines = values['dry-run']
    ? [
        `${lacking} articles lack a time.`,
        `${published.length} published articles would be checked for links.`,
      ]
    : [
        `${lacking} articles were given times.`,
        `The links of ${await noteEach(published, noteLinks)} articles were noted.`,
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().then(() => process.exit(0), die);
