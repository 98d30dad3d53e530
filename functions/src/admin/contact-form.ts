import { isDeepStrictEqual } from 'node:util';
import * as contract from '@harborline/domain/api/admin/contact-form';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { libraryLastChange } from '@harborline/domain/stores/library-areas';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { FieldValue } from 'firebase-admin/firestore';
import { readLibrary } from '../libraries';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { setRecord, updateRecord } from '../platform/store/write';

type Wanted = Pick<LibraryPublic, 'contactForm' | 'isContactFormOnline'>;

const isStoredAs = ({ contactForm, isContactFormOnline }: Wanted, wanted: Wanted): boolean =>
  isDeepStrictEqual({ contactForm, isContactFormOnline }, wanted);

/**
 * PUT contactform: the contact form of the current library, never over what somebody else has saved since. Its
 * `lastChange` has the change logged as those are that staff write themselves.
 */
export const saveContactForm = staffEndpoint(
  contract.saveContactForm,
  ({ version: edited, isContactFormOnline, contactForm }, { uid, support_lib_id }) =>
    firestore().runTransaction(async (transaction) => {
      const library = await readLibrary(transaction, support_lib_id);
      if (!library) throw new ApiError('not-found');
      const stored = library.public.contact_form_version ?? 0;
      const wanted = { contactForm, isContactFormOnline };
      // A request that is sent again because its answer was lost.
      if (stored === edited + 1 && isStoredAs(library.public, wanted)) return { version: stored };
      if (stored !== edited) throw new ApiError('conflict', CONTACT_FORM_TEXTS.changedElsewhere);
      const version = stored + 1;
      updateRecord(transaction, libraryDocument(support_lib_id), {
        ...wanted,
        contact_form_version: version,
      });
      setRecord(transaction, libraryLastChange(support_lib_id), {
        updated_by: uid,
        updated_at: FieldValue.serverTimestamp(),
        area: 'contactForm',
      });
      return { version };
    }),
);
