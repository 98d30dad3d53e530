import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsLive } from '../../../shared/hooks/use-is-live';
import { useLibrary } from '../../../shared/library/library-scope';
import { navigate } from '../../../shared/router/navigation';
import { Icon } from '../../../shared/ui-public/icons';
import { CategoryTrail } from './category-trail';
import { Highlighted } from './highlighted';
import { onSlashKey } from './on-slash-key';
import { useSearchLog } from './search-log';
import { useSuggestions } from './use-suggestions';

const SUGGESTION_COUNT = 5;

/** The same wherever rendering begins: at the page, or at the search box alone. A page has one. */
const LIST_ID = 'search-suggestions';

interface OptionProps {
  readonly id: string;
  readonly isChosen: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A row of the list below the field. */
function Option({ id, isChosen, onKeyDown, onChoose, children }: OptionProps) {
  return (
    <div
      id={id}
      className="suggestion"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      // The field keeps the focus: its blur would hide the list before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

/** What is typed into the field; another search in the URL replaces it. */
function useText(query: string) {
  const [text, setText] = useState(query);
  const [shownQuery, setShownQuery] = useState(query);
  // Not in an effect, which would come after what the visitor types next.
  if (query !== shownQuery) {
    setShownQuery(query);
    setText(query);
  }
  return [text, setText] as const;
}

interface SearchBoxProps {
  /** the search in the URL, '' for none */
  readonly query: string;
}

/** The search field with suggestions: Enter searches, arrows choose, a blank search shows all categories (S5-17). */
export function SearchBox({ query }: SearchBoxProps) {
  const { links } = useLibrary();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useText(query);
  const [hasFocus, setHasFocus] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const isLive = useIsLive();
  const focus = useRef(() => input.current?.focus()).current;
  const { suggestions, found } = useSuggestions(text, SUGGESTION_COUNT, hasFocus);
  // The results record the search in the URL.
  const isTyping = hasFocus && (text.trim() !== query || text === '');
  useSearchLog(text.trim(), found, isTyping);
  const isShown = isOpen && hasFocus && suggestions.length > 0;
  useEffect(() => onSlashKey(focus), [focus]);
  // What was typed before the page was hydrated. A plain effect would come after an Enter that follows at once.
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null || isLive) return;
    setText(field.value);
    setIsOpen(field.value !== field.defaultValue);
    setHasFocus(document.activeElement === field);
  }, [isLive, setText]);

  const search = () => {
    setIsOpen(false);
    const wanted = text.trim();
    navigate(wanted === '' ? links.home() : links.search(wanted));
  };
  const open = (articleId: string) => {
    setIsOpen(false);
    navigate(links.article(articleId), { fromQuery: query });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const suggestion = isShown ? suggestions[chosen] : undefined;
    if (suggestion === undefined) search();
    else open(suggestion.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      // The browser would empty the field as well; it does with the next one.
      event.preventDefault();
      setIsOpen(false);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || suggestions.length === 0) return;
    event.preventDefault();
    setIsOpen(true);
    // Two more stops than suggestions: the “all results” row, and the field itself.
    const stops = suggestions.length + 2;
    setChosen((now) => ((now + 1 + step + stops) % stops) - 1);
  };
  const optionAt = (index: number) => ({
    id: `${LIST_ID}-${index}`,
    isChosen: index === chosen,
    onKeyDown,
  });
  const clear = () => {
    setText('');
    focus();
    if (query !== '') navigate(links.home());
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers of our visitors do not know the <search> element
    <form role="search" className="search-box" action={links.home()} onSubmit={onSubmit}>
      <Icon name="search" className="icon search-icon" />
      <input
        ref={input}
        type="search"
        name="q"
        // An empty field takes the direction of the page.
        dir={text === '' ? undefined : 'auto'}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={HELP_CENTER_TEXTS.searchPlaceholder}
        aria-label={HELP_CENTER_TEXTS.searchLabel}
        aria-keyshortcuts="/"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={LIST_ID}
        aria-activedescendant={isShown && chosen >= 0 ? `${LIST_ID}-${chosen}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(-1);
          setIsOpen(true);
        }}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onKeyDown={onKeyDown}
      />
      {text === '' ? (
        <span className="search-hint" aria-hidden="true">
          /
        </span>
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={HELP_CENTER_TEXTS.clearSearch}
          onClick={clear}
        >
          <Icon name="close" />
        </button>
      )}
      <div
        id={LIST_ID}
        className="suggestions"
        role="listbox"
        aria-label={HELP_CENTER_TEXTS.suggestions}
        hidden={!isShown}
      >
        {isShown && (
          <>
            {suggestions.map((suggestion, index) => (
              <Option key={suggestion.id} {...optionAt(index)} onChoose={() => open(suggestion.id)}>
                <Icon name="file" />
                <span className="suggestion-words">
                  <span>
                    <Highlighted parts={suggestion.titleParts} />
                  </span>
                  <CategoryTrail path={suggestion.path} />
                </span>
              </Option>
            ))}
            <Option {...optionAt(suggestions.length)} onChoose={search}>
              <Icon name="search" />
              <span className="see-all">{HELP_CENTER_TEXTS.seeAllResults}</span>
            </Option>
          </>
        )}
      </div>
    </form>
  );
}
