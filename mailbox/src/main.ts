import { followAuthEmulator } from './follow-auth-emulator';
import { createHttpServer } from './http';
import { inboundFrom } from './reply';
import { createSmtpServer } from './smtp';
import { MailStore } from './store';

const pagePort = Number(process.env.MAILBOX_PAGE_PORT);
const smtpPort = Number(process.env.MAILBOX_SMTP_PORT);
const folder = process.env.MAILBOX_DATA;
const HOST = '127.0.0.1';

if (!pagePort || !smtpPort || !folder) {
  process.stderr.write('MAILBOX_PAGE_PORT, MAILBOX_SMTP_PORT and MAILBOX_DATA must be set.\n');
  process.exit(1);
}

const store = new MailStore(folder);
await store.load();
const page = createHttpServer(store, inboundFrom(process.env)).listen(pagePort, HOST);
const smtp = createSmtpServer(store);
smtp.listen(smtpPort, HOST);
// A client may drop its connection at any time; without this the SDK would throw.
smtp.on('error', (error) => process.stderr.write(`${error.message}\n`));

/** Only with a local suite: a mailbox for anything else has no emulator. */
const { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost, GCLOUD_PROJECT: projectId = '' } = process.env;
const pageOrigin = process.env.MAILBOX_PRODUCT_ORIGIN ?? '';
const stopFollowing = emulatorHost
  ? followAuthEmulator({ url: `http://${emulatorHost}`, projectId, pageOrigin }, store)
  : () => {};

const stop = () => {
  stopFollowing();
  page.closeAllConnections();
  page.close();
  smtp.close(() => process.exit(0));
  setTimeout(() => process.exit(0), 500).unref();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, 1_000).unref();
