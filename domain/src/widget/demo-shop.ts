import { isLocalHost, localPort } from '../local-suite';

/** Whether a page is one of the demo shop, on which the suite that serves `own` shows the widget. */
export const isDemoShop = (page: URL, own: Pick<URL, 'hostname' | 'port'>): boolean =>
  isLocalHost(own.hostname) &&
  isLocalHost(page.hostname) &&
  page.port === String(localPort('shop', Number(own.port)));
