import * as contract from '@harborline/domain/api/form-builder/submissions';
import { form, submissionsOfConversation } from '@harborline/domain/stores/forms';
import { presentSubmissions } from '../../forms';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { findRecords, readEach } from '../../platform/store/read';
import { readAnyOwnTicket } from '../own-ticket';

/** GET widget_form_submissions?conversation_ref: for whoever reads the ticket (S7.2-07, D-150). */
export const widgetFormSubmissions = staffEndpoint(
  contract.widgetFormSubmissions,
  async ({ conversation_ref: ref }, staff) => {
    await firestore().runTransaction((transaction) => readAnyOwnTicket(transaction, ref, staff), {
      readOnly: true,
    });
    const found = await findRecords(submissionsOfConversation(staff.support_lib_id, ref));
    const [submissions, forms] = await Promise.all([
      presentSubmissions(found),
      readEach(found.map(({ form_ref }) => form(form_ref))),
    ]);
    return {
      submissions: submissions.map((submission, index) => ({
        ...submission,
        form_name: forms[index]?.name ?? '',
      })),
    };
  },
);
