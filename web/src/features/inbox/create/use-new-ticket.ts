import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { useWorkOwner } from '../../session';
import { useReplyFiles } from '../attached/reply-files';
import {
  drawRequestId,
  emptyTicket,
  isWritten,
  type NewTicket,
  newTicketSchema,
  problemsOf,
  sendNewTicket,
} from './new-ticket';

const CONFLICT = 409;

/** The text of the form, kept on the device until the ticket is created or discarded. */
function useKeptTicket(libraryId: string) {
  const owner = useWorkOwner();
  const workKey = `new-ticket:${libraryId}`;
  const [ticket, setTicket] = useState(
    () => readUnsaved(owner.uid, workKey, newTicketSchema)?.value ?? emptyTicket(owner.uid),
  );
  const [isKept, setIsKept] = useState(true);
  const hasText = isWritten(ticket);
  const forget = useKeepUnsaved({
    owner,
    workKey,
    title: NEW_TICKET_TEXTS.unsaved(ticket.subject.trim()),
    value: hasText ? ticket : null,
    onKept: setIsKept,
  });
  return { ticket, setTicket, hasText, isKept, forget, fileKey: `${owner.uid}/${workKey}` };
}

/** How writing ended: with a ticket, by its conversation's id, or with '' because it was discarded. */
type End = string | null;

/**
 * A ticket that is written for somebody (D-100). Nothing of it is lost by a failure or by leaving: it stays on the device, and
 * only where that is not possible a question comes before leaving.
 */
export function useNewTicket() {
  const { support_lib_id: libraryId, uid } = useStaff();
  const toasts = useToasts();
  const kept = useKeptTicket(libraryId);
  const { ticket, setTicket, forget } = kept;
  const attached = useReplyFiles(kept.fileKey);
  const [isChecked, setIsChecked] = useState(false);
  const [end, setEnd] = useState<End>(null);
  /** from the first press until the answer, so that a second one does nothing */
  const isUnderWay = useRef(false);
  const blocker = useLeaveGuard(kept.hasText && !kept.isKept && end === null);

  const change = (changes: Partial<NewTicket>) => setTicket((now) => ({ ...now, ...changes }));
  const finish = (conversationRef: string) => {
    forget();
    attached.change(() => []);
    setEnd(conversationRef);
  };
  const { isRunning, refusal, run } = useChange({
    name: 'ticket-not-created',
    run: sendNewTicket,
    onDone: ({ conversation_ref, number }) => {
      toasts.success(NEW_TICKET_TEXTS.created(shortNumber(number)));
      finish(conversation_ref);
    },
    // The server has decided on this id: there is a ticket of it already, or never will be.
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === CONFLICT) change({ requestId: drawRequestId() });
    },
  });
  const send = async () => {
    const owner = { audience: 'staff', libraryId, uid } as const;
    const fileUrls = attached.files.length === 0 ? [] : await attached.send(owner);
    if (fileUrls !== null) await run({ ticket, fileUrls });
  };
  const submit = () => {
    setIsChecked(true);
    if (isUnderWay.current || Object.keys(problemsOf(ticket)).length > 0) return;
    isUnderWay.current = true;
    void send().finally(() => {
      isUnderWay.current = false;
    });
  };
  return {
    ticket,
    change,
    problems: isChecked ? problemsOf(ticket) : {},
    attached,
    isBusy: isRunning || attached.upload.state === 'sending' || end !== null,
    refusal: refusal === null ? '' : refusalText(refusal, NEW_TICKET_TEXTS.failed),
    submit,
    hasAnything: kept.hasText || attached.files.length > 0,
    discard: () => finish(''),
    end,
    blocker,
  };
}
