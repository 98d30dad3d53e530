import type { PageContent } from '@harborline/domain/help-center/page-content';
import { VOTE_TEXTS } from '@harborline/domain/texts/article-vote';
import { addArticleTools, followInArticle } from './article-parts';
import { givenAnswer, rememberAnswer } from './given-answers';
import { keepAnswer } from './kept-answers';
import type { Answer } from './kept-votes';
import { noteView } from './note-view';

const VOTES = '.feedback-buttons button';

function showAnswer(feedback: HTMLElement, answer: Answer | null): void {
  for (const button of feedback.querySelectorAll<HTMLButtonElement>(VOTES))
    button.setAttribute('aria-pressed', String(button.value === answer));
}

function showReply(feedback: HTMLElement, text: string): void {
  const reply = document.createElement('p');
  reply.append(text);
  feedback.querySelector('.feedback-reply')?.replaceChildren(...(text === '' ? [] : [reply]));
}

/**
 * Shows the question whether an article helped. A vote is kept until the question is hydrated, which the same click
 * causes, so that it is not lost if the code for it comes late or not at all.
 * @returns a function that ends it and forgets the vote; it returns one that repeats the vote's click
 */
function askForVote(feedback: HTMLElement, articleId: string): () => () => void {
  const earlier = givenAnswer(articleId);
  let clicked: HTMLButtonElement | null = null;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(VOTES) : null;
    if (button === null) return;
    clicked = button;
    const given = button.value === 'yes' ? 'yes' : 'no';
    rememberAnswer(articleId, given);
    keepAnswer(articleId, given);
    showAnswer(feedback, given);
    showReply(feedback, navigator.onLine ? '' : VOTE_TEXTS.feedbackWaits);
  };
  showAnswer(feedback, earlier);
  feedback.hidden = false;
  feedback.addEventListener('click', onClick);
  return () => {
    feedback.removeEventListener('click', onClick);
    if (clicked !== null) {
      rememberAnswer(articleId, earlier);
      keepAnswer(articleId, null);
      showReply(feedback, '');
    }
    // As the server rendered it: the renderer changes only what it has shown itself.
    showAnswer(feedback, null);
    return () => clicked?.click();
  };
}

interface ArticleAtRest {
  /** ends everything but the question whether the article helped */
  readonly end: () => void;
  /** ends the question, and forgets a vote; returns a function that repeats the vote's click */
  readonly endAsking: () => () => void;
}

/** Makes work what an article's page offers besides its text, without a renderer, and records its view. */
export function startRestingArticle(
  page: HTMLElement,
  article: NonNullable<PageContent['article']>,
): ArticleAtRest {
  const forgetView = noteView(article);
  const prose = page.querySelector<HTMLElement>('.prose');
  const feedback = page.querySelector<HTMLElement>('.feedback');
  const removeTools = prose === null ? () => undefined : addArticleTools(prose);
  const endAsking = feedback === null ? () => () => undefined : askForVote(feedback, article.id);
  const onClick = (event: MouseEvent) => void followInArticle(event);
  page.addEventListener('click', onClick);
  const end = () => {
    forgetView();
    removeTools();
    page.removeEventListener('click', onClick);
  };
  return { end, endAsking };
}
