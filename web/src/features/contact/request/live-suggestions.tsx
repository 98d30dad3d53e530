import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useStillWhilePressed } from '../../../shared/hooks/use-still-while-pressed';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { Icon } from '../../../shared/ui-public/icons';
import { useSuggestions } from '../../help-center';

/** Maximum number of articles shown while the visitor writes a request. */
const COUNT = 3;
/** A shorter request says too little to search for answers. */
const MIN_LETTERS = 12;

/** Articles that may answer a request, shown while the visitor writes; opening one keeps the request. */
export function LiveSuggestions({ text }: { text: string }) {
  const { links } = useLibrary();
  const isLongEnough = text.trim().length >= MIN_LETTERS;
  const found = useSuggestions(isLongEnough ? text : '', COUNT, isLongEnough);
  // They move the button to send below them, which is perhaps being pressed.
  const suggestions = useStillWhilePressed(found.suggestions);
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
