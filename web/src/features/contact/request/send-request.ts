import { buildMailRecord } from '@harborline/domain/contact/build-mail-record';
import { drawTicketId } from '@harborline/domain/contact/ticket-id';
import type { CustomInput } from '@harborline/domain/contact/validate-contact';
import type { ContactForm, LibraryPublic } from '@harborline/domain/entities/library';
import { requestPage } from '@harborline/domain/help-center/widget-page';
import { mailRecord } from '@harborline/domain/stores/mail';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { detectVisitorAgent } from '@harborline/domain/visitor-agent/detect';
import { FirebaseError } from 'firebase/app';
import { serverTimestamp } from 'firebase/firestore';
import { uploadFiles } from '../../../shared/files/upload-files';
import { findTicket } from '../../../shared/firebase/find-ticket';
import { fullFirestore } from '../../../shared/firebase/firestore-full';
import { identifyFirst } from '../../../shared/firebase/identify-first';
import { visitorUser } from '../../../shared/firebase/visitor-session';
import { pageAround } from '../../../shared/frame/page-around';
import { setRecord } from '../../../shared/store/write-record';
import { type ContactDraft, filledInputs } from './contact-draft';
import { saveFiles } from './save-files';

/** Attempts to draw a free ticket id before giving up; ids collide only within one millisecond. */
const TICKET_ID_ATTEMPTS = 3;

/** How long to wait for the ticket of an earlier attempt with the same id. */
const EARLIER_ATTEMPT_MS = 4_000;

export interface RequestToSend {
  readonly library: LibraryPublic;
  readonly form: ContactForm;
  readonly draft: ContactDraft;
  readonly files: readonly File[];
  /** called with the percentage of each file, in their order */
  readonly onProgress: (percentages: readonly number[]) => void;
  /** called with each ticket id before it is used, so that a repeated attempt can reuse it */
  readonly onTicketId: (ticketId: number) => void;
}

function randomShare(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

/** The visitor's inputs; the name comes first, since the record has no field for it. */
function enteredInputs(form: ContactForm, draft: ContactDraft): CustomInput[] {
  const name: CustomInput = { label: CONTACT_TEXTS.nameLabel, type: 'text', text: draft.name ?? '' };
  return [name, ...filledInputs(form, draft)].filter(({ text }) => text.trim() !== '');
}

const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'permission-denied';

/**
 * Sends a request: signs in anonymously, uploads the files, adds those beside the first (D-99), creates the mail record
 * (D-07, D-21). A refused record
 * means that its id is taken. If an earlier attempt of this request took it, that attempt counts; otherwise another
 * id is drawn. Offline it waits for the connection.
 * @returns the ticket id
 * @throws Error if the upload or the record is refused; the draft stays unchanged
 */
export async function sendRequest({
  library,
  form,
  draft,
  files,
  onTicketId,
  onProgress,
}: RequestToSend): Promise<number> {
  const { uid } = await visitorUser();
  await identifyFirst(library.id);
  const fileUrls = await uploadFiles(files, { audience: 'visitor', libraryId: library.id, uid }, onProgress);
  const visitor = {
    uid,
    URL: pageAround() || requestPage(window.location),
    ...detectVisitorAgent(navigator.userAgent),
  };
  const filled = {
    email: draft.email,
    requestText: draft.requestText,
    customInputs: enteredInputs(form, draft),
    helpSteps: [...draft.wizard.history],
    fileUrl: fileUrls[0] ?? '',
  };
  let refusal: unknown;
  for (let attempt = 0; attempt < TICKET_ID_ATTEMPTS; attempt += 1) {
    const isFirst = attempt === 0 && draft.ticketId > 0;
    const nowMs = Date.now();
    const ticketId = isFirst ? draft.ticketId : drawTicketId(nowMs, randomShare);
    onTicketId(ticketId);
    await saveFiles({ libraryId: library.id, ticketId, fileUrls, isRepeated: isFirst });
    const record = buildMailRecord({ form: filled, library, visitor, ticketId, nowMs });
    try {
      await setRecord(fullFirestore('visitor'), mailRecord(ticketId), {
        ...record,
        created_at: serverTimestamp(),
      });
      return ticketId;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal = error;
    }
    if (isFirst && (await findTicket(library.id, ticketId, EARLIER_ATTEMPT_MS)) !== null) return ticketId;
  }
  throw refusal;
}
