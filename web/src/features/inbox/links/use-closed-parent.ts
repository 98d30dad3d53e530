import { unsettledChildren } from '@harborline/domain/stores/ticket-families';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { countRecords } from '../../../shared/store/count-records';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Ticket } from '../ticket';

/**
 * After the person has closed a parent that is open on the screen: says how many of its children are not closed, and
 * leads to its children (D-127).
 *
 * @param ticket as it is stored
 */
export function useClosedParent(ticket: Ticket): void {
  const { uid, support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { status, status_changed_by: by, children_ref: partOf, number } = ticket;
  const isMerged = ticket.merged_into !== undefined;
  const wasClosed = useRef(status === 'closed');
  useEffect(() => {
    if (status !== 'closed') {
      wasClosed.current = false;
      return;
    }
    if (wasClosed.current) return;
    wasClosed.current = true;
    if (by !== uid || partOf === undefined || isMerged) return;
    countRecords(firestore, unsettledChildren(libraryId, partOf)).then(
      (count) => {
        if (count === 0) return;
        toasts.info(LINK_TEXTS.unsettledChildren(shortNumber(number), count), {
          label: LINK_TEXTS.showChildren,
          run: () => void navigate(adminLinks.inbox({ status: 'all', children: partOf })),
        });
      },
      (error: unknown) => report('children-not-counted', error),
    );
  }, [status, by, uid, partOf, isMerged, number, libraryId, firestore, toasts, navigate]);
}
