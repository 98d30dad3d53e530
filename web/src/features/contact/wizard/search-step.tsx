import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useLibrary } from '../../../shared/library/library-scope';
import { Icon } from '../../../shared/ui-public/icons';
import { loadAnswerSender, SearchResults, sendAnswerLater } from '../../help-center';

interface SearchStepProps {
  readonly onSearched: (query: string, resultCount: number) => void;
  readonly onSolved: () => void;
  readonly onContinue: () => void;
}

/** Searches the help library before the visitor writes a request (S4.1-01, S4.1-07). */
export function SearchStep({ onSearched, onSolved, onContinue }: SearchStepProps) {
  const { isTrial = false } = useLibrary();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [hasResults, setHasResults] = useState(false);
  const [articleId, setArticleId] = useState<string | null>(null);
  useEffect(() => {
    // Loaded early, since this code keeps an answer given offline.
    if (articleId !== null) void loadAnswerSender().catch(() => undefined);
  }, [articleId]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    // A blank search does nothing (S5-16).
    if (text.trim() !== '') setQuery(text.trim());
  };
  const onFound = useCallback(
    (count: number) => {
      setHasResults(count > 0);
      onSearched(query, count);
    },
    [onSearched, query],
  );
  const decide = (answer: 'yes' | 'no') => {
    // Recorded only for an article the visitor opened (S5-22).
    if (articleId !== null && !isTrial) {
      sendAnswerLater(articleId, answer).catch((error: unknown) => report('answer-not-sent', error));
    }
    if (answer === 'yes') onSolved();
    else onContinue();
  };
  return (
    <section aria-labelledby="wizard-search">
      <h2 id="wizard-search">{CONTACT_TEXTS.searchTitle}</h2>
      <p className="muted">{CONTACT_TEXTS.searchHint}</p>
      <form className="search-box in-form" onSubmit={search}>
        <Icon name="search" className="icon search-icon" />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={HELP_CENTER_TEXTS.searchLabel}
          placeholder={HELP_CENTER_TEXTS.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {CONTACT_TEXTS.search}
        </button>
      </form>
      {query !== '' && <SearchResults key={query} query={query} onFound={onFound} onSelect={setArticleId} />}
      {hasResults && (
        <div className="decision">
          <p>{FEEDBACK_TEXTS.foundAnswerQuestion}</p>
          <div className="button-row">
            <button type="button" className="button quiet" onClick={() => decide('yes')}>
              {HELP_CENTER_TEXTS.yes}
            </button>
            <button type="button" className="button" onClick={() => decide('no')}>
              {HELP_CENTER_TEXTS.no}
            </button>
          </div>
        </div>
      )}
      {query === '' && (
        <button type="button" className="plain-button" onClick={onContinue}>
          {CONTACT_TEXTS.skipSearch}
        </button>
      )}
    </section>
  );
}
