import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { Icon } from '../../../shared/ui-public/icons';
import { useSuggestions } from '../../help-center';

/** Articles shown while a request is written, at most. */
const COUNT = 3;
/** Below this a request says too little to look for answers. */
const MIN_LETTERS = 12;

/** Articles that may answer a request while it is written; opening one keeps the request. */
export function LiveSuggestions({ text }: { text: string }) {
  const { links } = useLibrary();
  const isLongEnough = text.trim().length >= MIN_LETTERS;
  const suggestions = useSuggestions(isLongEnough ? text : '', COUNT, isLongEnough);
  if (suggestions.length === 0) return null;
  return (
    <aside className="live-suggestions" aria-label={CONTACT_TEXTS.suggestions}>
      <p className="muted">{CONTACT_TEXTS.suggestions}</p>
      <ul>
        {suggestions.map(({ id, title }) => (
          <li key={id}>
            <Link to={links.article(id)}>
              <Icon name="file" />
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
