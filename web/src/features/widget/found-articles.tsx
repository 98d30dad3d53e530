import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { useState } from 'react';
import { report } from '../../shared/config/report';
import { CLOSES } from '../../shared/frame/frame-attributes';
import { isContactOpen, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { SearchResults, sendAnswerLater } from '../help-center';
import { useWidget } from './use-widget';

/** S2.3-30 */
function Solved() {
  const { links } = useWidget();
  return (
    <>
      <p>{WIDGET_TEXTS.solved}</p>
      <a className="button" href={links.home()} {...{ [CLOSES]: '' }}>
        {WIDGET_TEXTS.close}
      </a>
    </>
  );
}

/** S2.3-31; without a contact form, there is no next step. */
function NotSolved() {
  const { library } = useLibrary();
  const { links } = useWidget();
  const canWrite = isContactOpen(library);
  return (
    <>
      <p>
        {WIDGET_TEXTS.notSolved} {canWrite ? WIDGET_TEXTS.notSolvedNext : WIDGET_TEXTS.writeElsewhere}
      </p>
      {canWrite && (
        <Link className="button" to={links.contact()}>
          {WIDGET_TEXTS.nextStep}
        </Link>
      )}
    </>
  );
}

/** Asks whether what was found is the answer (S2.3-29); the answer counts for the article that is open (S5-22). */
function Decision({ articleId }: { articleId: string | null }) {
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const decide = (given: 'yes' | 'no') => {
    setAnswer(given);
    if (articleId === null) return;
    sendAnswerLater(articleId, given).catch((error: unknown) => report('answer-not-sent', error));
  };
  return (
    <div className="decision">
      <p>{FEEDBACK_TEXTS.foundAnswerQuestion}</p>
      <div className="button-row">
        <button
          type="button"
          className="button quiet"
          aria-pressed={answer === 'yes'}
          onClick={() => decide('yes')}
        >
          {HELP_CENTER_TEXTS.yes}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-pressed={answer === 'no'}
          onClick={() => decide('no')}
        >
          {HELP_CENTER_TEXTS.no}
        </button>
      </div>
      <div className="w-reply" role="status">
        {answer === 'yes' && <Solved />}
        {answer === 'no' && <NotSolved />}
      </div>
    </div>
  );
}

/** What a search of the widget found: results that open in place (S2.3-28), and the question below them. */
export function FoundArticles({ query, page }: { query: string; page: number }) {
  const { links } = useWidget();
  const [articleId, setArticleId] = useState<string | null>(null);
  return (
    <section className="search-view" aria-label={HELP_CENTER_TEXTS.searchResults}>
      <SearchResults
        query={query}
        page={page}
        pageLink={(other) => links.search(query, other)}
        onSelect={setArticleId}
      />
      {articleId !== null && <Decision key={articleId} articleId={articleId} />}
    </section>
  );
}
