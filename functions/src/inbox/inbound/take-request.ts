import { buildMailRecord } from '@harborline/domain/contact/build-mail-record';
import { NO_INBOUND_MAIL } from '@harborline/domain/entities/library';
import { DURATIONS } from '@harborline/domain/limits';
import { libraryKey } from '@harborline/domain/stores/library-lookups';
import { mailedRecord } from '@harborline/domain/stores/mail';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type Library, readLibrary } from '../../libraries';
import { hasCreated } from '../../platform/error-codes';
import { firestore } from '../../platform/firebase';
import { keyedId } from '../../platform/keyed-id';
import { isAnswerable } from '../../platform/mail-address';
import { checkRate } from '../../platform/rate-limit';
import { isStored, readRecord } from '../../platform/store/read';
import { createRecord, inBatch, setRecord } from '../../platform/store/write';
import { waitingFiles } from '../request-files/waiting-files';
import { type KeptFiles, keepFiles, refuseFiles } from './keep-files';
import type { ReceivedMail } from './parse-mail';
import type { Outcome } from './take-bounce';

interface MailedRequest {
  readonly library: Library;
  readonly mail: ReceivedMail;
  /** names the mail: it is the same whenever the provider hands it over again */
  readonly key: string;
  readonly nowMs: number;
}

/** Ids of requests by email: 16 digits, above those that pages draw from the time until the year 2033 (D-21). */
const FIRST_ID = 2_000_000_000_000_000;
const IDS = 7_000_000_000_000_000n;

/** The same for the same mail, so that it makes one ticket; nobody else can compute it and take it first. */
const ticketIdOf = ({ library, key }: MailedRequest): number =>
  FIRST_ID + Number(BigInt(`0x${keyedId('mailed-request', library.id, key)}`) % IDS);

/**
 * Stands for the writer where a browser has its uid, which a sender of mails has none of. No account has it, so no
 * address counts as proven by it (D-07) until somebody opens the link in the receipt.
 */
const writerOf = ({ library, mail }: MailedRequest): string => keyedId('mailed-by', library.id, mail.from);

async function libraryOf(key: string): Promise<Library | undefined> {
  const found = await readRecord(libraryKey(key));
  return found && firestore().runTransaction((transaction) => readLibrary(transaction, found.support_lib_id));
}

function recordOf(request: MailedRequest, { urls, refused }: KeptFiles) {
  const { library, mail, nowMs } = request;
  const name = { label: CONTACT_TEXTS.nameLabel, type: 'text' as const, text: mail.fromName };
  const record = buildMailRecord({
    form: {
      email: mail.from,
      requestText: mail.text,
      customInputs: mail.fromName === '' ? [] : [name],
      helpSteps: [],
      fileUrl: urls[0] ?? '',
    },
    library: library.public,
    visitor: { uid: writerOf(request), os: '', browser: '', URL: '' },
    ticketId: ticketIdOf(request),
    nowMs,
  });
  return {
    ...record,
    message: { ...record.message, subject: mail.subject },
    channel: 'email' as const,
    ...(mail.full === '' ? {} : { full_text: mail.full }),
    ...(refused.length === 0 ? {} : { refused_files: [...refused] }),
  };
}

/** Writes the record and its further files, once. The rest is as with a request from a page: limits, ticket, mails. */
async function store(request: MailedRequest, kept: KeptFiles): Promise<Outcome> {
  const { library, nowMs } = request;
  const record = recordOf(request, kept);
  const isNew = await hasCreated(
    inBatch((batch) => {
      createRecord(batch, mailedRecord(record.ticketId), {
        ...record,
        created_at: FieldValue.serverTimestamp(),
      });
      setRecord(batch, waitingFiles(record.visitor_uid, record.ticketId), {
        support_lib_id: library.id,
        file_urls: kept.urls.slice(1),
        expires_at: Timestamp.fromMillis(nowMs + DURATIONS.requestFilesMs),
      });
    }),
  );
  return isNew ? 'request' : 'duplicate';
}

/** Whether files of one more mail may be kept: they count as uploads of the library, which its pages need as well. */
function mayKeepFiles({ library, mail, nowMs }: MailedRequest): Promise<boolean> {
  if (mail.files.length === 0) return Promise.resolve(true);
  return firestore().runTransaction(async (transaction) => {
    const subject = { address: mail.from, library: library.id };
    const rate = await checkRate(transaction, 'mailedFiles', subject, nowMs);
    if (rate.exceeded) return false;
    rate.count();
    return true;
  });
}

/**
 * A mail to the library's own address becomes a request, if the library wants that (D-98). What programs write, bounces
 * among it, opens nothing and is not answered.
 * @param key of the library, as the address names it
 */
export async function takeRequest(
  key: string,
  received: Pick<MailedRequest, 'mail' | 'key' | 'nowMs'>,
): Promise<Outcome> {
  const { mail } = received;
  const library = await libraryOf(key);
  if (!(library?.private.inboundMail ?? NO_INBOUND_MAIL).opensTickets || !library) return 'ignored';
  if (mail.isAutomatic || mail.report !== undefined) return 'automatic';
  const isEmpty = mail.text === '' && mail.subject === '' && mail.files.length === 0;
  if (isEmpty || !isAnswerable(mail.from)) return 'ignored';
  return keepRequest({ ...received, library });
}

/**
 * Keeps the answer of a blocked sender as a request of its own, which is held as all of theirs are: it says nothing in
 * its conversation, and is not lost (D-101).
 */
export async function keepBlockedAnswer(
  libraryId: string,
  received: Pick<MailedRequest, 'mail' | 'key' | 'nowMs'>,
): Promise<Outcome> {
  const library = await firestore().runTransaction((transaction) => readLibrary(transaction, libraryId));
  return library && isAnswerable(received.mail.from) ? keepRequest({ ...received, library }) : 'ignored';
}

/** Keeps a mail as a request, once. */
async function keepRequest(request: MailedRequest): Promise<Outcome> {
  const { mail, library } = request;
  const id = ticketIdOf(request);
  if (await isStored(mailedRecord(id))) return 'duplicate';
  const owner = { libraryId: library.id, uid: writerOf(request), key: String(id) };
  const kept = (await mayKeepFiles(request)) ? await keepFiles(mail.files, owner) : refuseFiles(mail.files);
  return store(request, kept);
}
