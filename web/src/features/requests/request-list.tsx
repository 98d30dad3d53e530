import type { ListedRequest } from '@harborline/domain/api/inbox/my-requests';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { MY_REQUESTS_TEXTS } from '@harborline/domain/texts/my-requests';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { dayText } from '../../shared/format/visitor-times';
import { useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { Icon } from '../../shared/ui-public/icons';

function RequestRow({ request }: { request: ListedRequest }) {
  const { links } = useLibrary();
  const { conversation_ref, number, title, status, preview, is_answer, last_message_at } = request;
  return (
    <li>
      <Link to={links.listedConversation(conversation_ref)} className="request-row">
        <span className="request-words">
          <strong dir="auto">{title || INBOX_TEXTS.noTitle}</strong>
          {preview !== title && (
            <span className="muted request-preview" dir="auto">
              {is_answer && <b>{MY_REQUESTS_TEXTS.answered} </b>}
              {preview}
            </span>
          )}
          <span className="muted">
            {shortNumber(number)} ·{' '}
            <time dateTime={last_message_at}>{dayText(Date.parse(last_message_at), Date.now())}</time>
          </span>
        </span>
        <span className="status" data-status={status}>
          {STATUS_TEXTS[status]}
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

interface RequestListProps {
  readonly requests: readonly ListedRequest[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly onMore: () => void;
}

/** The requests of an address, those with the newest messages first. */
export function RequestList({ requests, hasMore, isLoadingMore, hasMoreFailed, onMore }: RequestListProps) {
  if (requests.length === 0) return <p className="muted">{MY_REQUESTS_TEXTS.none}</p>;
  return (
    <>
      <ul className="request-list" aria-label={MY_REQUESTS_TEXTS.title}>
        {requests.map((request) => (
          <RequestRow key={request.conversation_ref} request={request} />
        ))}
      </ul>
      {hasMoreFailed && <p role="alert">{HELP_CENTER_TEXTS.loadFailed}</p>}
      {hasMore && (
        <button type="button" className="button quiet" aria-disabled={isLoadingMore} onClick={onMore}>
          {isLoadingMore ? HELP_CENTER_TEXTS.loading : MY_REQUESTS_TEXTS.more}
        </button>
      )}
    </>
  );
}
