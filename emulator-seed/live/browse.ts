import { recordArticleView, recordReaction } from '@harborline/domain/api/activity/articles';
import { recordSearch, updateSearch } from '@harborline/domain/api/activity/searches';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { searchAnswerSchema, searchFilePath } from '@harborline/domain/search/search-files';
import { arrive } from './simulated-visitor';
import { originOf, rest, type Stage } from './stage';

const READING_MS = 6_000;

async function open(stage: Stage, path: string): Promise<Response> {
  const page = await fetch(`${originOf(stage)}${path}`);
  if (!page.ok) throw new Error(`${path} answered ${page.status}`);
  return page;
}

/** Looks something up in the help center, reads the best article and says whether it helped. */
export async function browse(stage: Stage, libraryKey: string, query: string, helps: boolean): Promise<void> {
  const visitor = await arrive(stage);
  const links = publicLinks(libraryKey);
  try {
    await open(stage, links.home());
    await rest(stage, READING_MS / 2);
    const asked = `${searchFilePath(stage.libraryId, 'answer')}?${new URLSearchParams({ q: query, n: '5' })}`;
    const { results } = searchAnswerSchema.parse(await (await open(stage, asked)).json());
    const [best] = results;
    const { searchId } = await visitor.call(recordSearch, {
      supportLibId: stage.libraryId,
      searchActivity: {
        searchQuery: query,
        status: best ? 'passed' : 'failed',
        timestamp: Date.now(),
      },
    });
    if (!best) return stage.say(`Somebody searches for “${query}” and finds nothing`);
    await open(stage, links.article(best.id));
    const viewed = { articleId: best.id, articleTitle: best.title };
    await visitor.call(recordArticleView, { ...viewed, timestamp: Date.now() });
    if (searchId !== '') await visitor.call(updateSearch, { id: searchId, article_read_id: best.id });
    await rest(stage, READING_MS);
    await visitor.call(recordReaction, { articleId: best.id, answer: helps ? 'yes' : 'no' });
    stage.say(
      `Somebody searches for “${query}”, reads “${best.title}” and ${helps ? 'is helped' : 'is not'}`,
    );
  } finally {
    await visitor.leave();
  }
}
