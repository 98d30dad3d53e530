import { countedChildren } from '@harborline/domain/stores/ticket-families';
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

/** After the person has closed a parent: says how many of its children are open, and leads to them (D-127). */
export function useClosedParent(ticket: Ticket): void {
  const { uid, support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { status, status_changed_by: by, children_ref: partOf, number } = ticket;
  const wasClosed = useRef(status === 'closed');
  useEffect(() => {
    if (status !== 'closed') {
      wasClosed.current = false;
      return;
    }
    // Until it is stored, somebody else may have changed the status last.
    if (wasClosed.current || by !== uid || partOf === undefined) return;
    wasClosed.current = true;
    countRecords(firestore, countedChildren({ libraryId, partOf, status: 'open' })).then(
      (count) => {
        if (count === 0) return;
        toasts.info(LINK_TEXTS.openChildren(shortNumber(number), count), {
          label: LINK_TEXTS.showOpenChildren(count),
          run: () => void navigate(adminLinks.inbox({ status: 'open', children: partOf })),
        });
      },
      (error: unknown) => report('children-not-counted', error),
    );
  }, [status, by, uid, partOf, number, libraryId, firestore, toasts, navigate]);
}
