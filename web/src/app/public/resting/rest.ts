import { progressKey } from '../../../features/help-center/courses/progress-key';
import { type PartName, partSelector } from '../../../features/help-center/page-parts';
import { onSlashKey } from '../../../features/help-center/search/on-slash-key';
import { report } from '../../../shared/config/report';
import { isFramed } from '../../../shared/frame/is-framed';
import { hasSession } from '../../../shared/kept-session/has-session';
import { keptText } from '../../../shared/storage/kept';
import { renderedContent } from '../rendered-content';
import { keepTranslated } from '../translations';
import { followConnection } from './follow-connection';
import { restThemeSwitch } from './rest-theme-switch';
import { type EndRest, isLeft, type RestingPage, restingPage, whenOver } from './resting-page';
import { whenSeen } from './when-seen';
import { whenTouched } from './when-touched';

/** Links inside the site; those to a section of the page need no app. */
const LINKS = 'a[href^="/"]';

const onFailure = (error: unknown) => report('not-loaded', error);

/** Has the app ready for a link or a search. Without it, the server shows the page that a part has led to. */
async function readyApp(page: RestingPage): Promise<void> {
  try {
    await (await import('./stand-by')).standBy(page);
  } catch (error) {
    onFailure(error);
    if (isLeft(page)) window.location.reload();
  }
}

/** Hydrates a part of the page once the visitor turns to it, and nothing around it. */
function wakeWhenTouched(page: RestingPage, name: PartName, endRest: EndRest): void {
  const wake = async () => {
    const { wakePart } = await import('./wake-part');
    await wakePart(page, name, endRest);
    // A part leads to other pages.
    await readyApp(page);
  };
  whenTouched(partSelector(name), () => void wake().catch(onFailure), page.over.signal);
}

const importArticle = () => import('../../../features/help-center/article/resting-article');

/** Has an article's page work without a renderer. */
async function restArticle(page: RestingPage): Promise<void> {
  const layout = document.querySelector<HTMLElement>('.article-layout');
  const content = layout === null ? null : renderedContent();
  const article = content?.article;
  if (layout === null || !content || !article) return;
  const isTranslated = layout.closest('[data-translated]') !== null;
  const [{ startRestingArticle }] = await Promise.all([
    importArticle(),
    // Before it adds texts of its own.
    isTranslated && keepTranslated(content.translations, true),
  ]);
  if (page.over.signal.aborted) return;
  const { end, endAsking } = startRestingArticle(layout, article);
  whenOver(page, end);
  wakeWhenTouched(page, 'feedback', endAsking);
}

const WHOLE_COURSE = '.whole-course';
/** What learners act on. */
const LESSON_ENDS = '.lesson-toggle, .quiz';
const readKeptText = (key: string) => keptText('device', key).read();

/** Has the page of a course work without a renderer. */
async function restCourse(page: RestingPage): Promise<void> {
  const root = document.querySelector<HTMLElement>('.course-page');
  const course = root === null ? null : renderedContent()?.course;
  if (root === null || !course) return;
  const showProgress = async () => {
    const { startRestingCourse } = await import('../../../features/help-center/courses/resting-course');
    if (!page.over.signal.aborted) whenOver(page, startRestingCourse(root, course, page.search));
  };
  const { startRestingTexts } = await import('../../../features/help-center/courses/resting-texts');
  if (page.over.signal.aborted) return;
  whenOver(page, startRestingTexts(root));
  const hasBegun = readKeptText(progressKey(course.id)) !== null || hasSession();
  if (!root.matches(WHOLE_COURSE) || hasBegun) return showProgress();
  // The server rendered the whole course for those who begin: they need no code before the end of a lesson.
  whenOver(
    page,
    whenSeen(root, LESSON_ENDS, () => void showProgress().catch(onFailure)),
  );
}

/** Records the view of a news flash that asks for no reactions. */
async function restPlainNews(page: RestingPage): Promise<void> {
  const { news: id } = document.querySelector<HTMLElement>('.news-flash')?.dataset ?? {};
  if (id === undefined) return;
  const { noteNewsView } = await import('../../../features/help-center/article/note-view');
  if (!page.over.signal.aborted) whenOver(page, noteNewsView(id));
}

/** Has a news flash's reactions work without a renderer, and records its view. */
async function restNews(page: RestingPage): Promise<void> {
  const section = document.querySelector<HTMLElement>('.news-reactions');
  if (section === null) return restPlainNews(page);
  const { startRestingNews } = await import('../../../features/help-center/news/resting-news');
  if (page.over.signal.aborted) return;
  const { end, endReactions } = startRestingNews(section);
  whenOver(page, end);
  wakeWhenTouched(page, 'reactions', endReactions);
}

/** Keeps a status page current. */
async function restStatus(page: RestingPage): Promise<void> {
  if (document.querySelector('.status-page') === null) return;
  const { followStatus } = await import('./follow-status');
  if (!page.over.signal.aborted) whenOver(page, followStatus());
}

const focusSearch = () => document.querySelector<HTMLInputElement>('.search-box input')?.focus();

/**
 * Leaves a page as the server rendered it. The search and the question below an article come alive by themselves; the
 * app takes the page over when one of them, or a link, leads to another page.
 */
export function rest(page = restingPage()): void {
  const { signal } = page.over;
  followConnection(signal);
  const endKeys = onSlashKey(focusSearch);
  whenOver(page, endKeys);
  whenOver(page, restThemeSwitch());
  wakeWhenTouched(page, 'search', () => {
    endKeys();
    return () => undefined;
  });
  // Links of the widget open documents: its pages are small, and its first one has no styles for the others.
  if (!isFramed(page.pathname)) whenTouched(LINKS, () => void readyApp(page), signal);
  restArticle(page).catch(onFailure);
  restCourse(page).catch(onFailure);
  restNews(page).catch(onFailure);
  restStatus(page).catch(onFailure);
}
