import { DEFAULT_HOSTING_PORT, localPort } from '@harborline/domain/local-suite';

const hostingPort = Number(process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT);

/** Where the pages are served. */
export const ORIGIN = `http://localhost:${hostingPort}`;

/** The demo shop, which carries the widget: another site to a browser. */
export const SHOP = `http://127.0.0.1:${localPort('shop', hostingPort)}`;

/** Where received mail can be read. */
export const MAILBOX = `http://127.0.0.1:${localPort('mailboxPage', hostingPort)}`;
