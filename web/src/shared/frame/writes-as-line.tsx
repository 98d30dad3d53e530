import { KNOWN_VISITOR_TEXTS } from '@harborline/domain/texts/known-visitor';
import type { WritesAs } from './use-writes-as';
import './writes-as.css';

interface WritesAsLineProps {
  readonly as: WritesAs;
  readonly isDisabled?: boolean;
}

/** As whom a visitor writes, and the way to another address and back; nothing where nobody says who they are (D-88). */
export function WritesAsLine({ as, isDisabled = false }: WritesAsLineProps) {
  const { known, declined, decline, accept } = as;
  const named = known ?? declined;
  if (named === null) return null;
  return (
    <div className="writes-as">
      {known !== null && (
        <p>
          {KNOWN_VISITOR_TEXTS.writesAs} {known.name !== '' && <bdi>{known.name}</bdi>}{' '}
          <bdi>{known.name === '' ? known.email : `<${known.email}>`}</bdi>
        </p>
      )}
      {/* One button for both ways, which keeps the focus. */}
      <button type="button" disabled={isDisabled} onClick={known === null ? accept : decline}>
        {known === null ? KNOWN_VISITOR_TEXTS.again(named.name || named.email) : KNOWN_VISITOR_TEXTS.other}
      </button>
    </div>
  );
}
